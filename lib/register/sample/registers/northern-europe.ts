import type { RegisterTable } from './register';

export const NORTHERN_EUROPE: RegisterTable[] = [
  {
    jurisdiction_code: 'dk',
    label: 'Denmark',
    country: 'Denmark',
    size: 75,
    lexicons: 'danish',
    continental: true,
    numbers: '2####### | 3####### | 4#######',
    forms:
      'Anpartsselskab / {} ApS / 6 | Aktieselskab / {} A¦S / 3 | Interessentskab / {} I¦S / 1 | Forening / {} / 1 / nonprofit',
    branchForm: 'Filial af udenlandsk anpartsselskab',
    active: 'NORMAL',
    ended: 'OPLØST EFTER FRIVILLIG LIKVIDATION | TVANGSOPLØST | OPLØST EFTER KONKURS',
    troubled: 'UNDER KONKURS | UNDER TVANGSOPLØSNING',
    cities:
      'København K / - / 1### | Aarhus C / - / 8000 | Odense C / - / 5000 | Esbjerg / - / 67## | Skagen / - / 9990',
    positions: 'Direktør | Bestyrelsesmedlem | Bestyrelsesformand | Revisor',
  },
  {
    jurisdiction_code: 'se',
    label: 'Sweden',
    country: 'Sweden',
    size: 75,
    lexicons: 'swedish',
    continental: true,
    numbers: '5560##-#### | 5591##-#### | 5568##-####',
    forms:
      'Aktiebolag / {} AB / 8 | Aktiebolag (publ) / {} AB (publ) / 1 | Handelsbolag / {} HB / 1 | Ideell förening / {} / 1 / nonprofit',
    branchForm: 'Filial till utländskt bolag',
    active: 'Registrerat',
    ended: 'Avregistrerat | Konkurs avslutad',
    troubled: 'Konkurs inledd | Likvidation',
    cities:
      'Stockholm / - / 11# ## | Göteborg / - / 41# ## | Malmö / - / 21# ## | Luleå / - / 97# ## | Växjö / - / 35# ##',
    positions: 'Styrelseledamot | Verkställande direktör | Styrelseordförande | Suppleant | Revisor',
  },
  {
    jurisdiction_code: 'no',
    label: 'Norway',
    country: 'Norway',
    size: 75,
    lexicons: 'norwegian',
    continental: true,
    numbers: '9########',
    forms:
      'Aksjeselskap / {} AS / 9 | Allmennaksjeselskap / {} ASA / 1 | Ansvarlig selskap / {} ANS / 1 | Forening¦lag¦innretning / {} / 1 / nonprofit',
    branchForm: 'Norskregistrert utenlandsk foretak',
    active: 'Registrert',
    ended: 'Slettet',
    troubled: 'Konkurs | Under avvikling',
    cities:
      'Oslo / - / 01## | Bergen / Vestland / 50## | Tromsø / - / 90## | Ålesund / Møre og Romsdal / 60## | Bodø / Nordland / 80##',
    positions: 'Daglig leder | Styrets leder | Styremedlem | Varamedlem | Revisor',
  },
  {
    jurisdiction_code: 'fi',
    label: 'Finland',
    country: 'Finland',
    size: 50,
    lexicons: ['finnish', 'finnish', 'finnish', 'swedish'],
    continental: true,
    numbers: '0######-# | 1######-# | 2######-#',
    forms:
      'Osakeyhtiö / {} Oy / 8 | Julkinen osakeyhtiö / {} Oyj / 1 | Kommandiittiyhtiö / {} Ky / 1 | Aatteellinen yhdistys / {} ry / 1 / nonprofit',
    branchForm: 'Sivuliike',
    active: 'Registered',
    ended: 'Ceased',
    troubled: 'Bankruptcy | Liquidation',
    cities: 'Helsinki / - / 00### | Turku / - / 20### | Oulu / - / 90### | Jyväskylä / - / 40###',
    positions: 'Toimitusjohtaja | Hallituksen jäsen | Hallituksen puheenjohtaja | Tilintarkastaja',
  },
];
