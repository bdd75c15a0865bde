import { describe, expect, it } from 'vitest';
import { ULTIMATE_PARENT } from '@/lib/contract/limits';
import { bods as bodsImport } from '@/lib/formats/in/bods/bods';
import { isLater } from '@/lib/formats/in/format';
import { AT, wholeCase } from '@/lib/network/case/case.fixture';
import { visible } from '@/lib/network/filter';
import { buildModel } from '@/lib/network/model';
import { ROOT, relationship } from '@/lib/network/network.fixture';
import { bods } from './bods';
import { entitiesCsv, relationshipsCsv } from './csv';
import { ABOUT, textOf } from './export.fixture';
import { extractOf } from './extract';
import { cytoscapeJson, gexf, graphml } from './graph-files';

const MODEL = buildModel(ROOT, [
  { ...relationship('Ada Invented?', 'R'), parent_type: 'Person' },
  {
    ...relationship('?', 'R'),
    ...{ parent_name: 'Unknown: not told', parent_type: 'Unknown', parent_service_url: '/statements/7' },
  },
]);
const EXTRACT = extractOf(MODEL, visible(MODEL, wholeCase().filter), ABOUT);

describe('a file of a network with persons', () => {
  it.each([
    ['CSV', entitiesCsv(EXTRACT)],
    ['GraphML', textOf(graphml(EXTRACT))],
    ['GEXF', textOf(gexf(EXTRACT))],
    ['Cytoscape JSON', cytoscapeJson(EXTRACT)],
  ])('marks persons and unknown owners in %s', (_, text) => {
    expect(text).toMatch(/\bperson\b/);
    expect(text).toMatch(/\bunknown\b/);
  });

  it('has in BODS a person statement with the name alone, and a reason for unknown owners', () => {
    const statements: { recordType: string; recordDetails: Record<string, unknown> }[] = JSON.parse(
      textOf(bods(EXTRACT)),
    );
    const of = (type: string) => statements.filter(({ recordType }) => recordType === type);
    expect(of('person').map(({ recordDetails }) => Object.keys(recordDetails))).toEqual([
      ['isComponent', 'personType', 'names', 'uri'],
    ]);
    expect(of('entity')).toHaveLength(1);
    const parties = of('relationship').map(({ recordDetails }) => recordDetails.interestedParty);
    expect(parties).toContainEqual({ reason: 'unknown', description: 'Unknown: not told' });
  });

  it('states an ultimate parent without a share, and as an owner through others', () => {
    const model = buildModel(ROOT, [relationship('P', 'R', { ownership_percentage: 80 }, ULTIMATE_PARENT)]);
    const extract = extractOf(model, visible(model, wholeCase().filter), ABOUT);
    const statements: { recordType: string; recordDetails: { interests?: unknown[] } }[] = JSON.parse(
      textOf(bods(extract)),
    );
    const [interest, ...others] = statements.flatMap(({ recordDetails }) => recordDetails.interests ?? []);
    expect([interest, others]).toEqual([
      {
        ...{ type: 'otherInfluenceOrControl', directOrIndirect: 'indirect', beneficialOwnershipOrControl: false },
        details: 'ultimate_parent',
      },
      [],
    ]);
    for (const text of [
      relationshipsCsv(extract),
      textOf(graphml(extract)),
      textOf(gexf(extract)),
      cytoscapeJson(extract),
    ]) {
      expect(text).toContain('ultimate_parent');
      expect(text).not.toContain('80');
    }
  });

  it('is read again by the importer of BODS as a person', () => {
    const map = bodsImport.createMapper();
    const statements: unknown[] = JSON.parse(textOf(bods(EXTRACT)));
    const read = statements.flatMap((one) => {
      const mapped = map(one, { name: 'x.json', date: AT }, false);
      return isLater(mapped) || 'skip' in mapped ? [] : mapped;
    });
    expect(read.filter(({ kind }) => kind === 'placeholder')).toMatchObject([
      { entity_type: 'person', name: 'Ada Invented?' },
    ]);
  });
});
