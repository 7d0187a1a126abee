import Commands
import Glibc

exit(await CommandLineTool.perform(Array(CommandLine.arguments.dropFirst())))
