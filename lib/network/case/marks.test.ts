import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildModel, expand, type NetworkModel } from '../model';
import { networks, pathOf, ROOT, relationship } from '../network.fixture';
import { LONGEST_LINK } from './link';
import { marksOf, parseMade, parseMarks, printMade, printMarks } from './marks';
import { changesSince, sinceMarked } from './since';

const DAY = '2026-02-03';
const sent = (model: NetworkModel) => parseMade(new URLSearchParams(printMade(model, DAY, LONGEST_LINK).toString()));
const since = (kept: NetworkModel, now: NetworkModel) => sinceMarked(marksOf(kept), now);
const first = buildModel(ROOT, [relationship('R', 'A'), relationship('R', 'B')]);

describe('the hashes of a network', () => {
  it('are the same after a round trip through an address', () => {
    fc.assert(
      fc.property(networks(80), (relationships) => {
        const model = buildModel(ROOT, relationships);
        expect(parseMarks(printMarks(marksOf(model)) ?? '')).toEqual(marksOf(model));
      }),
    );
  });

  it('contain no entity ids', () => {
    const text = printMade(first, DAY, LONGEST_LINK).toString();
    for (const id of first.entities.keys()) expect(text).not.toContain(id);
    expect(text.length).toBeLessThan(120);
  });

  it.each(['', 'a.b', 'abcd..AAAA', 'abcd..////////', 'ab.cd.ef', '....', '.abcd.AAAAAaaa.'])(
    '%j is not valid',
    (text) => expect(parseMarks(text)).toBeUndefined(),
  );

  it('never make the parser throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (made, facts) => {
        expect(() => parseMade(new URLSearchParams({ made, facts }))).not.toThrow();
      }),
    );
  });
});

describe('the changes since a link was made', () => {
  it('are none if nothing changed', () => {
    fc.assert(
      fc.property(networks(60), (relationships) => {
        const model = buildModel(ROOT, relationships);
        expect(since(model, model)).toEqual({
          entities: { added: [], gone: 0 },
          relationships: { added: [], changed: [], gone: [] },
          unchecked: model.relationships.size - [...(model.touching.get(ROOT.id) ?? [])].length,
        });
      }),
    );
  });

  it('equal those of a case file, which contains the facts', () => {
    fc.assert(
      fc.property(networks(40), networks(40), (before, after) => {
        const [kept, now] = [buildModel(ROOT, before), buildModel(ROOT, after)];
        const marked = since(kept, now);
        const known = changesSince(kept, now);
        const kinds = [...known.entities.values()];
        expect(marked.entities.added).toHaveLength(kinds.filter((kind) => kind === 'added').length);
        expect(marked.entities.gone).toBe(kinds.filter((kind) => kind === 'gone').length);
        expect(marked.unchecked).toBe(known.unchecked);
      }),
    );
  });

  it('name what is new, changed and gone', () => {
    const other = relationship('R', 'A');
    const now = buildModel(ROOT, [
      { ...other, relationship_properties: { ...other.relationship_properties, latest_date: '2025-01-01' } },
      relationship('C', 'R'),
    ]);
    const { entities, relationships } = since(first, now);
    expect(entities).toEqual({ added: [pathOf('C')], gone: 1 });
    expect(relationships.added.map(({ parent }) => parent)).toEqual([pathOf('C')]);
    expect(relationships.changed.map(({ child }) => child)).toEqual([pathOf('A')]);
    expect(relationships.gone).toEqual([{ parent: ROOT.id, child: undefined }]);
  });

  it('leave out what was not requested on both sides', () => {
    const kept = expand(first, pathOf('A'), [relationship('A', 'X')]);
    const { relationships, unchecked } = since(kept, first);
    expect(relationships.gone).toEqual([]);
    expect(unchecked).toBe(1);
    expect(since(first, expand(first, pathOf('A'), [relationship('A', 'X')])).relationships.added).toEqual([]);
  });
});

describe('the date of a link', () => {
  it('comes with the numbers at that time', () => {
    expect(sent(first)).toMatchObject({ day: DAY, entities: 3, relationships: 2 });
    expect(sent(first)?.marks).toEqual(marksOf(first));
  });

  it('comes without hashes if the link would be too long', () => {
    const many = Array.from({ length: 700 }, (_, at) => relationship('R', `X${at}`));
    expect(sent(buildModel(ROOT, many))).toEqual({ day: DAY, entities: 701, relationships: 700 });
  });

  it.each(['made=2026-02-30,1,1', 'made=2026-02-03', 'made=2026-02-03,1,x', 'facts=..'])(
    'is not read from %j',
    (query) => expect(parseMade(new URLSearchParams(query))).toBeUndefined(),
  );
});
