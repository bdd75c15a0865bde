/** The lists of a company's record. */
export const en = { filings: 'Filings', statements: 'Statements', data: 'Data' };
