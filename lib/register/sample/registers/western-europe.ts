import type { RegisterTable } from './register';

export const WESTERN_EUROPE: RegisterTable[] = [
  {
    jurisdiction_code: 'fr',
    label: 'France',
    country: 'France',
    size: 150,
    lexicons: 'french',
    continental: false,
    numbers: '3######## | 4######## | 5######## | 8########',
    forms: `
      Société à responsabilité limitée / {} SARL / 4 | Société par actions simplifiée / {} SAS / 6 | Société anonyme / {} SA / 2
      Société civile immobilière / SCI {} / 1 | Association déclarée / {} / 1 / nonprofit
    `,
    branchForm: 'Société commerciale étrangère immatriculée au RCS',
    active: 'Active',
    ended: 'Radiée | Cessée',
    troubled: 'En liquidation judiciaire | En redressement judiciaire',
    cities:
      'Paris / Île-de-France / 750## | Lyon / Rhône / 6900# | Nantes / Loire-Atlantique / 44#00 | Marseille / - / 130## | Saint-Malo / Ille-et-Vilaine / 35400 | Béziers / Hérault / 34500',
    positions: 'Gérant | Président | Directeur général | Administrateur | Commissaire aux comptes titulaire',
  },
  {
    jurisdiction_code: 'be',
    label: 'Belgium',
    country: 'Belgium',
    size: 60,
    lexicons: ['dutch', 'french'],
    continental: true,
    numbers: '04######## | 05######## | 07########',
    forms:
      'Besloten Vennootschap / {} BV / 4 | Naamloze Vennootschap / {} NV / 3 | Société à responsabilité limitée / {} SRL / 2 | Vereniging zonder winstoogmerk / {} VZW / 1 / nonprofit',
    branchForm: 'Entité étrangère',
    active: 'Active',
    ended: 'Stopped | Clôture de liquidation',
    troubled: 'Ouverture de faillite',
    cities:
      'Brussel / - / 10#0 | Antwerpen / - / 20#0 | Gent / Oost-Vlaanderen / 90#0 | Liège / - / 40#0 | Oostende / - / 8400',
    positions: 'Bestuurder | Gedelegeerd bestuurder | Gérant | Commissaris',
  },
  {
    jurisdiction_code: 'lu',
    label: 'Luxembourg',
    country: 'Luxembourg',
    size: 50,
    lexicons: ['french', 'french', 'german'],
    numbers: 'B1##### | B2##### | B9####',
    forms:
      'Société à responsabilité limitée / {} S.à r.l. / 5 | Société anonyme / {} S.A. / 3 | Société en commandite spéciale / {} SCSp / 1',
    branchForm: 'Succursale',
    active: 'Inscrite',
    ended: 'Radiée',
    troubled: 'En liquidation volontaire',
    cities: 'Luxembourg / - / L-1### | Luxembourg / - / L-2### | Esch-sur-Alzette / - / L-4###',
    positions: 'Gérant | Administrateur | Délégué à la gestion journalière | Réviseur d’entreprises agréé',
  },
  {
    jurisdiction_code: 'nl',
    label: 'Netherlands',
    country: 'Netherlands',
    size: 110,
    lexicons: 'dutch',
    continental: true,
    numbers: '2####### | 3####### | 6#######',
    forms:
      'Besloten Vennootschap / {} B.V. / 7 | Naamloze Vennootschap / {} N.V. / 1 | Coöperatie / Coöperatie {} U.A. / 1 | Stichting / Stichting {} / 1 / nonprofit',
    branchForm: 'Nevenvestiging buitenlandse rechtspersoon',
    active: 'Actief',
    ended: 'Uitgeschreven | Ontbonden',
    troubled: 'Surseance van betaling | In faillissement',
    cities:
      'Amsterdam / Noord-Holland / 10## @@ | Rotterdam / Zuid-Holland / 30## @@ | Utrecht / - / 35## @@ | Groningen / - / 97## @@ | Middelburg / Zeeland / 43## @@',
    positions: 'Bestuurder | Bestuurder | Gevolmachtigde | Commissaris | Enig aandeelhouder',
  },
];
