import { DEFAULT_CONFIDENCE } from '@/lib/contract/limits';
import { CHANGE_LOOKS } from '@/lib/network/changes/changes';
import { BAND_TINT } from '@/lib/network/drawn/bands';
import type { DrawnEdge, DrawnNode } from '@/lib/network/drawn/drawn';
import { isDoubtful, isUncertain, PERSON_SIGN, SIGN_SIZE } from '@/lib/network/elements';
import { isUltimateParent } from '@/lib/network/model';
import { formsOf } from '@/lib/shared/language/language';
import { networkMarkWords, networkPictureWords, relationshipWords } from '@/lib/words/network';
import { networkReportWords } from '@/lib/words/network-analysis';
import { element, textElement } from '../extract';
import type { Sheet } from './edges';

/** Width and height of a sample. */
export const SAMPLE = { width: 26, height: 12 } as const;

interface LegendEntry {
  /** Drawn in a box of the sample's size, with 0, 0 in its left upper corner; none for a rule in words. */
  sample: readonly string[];
  text: string;
}

/** What is drawn in a picture. */
export interface Drawn {
  nodes: readonly DrawnNode[];
  /** Edges with a line. `isTree`: a line of a chart's tree. */
  edges: readonly { edge: DrawnEdge; isTree?: boolean }[];
}

/** The signs that occur in a picture, and no others. */
export function legendOf(sheet: Sheet, drawn: Drawn): LegendEntry[] {
  const entries = [...(sheet.chart ? chartLines(sheet, drawn) : freeLines(sheet, drawn)), ...commonLines(sheet, drawn)];
  return [...entries, ...nodeSigns(sheet, drawn), ...changeSigns(sheet)].flatMap(([occurs, text, sample]) =>
    occurs ? [{ text, sample }] : [],
  );
}

type Row = readonly [occurs: boolean, text: string, sample: readonly string[]];

const line = (stroke: string, more: Record<string, string | number | undefined> = {}): string[] => [
  element('path', { d: `M0 ${SAMPLE.height / 2}H${SAMPLE.width}`, stroke, 'stroke-width': 1.5, fill: 'none', ...more }),
];

const disc = (look: Record<string, string | number | undefined>): string[] => [
  element('circle', { cx: SAMPLE.width / 2, cy: SAMPLE.height / 2, r: 6, ...look }),
];

const box = (look: Record<string, string | number | undefined>): string[] => [
  element('rect', { x: 1, y: 1, width: SAMPLE.width - 2, height: SAMPLE.height - 2, rx: 3, ...look }),
];

function chartLines({ palette, language, roots, chart }: Sheet, { nodes, edges }: Drawn): Row[] {
  const { legend } = networkPictureWords[language];
  const { signs } = networkReportWords[language];
  const holds = nodes.some(({ id }) => (chart?.boxes.get(id)?.holds ?? 0) > 0 && !roots.has(id));
  return [
    [edges.length > 0, legend.chart.above, []],
    [nodes.some(({ id }) => roots.has(id)), signs.filled, box({ fill: palette.accent })],
    [holds, signs.holds, box({ fill: palette.soft, stroke: palette.accent })],
    [
      edges.some(({ isTree }) => isTree === false),
      legend.chart.further,
      line(palette.line, { 'stroke-dasharray': '4 3', 'marker-end': 'url(#arrow)' }),
    ],
    [
      edges.some(({ edge, isTree }) => isTree && edge.relationships.every(isDoubtful)),
      legend.chart.doubtful(formsOf(language), DEFAULT_CONFIDENCE),
      line(palette.line, { 'stroke-dasharray': '5 4' }),
    ],
  ];
}

function freeLines({ palette, language }: Sheet, { edges }: Drawn): Row[] {
  const { legend } = networkPictureWords[language];
  const dashed = edges.some(({ edge }) =>
    edge.relationships.every((one) => isUncertain(one) && !isUltimateParent(one)),
  );
  return [
    [edges.length > 0, legend.arrows, line(palette.line, { 'marker-end': 'url(#arrow)' })],
    [edges.length > 1, legend.thicker, line(palette.line, { 'stroke-width': 3 })],
    [dashed, legend.dashed(formsOf(language), DEFAULT_CONFIDENCE), line(palette.line, { 'stroke-dasharray': '5 4' })],
  ];
}

function commonLines({ palette, language, loops, chart, projection }: Sheet, { nodes, edges }: Drawn): Row[] {
  const { legend } = networkPictureWords[language];
  const all = edges.map(({ edge }) => edge.relationships);
  return [
    [
      all.some((ones) => ones.every(isUltimateParent)),
      legend.ultimate,
      line(palette.line, { 'stroke-dasharray': '1.5 3.5' }),
    ],
    [all.some((ones) => ones.every(({ ended }) => ended)), legend.paler, line(palette.line, { 'stroke-opacity': 0.5 })],
    [
      // A box may say it of a line that is not drawn.
      projection.edges.some(({ relationships }) => relationships.some(({ id }) => loops.has(id))),
      chart ? legend.chart.loop : legend.loop,
      sign('↻', palette.ink),
    ],
    [nodes.some(({ behind }) => behind !== undefined), networkReportWords[language].signs.behind, []],
  ];
}

const sign = (text: string, fill: string): string[] => [
  textElement('text', { x: SAMPLE.width / 2, y: 10, 'text-anchor': 'middle', 'font-size': 11, fill }, text),
];

function nodeSigns(sheet: Sheet, { nodes }: Drawn): Row[] {
  const { palette, language, projection } = sheet;
  const { legend } = networkPictureWords[language];
  const { signs } = networkReportWords[language];
  const kinds = new Set(nodes.flatMap(({ id, kind }) => (kind === 'entity' ? [sheet.kindOf(id)] : [])));
  const dashed = { fill: 'none', stroke: palette.muted, 'stroke-dasharray': '3 2' };
  const diamond = element('polygon', { points: '13,-1 20,6 13,13 6,6', ...dashed });
  const person = { d: PERSON_SIGN, transform: `translate(5 -2) scale(${16 / SIGN_SIZE})`, fill: palette.muted };
  const cut = { points: '4,1 22,1 25,4 25,8 22,11 4,11 1,8 1,4', fill: 'none', stroke: palette.muted };
  const thick = { fill: 'none', stroke: palette.line, 'stroke-width': 3 };
  const pile = [16, 13, 10].flatMap((cx) => disc({ cx, fill: palette.sunken, stroke: palette.muted }));
  const isChart = sheet.chart !== undefined;
  const hasKind = (kind: DrawnNode['kind']) => nodes.some((node) => node.kind === kind);
  return [
    [hasKind('group') || (isChart && hasKind('stack')), signs.stack, isChart ? box(thick) : disc({ ...thick, r: 5 })],
    [!isChart && hasKind('stack'), signs.pile, pile],
    [kinds.has('person'), legend.person, [element('path', person)]],
    [
      kinds.has('placeholder'),
      legend.placeholder,
      [...(isChart ? box(dashed) : disc(dashed)), ...sign('?', palette.muted)],
    ],
    [
      kinds.has('unknown'),
      legend.unknown,
      [...(isChart ? box({ ...dashed, rx: 5 }) : [diamond]), ...sign('?', palette.muted)],
    ],
    [nodes.some(({ id }) => sheet.inactive.has(id)), signs.inactive, [element('polygon', cut)]],
    [
      projection.frames.length > 0,
      networkMarkWords[language].legend.group,
      box({ fill: palette.accent, 'fill-opacity': BAND_TINT, stroke: palette.muted }),
    ],
  ];
}

function changeSigns({ palette, language, changes }: Sheet): Row[] {
  const kinds = new Set(changes?.values());
  return [...kinds].toSorted().map((kind): Row => {
    const { token, dashes, width } = CHANGE_LOOKS[kind];
    const dash = dashes.length > 0 ? dashes.join(' ') : undefined;
    const look = { 'stroke-width': width, 'stroke-dasharray': dash };
    return [true, relationshipWords[language].changes[kind], line(palette[token], look)];
  });
}
