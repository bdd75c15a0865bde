import { KINDS, type Kind } from '@/lib/contract/kinds';
import type { NetworkRelationship } from '@/lib/contract/network';
import { type FormatName, suffixOf } from '@/lib/formats/offered';
import { linkedTexts } from '@/lib/formats/out/about';
import { csvTexts } from '@/lib/formats/out/csv';
import { type ExportDocument, type ListDocument, rowsOf, shortfallOf } from '@/lib/formats/out/document';
import { markdownTexts } from '@/lib/formats/out/markdown/markdown';
import { bods } from '@/lib/formats/out/network/bods';
import { cypher } from '@/lib/formats/out/network/cypher';
import { type Extract, extractOf } from '@/lib/formats/out/network/extract';
import { ftm } from '@/lib/formats/out/network/followthemoney';
import { gexf, graphml } from '@/lib/formats/out/network/graph-files';
import { sheetOfModel } from '@/lib/formats/out/network/picture/sheet';
import { svg } from '@/lib/formats/out/network/picture/svg';
import { turtle } from '@/lib/formats/out/network/turtle';
import { bodsTexts, ftmTexts } from '@/lib/formats/out/records';
import { xlsxBytes } from '@/lib/formats/out/spreadsheet/xlsx';
import { turtleTexts } from '@/lib/formats/out/turtle';
import { withFacts } from '@/lib/network/known-facts';
import { buildModel, childOf, entityId, type NetworkModel, parentOf, toEntity } from '@/lib/network/model';
import { XML_DECLARATION } from '@/lib/shared/text';
import { elementOfKey, toXml } from '../reply';
import { toPieces } from './pieces';
import { png } from './png';

const wrapped = (kind: Kind, row: unknown): unknown => {
  const { wire } = KINDS[kind];
  return wire === 'bare' ? row : { [wire.item]: row };
};

/** The total count, for a list that is written without pages. */
const countOf = ({ about }: { about: { total_count: number | null } }): { total_count?: number } =>
  about.total_count === null ? {} : { total_count: about.total_count };

/** The text before and after the rows: the JSON object, cut where the list is. */
function envelope<K extends Kind>(document: ListDocument<K>): [before: string, after: string] {
  const { wire } = KINDS[document.kind];
  const results = wire === 'bare' ? [] : { ...countOf(document), [wire.list]: [] };
  const whole = JSON.stringify({ api_version: document.api_version, results });
  const at = whole.lastIndexOf('[]') + 1;
  return [whole.slice(0, at), whole.slice(at)];
}

async function* jsonList<K extends Kind>(document: ListDocument<K>): AsyncGenerator<string> {
  const [before, after] = envelope(document);
  yield before;
  let separator = '\n';
  for await (const row of document.rows) {
    yield separator + JSON.stringify(wrapped(document.kind, row));
    separator = ',\n';
  }
  const shortfall = shortfallOf(document);
  const ending = shortfall === null ? after : `${after.slice(0, -1)},"incomplete":${JSON.stringify(shortfall)}}`;
  yield `\n${ending}\n`;
}

/** JSON as in the interface: the reply as received, or its envelope around all rows, one per line. */
async function* jsonTexts<K extends Kind>(document: ExportDocument<K>): AsyncGenerator<string> {
  if (document.shape === 'record') yield JSON.stringify(document.reply);
  else yield* jsonList(document);
}

async function* xmlList<K extends Kind>(document: ListDocument<K>): AsyncGenerator<string> {
  const { wire } = KINDS[document.kind];
  const [list, item] = wire === 'bare' ? (['results', 'item'] as const) : [wire.list.replaceAll('_', '-'), wire.item];
  const counts = Object.entries(countOf(document)).map(([key, value]) => elementOfKey(key, value));
  const [before, after] = wire === 'bare' ? ['', ''] : [`<results>${counts.join('')}`, '</results>'];
  yield `${XML_DECLARATION}<Response>${elementOfKey('api_version', document.api_version)}${before}<${list} type="array">`;
  for await (const row of rowsOf(document)) yield `${elementOfKey(item, row)}\n`;
  const shortfall = shortfallOf(document);
  const incomplete = shortfall === null ? '' : elementOfKey('incomplete', shortfall);
  yield `</${list}>${after}${incomplete}</Response>`;
}

/** XML as the interface gives it (lib/api/reply.ts): the same information as the JSON. */
async function* xmlTexts<K extends Kind>(document: ExportDocument<K>): AsyncGenerator<string> {
  if (document.shape === 'record') yield toXml(document.reply);
  else yield* xmlList(document);
}

type Writer = <K extends Kind>(document: ExportDocument<K>) => AsyncIterable<Uint8Array>;

interface Network {
  extract: Extract;
  model: NetworkModel;
  /** Ids of the entities whose network it is. */
  roots: readonly string[];
}

/** The network of a page as a whole, because its formats begin with all entities. */
async function readNetwork<K extends Kind>(document: ExportDocument<K>): Promise<Network> {
  const rows: NetworkRelationship[] = [];
  // Safe: only networks are given in these formats, and their rows were checked as they came.
  for await (const row of rowsOf(document)) rows.push(row as NetworkRelationship);
  const { about, roots, factsOf } = { roots: undefined, factsOf: undefined, ...document };
  const ends = rows.flatMap((row) => [parentOf(row), childOf(row)]);
  const [root, ...others] = (roots ?? [{ path: new URL(about.page_url).pathname, name: '' }]).map(({ path, name }) => {
    const id = entityId(path);
    return toEntity(path, name || (ends.find((end) => end.id === id)?.name ?? ''));
  });
  const around = buildModel(root ?? toEntity('/', ''), rows);
  const entities = new Map([...others.map((one) => [one.id, one] as const), ...around.entities]);
  const plain = { ...around, entities };
  const model = withFacts(plain, (await factsOf?.([...entities.keys()])) ?? new Map());
  const whole = { entities: new Set(model.entities.keys()), relationships: [...model.relationships.values()] };
  const extract = extractOf(model, whole, about, { shortfall: shortfallOf(document) });
  return { extract, model, roots: [model.root, ...others.map(({ id }) => id)] };
}

const ofNetwork =
  (print: (network: Network) => Iterable<string>): Writer =>
  (document) => {
    async function* texts() {
      yield* print(await readNetwork(document));
    }
    return toPieces(texts());
  };

async function* pixels<K extends Kind>(document: ExportDocument<K>): AsyncGenerator<Uint8Array> {
  const { extract, model, roots } = await readNetwork(document);
  yield await png(sheetOfModel(model, roots, extract));
}

const ofEither =
  (network: Writer, records: Writer): Writer =>
  (document) =>
    document.kind === 'network_relationship' ? network(document) : records(document);

const WRITERS: Readonly<Record<FormatName, Writer>> = {
  json: (document) => toPieces(jsonTexts(document)),
  xml: (document) => toPieces(xmlTexts(document)),
  csv: (document) => toPieces(csvTexts(document)),
  xlsx: (document) => xlsxBytes(document),
  md: (document) => toPieces(markdownTexts(document)),
  jsonld: (document) => toPieces(linkedTexts(document)),
  bods: ofEither(
    ofNetwork(({ extract }) => bods(extract)),
    (document) => toPieces(bodsTexts(document)),
  ),
  ftm: ofEither(
    ofNetwork(({ extract }) => ftm(extract)),
    (document) => toPieces(ftmTexts(document)),
  ),
  graphml: ofNetwork(({ extract }) => graphml(extract)),
  gexf: ofNetwork(({ extract }) => gexf(extract)),
  cypher: ofNetwork(({ extract }) => cypher(extract)),
  ttl: ofEither(
    ofNetwork(({ extract }) => turtle(extract)),
    (document) => toPieces(turtleTexts(document)),
  ),
  svg: ofNetwork(({ extract, model, roots }) => [svg(sheetOfModel(model, roots, extract))]),
  png: pixels,
};

/** The document in the format, in chunks; a slow reader slows the rows. A row that fails throws, and ends the file. */
export const write = <K extends Kind>(format: FormatName, document: ExportDocument<K>): AsyncIterable<Uint8Array> =>
  WRITERS[format](document);

/**
 * `/companies/gb/00000001`, csv → `companies-gb-00000001.csv`: only characters that are safe in file systems and
 * headers.
 */
export function fileName(path: string, format: FormatName): string {
  const words = path.normalize('NFKD').match(/[A-Za-z0-9_]+/g) ?? [];
  return `${words.join('-').slice(0, 100) || 'page'}.${suffixOf(format)}`;
}
