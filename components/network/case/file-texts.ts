import { bods } from '@/lib/formats/out/network/bods';
import { entitiesCsv, relationshipsCsv } from '@/lib/formats/out/network/csv';
import { cypher } from '@/lib/formats/out/network/cypher';
import { type Dossier, dossierOf, type RootFindings } from '@/lib/formats/out/network/dossier';
import { dossierHtml, tablePages } from '@/lib/formats/out/network/dossier-html';
import { type Extract, extractOf } from '@/lib/formats/out/network/extract';
import { ftm } from '@/lib/formats/out/network/followthemoney';
import { cytoscapeJson, gexf, graphml } from '@/lib/formats/out/network/graph-files';
import { dossierMarkdown } from '@/lib/formats/out/network/markdown';
import type { Sheet } from '@/lib/formats/out/network/picture/edges';
import { type SheetSource, sheetOf } from '@/lib/formats/out/network/picture/sheet';
import { framedDrawing, svg } from '@/lib/formats/out/network/picture/svg';
import { printAreas, printDocument } from '@/lib/formats/out/network/print';
import { type PrintLayout, type PrintPlan, planPages } from '@/lib/formats/out/network/print-plan';
import { reportOf } from '@/lib/formats/out/network/report';
import { turtle } from '@/lib/formats/out/network/turtle';
import type { Case } from '@/lib/network/case/case';
import { filterParts, type History, trailOf } from '@/lib/network/case/history';
import { judgementsWithin, type SameJudgement } from '@/lib/network/case/judgements';
import { printCaseFile } from '@/lib/network/case/print-file';
import { comparisonOf } from '@/lib/network/changes/changes';
import { holdingWords } from '@/lib/network/elements';
import { type Figures, figuresOf } from '@/lib/network/figures';
import type { Selection } from '@/lib/network/filter';
import type { SeenStatement } from '@/lib/network/findings/findings';
import { type Share, shareWords } from '@/lib/network/model';
import type { FileKind } from './export-picture';
import { namedIn } from './use-case';

/** A snapshot of everything that a file may contain. */
export interface FileSource extends Omit<SheetSource, 'case'> {
  history: History;
  /** Loaded statements with sources, for the history. */
  sources?: ReadonlyMap<number, SeenStatement>;
  /** Answers about the starting points, for a dossier. */
  findings?: readonly RootFindings[];
  /** Those of this device. */
  judgements?: readonly SameJudgement[];
}

type TextKind = Exclude<FileKind, 'png' | 'png-4x' | 'pdf' | 'dossier-pdf'>;

const WRITERS: { readonly [K in TextKind]: (source: FileSource) => string } = {
  svg: (source) => svg(sheetOfSource(source)),
  relationships: (source) => relationshipsCsv(partOf(source)),
  entities: (source) => entitiesCsv({ ...partOf(source), figures: figuresIn(source.projection.selection) }),
  graphml: (source) => joinPieces(graphml(partOf(source))),
  gexf: (source) => joinPieces(gexf(partOf(source))),
  bods: (source) => joinPieces(bods(partOf(source))),
  ftm: (source) => joinPieces(ftm(partOf(source))),
  cypher: (source) => joinPieces(cypher(partOf(source))),
  ttl: (source) => joinPieces(turtle(partOf(source))),
  cytoscape: (source) => cytoscapeJson(partOf(source)),
  case: ({ taken_at: saved_at, title, page_url, model, history, judgements = [] }) =>
    printCaseFile({
      ...{ saved_at, title, page_url, source: null, model },
      case: history.present,
      trail: trailOf(history),
      judgements: judgementsWithin(judgements, model.entities),
    }),
  dossier: (source) => dossierHtml(dossierOfSource(source), sheetOfSource(source)),
  trail: (source) => dossierMarkdown(dossierOfSource(source), trailWordsOf(source), source.sources),
};

const joinPieces = (pieces: Iterable<string>): string => [...pieces].join('');

/** The text of a file; for a picture, its SVG. */
export const fileText = (kind: TextKind, source: FileSource): string => WRITERS[kind](source);

/** The picture in its frame, to be put into a page. */
export const printedPicture = (source: FileSource): string => framedDrawing(sheetOfSource(source));

/** How the picture is divided among pages. */
export const planOf = (source: FileSource, layout: PrintLayout): PrintPlan =>
  planPages(printAreas(sheetOfSource(source)), layout);

/** A document to print: the picture on its pages, then the table and the publishers if `withTable`. */
export function printText(source: FileSource, layout: PrintLayout, withTable: boolean): string {
  const after = withTable ? [tablePages(dossierOfSource(source), source.language)] : [];
  return printDocument(sheetOfSource(source), layout, after);
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

/** What is drawn of a view. */
export const sheetOfSource = (source: FileSource): Sheet => sheetOf({ ...source, case: source.history.present });

const figuresIn = ({ entities, relationships }: Selection): Figures => figuresOf({ entities, relationships });

const comparisonIn = ({ model, history: { present } }: FileSource) => present.days && comparisonOf(model, present.days);

const casesOf = ({ present, done }: History): Case[] => [present, ...done.map(({ before }) => before)];

const trailWordsOf = ({ language, model, history }: FileSource) => ({
  language,
  named: namedIn(model, casesOf(history)),
  share: (share: Share) => shareWords(share, language),
  holding: (code: string) => holdingWords(code, language),
});
