import type { Painting } from '@/lib/network/appearance/appearance';
import { type Case, newCase } from '@/lib/network/case/case';
import { comparisonOf, type MarkedChanges, markedChanges } from '@/lib/network/changes/changes';
import { chartOf, chartPositions, chartWordsIn, MOST_BOXES } from '@/lib/network/drawn/chart';
import { type DrawnNode, project } from '@/lib/network/drawn/drawn';
import { bundlesIn, drawnAs, stackName, standIns } from '@/lib/network/drawn/stand-in';
import { holdingWords, lineWords } from '@/lib/network/elements';
import { LANDSCAPE, type Positions } from '@/lib/network/layout';
import { type NumberedGraph, toLayoutGraph, toPlaces, toPositions } from '@/lib/network/layout/graph';
import { layOut } from '@/lib/network/layout/layouts';
import { closersIn } from '@/lib/network/layout/place-new';
import type { Structure } from '@/lib/network/layout/structure';
import { estimate, type Measure } from '@/lib/network/layout/wrap';
import { inactiveIn, type NetworkModel, nameOf, type Relationship } from '@/lib/network/model';
import { type Palette, paperPalette } from '@/lib/network/style';
import { relationshipWords } from '@/lib/words/network';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { SPOKEN, spoken } from '../../document';
import type { Extract } from '../extract';
import { type ReportSource, reportOf } from '../report';
import { MEASURED, type Sheet } from './edges';

/** A view of a network to be drawn. */
export interface SheetSource extends ReportSource {
  positions: Positions;
  chart?: Structure;
  /** What rules of appearance change. */
  painting?: Painting;
  /** Ids of the relationships that close a loop, as the picture marks them. */
  loops: ReadonlySet<string>;
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

/** Width and height of the part of a chart that is read at once. */
const WINDOW = { width: 900, height: 640 };

type Drawing = Pick<SheetSource, 'chart' | 'positions'>;

const changesIn = ({ model, projection, case: { days }, language }: SheetSource): MarkedChanges =>
  markedChanges(bundlesIn(projection.edges), days && comparisonOf(model, days), language);

/** A chart with whole names: nothing can be opened in a file. */
function chartIn(source: SheetSource, marked: MarkedChanges): Drawing {
  const { model, projection, language, loops, measure, painting } = source;
  const { roots, notes, pins } = source.case;
  const drawn = standIns(model, projection, language);
  const chart = chartOf({
    drawn,
    roots: [...new Set(roots.map((id) => drawnAs(id, drawn)))],
    marks: { loops, noted: notes, changes: marked.kinds, bundles: marked.words, painting },
    language,
    words: chartWordsIn(language),
    measure,
    window: WINDOW,
    isWhole: true,
  });
  return { chart, positions: new Map([...chartPositions(chart), ...[...pins].filter(([id]) => chart.boxes.has(id))]) };
}

/** The chart of the screen, unless it cuts names. */
function wholeChart(source: SheetSource, marked: MarkedChanges): Drawing {
  const { chart, positions } = source;
  const isCut = [...(chart?.boxes.values() ?? [])].some(({ lines }) => lines.some((line) => line.endsWith('…')));
  return isCut ? chartIn(source, marked) : { chart, positions };
}

/** What is drawn of a view. */
export function sheetOf(source: SheetSource): Sheet {
  const { language, model, projection, loops, palette, measure, fonts, words } = source;
  const marked = changesIn(source);
  return {
    report: reportOf(source),
    language,
    measure,
    fonts,
    projection,
    ...wholeChart(source, marked),
    roots: new Set(source.case.roots),
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
      holding: (type) => holdingWords(type, language),
      inactive: relationshipWords[language].inactive,
      change: relationshipWords[language].changes,
      circular: relationshipWords[language].circular,
    },
  };
}

const EVERYTHING = { confidence: 'all', ownership: 0, unknown: true } as const;

/** Drawn without a screen: everything in a model around its roots, in a font that most devices have. */
export function sheetOfModel(model: NetworkModel, roots: readonly string[], { about, shortfall }: Extract): Sheet {
  const view: Case = { ...newCase(roots), filter: EVERYTHING };
  const projection = project(model, view);
  const drawn = standIns(model, projection, SPOKEN);
  const numbered = toLayoutGraph(drawn.model, drawn.selection, view.roots);
  const source: SheetSource = {
    ...about,
    ...{
      language: SPOKEN,
      model,
      projection,
      case: view,
      palette: paperPalette(FONT),
      measure: estimate(MEASURED.plain),
    },
    positions: new Map(),
    loops: closersIn(numbered, drawn.selection),
    words: { bundle: (count) => networkCaseWords[SPOKEN].take.bundle(spoken, count), count: spoken.count },
  };
  const isChart = drawn.selection.entities.size <= MOST_BOXES;
  const places = isChart ? chartIn(source, changesIn(source)) : { positions: inLevels(numbered) };
  const sheet = sheetOf({ ...source, ...places });
  const filters = [about.filter, shortfall].filter((text) => text != null);
  return { ...sheet, anyFont: true, report: { ...sheet.report, ...(filters.length > 0 && { filters }) } };
}

const FONT = '"Inter Variable", Inter, Arial, sans-serif';

const inLevels = ({ graph, ids }: NumberedGraph): Positions =>
  toPositions(ids, layOut({ name: 'pyramid', graph, shape: LANDSCAPE, fixed: toPlaces(ids, new Map()) }));
