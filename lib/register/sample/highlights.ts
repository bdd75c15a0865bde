/** The day on which the sample register was "retrieved". Nothing in it but a few announced changes is later. */
export const AS_OF = '2026-10-31';

/** A company of the sample whose number never changes, so that a demonstration or a test can name it. */
interface Highlight {
  jurisdiction_code: string;
  company_number: string;
  name: string;
  why: string;
}

export const SAMPLE_HIGHLIGHTS = {
  largest_group_head: {
    jurisdiction_code: 'gb',
    company_number: '01234500',
    name: 'Harrowgate Marine Group plc',
    why: 'head of a group of 300 companies in several levels',
  },
  loop: {
    jurisdiction_code: 'gb',
    company_number: '04040401',
    name: 'Oldacre Rotunda Holdings Limited',
    why: 'owns a company that owns a company that owns a share of it',
  },
  hub: {
    jurisdiction_code: 'je',
    company_number: '100200',
    name: 'Lanternholt Care Holdings Limited',
    why: 'has more than 180 direct children',
  },
  redacted: {
    jurisdiction_code: 'gb',
    company_number: '05030503',
    name: 'Veilbrook Private Services Limited',
    why: 'the only redacted company',
  },
  dissolved: {
    jurisdiction_code: 'gb',
    company_number: '02000001',
    name: 'Thornwick & Daughters Ltd',
    why: 'dissolved, with three previous names',
  },
  branch: {
    jurisdiction_code: 'gb',
    company_number: 'FC012345',
    name: 'Valmoray Énergies SA',
    why: 'entry of a French company in the British register',
  },
  home_of_branch: {
    jurisdiction_code: 'fr',
    company_number: '312345678',
    name: 'Valmoray Énergies SA',
    why: 'head of a group, with a branch in another register',
  },
  nothing_known: {
    jurisdiction_code: 'pa',
    company_number: '100001',
    name: 'Sable Heron Corp.',
    why: 'nothing is known but its name and number',
  },
  long_name: {
    jurisdiction_code: 'gb',
    company_number: '07777777',
    name: 'The Worshipful and Mutual Association of Saltmere, Kestrelmoor and Lower Brackenholt Net-Menders, Rope-Walkers, Lamp-Trimmers, Ballast-Heavers, Oakum-Pickers and Allied Harbour Trades (Successors to the Guild of 1687) Limited',
    why: 'a name of more than 180 characters',
  },
  markup_name: {
    jurisdiction_code: 'gb',
    company_number: '08080808',
    name: 'Brackets <b>&</b> Sons Ltd',
    why: 'a name that looks like markup',
  },
  formula_name: {
    jurisdiction_code: 'sg',
    company_number: '201700001Z',
    name: '=SUM Analytics Pte. Ltd.',
    why: 'a name that a spreadsheet would take for a formula',
  },
  quoted_name: {
    jurisdiction_code: 'ie',
    company_number: '555555',
    name: `"Sure, It's Grand" – Quillfeather's Tea; Cakes & More! Limited`,
    why: 'a name with quotes and punctuation',
  },
  arabic_name: {
    jurisdiction_code: 'ae_du',
    company_number: '1234567',
    name: 'Marjan Creek Pearl Trading L.L.C',
    why: 'an alternative name in Arabic',
  },
  hebrew_name: {
    jurisdiction_code: 'cy',
    company_number: 'HE123456',
    name: 'Carob Hill Shipping Limited',
    why: 'alternative names in Greek and Hebrew',
  },
  differing_records: {
    jurisdiction_code: 'gb',
    company_number: '02815113',
    name: 'Harrowgate Trading Limited',
    why: 'three records differ in name, status, date and address',
  },
  differing_status: {
    jurisdiction_code: 'de',
    company_number: 'M1201_HRB06163',
    name: 'Harrowgate Kapital UG (haftungsbeschränkt)',
    why: 'two records differ in the status alone',
  },
  agreeing_records: {
    jurisdiction_code: 'nl',
    company_number: '34808978',
    name: 'Grutterink Import B.V.',
    why: 'two records that are written differently and say the same',
  },
} as const satisfies Record<string, Highlight>;
