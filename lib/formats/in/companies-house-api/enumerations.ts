/** Types of companies as the site names them; for rarer ones the code is written as words. */
const TYPES: Readonly<Record<string, string>> = {
  ltd: 'Private limited company',
  plc: 'Public limited company',
  llp: 'Limited liability partnership',
  eeig: 'European Economic Interest Grouping (EEIG)',
  'private-unlimited': 'Private unlimited company',
  'private-unlimited-nsc': 'Private unlimited company without share capital',
  'private-limited-guarant-nsc': 'Private limited by guarantee without share capital',
  'private-limited-guarant-nsc-limited-exemption':
    "Private Limited Company by guarantee without share capital, use of 'Limited' exemption",
  'private-limited-shares-section-30-exemption': "Private Limited Company, use of 'Limited' exemption",
  'oversea-company': 'Overseas company',
  'uk-establishment': 'UK establishment company',
  'registered-overseas-entity': 'Overseas entity',
  'registered-society-non-jurisdictional': 'Registered society',
  'converted-or-closed': 'Converted / closed',
};

/** Statuses that the site names differently from their code. */
const STATUSES: Readonly<Record<string, string>> = {
  receivership: 'Receiver Action',
  'converted-closed': 'Converted / Closed',
  administration: 'In Administration',
};

/** Gazette notices as the site words them; for other descriptions the code is clear as words. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'gazette-notice-voluntary': 'First Gazette notice for voluntary strike-off',
  'gazette-notice-compulsory': 'First Gazette notice for compulsory strike-off',
  'gazette-notice-compulsary': 'First Gazette notice for compulsory strike-off',
  'gazette-dissolved-voluntary': 'Final Gazette dissolved via voluntary strike-off',
  'gazette-dissolved-compulsory': 'Final Gazette dissolved via compulsory strike-off',
  'gazette-dissolved-compulsary': 'Final Gazette dissolved via compulsory strike-off',
  'gazette-dissolved-liquidation': 'Final Gazette dissolved following liquidation',
  'gazette-dissolved-statutory-instrument': 'Final Gazette dissolved by statutory instrument',
  'gazette-filings-brought-up-to-date': 'Compulsory strike-off action has been discontinued',
};

/** `voluntary-arrangement` → `Voluntary arrangement`. */
export function codeToSentence(code: string): string {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const inWords = (code: string | null, table: Readonly<Record<string, string>>): string | null =>
  code === null ? null : (table[code] ?? codeToSentence(code));

export const descriptionInWords = (code: string): string => DESCRIPTIONS[code] ?? codeToSentence(code);

export const typeInWords = (code: string | null): string | null => inWords(code, TYPES);

export const statusInWords = (code: string | null): string | null => inWords(code, STATUSES);
