import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { collectItems, sourceOf } from '../read/byte-streams';
import { cvr } from './cvr';
import { participant } from './cvr.fixture';

const FILE = { name: 'f.json', date: '2024-06-01T00:00:00+00:00' };

const map = (raw: unknown) => cvr.createMapper()(raw, FILE, false);

describe('a real owner', () => {
  test('controls each company with its share, since its day', () => {
    expect(map(participant())).toMatchObject([
      {
        ...{ kind: 'placeholder', entity_type: 'person', keys: ['cvr:77'], name: 'Ada Opfundet' },
        details: { country_of_residence: 'Denmark' },
      },
      {
        ...{ data_type: 'control_statement', subjects: [{ key: 'cvr:77' }], start_date: '2015-01-01', end_date: null },
        objects: [{ key: 'company:dk/01234567', name: 'Nyt Navn ApS' }],
        relationship: { relationship_type: 'control', percentage_min: 50, percentage_max: 66.65 },
        ...{ version: '2015-01-02T00:00:00.000+01:00', provenances: [{ confidence: 80 }] },
        properties: { ultimate_beneficial_owner: true, description: 'Har indirekte besiddelser' },
      },
    ]);
    // The address of a person is not kept.
    expect(JSON.stringify(map(participant()))).not.toContain('Vej');
  });

  test.each([
    ['1', { percentage: 100 }],
    ['0.25', { percentage_min: 25, percentage_max: 33.33 }],
    ['0.42', { percentage: 42 }],
  ])('with a share of %s owns %j per cent', (share, percentages) => {
    expect(map(participant({ share }))).toMatchObject([{}, { relationship: percentages }]);
  });

  test.each(['2', 'x', ''])('with a share of "%s" has none that is known', (share) => {
    const [, statement] = map(participant({ share })) as { relationship: object }[];
    expect(Object.keys(statement?.relationship ?? {})).toEqual(['relationship_type', 'interests']);
  });

  test('who is one no more has an end', () => {
    expect(map(participant({ until: '2019-01-01' }))).toMatchObject([{}, { end_date: '2019-01-01' }]);
  });
});

test('a participant of another kind is passed over, and one without a name rejected', () => {
  expect(map(participant({ role: 'Direktør' }))).toEqual([]);
  expect(map({ ...participant(), fejlRegistreret: true })).toEqual([]);
  expect(map({ ...participant(), navne: [] })).toEqual({ skip: 'a participant without its number, or with no name' });
});

test('the reply of a search holds several', async () => {
  const hit = { _source: { Vrdeltagerperson: participant() } };
  const text = JSON.stringify({ _scroll_id: 'x', hits: { hits: [hit, hit] } }, null, 2);
  expect(cvr.recognises({ name: 'f', start: text })).toBe(true);
  const items = await collectItems(cvr.read(sourceOf('f', text)));
  expect(items.map((item) => 'raw' in item && map(item.raw))).toEqual([map(participant()), map(participant())]);
});

const published = realData('cvr-dk', /\.json$/);

describe.skipIf(published.reason !== '')(`published shapes of CVR${published.reason}`, () => {
  test('load whole, and change nothing again', async () => {
    const { first, again } = await importReal(cvr, published.files);
    expect([first.rejected, first.brokenFiles]).toEqual([{}, []]);
    expect(first.added).toBeGreaterThan(0);
    expect(again).toMatchObject({ added: 0, merged: 0 });
  });
});
