import fc from 'fast-check';
import { APPEARANCE_RULES } from '../appearance/appearance';
import { pathOf } from '../network.fixture';
import { DIRECTIONS } from '../walk/terms';
import { type Case, type Command, DEFAULT_FILTER, GROUPED_BY, LABEL_MODES, LAYOUTS, newCase, PART_SIDES } from './case';
import { replay } from './history';

const id = fc.constantFrom(...['R', 'A', 'B', 'C', 'D', 'E', 'F', 'A?', 'B?'].map(pathOf));
const ids = fc.uniqueArray(id, { maxLength: 4 });
const day = fc.constantFrom('2015-01-01', '2020-06-30', '2021-03-01');
/** Without the negative zero, which JSON does not have. */
const point = fc.record({
  x: fc.double({ min: -900, max: 900, noNaN: true }).map((x) => x + 0),
  y: fc.integer({ min: -900, max: 900 }),
});
/** Untrusted names: markup, commas, bars, formulas, right-to-left text. */
const text = fc.oneof(
  fc.constantFrom('Ours', '=1+1', '<b>&"', 'a|b,c~d', 'شركة', '__proto__'),
  fc.string({ maxLength: 12 }),
);

const filter = fc.record(
  {
    confidence: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant<'all'>('all')),
    ownership: fc.integer({ min: 0, max: 100 }),
    unknown: fc.boolean(),
    date: fc.option(day, { nil: undefined }),
    types: fc.uniqueArray(fc.constantFrom('shareholding', 'has_subsidiary', 'a,b|c'), { maxLength: 2 }),
    jurisdictions: fc.uniqueArray(fc.constantFrom('gb', 'us_de', 'unknown'), { maxLength: 2 }),
    kinds: fc.uniqueArray(fc.constantFrom('company', 'placeholder', 'person'), { maxLength: 1 }),
    statuses: fc.uniqueArray(fc.constantFrom('not_marked_inactive', 'inactive', 'unknown'), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const group = fc
  .record({
    id: fc.constantFrom('g1', 'g2', 'g,3'),
    name: text,
    by: fc.constantFrom(...GROUPED_BY),
    members: ids,
    closed: fc.boolean(),
  })
  .map((one) => {
    if (one.by === 'jurisdiction') return { ...one, jurisdiction: 'gb', members: [] };
    return one.by === 'grouping' ? { ...one, corporate_grouping: 'a, b|c', members: [] } : one;
  });

const walk = fc.record({
  from: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
  direction: fc.constantFrom(...DIRECTIONS),
  depth: fc.integer({ min: 1, max: 20 }),
  nodes: fc.integer({ min: 1, max: 10_000 }),
});

const part = fc.record({
  of: id,
  side: fc.constantFrom(...PART_SIDES),
  type: fc.constantFrom('shareholding', 'has_subsidiary', 'a,b|c'),
});

/** Any command. */
export const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('add_roots', 'expand', 'hide', 'show', 'unpin', 'collapse', 'uncollapse', 'select'),
    ids,
  }),
  fc.record({ kind: fc.constantFrom('remove_root', 'stack', 'unstack'), id }),
  fc.record({ kind: fc.constant('walk'), walk }),
  fc.record({ kind: fc.constant('expand_part'), part }),
  fc.record({ kind: fc.constant('pin'), places: fc.array(fc.tuple(id, point), { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('group'), group }),
  fc.record({ kind: fc.constant('ungroup'), id: fc.constantFrom('g1', 'g2') }),
  fc.record({ kind: fc.constant('close_group'), id: fc.constantFrom('g1', 'g2'), closed: fc.boolean() }),
  fc.record({ kind: fc.constant('filter'), filter }),
  fc.record({ kind: fc.constant('note'), id, text }),
  fc.record({ kind: fc.constantFrom('tag', 'untag'), ids, tag: text }),
  fc.record({ kind: fc.constant('layout'), layout: fc.constantFrom(...LAYOUTS) }),
  fc.record({ kind: fc.constant('labels'), labels: fc.constantFrom(...LABEL_MODES) }),
  fc.record({
    kind: fc.constant('appearance'),
    appearance: fc.record(
      {
        color: fc.constantFrom(...APPEARANCE_RULES.color),
        size: fc.constantFrom(...APPEARANCE_RULES.size),
        badge: fc.constantFrom(...APPEARANCE_RULES.badge),
        lines: fc.constantFrom(...APPEARANCE_RULES.lines),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant('compare_days'),
    days: fc.option(fc.record({ before: day, after: day }), { nil: undefined }),
  }),
);

export const AT = '2026-02-03T04:05:06.000Z';

export const trails = fc.array(commands, { maxLength: 25 }).map((steps) => ({
  from: newCase([pathOf('R')]),
  steps: steps.map((command) => ({ command, at: AT })),
}));

/** Cases produced by random sequences of commands on a new one. */
export const cases: fc.Arbitrary<Case> = trails.map((trail) => replay(trail).present);

/** A case that hides nothing: the starting point of picture tests. */
export const wholeCase = (roots: readonly string[] = [pathOf('R')]): Case => ({
  ...newCase(roots),
  filter: { ...DEFAULT_FILTER, confidence: 'all', ownership: 0 },
});
