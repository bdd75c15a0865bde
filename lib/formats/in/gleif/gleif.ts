import type { RelationshipInput, StatementInput } from '@/lib/register/store/records';
import { GLEIF_RELATIONSHIPS, type Nature } from '../bods/interest';
import { leiKey, toLei } from '../company-numbers';
import {
  type FileFacts,
  type FileSample,
  type ImportFormat,
  type Mapped,
  passOver,
  type ReadItem,
  skip,
} from '../format';
import { isRaw, type Raw, rawAt, textAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import { ENVELOPES, readJsonRecords } from '../read/json';
import type { SourceFile } from '../read/source-file';
import { readXmlRecords } from '../read/xml';
import { codeToWords, nameProblem, parseDate } from '../values';
import { readApiRecord } from './api-record';
import { mapLeiRecord } from './company';
import { deletedAt } from './deletion';
import { type Period, type RelationshipRecord, readApiRelationship, readTreeRelationship } from './relationship-record';
import { confidenceOf, momentOf, provenanceOf, recordPage, sourceOf, toReference } from './source';
import { toTimestamp } from './times';
import { branchAt, treeText, treeTexts } from './tree';
import { readTreeRecord } from './tree-record';

/** A reporting exception of level 2: why an entity names no parent. */
interface ExceptionRecord {
  lei: string | null;
  /** `DIRECT_ACCOUNTING_CONSOLIDATION_PARENT`. */
  category: string | null;
  reasons: string[];
  references: string[];
  /** When GLEIF deleted it. */
  deleted: string | null;
}

/** A record of the golden copy; in its tables the fields are below `Exception`. */
export function readTreeException(raw: Raw): ExceptionRecord {
  const inTable = branchAt(raw, 'Exception');
  return {
    lei: toLei(treeText(raw, 'LEI')),
    category: treeText(raw, 'ExceptionCategory') ?? treeText(inTable, 'Category'),
    reasons: [...treeTexts(raw, 'ExceptionReason'), ...treeTexts(inTable, 'Reason')],
    references: [...treeTexts(raw, 'ExceptionReference'), ...treeTexts(inTable, 'Reference')],
    deleted: deletedAt(raw),
  };
}

/** A record of the type `reporting-exceptions` of the API, from its attributes. */
export function readApiException(attributes: Raw): ExceptionRecord {
  const [reason, reference] = [textAt(attributes, 'reason'), textAt(attributes, 'reference')];
  return {
    lei: toLei(textAt(attributes, 'lei')),
    category: textAt(attributes, 'category'),
    reasons: reason === null ? [] : [reason],
    references: reference === null ? [] : [reference],
    deleted: toTimestamp(textAt(attributes, 'validTo')),
  };
}

const LEVELS: Readonly<Record<string, 'direct' | 'ultimate'>> = {
  DIRECT_ACCOUNTING_CONSOLIDATION_PARENT: 'direct',
  ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT: 'ultimate',
};

/** There is a parent without an LEI; "no LEI" alone would read as if there were none. */
const WORDS: Readonly<Record<string, string>> = { NO_LEI: 'parent without an LEI' };

/** Declared by the entity and not verified. */
const CONFIDENCE = 80;

/** An exception → a control statement without a named owner, with the reasons. */
export function mapException(record: ExceptionRecord, file: FileFacts, published: string | null): Mapped {
  const { lei, category, reasons, references, deleted } = record;
  if (lei === null) return skip('a reporting exception without an LEI');
  const level = LEVELS[category ?? ''];
  if (level === undefined) return skip('a reporting exception of a category GLEIF does not have');
  const key = `gleif:exception:${lei}:${level}`;
  const moment = momentOf(published, file);
  return [
    {
      kind: 'statement',
      key,
      data_type: 'control_statement',
      predicate: 'controls',
      subjects: [],
      objects: [{ key: leiKey(lei), name: lei, entity_type: 'company', identifier: lei }],
      properties: {
        controlling_entities: [],
        no_controlling_entities_reasons: reasons.map((reason) => WORDS[reason] ?? codeToWords(reason)),
        direct: level === 'direct',
        ultimate: level === 'ultimate',
        ...(references.length > 0 && { references }),
      },
      ...(deleted !== null && { end_date: deleted.slice(0, 10), end_date_type: '<' }),
      sample_date: moment.slice(0, 10),
      version: moment,
      relationship: null,
      provenances: [
        provenanceOf({ key, moment, url: recordPage(lei), confidence: CONFIDENCE, part: 'reporting exceptions' }, file),
      ],
    },
  ];
}

/** Records made in error, and duplicates. */
const NEVER_VALID = new Set(['ANNULLED', 'DUPLICATE', 'CANCELLED']);

const relationshipPeriod = ({ periods }: RelationshipRecord): Period | undefined =>
  periods.find(({ type }) => type === 'RELATIONSHIP_PERIOD');

const isOver = ({ status, registrationStatus, deleted }: RelationshipRecord): boolean =>
  status === 'INACTIVE' || registrationStatus === 'RETIRED' || deleted !== null;

/** When it ended. If it is over without a date, the issuer's last update is the latest possible day. */
function endOf(record: RelationshipRecord, moment: string): Pick<StatementInput, 'end_date' | 'end_date_type'> {
  const given = relationshipPeriod(record)?.end ?? null;
  if (given !== null || !isOver(record)) return { end_date: given };
  return { end_date: (record.deleted ?? moment).slice(0, 10), end_date_type: '<' };
}

/** The share the parent consolidates, in per cent. */
function percentageOf({ quantifiers }: RelationshipRecord): number | null {
  const share = quantifiers.find(({ units, amount }) => units === 'PERCENTAGE' && amount !== null && amount > 0);
  return share?.amount != null && share.amount <= 100 ? share.amount : null;
}

function edgeOf(nature: Nature, record: RelationshipRecord): RelationshipInput | null {
  if (nature.edge === null) return null;
  const percentage = percentageOf(record);
  return { relationship_type: nature.edge, ...(percentage === null ? {} : { percentage }) };
}

const isWebAddress = (text: string | null): text is string => text !== null && /^https?:\/\/\S+$/.test(text);

function propertiesOf(record: RelationshipRecord, nature: Nature, type: string, parent: string) {
  const percentage = percentageOf(record);
  const others = record.periods
    .filter(({ type: of }) => of !== 'RELATIONSHIP_PERIOD')
    .map(({ type: of, start, end }) => ({ type: of && codeToWords(of), start, end }));
  return {
    relationship_type: codeToWords(type),
    ...(nature.level && { direct: nature.level === 'direct', ultimate: nature.level === 'ultimate' }),
    ...(percentage !== null && { percentage_controlled: String(percentage) }),
    ...(nature.data_type === 'control_statement' && {
      control_mechanisms: [{ mechanism_type: codeToWords(type).replaceAll(' ', '_') }],
      controlling_entities: [{ entity_type: 'company', entity_properties: { name: parent, identifier: parent } }],
    }),
    ...(record.accountingStandard && { accounting_standard: record.accountingStandard }),
    ...(others.length > 0 && { periods: others }),
    ...(record.registrationStatus && { registration_status: codeToWords(record.registrationStatus) }),
  };
}

/** A record of level 2 → a statement: the parent, as subject, consolidates or manages the child. */
export function mapRelationshipRecord(record: RelationshipRecord, file: FileFacts, published: string | null): Mapped {
  const { start, end, type } = record;
  if (start === null || end === null) return skip('a relationship between entities without an LEI');
  if (start === end) return skip('a relationship of an entity with itself');
  const nature = Object.hasOwn(GLEIF_RELATIONSHIPS, type ?? '') ? GLEIF_RELATIONSHIPS[type ?? ''] : undefined;
  if (!nature || type === null) return skip('a relationship of a type GLEIF does not have');
  if (NEVER_VALID.has(record.registrationStatus ?? '')) return passOver(`relationship, ${record.registrationStatus}`);
  const key = `gleif:relationship:${start}:${type}:${end}`;
  const moment = record.updated ?? momentOf(published, file);
  const url = isWebAddress(record.reference) ? record.reference : recordPage(start);
  const confidence = confidenceOf(record.validation, record.registrationStatus);
  return [
    {
      kind: 'statement',
      key,
      data_type: nature.data_type,
      predicate: nature.predicate,
      subjects: [toReference(end)],
      objects: [toReference(start)],
      properties: propertiesOf(record, nature, type, end),
      start_date: relationshipPeriod(record)?.start ?? null,
      ...endOf(record, moment),
      sample_date: moment.slice(0, 10),
      version: moment,
      relationship: edgeOf(nature, record),
      provenances: [provenanceOf({ key, moment, url, confidence, part: 'level 2' }, file)],
    },
  ];
}

type Tree = Map<string, Tree | string>;

/** Slightly more than the longest path in GLEIF's tables: longer column names are ignored. */
const LONGEST_PATH = 12;

const isNumber = (key: string): boolean => /^\d+$/.test(key);

/** Text without children, else text under `$`; numbered branches are a list. */
function toRaw(tree: Tree): unknown {
  const entries = [...tree].map(([key, value]): [string, unknown] => [
    key,
    value instanceof Map ? toRaw(value) : value,
  ]);
  if (entries.every(([key]) => key === '$')) return tree.get('$');
  if (entries.every(([key]) => isNumber(key))) return entries.map(([, value]) => value);
  return Object.fromEntries(entries);
}

/** Follows the path, creates what is missing, and sets the text at its end. */
function plant(tree: Tree, path: string[], text: string): void {
  const [key = '', ...rest] = path;
  const found = tree.get(key);
  const below: Tree = found instanceof Map ? found : new Map();
  tree.set(key, below);
  if (rest.length === 0) below.set('$', text);
  else plant(below, rest, text);
}

/**
 * A row of a table of the golden copy, whose columns are paths (`Entity.OtherEntityNames.OtherEntityName.1.type`), as
 * the tree of the other file types. Empty cells are ignored.
 */
export function toTree(row: Raw): Raw {
  const tree: Tree = new Map();
  for (const [column, value] of Object.entries(row)) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    const path = column.split('.', LONGEST_PATH + 1);
    if (path.length <= LONGEST_PATH) plant(tree, path, value);
  }
  return Object.fromEntries([...tree].map(([key, value]) => [key, value instanceof Map ? toRaw(value) : value]));
}

const ELEMENTS = ['LEIRecord', 'RelationshipRecord', 'Exception'];
/** Keys of the record lists in the golden copy (JSON) and in API replies. */
const LISTS = ['records', 'relations', 'exceptions', 'data'];

/** When GLEIF published the file: in the header of XML, or before the records in API replies. */
const PUBLISHED = /(?:<(?:\w+:)?ContentDate>|"publishDate"\s*:\s*")\s*([^<"]+)/;

/** The columns of the golden copy's tables. */
const COLUMN = /^(?:LEI|ConformityFlag|(?:Entity|Registration|Relationship|Exception|Extension)\..+)$/;

function recordsOf(file: SourceFile, start: string): AsyncIterable<ReadItem> {
  const first = start.trimStart().charAt(0);
  if (first === '<') return readXmlRecords(file, ELEMENTS);
  return first === '{' || first === '['
    ? readJsonRecords(file, { names: LISTS, lists: ENVELOPES })
    : readCsvRecords(file, { isKnown: (column) => COLUMN.test(column) });
}

const dated = (item: ReadItem, ContentDate: string): ReadItem =>
  'raw' in item && isRaw(item.raw) ? { line: item.line, raw: { ContentDate, ...item.raw } } : item;

/** The records of a GLEIF file of any type, each with the date of the file if stated. */
async function* readGleifRecords(file: SourceFile): AsyncIterable<ReadItem> {
  const start = (await file.start()).toString('utf8').replace(/^\uFEFF/, '');
  const ContentDate = PUBLISHED.exec(start)?.[1];
  for await (const item of recordsOf(file, start)) yield ContentDate === undefined ? item : dated(item, ContentDate);
}

/** ISO 6166; its check digit is not verified. */
const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/**
 * A security's number, which GLEIF and the numbering agencies link to the LEI of its issuer. It does not identify
 * the company, which may have issued thousands, so it is stored as a data item.
 */
export function mapIsin(attributes: Raw, file: FileFacts, published: string | null): Mapped {
  const [isin, lei] = [textAt(attributes, 'isin'), toLei(textAt(attributes, 'lei'))];
  if (isin === null || !ISIN.test(isin) || lei === null) {
    return skip('a securities number without its form, or without the LEI of its issuer');
  }
  return [
    {
      kind: 'datum',
      key: `gleif:isin:${isin}`,
      companies: [toReference(lei)],
      data_type: 'SecurityIdentifier',
      title: `ISIN ${isin}`,
      attributes: { isin },
      source: sourceOf(lei, momentOf(published, file)),
    },
  ];
}

/** An organisation that issues LEIs: which one it is, and since when it is accredited. */
function mapIssuer(attributes: Raw, file: FileFacts, published: string | null): Mapped {
  const [lei, name] = [toLei(textAt(attributes, 'lei')), textAt(attributes, 'name')];
  if (lei === null || name === null || nameProblem(name))
    return skip('an issuer of LEIs without its own LEI or its name');
  const stated = [
    ['marketing_name', textAt(attributes, 'marketingName')],
    ['website', textAt(attributes, 'website')],
    ['accredited_on', parseDate(textAt(attributes, 'accreditationDate'))],
  ].filter(([, value]) => value !== null);
  return [
    {
      kind: 'datum',
      key: `gleif:issuer:${lei}`,
      companies: [{ ...toReference(lei), name }],
      data_type: 'LeiIssuer',
      title: 'Issuer of Legal Entity Identifiers',
      attributes: Object.fromEntries(stated),
      source: sourceOf(lei, momentOf(published, file)),
    },
  ];
}

/** The roots of the XML files, whose namespaces are GLEIF's. */
const XML = /<(?:\w+:)?(?:LEIData|RelationshipData|ReportingExceptionData)\b[^>]*gleif\.org/;
/** Types of API records that are entities or relationships, and the start of API replies. */
const API = /"type"\s*:\s*"(?:lei-records|relationship-records|reporting-exceptions)"|"goldenCopy"\s*:/;
const TABLE = /^\uFEFF?"?(?:LEI"?,"?(?:Entity\.|Exception\.)|Relationship\.StartNode\.)/;
/** Pairs of keys that occur together in GLEIF files only. */
const JSON_KEYS: readonly [RegExp, RegExp][] = [
  [/"LEI"\s*:/, /"(?:LegalJurisdiction|RegistrationAuthorityID|ExceptionCategory)"\s*:/],
  [/"StartNode"\s*:/, /"RelationshipType"\s*:/],
];

const isJson = (start: string): boolean => /^\uFEFF?\s*[[{]/.test(start);

/** Whether the start of a file is that of a GLEIF file. */
function recognisesGleif({ start }: FileSample): boolean {
  if (XML.test(start) || TABLE.test(start)) return true;
  if (!isJson(start)) return false;
  return API.test(start) || JSON_KEYS.some(([one, other]) => one.test(start) && other.test(start));
}

/** Other API resources: lists of codes and issuers, and changes of records that the file also has. */
const OF_NO_USE = new Set([
  'countries',
  'entity-legal-forms',
  'field-modifications',
  'fields',
  'jurisdictions',
  'lei-issuer-accredited-jurisdictions',
  'official-organizational-roles',
  'regions',
  'registration-agents',
  'registration-authorities',
]);

type MapPart = (raw: Raw, file: FileFacts, published: string | null) => Mapped;

/** API records state their type. */
function mapOfApi(type: string, attributes: Raw, file: FileFacts, published: string | null): Mapped {
  if (type === 'relationship-records') return mapRelationshipRecord(readApiRelationship(attributes), file, published);
  if (type === 'reporting-exceptions') return mapException(readApiException(attributes), file, published);
  if (type === 'isins') return mapIsin(attributes, file, published);
  if (type === 'lei-issuers') return mapIssuer(attributes, file, published);
  if (type !== 'lei-records')
    return OF_NO_USE.has(type) ? passOver(type) : skip('a record of a type GLEIF does not have');
  const lei = toLei(textAt(attributes, 'lei'));
  return lei === null
    ? skip('an entity without an LEI')
    : mapLeiRecord(readApiRecord(attributes, lei), file, published);
}

const mapEntity: MapPart = (raw, file, published) => {
  const lei = toLei(treeText(raw, 'LEI'));
  return lei === null ? skip('an entity without an LEI') : mapLeiRecord(readTreeRecord(raw, lei), file, published);
};

/** Records of files do not state their type, but each type has a distinctive part. */
const PARTS: Readonly<Record<string, MapPart>> = {
  Entity: mapEntity,
  Relationship: (raw, file, published) => mapRelationshipRecord(readTreeRelationship(raw), file, published),
  ExceptionCategory: (raw, file, published) => mapException(readTreeException(raw), file, published),
  Exception: (raw, file, published) => mapException(readTreeException(raw), file, published),
};

/** The golden copy of level 2 in JSON wraps each record in its element. */
const unwrapped = (raw: Raw): Raw => (isRaw(raw.RelationshipRecord) ? raw.RelationshipRecord : raw);

function mapRecord(given: Raw, file: FileFacts): Mapped {
  const published = textAt(given, 'ContentDate');
  const raw = unwrapped(given);
  const type = textAt(raw, 'type');
  if (type !== null && isRaw(raw.attributes)) return mapOfApi(type, rawAt(raw, 'attributes'), file, published);
  const isRow = Object.keys(raw).some((column) => /^(Entity|Relationship|Exception)\./.test(column));
  const tree = isRow ? toTree(raw) : raw;
  const part = Object.keys(PARTS).find((name) => Object.hasOwn(tree, name));
  return part === undefined
    ? skip('neither an entity, nor a relationship, nor an exception')
    : (PARTS[part]?.(tree, file, published) ?? []);
}

export const gleif: ImportFormat = {
  name: 'gleif',
  describes:
    'Legal Entity Identifiers: level 1, level 2 and reporting exceptions of GLEIF (XML, CSV, JSON, API replies)',
  recognises: recognisesGleif,
  read: readGleifRecords,
  createMapper: () => (raw, file) => (isRaw(raw) ? mapRecord(raw, file) : skip('not an object')),
};
