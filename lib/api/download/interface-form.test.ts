import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS } from '@/lib/contract/kinds';
import { readXml } from '@/lib/testing/xml-reader';
import { ABOUT, ALL_KINDS, documentOf, listOf, RECORDS, textOf } from './download.fixture';
import { write } from './formats';

describe.each(ALL_KINDS)('a %s in the format of the interface', (kind) => {
  it('is the reply as received, in both formats', async () => {
    const document = documentOf(kind, RECORDS[kind]);
    expect(JSON.parse(await textOf(write('json', document)))).toEqual(document.reply);
    expect(readXml(await textOf(write('xml', document)))).toEqual(document.reply);
  });

  it.each([0, 1, 3])('is the envelope of a list with %i of them', async (count) => {
    const rows = Array.from({ length: count }, () => RECORDS[kind]);
    const { wire } = KINDS[kind];
    const results = wire === 'bare' ? rows : { total_count: 3, [wire.list]: rows.map((row) => ({ [wire.item]: row })) };
    const expected = { api_version: '0.4.8', results };
    expect(JSON.parse(await textOf(write('json', listOf(kind, rows))))).toEqual(expected);
    expect(readXml(await textOf(write('xml', listOf(kind, rows))))).toEqual(expected);
  });
});

it('has no total if it is unknown', async () => {
  const text = await textOf(write('json', listOf('officer', [], { ...ABOUT, total_count: null })));
  expect(JSON.parse(text).results).toEqual({ officers: [] });
});

it('keeps any name in both formats', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (name) => {
      const row = { ...RECORDS.jurisdiction, name };
      const list = () => listOf('jurisdiction', [row]);
      expect(JSON.parse(await textOf(write('json', list()))).results.jurisdictions[0].jurisdiction).toEqual(row);
      expect(readXml(await textOf(write('xml', list())))).toMatchObject({
        results: { jurisdictions: [{ jurisdiction: row }] },
      });
    }),
  );
});
