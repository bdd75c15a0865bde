import { describe, expect, test } from 'vitest';
import { isLater } from '../format';
import { collectItems, sourceOf } from '../read/byte-streams';
import { legalFormOf, sirene } from './sirene';

const FILE = { name: 'unites.json', date: '2024-06-01T00:00:00.000Z' };

const period = (given: object) => ({
  dateDebut: '2010-01-01',
  dateFin: null,
  etatAdministratifUniteLegale: 'A',
  denominationUniteLegale: 'ATELIERS INVENTÉS',
  categorieJuridiqueUniteLegale: '5710',
  activitePrincipaleUniteLegale: '62.01Z',
  nomenclatureActivitePrincipaleUniteLegale: 'NAFRev2',
  nicSiegeUniteLegale: '00014',
  ...given,
});

const unit = (periods: object[], given: object = {}) => ({
  siren: '000000001',
  statutDiffusionUniteLegale: 'O',
  dateCreationUniteLegale: '2001-02-03',
  dateDernierTraitementUniteLegale: '2020-01-01T10:00:00',
  periodesUniteLegale: periods,
  ...given,
});

function map(raw: unknown) {
  const mapped = sirene.createMapper()(raw, FILE, false);
  if (isLater(mapped)) throw new Error('nothing here waits');
  return mapped;
}

const mapAll = (raw: unknown) => {
  const mapped = map(raw);
  if ('skip' in mapped) throw new Error(mapped.skip);
  return mapped;
};

test.each(['zzz', '9999-12-31', null])('what was dealt with at %s is as old as its file', (moment) => {
  const [company] = mapAll(unit([period({})], { dateDernierTraitementUniteLegale: moment }));
  expect(company).toMatchObject({ source: { retrieved_at: FILE.date } });
});

describe('a legal unit', () => {
  test('has what its last period says, and the names of those before', () => {
    const [company] = mapAll(
      unit([
        period({ dateDebut: '1990-01-01', dateFin: '1999-12-31', denominationUniteLegale: 'VIEUX ATELIERS' }),
        period({ dateDebut: '2015-01-01', etatAdministratifUniteLegale: 'C' }),
        period({ dateDebut: '2000-01-01', dateFin: '2009-12-31' }),
        period({ dateFin: '2014-12-31' }),
      ]),
    );
    expect(company).toMatchObject({
      jurisdiction_code: 'fr',
      company_number: '000000001',
      name: 'ATELIERS INVENTÉS',
      company_type: 'SAS, société par actions simplifiée',
      current_status: 'Cessée',
      inactive: true,
      incorporation_date: '2001-02-03',
      dissolution_date: '2015-01-01',
      previous_names: [{ company_name: 'VIEUX ATELIERS', start_date: '1990-01-01', end_date: '1999-12-31' }],
      industry_codes: [{ code_scheme_id: 'fr_naf_2008', code: '62.01Z' }],
      identifiers: [{ uid: '00000000100014', identifier_system_code: 'fr_siret' }],
      source: { retrieved_at: '2020-01-01T10:00:00', terms: 'Licence Ouverte 2.0' },
    });
  });

  test('gives dates of foundation, renaming, closing and reopening', () => {
    const events = mapAll(
      unit([
        period({ dateDebut: '2018-01-01' }),
        period({ dateDebut: '2015-01-01', etatAdministratifUniteLegale: 'C' }),
        period({ denominationUniteLegale: 'VIEUX ATELIERS', dateDebut: '2001-02-03' }),
      ]),
    ).slice(1);
    expect(events.map((event) => event.kind === 'event' && [event.starts_at?.slice(0, 10), event.description])).toEqual(
      [
        ['2001-02-03', 'Incorporated'],
        ['2015-01-01', "Change of name from 'VIEUX ATELIERS' to 'ATELIERS INVENTÉS'"],
        ['2015-01-01', 'Became Inactive'],
        ['2018-01-01', 'No Longer Inactive'],
      ],
    );
  });

  test('that is a person has the person’s name', () => {
    const person = { prenom1UniteLegale: 'ADA', prenomUsuelUniteLegale: 'ADA' };
    const [company] = mapAll(unit([period({ denominationUniteLegale: null, nomUniteLegale: 'INVENTÉE' })], person));
    expect(company).toMatchObject({ name: 'ADA INVENTÉE' });
  });

  test.each([
    ['without a number', { siren: '12' }, 'no SIREN of nine digits'],
    ['whose owner objected', { statutDiffusionUniteLegale: 'P' }, 'a unit whose owner objected to its publication'],
    ['without a name', { periodesUniteLegale: [period({ denominationUniteLegale: null })] }, 'a unit with no name'],
  ])('%s is not taken', (_, given, reason) => expect(map(unit([period({})], given))).toEqual({ skip: reason }));
});

test.each([
  ['a reply of the API', JSON.stringify({ header: {}, unitesLegales: [unit([period({})]), unit([period({})])] }), 2],
  ['a reply on one unit', JSON.stringify({ uniteLegale: unit([period({})]) }), 1],
  [
    'the stock file',
    'siren,statutDiffusionUniteLegale,denominationUniteLegale,etatAdministratifUniteLegale\n000000001,O,ATELIERS,A\n',
    1,
  ],
])('%s is recognised and read', async (_, content, count) => {
  expect(sirene.recognises({ name: 'f', start: content })).toBe(true);
  const items = await collectItems(sirene.read(sourceOf('f', content)));
  const mapped = items.map((item) => ('raw' in item ? mapAll(item.raw)[0] : undefined));
  expect(mapped).toEqual(Array.from({ length: count }, () => expect.objectContaining({ company_number: '000000001' })));
});

test.each([
  ['5498', 'SARL unipersonnelle'],
  ['5422', 'Société à responsabilité limitée'],
  ['8888', 'Catégorie juridique 8888'],
  [null, null],
])('the code %s is the legal form %s', (code, form) => expect(legalFormOf(code)).toBe(form));
