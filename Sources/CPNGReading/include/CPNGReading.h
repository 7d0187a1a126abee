int proofsheetPNGStub(void);
