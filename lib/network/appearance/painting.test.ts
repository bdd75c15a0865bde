import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsOf } from '@/lib/shared/language/language';
import { networkAppearanceWords } from '@/lib/words/network-appearance';
import { wholeCase } from '../case/case.fixture';
import { figuresOf } from '../figures';
import { passesEntity, visible } from '../filter';
import { withFacts, withTags } from '../known-facts';
import { factsOf } from '../known-facts.fixture';
import { buildModel, type NetworkModel } from '../model';
import { networks, pathOf, ROOT, relationship } from '../network.fixture';
import { APPEARANCE_RULES, type Appearance, DEFAULT_APPEARANCE, MOST_HUES, type Painting } from './appearance';
import { type PaintSource, paintingOf } from './painting';

const paint = (model: NetworkModel, appearance: Partial<Appearance>): Painting | undefined =>
  paintingOf(sourceOf(model, appearance));

function sourceOf(model: NetworkModel, appearance: Partial<Appearance>): PaintSource {
  const selection = visible(model, wholeCase().filter);
  return {
    ...{ model, selection, drawn: [...selection.entities], roots: [pathOf('R')], figures: figuresOf(selection) },
    appearance: { ...DEFAULT_APPEARANCE, ...appearance },
    forms: formsOf('en'),
    words: networkAppearanceWords.en,
    said: (_, value) => value,
  };
}

const legend = (painting: Painting | undefined) => painting?.legend.map(({ text, count }) => `${text} ${count}`);

describe('a picture drawn by rules', () => {
  const bare = buildModel(ROOT, [
    relationship('R', 'A', { ownership_percentage: 60, confidence: 90, earliest_date: '2001-02-03' }),
    relationship('A', 'B', { ownership_percentage: 50, confidence: 50, earliest_date: '2010' }),
    relationship('B', 'C', { confidence: 70 }),
    relationship('P!', 'R', { ownership_percentage: 100 }),
  ]);
  const model = withFacts(
    bare,
    factsOf({
      A: { incorporation_date: '1999-05-06' },
      B: { incorporation_date: '2008' },
      C: { incorporation_date: '2020-02' },
    }),
  );

  it('is drawn as usual without rules', () => expect(paint(model, {})).toBeUndefined());

  it.each<[appearance: Partial<Appearance>, expected: string[]]>([
    [{ color: 'kind' }, ['Colour: Kind 0', 'company 4', 'person 1']],
    [{ color: 'jurisdiction' }, ['Colour: Jurisdiction 0', 'gb 4', 'unknown 1']],
    [{ color: 'share' }, ['Colour: Effective share 0', '25–50\u00a0% 2', '50–75\u00a0% 1']],
    [{ color: 'confidence' }, ['Colour: Confidence 0', '61–80 2', '81–100 2']],
    [{ color: 'date' }, ['Colour: Earliest date 0', '2001–2009 2', '2010– 1']],
    [{ color: 'incorporated' }, ['Colour: Date of incorporation 0', '1999–2007 1', '2008–2019 1', '2020– 1']],
    [{ size: 'incorporated' }, ['Size: Date of incorporation 0', '1999–2007 1', '2008–2019 1', '2020– 1']],
    [{ color: 'finding' }, ['Colour: Finding 0', 'no owner shown 1']],
    [{ size: 'holdings' }, ['Size: Holdings 0', '0 1', '1–4 4']],
    [{ lines: 'type' }, ['Lines: Type 0', 'shareholding 4']],
    [{ lines: 'share' }, ['Lines: Share 0', '50–75\u00a0% 2', '75–100\u00a0% 1']],
  ])('explains %j by what occurs', (appearance, expected) => {
    expect(legend(paint(model, appearance))).toEqual(expected);
  });

  it.each<[appearance: Partial<Appearance>, expected: Record<string, string | undefined>]>([
    [{ color: 'jurisdiction' }, { A: 'GB', 'P!': undefined }],
    [{ color: 'share' }, { A: '60%', B: '30%', C: '0–30%', 'P!': undefined }],
    [{ color: 'degree', badge: 'jurisdiction' }, { A: '2 · GB' }],
    [{ color: 'jurisdiction', badge: 'jurisdiction' }, { A: 'GB' }],
    [{ color: 'incorporated' }, { A: '1999', B: '2008', C: '2020', R: undefined }],
    [{ badge: 'incorporated', color: 'share' }, { A: '60% · 1999' }],
    [{ badge: 'share' }, { A: '60%' }],
    [{ badge: 'kind' }, { A: 'company', 'P!': 'person' }],
    [{ badge: 'finding' }, { 'P!': 'no owner shown', A: undefined }],
    [{ size: 'degree' }, { A: undefined }],
  ])('writes beside names what %j shows', (appearance, expected) => {
    const found = paint(model, appearance);
    const said = Object.keys(expected).map((name) => [
      name,
      found?.nodes.get(pathOf(name))?.badge?.replace('\u00a0', ''),
    ]);
    expect(Object.fromEntries(said)).toEqual(expected);
  });

  it('colours by the first of several tags, and writes all of them', () => {
    const tagged = withTags(model, new Map([[pathOf('A'), ['a', 'b']]]));
    const painting = paint(tagged, { color: 'tag', badge: 'tag' });
    expect(legend(painting)).toEqual(['Colour: Tag 0', 'a 1', ' 4']);
    expect(painting?.legend.map(({ value }) => value?.value)).toEqual([undefined, 'a', '']);
    expect(painting?.nodes.get(pathOf('A'))?.badge).toBe('a, b');
  });

  it('gives the four most frequent types of lines a colour each, and a bundle of one type its own', () => {
    const types = ['a', 'b', 'c', 'd', 'e', 'f'];
    const mixed = buildModel(
      ROOT,
      types.flatMap((type, at) => types.slice(at).map((_, turn) => relationship('R', `${type}${turn}`, {}, type))),
    );
    const { relationships } = visible(mixed, wholeCase().filter);
    const of = (...some: string[]) => relationships.filter(({ type }) => some.includes(type));
    const painting = paintingOf({
      ...sourceOf(mixed, { lines: 'type' }),
      bundles: new Map([
        ['bundle one', of('b')],
        ['bundle two', of('a', 'b')],
      ]),
    });
    expect(painting?.hasLineHues).toBe(true);
    expect(legend(painting)).toEqual(['Lines: Type 0', 'a 6', 'b 5', 'c 4', 'd 3', 'others 3']);
    expect(of('a', 'd', 'f').map(({ id }) => painting?.lines.get(id))).toEqual([0, 0, 0, 0, 0, 0, 3, 3, 3, 4]);
    expect(painting?.lines.get('bundle one')).toBe(1);
    expect(painting?.lines.has('bundle two')).toBe(false);
  });

  it('colours the most frequent categories and puts the rest together', () => {
    const places = Array.from({ length: 12 }, (_, at) => `x${at}`);
    const rows = places.flatMap((place, at) =>
      Array.from({ length: 12 - at }, (__, one) => ({
        ...relationship('R', `${place}${one}`),
        child_service_url: `https://registry.example/companies/${place}/${one}`,
      })),
    );
    const painting = paint(buildModel(ROOT, rows), { color: 'jurisdiction' });
    const entries = painting?.legend.filter(({ sample }) => sample?.hue) ?? [];
    expect(entries).toHaveLength(MOST_HUES + 1);
    expect(entries[0]).toMatchObject({ text: 'x0', count: 12, sample: { hue: 'hue-0' } });
    expect(entries.at(-1)).toMatchObject({ text: 'others', sample: { hue: 'hue-other' } });
    expect(entries.at(-1)?.value).toBeUndefined();
  });
});

describe('any picture drawn by any rules', () => {
  const rules = fc.record({
    color: fc.constantFrom(...APPEARANCE_RULES.color),
    size: fc.constantFrom(...APPEARANCE_RULES.size),
    badge: fc.constantFrom(...APPEARANCE_RULES.badge),
    lines: fc.constantFrom(...APPEARANCE_RULES.lines),
  });

  it('has in its legend each painted node and line once, and filters that keep as many as they count', () => {
    fc.assert(
      fc.property(networks(40), rules, (wires, appearance) => {
        const model = buildModel(ROOT, wires);
        const painting = paint(model, appearance);
        const sum = (part: string) =>
          painting?.legend
            .filter((one) => one.part === part && (part !== 'color' || one.sample?.hue))
            .reduce((all, { count }) => all + count, 0) ?? 0;
        const paints = [...(painting?.nodes.values() ?? [])];
        expect(sum('color')).toBe(paints.filter(({ hue }) => hue !== undefined).length);
        expect(sum('size')).toBe(paints.filter(({ size }) => size !== undefined).length);
        expect(sum('lines')).toBe(painting?.lines.size ?? 0);
        const filter = wholeCase().filter;
        const seen = [...visible(model, filter).entities].flatMap((id) => model.entities.get(id) ?? []);
        for (const { value, count, ids } of painting?.legend ?? []) {
          if (ids) expect(new Set(ids).size).toBe(count);
          if (!value) continue;
          if (value.facet === 'types') {
            const { relationships } = visible(model, filter);
            expect(relationships.filter(({ type }) => type === value.value)).toHaveLength(count);
            continue;
          }
          const kept = seen.filter((one) => passesEntity(one, { ...filter, [value.facet]: [value.value] }));
          expect(kept).toHaveLength(count);
        }
      }),
    );
  });
});
