import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { toLei } from '../lei';
import { isRaw, type Raw, rawAt, textAt } from '../raw';
import { readApiRecord } from './api-record';
import { mapLeiRecord } from './company';
import { mapException, readApiException, readTreeException } from './exception';
import { mapIsin } from './isin';
import { readGleifRecords } from './read';
import { recognisesGleif } from './recognise';
import { mapRelationshipRecord } from './relationship';
import { readApiRelationship, readTreeRelationship } from './relationship-record';
import { toTree } from './table';
import { treeText } from './tree';
import { readTreeRecord } from './tree-record';

/** What else the API answers: lists of codes and issuers, and what changed in records that stand there themselves. */
const OF_NO_USE = new Set([
  'countries',
  'entity-legal-forms',
  'field-modifications',
  'fields',
  'jurisdictions',
  'lei-issuers',
  'lei-issuer-accredited-jurisdictions',
  'official-organizational-roles',
  'regions',
  'registration-agents',
  'registration-authorities',
]);

type MapPart = (raw: Raw, file: FileFacts, published: string | null) => Mapped;

/** A record of the API says what it is. */
function mapOfApi(type: string, attributes: Raw, file: FileFacts, published: string | null): Mapped {
  if (type === 'relationship-records') return mapRelationshipRecord(readApiRelationship(attributes), file, published);
  if (type === 'reporting-exceptions') return mapException(readApiException(attributes), file, published);
  if (type === 'isins') return mapIsin(attributes, file, published);
  if (type !== 'lei-records') return OF_NO_USE.has(type) ? [] : skip('a record of a type GLEIF does not have');
  const lei = toLei(textAt(attributes, 'lei'));
  return lei === null
    ? skip('an entity without an LEI')
    : mapLeiRecord(readApiRecord(attributes, lei), file, published);
}

const mapEntity: MapPart = (raw, file, published) => {
  const lei = toLei(treeText(raw, 'LEI'));
  return lei === null ? skip('an entity without an LEI') : mapLeiRecord(readTreeRecord(raw, lei), file, published);
};

/** Records of files do not say what they are, but each kind has a part of its own. */
const PARTS: Readonly<Record<string, MapPart>> = {
  Entity: mapEntity,
  Relationship: (raw, file, published) => mapRelationshipRecord(readTreeRelationship(raw), file, published),
  ExceptionCategory: (raw, file, published) => mapException(readTreeException(raw), file, published),
  Exception: (raw, file, published) => mapException(readTreeException(raw), file, published),
};

/** The golden copy of level 2 in JSON keeps the element round each record. */
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
