import type { RegisterTable } from './register';

const COMMON = {
  lexicons: 'german',
  continental: true,
  active: 'currently registered',
  ended: 'removed | gelöscht',
  troubled: 'In Liquidation | Insolvenzverfahren eröffnet',
} as const;

export const GERMAN_SPEAKING: RegisterTable[] = [
  {
    ...COMMON,
    jurisdiction_code: 'de',
    label: 'Germany',
    country: 'Germany',
    size: 190,
    numbers: `
      K1101R_HRB###### | F1103R_HRB###### | D2601V_HRB###### | M1201_HRB##### | R3306_HRB##### | K1101R_HRA##### | B2609_HRB#####
    `,
    branchNumbers: 'K1101R_HRB1##### | D2601V_HRB2#####',
    forms: `
      Gesellschaft mit beschränkter Haftung / {} GmbH / 10 | Aktiengesellschaft / {} AG / 2 | Kommanditgesellschaft / {} KG / 1
      GmbH & Co. KG / {} GmbH & Co. KG / 3 | Unternehmergesellschaft / {} UG (haftungsbeschränkt) / 1
      eingetragener Verein / {} e. V. / 1 / nonprofit
    `,
    branchForm: 'Zweigniederlassung',
    cities: `
      Hamburg / - / 20### | Berlin / - / 10### | München / Bayern / 80### | Köln / - / 50### | Frankfurt am Main / Hessen / 60###
      Bremen / - / 28### | Leipzig / Sachsen / 04### | Görlitz / Sachsen / 028## | Lübeck / - / 23###
    `,
    positions:
      'Geschäftsführer | Geschäftsführer | Prokurist | Vorstand | Liquidator | Persönlich haftender Gesellschafter',
  },
  {
    ...COMMON,
    jurisdiction_code: 'at',
    label: 'Austria',
    country: 'Austria',
    size: 45,
    numbers: 'FN ######@ | FN #####@',
    forms:
      'Gesellschaft mit beschränkter Haftung / {} GmbH / 6 | Aktiengesellschaft / {} AG / 1 | Offene Gesellschaft / {} OG / 1',
    branchForm: 'Zweigniederlassung',
    active: 'aktiv',
    cities: 'Wien / - / 10#0 | Graz / Steiermark / 80#0 | Linz / Oberösterreich / 40#0 | Innsbruck / Tirol / 60#0',
    positions: 'Geschäftsführer/in | Prokurist/in | Vorstand | Gesellschafter/in',
  },
  {
    ...COMMON,
    jurisdiction_code: 'ch',
    label: 'Switzerland',
    country: 'Switzerland',
    size: 55,
    lexicons: ['german', 'german', 'french', 'italian'],
    numbers: 'CHE-###.###.###',
    forms:
      'Aktiengesellschaft / {} AG / 3 | Gesellschaft mit beschränkter Haftung / {} GmbH / 3 | Stiftung / {} / 1 / nonprofit',
    branchForm: 'Zweigniederlassung ausl. Gesellschaft',
    active: 'active',
    ended: 'cancelled',
    troubled: 'in liquidation',
    cities: 'Zürich / ZH / 80## | Genève / GE / 12## | Zug / ZG / 630# | Basel / BS / 40## | Lugano / TI / 69##',
    positions: 'Mitglied des Verwaltungsrates | Präsident des Verwaltungsrates | Geschäftsführer | Revisionsstelle',
  },
];
