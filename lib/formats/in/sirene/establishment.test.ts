import { describe, expect, test } from 'vitest';
import { collectItems, sourceOf } from '../read/byte-streams';
import { sirene } from './sirene';

const FILE = { name: 'f', date: '2024-06-01T00:00:00+00:00' };
const map = (raw: unknown) => sirene.createMapper()(raw, FILE, false);

const period = {
  ...{
    dateFin: null,
    dateDebut: '2015-02-03',
    etatAdministratifEtablissement: 'A',
    enseigne1Etablissement: 'CHEZ ADA',
  },
  ...{ activitePrincipaleEtablissement: '56.10A', nomenclatureActivitePrincipaleEtablissement: 'NAFRev2' },
};
const address = {
  ...{ numeroVoieEtablissement: '1', typeVoieEtablissement: 'RUE', libelleVoieEtablissement: 'INVENTEE' },
  ...{ codePostalEtablissement: '99000', libelleCommuneEtablissement: 'VILLE' },
};
const establishment = (given: object = {}) => ({
  ...{ siren: '732829320', nic: '00074', siret: '73282932000074', statutDiffusionEtablissement: 'O' },
  ...{ dateCreationEtablissement: '2015-02-03', dateDernierTraitementEtablissement: '2024-01-01T10:00:00' },
  ...{ etablissementSiege: false, uniteLegale: { denominationUniteLegale: 'INVENTEE SA' } },
  ...{ adresseEtablissement: address, periodesEtablissement: [period] },
  ...given,
});

describe('an establishment', () => {
  test('is a branch of its unit, with its own name and address', () => {
    expect(map(establishment())).toMatchObject([
      {
        ...{
          kind: 'company',
          jurisdiction_code: 'fr',
          company_number: '73282932000074',
          name: 'CHEZ ADA',
          branch: 'L',
        },
        ...{ inactive: false, incorporation_date: '2015-02-03', home_company: { key: 'company:fr/732829320' } },
        registered_address_in_full: '1 RUE INVENTEE, 99000 VILLE',
        industry_codes: [{ code: '56.10A' }],
        source: { retrieved_at: '2024-01-01T10:00:00' },
      },
    ]);
  });

  test('that is the seat gives its unit the address', () => {
    expect(map(establishment({ etablissementSiege: true }))).toMatchObject([
      { company_number: '732829320', name: 'INVENTEE SA', registered_address_in_full: '1 RUE INVENTEE, 99000 VILLE' },
    ]);
    expect(map(establishment({ etablissementSiege: true, uniteLegale: {} }))).toEqual([]);
  });

  test('that closed has ended', () => {
    const closed = { ...period, etatAdministratifEtablissement: 'F', dateDebut: '2020-01-01' };
    expect(map(establishment({ periodesEtablissement: [closed, period] }))).toMatchObject([
      { inactive: true, dissolution_date: '2020-01-01' },
    ]);
  });

  test.each([
    ['whose owner objected', { statutDiffusionEtablissement: 'P' }, 'objected to its publication'],
    ['without its number', { siret: '1' }, 'no SIRET'],
  ])('%s is rejected', (_, given, reason) => {
    expect(map(establishment(given))).toEqual({ skip: expect.stringContaining(reason) });
  });
});

test.each([
  ['a reply', JSON.stringify({ header: { statut: 200 }, etablissements: [establishment()] })],
  ['the reply on one', JSON.stringify({ header: { statut: 200 }, etablissement: establishment() })],
  ['lines', `${JSON.stringify(establishment())}\n`],
  [
    'a row of the stock file',
    'siren,nic,siret,statutDiffusionEtablissement,etablissementSiege,etatAdministratifEtablissement,enseigne1Etablissement\n732829320,00074,73282932000074,O,false,A,CHEZ ADA\n',
  ],
])('establishments are read from %s', async (_, text) => {
  expect(sirene.recognises({ name: 'f', start: text })).toBe(true);
  const items = await collectItems(sirene.read(sourceOf('f', text)));
  const mapped = items.map((item) => ('raw' in item ? map(item.raw) : item));
  expect(mapped).toMatchObject([[{ company_number: '73282932000074', name: 'CHEZ ADA', branch: 'L' }]]);
});
