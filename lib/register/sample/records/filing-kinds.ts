/** What is handed in to a register: its code there, its type in the register's words, and what the paper says. */
export interface FilingKind {
  code: string | null;
  type: string | null;
  /** May hold {year} and {date}. A kind without a title is named by its day. */
  title: string | null;
  description: string | null;
}

function kinds(table: string): FilingKind[] {
  const orNull = (part: string | undefined): string | null => (part === undefined || part === '-' ? null : part);
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [code, type, title, description] = line.split('|').map((part) => part.trim());
      return { code: orNull(code), type: orNull(type), title: orNull(title), description: orNull(description) };
    });
}

const ENGLISH = kinds(`
  AA | Annual accounts | Annual accounts | Accounts made up to {date}
  AA | Annual accounts | Micro-entity accounts | Micro-entity accounts made up to {date}
  CS01 | Confirmation statement | Confirmation statement made on {date} | -
  AP01 | Appointment of director | Appointment of a director | -
  TM01 | Termination of appointment | Termination of the appointment of a director | -
  AD01 | Change of registered office | Registered office address changed | Address changed on {date}
  SH01 | Statement of capital | Statement of capital following an allotment of shares | Allotment made on {date}
  MR01 | Registration of a charge | Registration of a charge | Charge created on {date}
  RESOLUTIONS | Resolutions | Special resolution to adopt new articles | -
`);

const AMERICAN = kinds(`
  AR | Annual report | Annual report {year} | -
  SOI | Statement of information | Statement of information | Filed for {year}
  AMEND | Amendment | Certificate of amendment | -
  AGENT | Change of agent | Change of registered agent | -
  - | - | - | -
`);

const GERMAN = kinds(`
  JA | Jahresabschluss | Jahresabschluss zum 31.12.{year} | -
  VER | Veränderungen | Veränderung: Vertretungsbefugnis | Bekannt gemacht am {date}
  GL | Gesellschafterliste | Liste der Gesellschafter | -
  SAT | Satzung | Änderung des Gesellschaftsvertrags | -
`);

const FRENCH = kinds(`
  CA | Comptes annuels | Comptes annuels et rapports {year} | Exercice clos le 31/12/{year}
  PV | Procès-verbal d’assemblée | Procès-verbal d’assemblée générale | -
  ST | Statuts mis à jour | Statuts mis à jour | -
  DEP | Dépôt d’acte | Changement relatif aux dirigeants | Déposé le {date}
`);

const NORDIC = kinds(`
  ÅR | Årsrapport | Årsrapport {year} | -
  VED | Vedtægter | Vedtægtsændring | -
  REG | Registrering | Ændring i ledelsen | Registreret {date}
`);

const GENERAL = kinds(`
  FS | Financial statements | Financial statements {year} | Period ended {date}
  AR | Annual return | Annual return {year} | -
  CD | Change of directors | Notice of change in directors | -
  - | Amendment of articles | Amendment of articles | -
  - | - | - | -
`);

const BY_JURISDICTION: Readonly<Record<string, FilingKind[]>> = {
  gb: ENGLISH,
  ie: ENGLISH,
  us_de: AMERICAN,
  us_ny: AMERICAN,
  us_ca: AMERICAN,
  us_nv: AMERICAN,
  de: GERMAN,
  at: GERMAN,
  ch: GERMAN,
  fr: FRENCH,
  be: FRENCH,
  lu: FRENCH,
  dk: NORDIC,
};

export const FOUNDING: FilingKind = {
  code: 'NEWINC',
  type: 'Incorporation',
  title: 'Certificate of incorporation',
  description: null,
};

export const filingKinds = (jurisdictionCode: string): readonly FilingKind[] =>
  BY_JURISDICTION[jurisdictionCode] ?? GENERAL;
