import type { Source } from '@/lib/contract/provenance';
import type {
  CompanyInput,
  EntityReference,
  OfficerInput,
  PlaceholderInput,
  ProvenanceInput,
  RelationshipInput,
  StatementInput,
} from '@/lib/register/store/records';
import { countryName } from '@/lib/shared/jurisdictions/jurisdictions';
import { ALPHA_3 } from '@/lib/shared/jurisdictions/match';
import { companyOfKey } from '@/lib/shared/links';
import { BoundedMap } from '../bounded-map';
import { referenceTo } from '../company-numbers';
import { type FileFacts, type ImportFormat, LATER, type Later, type Mapped, passOver, skip } from '../format';
import { countryCodeOf } from '../jurisdiction';
import { provenanceFrom } from '../provenance';
import { isRaw, type Raw, textAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import { digest, isNumber, joinParts, nameProblem, parseDate } from '../values';

/** A leak contains one firm's records, not those of a register. */
const CONFIDENCE = 65;

const LICENCE = 'ODbL 1.0 and CC BY-SA 3.0';

/** The end of the period that a leak covers: a year or a day. */
const currentThrough = (raw: Raw): string | null =>
  /\b(\d{4}(?:-\d{2}-\d{2})?)\b/.exec(textAt(raw, 'valid_until') ?? '')?.[1] ?? null;

const publisherOf = (raw: Raw): string => `ICIJ Offshore Leaks, ${textAt(raw, 'sourceID') ?? 'unnamed leak'}`;

/** Facts are dated by the leak, not by the download, so that newer facts from other sources win. */
function lastMoment(raw: Raw, file: FileFacts): string {
  const through = currentThrough(raw);
  const day = through?.length === 4 ? `${through}-12-31` : through;
  return day === null ? file.date : `${day}T00:00:00.000Z`;
}

function sourceOf(raw: Raw, node: string, file: FileFacts): Source {
  return {
    publisher: publisherOf(raw),
    url: `https://offshoreleaks.icij.org/nodes/${node}`,
    source_type: 'external',
    retrieved_at: lastMoment(raw, file),
    terms: LICENCE,
  };
}

const provenanceOf = (raw: Raw, key: string, file: FileFacts): ProvenanceInput =>
  provenanceFrom(
    { publisher: publisherOf(raw), url: 'https://offshoreleaks.icij.org/' },
    {
      key: `${key}:${lastMoment(raw, file)}`,
      confidence: CONFIDENCE,
      moment: lastMoment(raw, file),
      log: joinParts([textAt(raw, 'valid_until'), file.name], ' · '),
    },
  );

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The last year covered by any leak: `23-Mar-26` is in 1926. */
const LAST_SHORT_YEAR = 25;

function fullYear(text: string): string {
  if (text.length === 4) return text;
  return Number(text) <= LAST_SHORT_YEAR ? `20${text}` : `19${text}`;
}

/** `23-Mar-06`, `23-MAR-2006`, `2006-03-23` → `2006-03-23`; days that do not exist → null. */
export function parseLeakDate(text: string | null): string | null {
  const [, day, name, year] = /^(\d{1,2})-([A-Za-z]{3})-(\d{2}|\d{4})$/.exec(text ?? '') ?? [];
  if (day === undefined || name === undefined || year === undefined) return parseDate(text);
  const month = String(MONTHS.indexOf(name.toLowerCase()) + 1).padStart(2, '0');
  return parseDate(`${fullYear(year)}-${month}-${day.padStart(2, '0')}`);
}

/** ICIJ's jurisdiction codes that are not the first letters of ISO's → ours. */
const CODES: Readonly<Record<string, string>> = {
  ANG: 'ai',
  ARU: 'aw',
  BAH: 'bs',
  BAR: 'bb',
  BER: 'bm',
  BRB: 'bb',
  BVI: 'vg',
  CAYMN: 'ky',
  COOK: 'ck',
  CRI: 'cr',
  CYP: 'cy',
  DUBAI: 'ae_du',
  HK: 'hk',
  IOM: 'im',
  JSY: 'je',
  LABUA: 'my',
  MAURI: 'mu',
  MLT: 'mt',
  NEV: 'us_nv',
  NIUE: 'nu',
  NZL: 'nz',
  PMA: 'pa',
  RAK: 'ae_rk',
  SAM: 'ws',
  SEY: 'sc',
  SGP: 'sg',
  UK: 'gb',
  URY: 'uy',
  WYO: 'us_wy',
};

/** A country as a name if given by three letters; anything else unchanged. */
function countryInWords(text: string | null): string | null {
  const code = ALPHA_3.get(text?.toLowerCase() ?? '');
  return code === undefined ? text : countryName(code);
}

/** By the description, which names a country, else by ICIJ's code; null if neither is understood. */
const jurisdictionOf = (code: string | null, description: string | null): string | null =>
  countryCodeOf(description) ?? CODES[code ?? ''] ?? null;

/** Limit of remembered nodes, for edges that name them by id: as many as all leaks together have. */
const CAPACITY = 2_000_000;

/** Limit of remembered addresses, as all leaks together have. */
const ADDRESSES = 500_000;

/** What edges need to know of the nodes that they name. */
interface Nodes {
  references: BoundedMap<EntityReference>;
  addresses: BoundedMap<string>;
}

const createNodes = (): Nodes => ({ references: new BoundedMap(CAPACITY), addresses: new BoundedMap(ADDRESSES) });

const keyOf = (node: string): string => `icij:${node}`;

/** Column names differ slightly between leaks. */
function nodeId(raw: Raw): string | null {
  const id = textAt(raw, 'node_id') ?? textAt(raw, 'ID');
  return id !== null && isNumber(id) ? id : null;
}

const nameOf = (raw: Raw): string | null => textAt(raw, 'name') ?? textAt(raw, 'Name/Address');

const ENDED = /struck|dissol|default|inactive|liquidat|cancel|closed|dead|relinquish|discontinu/i;
const GOING_ON = /^(?:active|in transition|registered|live)\b/i;

function isInactive(status: string | null, ended: string | null): boolean | null {
  if (ENDED.test(status ?? '')) return true;
  if (GOING_ON.test(status ?? '')) return false;
  return ended === null ? null : true;
}

interface Node {
  raw: Raw;
  id: string;
  name: string;
}

function toCompany({ raw, id, name }: Node, number: string, jurisdiction: string, file: FileFacts): CompanyInput {
  const at = (column: string): string | null => textAt(raw, column);
  const ended = ['struck_off_date', 'inactivation_date', 'closed_date'].map((column) => parseLeakDate(at(column)));
  const dissolution_date = ended.find((day) => day !== null) ?? null;
  const [original, former] = [at('original_name'), at('former_name')];
  return {
    kind: 'company',
    jurisdiction_code: jurisdiction,
    company_number: number,
    keys: [keyOf(id)],
    record_key: keyOf(id),
    name,
    company_type: at('company_type'),
    current_status: at('status'),
    incorporation_date: parseLeakDate(at('incorporation_date')),
    dissolution_date,
    inactive: isInactive(at('status'), dissolution_date),
    registered_address_in_full: at('address'),
    previous_names: former === null || former === name ? [] : [{ company_name: former }],
    alternative_names: original === null || original === name ? [] : [{ company_name: original }],
    confidence: CONFIDENCE,
    source: sourceOf(raw, id, file),
  };
}

type EntityType = PlaceholderInput['entity_type'];

function toPlaceholder({ raw, id, name }: Node, entity_type: EntityType, file: FileFacts): PlaceholderInput {
  const country =
    textAt(raw, 'jurisdiction_description') ?? textAt(raw, 'countries') ?? countryInWords(textAt(raw, 'CountryCode'));
  return {
    kind: 'placeholder',
    entity_type,
    keys: [keyOf(id)],
    record_key: keyOf(id),
    name,
    jurisdiction_string: country,
    jurisdiction_code: jurisdictionOf(textAt(raw, 'jurisdiction'), country),
    identifier: `ICIJ ${id}`,
    source: sourceOf(raw, id, file),
  };
}

/** Entities have a jurisdiction; for officers and intermediaries it is unknown whether they are people. */
const isEntity = (raw: Raw): boolean => 'jurisdiction' in raw || textAt(raw, 'Type') === 'entity';

/** A company if the leak has its number and jurisdiction, else a placeholder. Addresses are neither. */
function mapNode(raw: Raw, file: FileFacts, nodes: Nodes): Mapped {
  const id = nodeId(raw);
  if (id === null) return skip('no id of a node');
  const name = nameOf(raw);
  const address = textAt(raw, 'Type') === 'address' ? name : name === null ? textAt(raw, 'address') : null;
  if (address !== null) {
    nodes.addresses.set(id, address);
    return [];
  }
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`a node with ${problem}`);
  const node = { raw, id, name };
  const jurisdiction = jurisdictionOf(textAt(raw, 'jurisdiction'), textAt(raw, 'jurisdiction_description'));
  const number = textAt(raw, 'ibcRUC');
  const input =
    isEntity(raw) && jurisdiction !== null && number !== null && isNumber(number)
      ? toCompany(node, number, jurisdiction, file)
      : toPlaceholder(node, isEntity(raw) ? 'company' : 'unknown', file);
  nodes.references.set(id, referenceTo(input));
  return [input];
}

interface Edge {
  raw: Raw;
  from: string;
  to: string;
  /** The role of one node in the other: `shareholder of`. */
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

/** Edge types that are not relationships between parties: similar names, and other addresses than registered ones. */
const NOTHING = /^(?:same|similar|probably same|alternate|related entity|connected|located)|address/;
const ADDRESS = 'registered address';
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

function nodeReference(node: string, nodes: Nodes): EntityReference {
  return nodes.references.get(node) ?? { key: keyOf(node), name: `ICIJ node ${node}`, entity_type: 'unknown' };
}

function toStatement(edge: Edge, nature: Nature, file: FileFacts, nodes: Nodes): StatementInput {
  const { raw, link } = edge;
  const key = edgeKey(edge);
  return {
    kind: 'statement',
    key,
    data_type: nature.data_type,
    predicate: nature.predicate,
    subjects: [nodeReference(edge.from, nodes)],
    objects: [nodeReference(edge.to, nodes)],
    properties: { link, valid_until: textAt(raw, 'valid_until') },
    start_date: parseLeakDate(textAt(raw, 'start_date')),
    // The end date of a former role is unknown: at the latest it is the end of the leak.
    end_date: parseLeakDate(textAt(raw, 'end_date')) ?? (isFormer(link) ? currentThrough(raw) : null),
    end_date_type: isFormer(link) && textAt(raw, 'end_date') === null ? '<' : null,
    sample_date: currentThrough(raw),
    version: lastMoment(raw, file),
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
    company: nodeReference(edge.to, nodes),
    name: nodeReference(edge.from, nodes).name,
    position: link.replace(/\s+of$/, ''),
    start_date: parseLeakDate(textAt(raw, 'start_date')),
    end_date,
    inactive: end_date !== null || isFormer(link) ? true : null,
    source: sourceOf(raw, edge.to, file),
  };
}

/**
 * The address of an entity, which newer tables give as a node of its own. Officers and intermediaries may be people, whose
 * addresses the register has no place for.
 */
function mapAddress({ raw, from, to }: Edge, file: FileFacts, { references, addresses }: Nodes): Mapped {
  const [owner, registered_address_in_full] = [references.get(from), addresses.get(to)];
  if (!owner || registered_address_in_full === undefined) return passOver('address of a node that no table has');
  if (owner.entity_type !== 'company') return passOver('address of an officer or intermediary');
  const company = companyOfKey(owner.key);
  const { name, jurisdiction_string, jurisdiction_code, identifier } = owner;
  const record = { record_key: keyOf(from), name, source: sourceOf(raw, from, file) };
  if (company) {
    return [
      {
        kind: 'company',
        ...company,
        keys: [keyOf(from)],
        ...record,
        registered_address_in_full,
        confidence: CONFIDENCE,
      },
    ];
  }
  const known = { jurisdiction_string: jurisdiction_string ?? null, jurisdiction_code: jurisdiction_code ?? null };
  return [
    {
      ...{ kind: 'placeholder', entity_type: 'company', keys: [keyOf(from)], ...record, ...known },
      ...{ identifier: identifier ?? null, details: { registered_address_in_full } },
    },
  ];
}

/** An edge between two nodes → a statement, an office or an address. */
function mapEdge(raw: Raw, file: FileFacts, nodes: Nodes, canWait: boolean): Mapped | Later {
  const edge = readEdge(raw);
  if (!edge) return skip('an edge without both ends and what it is');
  const isAddress = edge.link === ADDRESS;
  if (!isAddress && NOTHING.test(edge.link)) return passOver(edge.link);
  const other = isAddress ? nodes.addresses : nodes.references;
  const isEarly = nodes.references.get(edge.from) === undefined || other.get(edge.to) === undefined;
  if (canWait && isEarly) return LATER;
  if (isAddress) return mapAddress(edge, file, nodes);
  const nature = natureOf(edge.link);
  return [nature ? toStatement(edge, nature, file, nodes) : toOfficer(edge, file, nodes)];
}

/** Headers of the node and edge tables, as published in 2016, 2018 and since 2021. */
const HEADERS: readonly RegExp[] = [
  /\bnode_id\b.*\bsourceID\b|\bsourceID\b.*\bnode_id\b/,
  /\bnode_1\b.*\brel_type\b.*\bnode_2\b/,
  /\bnode_id_start\b.*\bnode_id_end\b/,
  /\bSTART_ID\b.*\bEND_ID\b/,
  /^\W*Type\W+ID\W+Name\/Address\b/,
];

/** The columns of all tables. */
const COLUMNS = new Set([
  ...['node_id', 'name', 'original_name', 'former_name', 'jurisdiction', 'jurisdiction_description', 'company_type'],
  ...['address', 'internal_id', 'icij_id', 'ibcRUC', 'incorporation_date', 'inactivation_date', 'struck_off_date'],
  ...['dorm_date', 'closed_date', 'status', 'service_provider', 'country_codes', 'countries', 'note', 'valid_until'],
  ...['sourceID', 'type', 'Type', 'ID', 'Name/Address', 'CountryCode'],
  ...['node_1', 'rel_type', 'node_2', 'START_ID', 'END_ID', 'TYPE', 'link', 'start_date', 'end_date'],
  ...['node_id_start', 'node_id_end'],
]);

const firstLine = (text: string): string => text.slice(0, text.indexOf('\n'));

export const icij: ImportFormat = {
  name: 'icij',
  describes: 'ICIJ Offshore Leaks: the tables of nodes and relationships (CSV), given together',
  recognises: ({ start }) => HEADERS.some((header) => header.test(firstLine(start))),
  read: (file) => readCsvRecords(file, { isKnown: (column) => COLUMNS.has(column) }),
  createMapper() {
    const nodes = createNodes();
    return (raw, file, canWait) => {
      if (!isRaw(raw)) return skip('not a row');
      return isEdge(raw) ? mapEdge(raw, file, nodes, canWait) : mapNode(raw, file, nodes);
    };
  },
};
