import { DEFAULT_CONFIDENCE, ULTIMATE_PARENT } from '@/lib/contract/limits';
import type { PaintedEntry } from '@/lib/network/appearance/appearance';
import { borderWidth, colorOf, lineColor, lineWidth, TINT } from '@/lib/network/appearance/appearance-style';
import { CHANGE_LOOKS } from '@/lib/network/changes/changes';
import { BAND_TINT } from '@/lib/network/drawn/bands';
import type { DrawnEdge, DrawnNode } from '@/lib/network/drawn/drawn';
import { isDoubtful, isUncertain, PERSON_SIGN, SIGN_SIZE } from '@/lib/network/elements';
import type { FacetName, NetworkFilter } from '@/lib/network/filter';
import { type EntityKind, isUltimateParent } from '@/lib/network/model';
import { formsOf } from '@/lib/shared/language/language';
import { networkMarkWords, networkPictureWords, relationshipWords } from '@/lib/words/network';
import { networkReportWords } from '@/lib/words/network-analysis';
import { element, type Markup, textElement } from '../element';
import type { Sheet } from './edges';

/** Width and height of a sample. */
export const SAMPLE = { width: 26, height: 12 } as const;

interface LegendEntry {
  /** Drawn in a box of the sample's size, with 0, 0 in its left upper corner; none for a rule in words. */
  sample: readonly Markup[];
  text: string;
  /** The rule of appearance that it explains. */
  part?: PaintedEntry['part'];
  /** How many nodes or lines of the picture have the sign; absent for a rule in words. */
  count?: number;
  /** The value of a filter that all of them have, and nothing else. */
  value?: FacetValueOf;
  /** The entities that have it, where no filter has a value for them. */
  ids?: readonly string[];
  /** The change of the filter that hides all of them, and nothing else. */
  without?: Partial<NetworkFilter>;
}

interface FacetValueOf {
  facet: FacetName;
  value: string;
}

/** What is drawn in a picture. */
export interface Drawn {
  nodes: readonly DrawnNode[];
  /** Edges with a line. `isTree`: a line of a chart's tree. */
  edges: readonly { edge: DrawnEdge; isTree?: boolean }[];
}

/** The part of a sheet that decides which signs occur. */
export type LegendSource = Pick<
  Sheet,
  'palette' | 'language' | 'roots' | 'chart' | 'loops' | 'projection' | 'kindOf' | 'inactive' | 'changes' | 'painting'
>;

/** The signs that occur in a picture, and no others: for files, and for the page that shows the picture. */
export function legendOf(source: LegendSource, drawn: Drawn): LegendEntry[] {
  const lines = source.chart ? chartLines(source, drawn) : freeLines(source, drawn);
  const rows = [...lines, ...commonLines(source, drawn), ...nodeSigns(source, drawn), ...changeSigns(source, drawn)];
  const signs = rows.flatMap(([count, text, sample, more]) => {
    if (count === 0) return [];
    return [{ text, sample, ...(sample.length > 0 && { count }), ...more }];
  });
  return [...paintedEntries(source), ...signs];
}

/** A row with a count of 0 is left out. */
type Row = readonly [
  count: number,
  text: string,
  sample: readonly Markup[],
  more?: Pick<LegendEntry, 'value' | 'without' | 'count'>,
];

/** Explains all lines: nobody counts them. */
const UNCOUNTED = { count: undefined } as const;

const MIDDLE = SAMPLE.height / 2;

const line = (stroke: string, more: Record<string, string | number | undefined> = {}): Markup[] => [
  element('path', { d: `M0 ${MIDDLE}H${SAMPLE.width}`, stroke, 'stroke-width': 1.5, fill: 'none', ...more }),
];

const arrow = (stroke: string, more: Record<string, string | number | undefined> = {}): Markup[] => [
  ...line(stroke, more),
  element('path', { d: `M${SAMPLE.width - 7} ${MIDDLE - 3.5}l7 3.5l-7 3.5z`, fill: stroke }),
];

const disc = (look: Record<string, string | number | undefined>): Markup[] => [
  element('circle', { cx: SAMPLE.width / 2, cy: MIDDLE, r: 6, ...look }),
];

const box = (look: Record<string, string | number | undefined>): Markup[] => [
  element('rect', { x: 1, y: 1, width: SAMPLE.width - 2, height: SAMPLE.height - 2, rx: 3, ...look }),
];

const countOf = <T>(items: readonly T[], test: (item: T) => boolean): number => items.filter(test).length;

/** What the rules of appearance mean, each below its heading. */
const paintedEntries = (source: LegendSource): LegendEntry[] =>
  (source.painting?.legend ?? []).map(({ part, text, sample, count, value, ids }) => ({
    ...{ part, text, sample: sample ? paintedSample(source, part, sample) : [] },
    ...(sample && { count }),
    ...(value && { value }),
    ...(ids && { ids }),
  }));

function paintedSample(
  { palette, chart }: LegendSource,
  part: PaintedEntry['part'],
  { hue, step = 0 }: NonNullable<PaintedEntry['sample']>,
): Markup[] {
  if (part === 'lines') {
    const isHue = hue !== undefined;
    return line(lineColor(palette, step, isHue), { 'stroke-width': lineWidth(step, isHue) });
  }
  if (part === 'size') {
    if (!chart) return disc({ r: 1.5 + step * 1.4, fill: palette.muted });
    return box({ fill: 'none', stroke: palette.muted, 'stroke-width': borderWidth(step) });
  }
  if (!hue) return chart ? box({ fill: palette.raised, stroke: palette.line }) : disc({ fill: palette.muted });
  const color = colorOf(palette, hue);
  return chart ? box({ fill: color, 'fill-opacity': TINT, stroke: color, 'stroke-width': 2 }) : disc({ fill: color });
}

function chartLines({ palette, language, roots, chart }: LegendSource, { nodes, edges }: Drawn): Row[] {
  const { legend } = networkPictureWords[language];
  const { signs } = networkReportWords[language];
  const holds = countOf(nodes, ({ id }) => (chart?.boxes.get(id)?.holds ?? 0) > 0 && !roots.has(id));
  return [
    [edges.length, legend.chart.above, []],
    [countOf(nodes, ({ id }) => roots.has(id)), signs.filled, box({ fill: palette.accent })],
    [holds, signs.holds, box({ fill: palette.soft, stroke: palette.accent })],
    [
      countOf(edges, ({ isTree }) => isTree === false),
      legend.chart.further,
      arrow(palette.line, { 'stroke-dasharray': '4 3' }),
    ],
    [
      countOf(edges, ({ edge, isTree }) => isTree === true && edge.relationships.every(isDoubtful)),
      legend.chart.doubtful(formsOf(language), DEFAULT_CONFIDENCE),
      line(palette.line, { 'stroke-dasharray': '5 4' }),
      { without: { confidence: DEFAULT_CONFIDENCE } },
    ],
  ];
}

function freeLines({ palette, language, painting }: LegendSource, { edges }: Drawn): Row[] {
  const { legend } = networkPictureWords[language];
  const dashed = countOf(edges, ({ edge }) =>
    edge.relationships.every((one) => isUncertain(one) && !isUltimateParent(one)),
  );
  return [
    [edges.length, legend.arrows, arrow(palette.line), UNCOUNTED],
    // A rule may give lines another width.
    [
      edges.length > 1 && !painting?.lines.size ? edges.length : 0,
      legend.thicker,
      line(palette.line, { 'stroke-width': 3 }),
      UNCOUNTED,
    ],
    [
      dashed,
      legend.dashed(formsOf(language), DEFAULT_CONFIDENCE),
      line(palette.line, { 'stroke-dasharray': '5 4' }),
      { without: { confidence: DEFAULT_CONFIDENCE, unknown: false } },
    ],
  ];
}

function commonLines({ palette, language, loops, chart, projection }: LegendSource, { nodes, edges }: Drawn): Row[] {
  const { legend } = networkPictureWords[language];
  const all = edges.map(({ edge }) => edge.relationships);
  return [
    [
      countOf(all, (ones) => ones.every(isUltimateParent)),
      legend.ultimate,
      line(palette.line, { 'stroke-dasharray': '1.5 3.5' }),
      { value: { facet: 'types', value: ULTIMATE_PARENT } },
    ],
    [
      countOf(all, (ones) => ones.every(({ ended }) => ended)),
      legend.paler,
      line(palette.line, { 'stroke-opacity': 0.5 }),
    ],
    [
      // A box may say it of a line that is not drawn.
      countOf(projection.edges, ({ relationships }) => relationships.some(({ id }) => loops.has(id))),
      chart ? legend.chart.loop : legend.loop,
      sign('↻', palette.ink),
    ],
    [countOf(nodes, ({ behind }) => behind !== undefined), networkReportWords[language].signs.behind, []],
  ];
}

const sign = (text: string, fill: string): Markup[] => [
  textElement('text', { x: SAMPLE.width / 2, y: 10, 'text-anchor': 'middle', 'font-size': 11, fill }, text),
];

function nodeSigns(source: LegendSource, { nodes }: Drawn): Row[] {
  const { palette, language, projection } = source;
  const { legend } = networkPictureWords[language];
  const { signs } = networkReportWords[language];
  const dashed = { fill: 'none', stroke: palette.muted, 'stroke-dasharray': '3 2' };
  const diamond = element('polygon', { points: '13,-1 20,6 13,13 6,6', ...dashed });
  const person = { d: PERSON_SIGN, transform: `translate(5 -2) scale(${16 / SIGN_SIZE})`, fill: palette.muted };
  const cut = { points: '4,1 22,1 25,4 25,8 22,11 4,11 1,8 1,4', fill: 'none', stroke: palette.muted };
  const thick = { fill: 'none', stroke: palette.line, 'stroke-width': 3 };
  const pile = [16, 13, 10].flatMap((cx) => disc({ cx, fill: palette.sunken, stroke: palette.muted }));
  const isChart = source.chart !== undefined;
  const withForm = (kind: DrawnNode['kind']) => countOf(nodes, (node) => node.kind === kind);
  const [groups, stacks] = [withForm('group'), withForm('stack')];
  const ofKind = (kind: EntityKind) =>
    countOf(nodes, (node) => node.kind === 'entity' && source.kindOf(node.id) === kind);
  const kindValue = (value: EntityKind) => ({ value: { facet: 'kinds', value } }) as const;
  return [
    [isChart ? groups + stacks : groups, signs.stack, isChart ? box(thick) : disc({ ...thick, r: 5 })],
    [isChart ? 0 : stacks, signs.pile, pile],
    [ofKind('person'), legend.person, [element('path', person)], kindValue('person')],
    [
      ofKind('placeholder'),
      legend.placeholder,
      [...(isChart ? box(dashed) : disc(dashed)), ...sign('?', palette.muted)],
      kindValue('placeholder'),
    ],
    [
      ofKind('unknown'),
      legend.unknown,
      [...(isChart ? box({ ...dashed, rx: 5 }) : [diamond]), ...sign('?', palette.muted)],
      kindValue('unknown'),
    ],
    [
      countOf(nodes, ({ id }) => source.inactive.has(id)),
      signs.inactive,
      [element('polygon', cut)],
      { value: { facet: 'statuses', value: 'inactive' } },
    ],
    [
      projection.frames.length,
      networkMarkWords[language].legend.group,
      box({ fill: palette.accent, 'fill-opacity': BAND_TINT, stroke: palette.muted }),
    ],
  ];
}

function changeSigns({ palette, language, changes }: LegendSource, { nodes, edges }: Drawn): Row[] {
  const kinds = new Set(changes?.values());
  const ids = [...nodes.map(({ id }) => id), ...edges.map(({ edge }) => edge.id)];
  return [...kinds].toSorted().map((kind): Row => {
    const { token, dashes, width } = CHANGE_LOOKS[kind];
    const dash = dashes.length > 0 ? dashes.join(' ') : undefined;
    const look = { 'stroke-width': width, 'stroke-dasharray': dash };
    const count = countOf(ids, (id) => changes?.get(id) === kind);
    return [count, relationshipWords[language].changes[kind], line(palette[token], look)];
  });
}
