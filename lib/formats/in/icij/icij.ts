import type { EntityReference, OfficerInput, RelationshipInput, StatementInput } from '@/lib/register/store/records';
import { digest } from '../digest';
import { type FileFacts, type ImportFormat, LATER, type Later, type Mapped, skip } from '../format';
import { isRaw, type Raw, textAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import { isNumber } from '../text';
import { createNodes, currentThrough, keyOf, mapNode, type Nodes, parseLeakDate, provenanceOf, sourceOf } from './node';

interface Edge {
  raw: Raw;
  from: string;
  to: string;
  /** What the one is of the other: `shareholder of`. */
  link: string;
}

function readEdge(raw: Raw): Edge | null {
  const at = (...columns: string[]): string | null =>
    columns.map((column) => textAt(raw, column)).find((text) => text !== null) ?? null;
  const [from, to] = [at('START_ID', 'node_1', 'node_id_start'), at('END_ID', 'node_2', 'node_id_end')];
  const link = at('link', 'rel_type', 'TYPE');
  if (from === null || to === null || link === null || !isNumber(from) || !isNumber(to)) return null;
  return { raw, from, to, link: link.toLowerCase().replaceAll('_', ' ') };
}

const isEdge = (raw: Raw): boolean => ['START_ID', 'node_1', 'node_id_start'].some((column) => column in raw);

/** What is said of two nodes without either doing anything with the other, or where one is an address. */
const NOTHING = /^(?:registered address|same|similar|probably same|alternate|related entity|connected|located)|address/;
const OWNERSHIP = /\b(?:share ?holder|owner of shares|unit ?holder|stock ?holder|member \/ shareholder)\b/;
const CONTROL = /\b(?:beneficial|beneficiary|ultimate|owner|settlor|protector|trustee|grantor|principal|controller)\b/;
const SERVICE =
  /\b(?:intermediary|records? & registers?|auditor|correspondent|bank|client|tax advis|nominee name|agent of)\b/;

const isFormer = (link: string): boolean => /\b(?:former|past|ex)\b/.test(link);

interface Nature {
  data_type: string;
  predicate: string;
  edge: RelationshipInput | null;
}

function natureOf(link: string): Nature | null {
  if (OWNERSHIP.test(link)) {
    const edge: RelationshipInput = { relationship_type: 'shareholding', interests: ['shareholding'] };
    return { data_type: 'share_parcel', predicate: 'holds_shares_in', edge };
  }
  if (CONTROL.test(link)) {
    return { data_type: 'control_statement', predicate: 'controls', edge: { relationship_type: 'control' } };
  }
  return SERVICE.test(link) ? { data_type: 'intermediary', predicate: 'serves', edge: null } : null;
}

/** The same edge in two leaks is two statements, as each has its own source. */
const edgeKey = ({ raw, from, to, link }: Edge): string =>
  `icij:${from}:${to}:${digest(JSON.stringify([link, raw.start_date, raw.end_date, raw.sourceID]))}`;

function referenceTo(node: string, nodes: Nodes): EntityReference {
  return nodes.get(node) ?? { key: keyOf(node), name: `ICIJ node ${node}`, entity_type: 'unknown' };
}

function toStatement(edge: Edge, nature: Nature, file: FileFacts, nodes: Nodes): StatementInput {
  const { raw, link } = edge;
  const key = edgeKey(edge);
  return {
    kind: 'statement',
    key,
    data_type: nature.data_type,
    predicate: nature.predicate,
    subjects: [referenceTo(edge.from, nodes)],
    objects: [referenceTo(edge.to, nodes)],
    properties: { link, valid_until: textAt(raw, 'valid_until') },
    start_date: parseLeakDate(textAt(raw, 'start_date')),
    // Whoever is called former is so since a day that nobody tells: at the latest when the leak ended.
    end_date: parseLeakDate(textAt(raw, 'end_date')) ?? (isFormer(link) ? currentThrough(raw) : null),
    end_date_type: isFormer(link) && textAt(raw, 'end_date') === null ? '<' : null,
    sample_date: currentThrough(raw),
    version: file.date,
    relationship: nature.edge,
    provenances: [provenanceOf(raw, key, file)],
  };
}

function toOfficer(edge: Edge, file: FileFacts, nodes: Nodes): OfficerInput {
  const { raw, link } = edge;
  const end_date = parseLeakDate(textAt(raw, 'end_date'));
  return {
    kind: 'officer',
    key: edgeKey(edge),
    company: referenceTo(edge.to, nodes),
    name: referenceTo(edge.from, nodes).name,
    position: link.replace(/\s+of$/, ''),
    start_date: parseLeakDate(textAt(raw, 'start_date')),
    end_date,
    inactive: end_date !== null || isFormer(link) ? true : null,
    source: sourceOf(raw, edge.to, file),
  };
}

/** What one node is of another: a statement, or an office. */
function mapEdge(raw: Raw, file: FileFacts, nodes: Nodes, canWait: boolean): Mapped | Later {
  const edge = readEdge(raw);
  if (!edge) return skip('an edge without both ends and what it is');
  if (NOTHING.test(edge.link)) return [];
  const isEarly = nodes.get(edge.from) === undefined || nodes.get(edge.to) === undefined;
  if (canWait && isEarly) return LATER;
  const nature = natureOf(edge.link);
  return [nature ? toStatement(edge, nature, file, nodes) : toOfficer(edge, file, nodes)];
}

/** Headers of the tables of nodes and edges, as the leaks were published in 2016, 2018 and since 2021. */
const HEADERS: readonly RegExp[] = [
  /\bnode_id\b.*\bsourceID\b|\bsourceID\b.*\bnode_id\b/,
  /\bnode_1\b.*\brel_type\b.*\bnode_2\b/,
  /\bnode_id_start\b.*\bnode_id_end\b/,
  /\bSTART_ID\b.*\bEND_ID\b/,
  /^\W*Type\W+ID\W+Name\/Address\b/,
];

const firstLine = (text: string): string => text.slice(0, text.indexOf('\n'));

export const icij: ImportFormat = {
  name: 'icij',
  describes: 'ICIJ Offshore Leaks: the tables of nodes and relationships (CSV), given together',
  recognises: ({ start }) => HEADERS.some((header) => header.test(firstLine(start))),
  read: (file) => readCsvRecords(file),
  createMapper() {
    const nodes = createNodes();
    return (raw, file, canWait) => {
      if (!isRaw(raw)) return skip('not a row');
      return isEdge(raw) ? mapEdge(raw, file, nodes, canWait) : mapNode(raw, file, nodes);
    };
  },
};
