import type { RelationshipInput, StatementInput } from '@/lib/register/store/records';
import { GLEIF_RELATIONSHIPS, type Nature } from '../bods/nature';
import { type FileFacts, type Mapped, skip } from '../format';
import { codeToWords } from '../text';
import type { Period, RelationshipRecord } from './relationship-record';
import { confidenceOf, momentOf, provenanceOf, recordPage, toReference } from './source';

/** Records that were made in error, or stand twice. */
const NEVER_VALID = new Set(['ANNULLED', 'DUPLICATE', 'CANCELLED']);

const relationshipPeriod = ({ periods }: RelationshipRecord): Period | undefined =>
  periods.find(({ type }) => type === 'RELATIONSHIP_PERIOD');

const isOver = ({ status, registrationStatus, deleted }: RelationshipRecord): boolean =>
  status === 'INACTIVE' || registrationStatus === 'RETIRED' || deleted !== null;

/** When it ended. Of one that is over without a date, the last word of its issuer is the latest day it can have been. */
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
  if (NEVER_VALID.has(record.registrationStatus ?? '')) return [];
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
