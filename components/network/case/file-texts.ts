import { bods } from '@/lib/formats/out/network/bods';
import { entitiesCsv, relationshipsCsv } from '@/lib/formats/out/network/csv';
import { type Dossier, dossierOf, type RootFindings } from '@/lib/formats/out/network/dossier';
import { dossierHtml, tablePages } from '@/lib/formats/out/network/dossier-html';
import { type Extract, extractOf } from '@/lib/formats/out/network/extract';
import { cytoscapeJson, gexf, graphml } from '@/lib/formats/out/network/graph-files';
import { dossierMarkdown } from '@/lib/formats/out/network/markdown';
import type { Sheet } from '@/lib/formats/out/network/picture/edges';
import { framedDrawing, svg } from '@/lib/formats/out/network/picture/svg';
import { printAreas, printDocument } from '@/lib/formats/out/network/print';
import { type PrintLayout, type PrintPlan, planPages } from '@/lib/formats/out/network/print-plan';
import { reportOf } from '@/lib/formats/out/network/report';
import type { Painting } from '@/lib/network/appearance/appearance';
import type { Case } from '@/lib/network/case/case';
import { filterParts, type History, trailOf } from '@/lib/network/case/history';
import { printCaseFile } from '@/lib/network/case/print-file';
import { comparisonOf, type MarkedChanges, markedChanges } from '@/lib/network/changes/changes';
import { chartOf, chartPositions } from '@/lib/network/drawn/chart';
import type { DrawnNode, Projection } from '@/lib/network/drawn/drawn';
import { bundlesIn, drawnAs, stackName, standIns } from '@/lib/network/drawn/stand-in';
import { lineWords } from '@/lib/network/elements';
import { type Figures, figuresOf } from '@/lib/network/figures';
import type { Selection } from '@/lib/network/filter';
import type { SeenStatement } from '@/lib/network/findings/findings';
import type { Positions } from '@/lib/network/layout';
import type { Structure } from '@/lib/network/layout/structure';
import type { Measure } from '@/lib/network/layout/wrap';
import { inactiveIn, type NetworkModel, nameOf, type Relationship, type Share, shareWords } from '@/lib/network/model';
import type { Palette } from '@/lib/network/style';
import { getOwn } from '@/lib/shared/json';
import type { Language } from '@/lib/shared/language/language';
import { codeWords } from '@/lib/shared/text';
import { relationshipWords } from '@/lib/words/network';
import { chartWordsIn } from '../use-chart';
import type { FileKind } from './export-picture';
import { namedIn } from './use-case';

/** A snapshot of everything that a file may contain. */
export interface FileSource {
  title: string;
  page_url: string;
  /** ISO 8601, UTC. */
  taken_at: string;
  language: Language;
  model: NetworkModel;
  projection: Projection;
  positions: Positions;
  chart?: Structure;
  /** What rules of appearance change. */
  painting?: Painting;
  /** Ids of the relationships that close a loop, as the picture marks them. */
  loops: ReadonlySet<string>;
  history: History;
  /** Loaded statements with sources, for the history. */
  sources?: ReadonlyMap<number, SeenStatement>;
  /** Answers about the starting points, for a dossier. */
  findings?: readonly RootFindings[];
  palette: Palette;
  /** Measures names in the font of the palette. */
  measure: Measure;
  /** Style rules that embed that font in a picture. */
  fonts?: string;
  words: {
    bundle: (count: number) => string;
    count: (count: number) => string;
  };
}

type TextKind = Exclude<FileKind, 'png' | 'png-4x' | 'pdf' | 'dossier-pdf'>;

const WRITERS: { readonly [K in TextKind]: (source: FileSource) => string } = {
  svg: (source) => svg(sheetOf(source)),
  relationships: (source) => relationshipsCsv(partOf(source)),
  entities: (source) => entitiesCsv({ ...partOf(source), figures: figuresIn(source.projection.selection) }),
  graphml: (source) => graphml(partOf(source)),
  gexf: (source) => gexf(partOf(source)),
  bods: (source) => bods(partOf(source)),
  cytoscape: (source) => cytoscapeJson(partOf(source)),
  case: ({ taken_at: saved_at, title, page_url, model, history }) =>
    printCaseFile({ saved_at, title, page_url, source: null, case: history.present, model, trail: trailOf(history) }),
  dossier: (source) => dossierHtml(dossierOfSource(source), sheetOf(source)),
  trail: (source) => dossierMarkdown(dossierOfSource(source), trailWordsOf(source), source.sources),
};

/** The text of a file; for a picture, its SVG. */
export const fileText = (kind: TextKind, source: FileSource): string => WRITERS[kind](source);

/** The picture in its frame, to be put into a page. */
export const printedPicture = (source: FileSource): string => framedDrawing(sheetOf(source));

/** How the picture is divided among pages. */
export const planOf = (source: FileSource, layout: PrintLayout): PrintPlan =>
  planPages(printAreas(sheetOf(source)), layout);

/** A document to print: the picture on its pages, then the table and the publishers if `withTable`. */
export function printText(source: FileSource, layout: PrintLayout, withTable: boolean): string {
  const after = withTable ? [tablePages(dossierOfSource(source), source.language)] : [];
  return printDocument(sheetOf(source), layout, after);
}

/** All that a dossier says. */
export function dossierOfSource(source: FileSource): Dossier {
  const { model, findings = [], history } = source;
  return dossierOf({
    report: reportOf({ ...source, case: history.present }),
    extract: partOf(source),
    model,
    findings,
    further: history.present.roots.length - findings.length,
    trail: trailOf(history),
    words: trailWordsOf(source),
  });
}

function partOf(source: FileSource): Extract {
  const { title, page_url, taken_at, language, model, projection, positions, history } = source;
  const about = {
    title,
    page_url,
    filter: filterParts(history.present.filter, language).join(', '),
    taken_at,
    total_count: model.relationships.size,
    source: null,
  };
  const { notes } = history.present;
  return extractOf(model, projection.selection, about, { positions, notes, compared: comparisonIn(source) });
}

const figuresIn = ({ entities, relationships }: Selection): Figures => figuresOf({ entities, relationships });

const comparisonIn = ({ model, history: { present } }: FileSource) => present.days && comparisonOf(model, present.days);

const holdingIn = (language: Language) => {
  const codes: Readonly<Record<string, string>> = relationshipWords[language].codes;
  return (type: string): string => getOwn(codes, type) ?? codeWords(type);
};

const casesOf = ({ present, done }: History): Case[] => [present, ...done.map(({ before }) => before)];

const trailWordsOf = ({ language, model, history }: FileSource) => ({
  language,
  named: namedIn(model, casesOf(history)),
  share: (share: Share) => shareWords(share, language),
  holding: holdingIn(language),
});

/** Width and height of the part of a chart that is read at once. */
const WINDOW = { width: 900, height: 640 };

/** The chart with whole names, if the screen cuts any; nothing can be opened in a file. */
function wholeChart(source: FileSource, marked: MarkedChanges): Pick<FileSource, 'chart' | 'positions'> {
  const { chart: shown, positions, model, projection, language, loops, measure, history } = source;
  if (!shown || ![...shown.boxes.values()].some(({ lines }) => lines.some((line) => line.endsWith('…')))) {
    return { chart: shown, positions };
  }
  const { roots, notes, pins } = history.present;
  const drawn = standIns(model, projection, language);
  const chart = chartOf({
    drawn,
    roots: [...new Set(roots.map((id) => drawnAs(id, drawn)))],
    marks: { loops, noted: notes, changes: marked.kinds, bundles: marked.words, painting: source.painting },
    language,
    words: chartWordsIn(language),
    measure,
    window: WINDOW,
    isWhole: true,
  });
  return { chart, positions: new Map([...chartPositions(chart), ...[...pins].filter(([id]) => chart.boxes.has(id))]) };
}

/** What is drawn of a view. */
export function sheetOf(source: FileSource): Sheet {
  const { language, model, projection, loops, history, palette, measure, fonts, words } = source;
  const marked = markedChanges(bundlesIn(projection.edges), comparisonIn(source), language);
  return {
    report: reportOf({ ...source, case: history.present }),
    language,
    measure,
    fonts,
    projection,
    ...wholeChart(source, marked),
    roots: new Set(history.present.roots),
    kindOf: (id: string) => model.entities.get(id)?.kind ?? 'company',
    inactive: inactiveIn(model),
    changes: marked.kinds,
    bundled: marked.words,
    painting: source.painting,
    loops,
    palette,
    words: {
      name: (id: string) => nameOf(model.entities.get(id), id),
      stack: (node: DrawnNode) => stackName(node, language),
      group: ({ members }: { members: readonly string[] }) => words.count(members.length),
      behind: (count: number) => `+${words.count(count)}`,
      share: (one: Relationship) => lineWords(one, language),
      bundle: words.bundle,
      holding: holdingIn(language),
      inactive: relationshipWords[language].inactive,
      change: relationshipWords[language].changes,
      circular: relationshipWords[language].circular,
    },
  };
}
