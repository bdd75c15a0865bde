import { HEAD_OFFICE } from '@/lib/formats/in/cnpj/cnpj.fixture';
import { participant } from '@/lib/formats/in/cvr/cvr.fixture';
import { csvLines, jsonLines, type Original } from './original';

const unit = {
  organisasjonsnummer: '000000001',
  navn: 'OPPDIKTET AS',
  organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
  stiftelsesdato: '2001-02-03',
  slettedato: '2020-10-20',
  forretningsadresse: { land: 'Norge', postnummer: '0101', poststed: 'OSLO', adresse: ['Gata 1', null] },
  naeringskode1: { kode: '62.010' },
  antallAnsatte: 5,
  kapital: { belop: 30000, valuta: 'NOK' },
};
const roles = {
  rollegrupper: [
    {
      type: { kode: 'DELT' },
      roller: [
        {
          type: { kode: 'DTPR' },
          enhet: { organisasjonsnummer: '000000009', navn: ['Del', 'AS'] },
          ansvarsandel: '1/2',
        },
        {
          type: { kode: 'LEDE', beskrivelse: 'Styrets leder' },
          person: { fodselsdato: '1980-02-29', navn: { fornavn: 'Ada', etternavn: 'Oppdiktet' } },
        },
      ],
    },
  ],
  _links: { self: { href: 'https://register.example/api/enheter/000000001/roller' } },
};

const period = {
  dateDebut: '2010-01-01',
  etatAdministratifUniteLegale: 'C',
  denominationUniteLegale: 'ATELIERS INVENTÉS',
  categorieJuridiqueUniteLegale: '5710',
  activitePrincipaleUniteLegale: '62.01Z',
  nomenclatureActivitePrincipaleUniteLegale: 'NAFRev2',
  nicSiegeUniteLegale: '00014',
};
const legalUnit = {
  siren: '000000001',
  statutDiffusionUniteLegale: 'O',
  dateCreationUniteLegale: '2001-02-03',
  dateDernierTraitementUniteLegale: '2020-01-01T10:00:00',
  periodesUniteLegale: [
    { ...period, dateDebut: '2001-02-03', dateFin: '2009-12-31', denominationUniteLegale: 'VIEUX ATELIERS' },
    period,
  ],
};

const entry = {
  company_number: 'X0000_HRB77',
  jurisdiction_code: 'de',
  name: 'Erfundene Werke GmbH & Co. KG',
  current_status: 'currently registered',
  registered_address: 'Weg 1, 12345 Dorf',
  retrieved_at: '2019-02-01T10:00:00Z',
  all_attributes: { _registerArt: 'HRA', _registerNummer: '77', registrar: 'Musterstadt', registered_office: 'Dorf' },
  previous_names: [{ company_name: 'Alte Werke GmbH' }],
  officers: [
    {
      name: 'Werke GmbH, Dorf (Amtsgericht Musterstadt HRB 78)',
      type: 'company',
      position: 'Persönlich haftender Gesellschafter',
      start_date: '2011-01-01',
    },
    {
      name: 'Ada Erfunden',
      type: 'person',
      position: 'Prokurist',
      other_attributes: { city: 'Dorf', dismissed: true },
    },
  ],
  subsequent_registrations: [
    {
      previous_entity: { entity_properties: { company_number: 'X0000_HRB77', jurisdiction_code: 'de' } },
      subsequent_entity: {
        entity_properties: { company_number: 'X0001_HRB1', jurisdiction_code: 'de', name: 'Neue GmbH' },
      },
      start_date: '2018-01-01',
      confidence: 'HIGH',
      retrieved_at: '2019-02-01T10:00:00Z',
    },
  ],
};

const semicolons = (...rows: readonly (readonly string[])[]): string => csvLines(...rows).replaceAll('","', '";"');

/** Files of the registers of Norway, France, Germany and Brazil, and a generic table. */
export const REGISTERS: readonly Original[] = [
  { format: 'brreg', name: 'units.jsonl', text: jsonLines(unit, roles) },
  { format: 'cvr', name: 'owners.jsonl', text: jsonLines(participant(), participant({ share: '1' })) },
  { format: 'sirene', name: 'unites.json', text: JSON.stringify([legalUnit], null, 1) },
  { format: 'offeneregister', name: 'companies.jsonl', text: jsonLines(entry) },
  {
    format: 'cnpj',
    name: 'EMPRECSV',
    text: semicolons(['00000001', 'EMPRESA INVENTADA LTDA', '2062', '49', '10000,50', '03', '']),
  },
  {
    format: 'cnpj',
    name: 'ESTABELE',
    text: semicolons(HEAD_OFFICE),
  },
  {
    format: 'cnpj',
    name: 'SOCIOCSV',
    text: semicolons(
      ['00000001', '2', 'ADA INVENTADA', '***000000**', '49', '20121213', '', '***000000**', '', '00', '6'],
      ['00000001', '1', 'OUTRA LTDA', '00000002000199', '22', '20121213', '', '***000000**', '', '00', '6'],
    ),
  },
  {
    format: 'csv',
    name: 'table.csv',
    text: csvLines(
      ['No', 'Name', 'Parent', 'Share', 'Since', 'Shut', 'Head'],
      ['1', 'Upp ehf', 'Yfir hf', '12,5', '01.02.2001', 'Active', 'Ada Uppspuni'],
      ['2', 'Niður ehf', 'Upp ehf', '100', '31.12.1999', 'Struck off', 'Ada Uppspuni'],
    ),
    options: {
      mapping: {
        source: { publisher: 'Example Register', licence: 'CC BY 4.0', url: 'https://register.example/' },
        records: [
          {
            kind: 'company',
            jurisdiction_code: { value: 'is' },
            company_number: 'No',
            name: 'Name',
            incorporation_date: { column: 'Since', date: 'DD.MM.YYYY' },
            inactive: { column: 'Shut', values: { Active: false, 'Struck off': true } },
          },
          {
            kind: 'relationship',
            owner: { name: 'Parent' },
            owned: { name: 'Name', company_number: 'No', jurisdiction_code: { value: 'is' } },
            percentage: { column: 'Share', decimal: ',' },
            number_of_shares: 'No',
          },
          {
            kind: 'officer',
            jurisdiction_code: { value: 'is' },
            company_number: 'No',
            name: 'Head',
            date_of_birth: 'Since',
          },
          {
            kind: 'filing',
            jurisdiction_code: { value: 'is' },
            company_number: 'No',
            date: { column: 'Since', date: 'DD.MM.YYYY' },
            title: 'Shut',
          },
        ],
      },
    },
  },
];
