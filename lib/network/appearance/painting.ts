import type { Forms } from '@/lib/shared/language/language';
import { isoCode } from '@/lib/shared/text';
import type { networkAppearanceWords } from '@/lib/words/network-appearance';
import { type Figure, type Figures, figureOf } from '../figures';
import { type FacetName, NO_TAG, type Selection, UNKNOWN_VALUE } from '../filter';
import { buildGraph, HUB_NEIGHBOURS } from '../graph/graph';
import { type Entity, isUltimateParent, type NetworkModel, type Relationship, shareWords, strength } from '../model';
import { effectiveOwnership } from '../ownership/effective';
import { buildStakes, type Interval, MOST_RELATIONSHIPS, SAME, shareOfFraction } from '../ownership/stakes';
import {
  APPEARANCE_PARTS,
  type Appearance,
  type Hue,
  MOST_HUES,
  MOST_LINE_HUES,
  type NodePaint,
  type PaintedEntry,
  type Painting,
} from './appearance';

export interface PaintSource {
  appearance: Appearance;
  model: NetworkModel;
  selection: Selection;
  /** By id of a line that stands for several relationships. */
  bundles?: ReadonlyMap<string, readonly Relationship[]>;
  /** Ids of the entities with a node of their own. */
  drawn: readonly string[];
  roots: readonly string[];
  /** Absent until they are computed. */
  figures?: Figures;
  forms: Forms;
  words: (typeof networkAppearanceWords)['en'];
  /** A value of a facet in words. */
  said: (facet: FacetName, value: string) => string;
}

/** Undefined if no rule is chosen. */
export function paintingOf(source: PaintSource): Painting | undefined {
  const { appearance } = source;
  if (APPEARANCE_PARTS.every((part) => appearance[part] === 'none')) return undefined;
  const facts = new Facts(source);
  const colored = colorsOf(source, facts);
  const sized = sizesOf(source, facts);
  const badges = badgesOf(source, facts);
  const lined = linesOf(source);
  const nodes = new Map<string, NodePaint>();
  for (const id of source.drawn) {
    const paint = { hue: colored.hues.get(id), size: sized.steps.get(id), badge: badges.get(id) };
    if (paint.hue !== undefined || paint.size !== undefined || paint.badge !== undefined) nodes.set(id, paint);
  }
  const hasLineHues = appearance.lines === 'type';
  return {
    nodes,
    lines: withBundles(lined.steps, source),
    hasLineHues,
    legend: [...colored.legend, ...sized.legend, ...lined.legend],
  };
}

/** What all relationships of a bundle have, its line has too. */
function withBundles(steps: Stepped['steps'], { bundles = new Map() }: PaintSource): Stepped['steps'] {
  const all = new Map(steps);
  for (const [id, some] of bundles) {
    const [step, ...others] = new Set(some.map((one) => steps.get(one.id)));
    if (step !== undefined && others.length === 0) all.set(id, step);
  }
  return all;
}

/** A number by which entities or lines are ordered in steps, and how it is written. */
interface Measured {
  value: number;
  text: string;
}

/** What rules ask of entities; each is computed once if a rule asks for it. */
class Facts {
  private readonly shares: ReadonlyMap<string, Interval>;
  private readonly touching = new Map<string, Relationship[]>();

  constructor(private readonly source: PaintSource) {
    const { appearance, selection } = source;
    const needsShares = [appearance.color, appearance.size, appearance.badge].includes('share');
    this.shares = needsShares ? sharesOf(source) : new Map();
    for (const one of selection.relationships) {
      for (const id of new Set([one.parent, one.child])) {
        const known = this.touching.get(id);
        if (known) known.push(one);
        else this.touching.set(id, [one]);
      }
    }
  }

  entity(id: string): Entity | undefined {
    return this.source.model.entities.get(id);
  }

  figure(id: string, figure: Figure): number | undefined {
    return this.source.figures && figureOf(this.source.figures, id, figure);
  }

  /** In a loop, a hub, or no owner shown: the first that applies. */
  finding(id: string): 'loop' | 'hub' | 'top' | undefined {
    if (this.figure(id, 'loop') !== undefined) return 'loop';
    if ((this.figure(id, 'degree') ?? 0) >= HUB_NEIGHBOURS) return 'hub';
    const isTop = this.figure(id, 'owners') === 0 && (this.figure(id, 'holdings') ?? 0) > 0;
    return isTop ? 'top' : undefined;
  }

  measure(id: string, rule: NumberRule): Measured | undefined {
    const { forms } = this.source;
    const touching = this.touching.get(id) ?? [];
    if (rule === 'share') return this.share(id);
    if (rule === 'confidence') {
      const known = touching.flatMap(({ confidence }) => confidence ?? []);
      return known.length === 0 ? undefined : counted(Math.max(...known), forms);
    }
    if (rule === 'incorporated') return yearOf(this.entity(id)?.incorporation_date);
    if (rule === 'date') return yearOf(touching.flatMap(({ from }) => from ?? []).toSorted()[0]);
    const value = this.figure(id, rule);
    if (value === undefined) return undefined;
    return rule === 'betweenness' ? { value, text: forms.percent(value / 100) } : counted(value, forms);
  }

  /** By the upper end, as filters count bands; nothing is said of what may be anything. */
  private share(id: string): Measured | undefined {
    const share = this.shares.get(id);
    if (!share || (share.low < SAME && share.high > 1 - SAME)) return undefined;
    return { value: share.high * 100, text: shareWords(shareOfFraction(share), this.source.forms.language) };
  }
}

const counted = (value: number, forms: Forms): Measured => ({ value, text: forms.count(value) });

function yearOf(date: string | undefined): Measured | undefined {
  const year = /^\d{4}/.exec(date ?? '')?.[0];
  return year === undefined ? undefined : { value: Number(year), text: year };
}

/** The effective shares of the first root in what it holds. */
function sharesOf({ selection, roots: [root = ''] }: PaintSource): ReadonlyMap<string, Interval> {
  if (!selection.entities.has(root) || selection.relationships.length > MOST_RELATIONSHIPS) return new Map();
  return effectiveOwnership(buildStakes(buildGraph(selection)), root).shares;
}

interface Colored {
  hues: ReadonlyMap<string, Hue>;
  legend: readonly PaintedEntry[];
}

const FACETS_OF = { jurisdiction: 'jurisdictions', status: 'statuses', kind: 'kinds' } as const;

function colorsOf(source: PaintSource, facts: Facts): Colored {
  const { color } = source.appearance;
  if (color === 'none') return { hues: new Map(), legend: [] };
  const head = headOf(source, 'color');
  if (isNumberRule(color)) {
    const { steps, legend } = stepped(source, source.drawn, color, (id) => facts.measure(id, color));
    const hues = new Map([...steps].map(([id, step]): [string, Hue] => [id, `step-${step}`]));
    return {
      hues,
      legend: [head, ...legend.map((one) => ({ ...one, part: 'color' as const, sample: hueSample(one) }))],
    };
  }
  return categorised(source, head, (id) => categoryOf(source, facts, id));
}

const hueSample = ({ sample }: PaintedEntry): PaintedEntry['sample'] => ({ hue: `step-${sample?.step ?? 0}` });

/** The heading of a rule in the legend. */
function headOf({ appearance, words }: PaintSource, part: PaintedEntry['part']): PaintedEntry {
  const rule = part === 'lines' ? words.lineRules[appearance.lines] : words.rules[appearance[part]];
  return { part, text: words.legend[part](rule), count: 0 };
}

interface Category {
  key: string;
  text: string;
  value?: PaintedEntry['value'];
}

function categoryOf({ appearance, said, words, forms }: PaintSource, facts: Facts, id: string): Category | undefined {
  const { color } = appearance;
  const entity = facts.entity(id);
  if (color === 'finding') {
    const finding = facts.finding(id);
    return finding && { key: finding, text: words.findings[finding] };
  }
  if (color === 'community') {
    const number = facts.figure(id, 'community');
    return number === undefined ? undefined : { key: String(number), text: words.community(forms.count(number)) };
  }
  if (color === 'tag') {
    const [value] = entity?.tags ?? [];
    return value === undefined ? undefined : { key: value, text: value, value: { facet: 'tags', value } };
  }
  if (color !== 'jurisdiction' && color !== 'status' && color !== 'kind') return undefined;
  const facet = FACETS_OF[color];
  const value = entity?.[color];
  return value ? { key: value, text: said(facet, value), value: { facet, value } } : undefined;
}

type CategoryOf = (id: string) => Category | undefined;

/** The most frequent categories get colours of their own, in that order. */
function categorised(source: PaintSource, head: PaintedEntry, of: CategoryOf): Colored {
  const { ranked, without } = groupedBy(source.drawn, of);
  const hueOf = (index: number): Hue => (index < MOST_HUES ? `hue-${index}` : 'hue-other');
  const entries = ranked.slice(0, MOST_HUES).map(({ text, value, ids }, index): PaintedEntry => {
    return { part: 'color', text, count: ids.length, sample: { hue: hueOf(index) }, ...(value ? { value } : { ids }) };
  });
  const others = ranked.slice(MOST_HUES).flatMap(({ ids }) => ids);
  return {
    hues: new Map(ranked.flatMap(({ ids }, index) => ids.map((id): [string, Hue] => [id, hueOf(index)]))),
    legend: [head, ...entries, ...othersEntry(source, others), ...plainEntry(source, without)],
  };
}

interface Grouped {
  /** The most frequent first. */
  ranked: readonly (Category & { ids: readonly string[] })[];
  /** How many are in no category. */
  without: number;
}

function groupedBy(ids: readonly string[], of: CategoryOf): Grouped {
  const categories = new Map<string, Category & { ids: string[] }>();
  let without = 0;
  for (const id of ids) {
    const category = of(id);
    const known = category && categories.get(category.key);
    if (!category) without += 1;
    else if (known) known.ids.push(id);
    else categories.set(category.key, { ...category, ids: [id] });
  }
  const ranked = [...categories.values()].toSorted((a, b) => b.ids.length - a.ids.length || (a.key < b.key ? -1 : 1));
  return { ranked, without };
}

const othersEntry = ({ words }: PaintSource, ids: readonly string[]): PaintedEntry[] =>
  ids.length === 0 ? [] : [{ part: 'color', text: words.others, count: ids.length, sample: { hue: 'hue-other' }, ids }];

/** Those without a value keep the usual colour. */
function plainEntry({ appearance: { color }, said }: PaintSource, count: number): PaintedEntry[] {
  const value = WITHOUT.get(color);
  return value && count > 0 ? [{ part: 'color', text: said(value.facet, value.value), count, sample: {}, value }] : [];
}

/** The value of the filter that those without a value have. */
const WITHOUT: ReadonlyMap<Appearance['color'], NonNullable<PaintedEntry['value']>> = new Map([
  ['jurisdiction', { facet: 'jurisdictions', value: UNKNOWN_VALUE }],
  ['status', { facet: 'statuses', value: UNKNOWN_VALUE }],
  ['tag', { facet: 'tags', value: NO_TAG }],
]);

function sizesOf(source: PaintSource, facts: Facts): Stepped {
  const { size } = source.appearance;
  if (size === 'none') return NO_STEPS;
  const { steps, legend } = stepped(source, source.drawn, size, (id) => facts.measure(id, size));
  return { steps, legend: [headOf(source, 'size'), ...legend.map((one) => ({ ...one, part: 'size' as const }))] };
}

function linesOf(source: PaintSource): Stepped {
  const { appearance, selection, forms } = source;
  const { lines } = appearance;
  if (lines === 'none') return NO_STEPS;
  if (lines === 'type') return typesOf(source);
  const all = new Map(selection.relationships.map((one) => [one.id, one]));
  const measure = (id: string): Measured | undefined => {
    const one = all.get(id);
    if (!one || isUltimateParent(one)) return undefined;
    if (lines === 'date') return yearOf(one.from);
    if (lines === 'confidence') return one.confidence === undefined ? undefined : counted(one.confidence, forms);
    return one.share.kind === 'unknown' ? undefined : { value: strength(one.share), text: '' };
  };
  const { steps, legend } = stepped(source, [...all.keys()], lines, measure);
  return {
    steps,
    legend: [headOf(source, 'lines'), ...legend.map(({ ids: _, ...one }) => ({ ...one, part: 'lines' as const }))],
  };
}

/** The most frequent types of relationships have a colour of their own. */
function typesOf(source: PaintSource): Stepped {
  const { selection, said, words } = source;
  const types = new Map(selection.relationships.map(({ id, type }) => [id, type]));
  const { ranked } = groupedBy([...types.keys()], (id) => {
    const value = types.get(id) ?? '';
    return { key: value, text: said('types', value), value: { facet: 'types', value } };
  });
  const stepOf = (index: number) => Math.min(index, MOST_LINE_HUES);
  const entries = ranked.slice(0, MOST_LINE_HUES).map(
    ({ text, value, ids }, step): PaintedEntry => ({
      ...{ part: 'lines', text, value, count: ids.length },
      sample: { step, hue: `hue-${step}` },
    }),
  );
  const others = ranked.slice(MOST_LINE_HUES).reduce((sum, { ids }) => sum + ids.length, 0);
  const sample = { step: MOST_LINE_HUES, hue: 'hue-other' } as const;
  return {
    steps: new Map(ranked.flatMap(({ ids }, index) => ids.map((id): [string, number] => [id, stepOf(index)]))),
    legend: [
      headOf(source, 'lines'),
      ...entries,
      ...(others > 0 ? [{ part: 'lines', text: words.others, count: others, sample } as const] : []),
    ],
  };
}

interface Stepped {
  steps: ReadonlyMap<string, number>;
  legend: readonly PaintedEntry[];
}

const NO_STEPS: Stepped = { steps: new Map(), legend: [] };

type NumberRule = 'share' | 'confidence' | 'degree' | 'holdings' | 'betweenness' | 'incorporated' | 'date';

const isNumberRule = (rule: string): rule is NumberRule => rule in BOUNDS || isDateRule(rule);
/** Ordered by years. */
const isDateRule = (rule: string): rule is 'incorporated' | 'date' => rule === 'incorporated' || rule === 'date';

/** The lower bounds of steps: people know quarters of shares, and few have many connections. */
const BOUNDS: Readonly<Record<Exclude<NumberRule, 'incorporated' | 'date'>, readonly number[]>> = {
  share: [0, 25, 50, 75],
  confidence: [0, 41, 61, 81],
  degree: [0, 2, 5, 10, 50],
  holdings: [0, 1, 5, 10, 50],
  betweenness: [0, 1, 5, 20],
};

/** Steps of years. */
const PERIODS = 5;

function stepped(
  { forms }: PaintSource,
  ids: readonly string[],
  rule: NumberRule,
  measure: (id: string) => Measured | undefined,
): Stepped {
  const values = new Map(
    ids.flatMap((id): [string, number][] => {
      const measured = measure(id);
      return measured ? [[id, measured.value]] : [];
    }),
  );
  const bounds = isDateRule(rule) ? periodsOf([...values.values()]) : BOUNDS[rule];
  const steps = new Map(
    [...values].map(([id, value]) => [
      id,
      Math.max(
        0,
        bounds.findLastIndex((from) => from <= value),
      ),
    ]),
  );
  const legend = bounds.flatMap((_, step): PaintedEntry[] => {
    const found = [...steps].flatMap(([id, one]) => (one === step ? [id] : []));
    const text = rangeText(rule, bounds, step, forms);
    return found.length === 0 ? [] : [{ part: 'size', text, count: found.length, sample: { step }, ids: found }];
  });
  return { steps, legend };
}

/** The first years of periods with about as many each. */
function periodsOf(years: readonly number[]): number[] {
  const sorted = years.toSorted((a, b) => a - b);
  const first = Array.from({ length: PERIODS }, (_, at) => sorted[Math.floor((at * sorted.length) / PERIODS)]);
  return [...new Set(first.filter((year) => year !== undefined))];
}

/** "25–50 %", "10–49", "50+", "1998–2004". */
function rangeText(rule: NumberRule, bounds: readonly number[], step: number, forms: Forms): string {
  const [from = 0, next] = [bounds[step], bounds[step + 1]];
  if (rule === 'share' || rule === 'betweenness') {
    return shareWords({ kind: 'band', min: from, max: next ?? 100 }, forms.language);
  }
  const write = isDateRule(rule) ? String : forms.count;
  if (next === undefined)
    return rule === 'confidence' ? `${from}–100` : `${write(from)}${isDateRule(rule) ? '–' : '+'}`;
  return next - 1 === from ? write(from) : `${write(from)}–${write(next - 1)}`;
}

/** What stands after a name: the chosen mark, and the value of the colour where the picture does not say it otherwise. */
function badgesOf({ appearance, drawn, words, said }: PaintSource, facts: Facts): Map<string, string> {
  const { color, badge } = appearance;
  const textOf = (rule: Appearance['color'] | Appearance['badge'], id: string): string | undefined => {
    const finding = facts.finding(id);
    const community = facts.figure(id, 'community');
    if (rule === 'jurisdiction') {
      const code = facts.entity(id)?.jurisdiction;
      return code && isoCode(code);
    }
    if (rule === 'tag') return facts.entity(id)?.tags?.join(', ');
    if (rule === 'finding') return finding && words.findings[finding];
    if (rule === 'community') return community === undefined ? undefined : `#${community}`;
    if (isNumberRule(rule)) return facts.measure(id, rule)?.text;
    return undefined;
  };
  // As a colour it needs no words: the forms say it.
  const kind = (id: string) => {
    const own = badge === 'kind' ? facts.entity(id)?.kind : undefined;
    return own && said('kinds', own);
  };
  // Inactive companies are marked without a rule.
  const active = (id: string) =>
    badge === 'status' && facts.entity(id)?.status === 'not_marked_inactive' ? words.active : undefined;
  const badges = new Map<string, string>();
  for (const id of drawn) {
    const texts = new Set(
      [textOf(color, id), badge === 'status' ? active(id) : (kind(id) ?? textOf(badge, id))].filter(Boolean),
    );
    if (texts.size > 0) badges.set(id, [...texts].join(' · '));
  }
  return badges;
}
