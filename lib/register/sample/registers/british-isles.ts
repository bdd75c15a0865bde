import type { RegisterTable } from './register';

const COMMON = {
  active: 'Active',
  ended: 'Dissolved',
  troubled: 'Liquidation | Active - Proposal to Strike off',
  positions: 'director | director | secretary | nominee director',
} as const;

export const BRITISH_ISLES: RegisterTable[] = [
  {
    ...COMMON,
    jurisdiction_code: 'gb',
    label: 'United Kingdom',
    country: 'United Kingdom',
    size: 430,
    lexicons: 'english',
    scheme: 'uk_sic_2007',
    numbers: '0####### | 0####### | 1####### | 1####### | SC###### | NI######',
    branchNumbers: 'FC0##### | BR0#####',
    forms: `
      Private limited Company / {} Limited / 8 | Private limited Company / {} Ltd / 8
      Public Limited Company / {} plc / 1 | Limited Liability Partnership / {} LLP / 1
      PRI¦LTD BY GUAR¦NSC (Private, limited by guarantee, no share capital) / {} / 1 / nonprofit
      Community Interest Company / {} CIC / 1 / nonprofit
    `,
    branchForm: 'Overseas company',
    ended: 'Dissolved | Converted / Closed',
    troubled: 'Liquidation | In Administration | Active - Proposal to Strike off | Voluntary Arrangement',
    cities: `
      London / - / EC# #@@ | London / - / W## #@@ | Manchester / Greater Manchester / M## #@@ | Leeds / West Yorkshire / LS# #@@
      Bristol / - / BS# #@@ | Edinburgh / - / EH# #@@ | Glasgow / - / G## #@@ | Cardiff / - / CF## #@@ | Belfast / - / BT# #@@
      Whitby / North Yorkshire / YO## #@@ | Falmouth / Cornwall / TR## #@@ | Norwich / Norfolk / NR# #@@
    `,
    positions: 'director | director | director | secretary | corporate-secretary',
  },
  {
    ...COMMON,
    jurisdiction_code: 'ie',
    label: 'Ireland',
    country: 'Ireland',
    size: 80,
    lexicons: 'english',
    numbers: '4##### | 5##### | 6#####',
    branchNumbers: '90####',
    forms: `
      LTD - Private Company Limited by Shares / {} Limited / 6 | DAC - Designated Activity Company / {} DAC / 2
      PLC - Public Limited Company / {} Public Limited Company / 1 | CLG - Company Limited by Guarantee / {} CLG / 1 / nonprofit
    `,
    branchForm: 'External company branch',
    active: 'Normal',
    ended: 'Dissolved | Strike Off Listed, Dissolved',
    troubled: 'Receivership | Strike Off Listed',
    cities:
      'Dublin / - / D## @#@# | Cork / - / T## @#@# | Galway / - / H91 @#@# | Sligo / - / F91 @#@# | Kilkenny / - / R95 @#@#',
  },
  {
    ...COMMON,
    jurisdiction_code: 'je',
    label: 'Jersey',
    country: 'Jersey',
    size: 24,
    lexicons: 'channel',
    scheme: 'isic_4',
    numbers: '1#####',
    forms: 'RC - Registered Private Company / {} Limited / 6 | Public Company / {} plc / 1',
    branchForm: 'Foreign company',
    active: 'Registered',
    ended: 'Dissolved | Struck Off',
    troubled: 'In Liquidation',
    cities: 'St Helier / - / JE2 #@@ | St Brelade / - / JE3 #@@',
  },
  {
    ...COMMON,
    jurisdiction_code: 'gg',
    label: 'Guernsey',
    country: 'Guernsey',
    size: 20,
    lexicons: 'channel',
    scheme: 'isic_4',
    numbers: '##### | 6####',
    forms: 'Non-Cellular Company limited by shares / {} Limited / 6 | Protected Cell Company / {} PCC Limited / 1',
    branchForm: 'Overseas company',
    cities: 'St Peter Port / - / GY1 #@@ | St Sampson / - / GY2 #@@',
  },
  {
    ...COMMON,
    jurisdiction_code: 'im',
    label: 'Isle of Man',
    country: 'Isle of Man',
    size: 20,
    lexicons: 'channel',
    scheme: 'isic_4',
    numbers: '1#####C | 0#####V',
    forms: '1931 Act company / {} Limited / 3 | 2006 Act company / {} Ltd / 3',
    branchForm: 'Foreign company',
    active: 'Live',
    cities: 'Douglas / - / IM1 #@@ | Ramsey / - / IM8 #@@',
  },
];
