import type { ControlStatement, Statement } from '@/lib/contract/statement';
import { provenancesOf } from '@/lib/records/statement/confidence';
import { joined } from '@/lib/shared/text';
import { type Column, columnsFor } from './column';
import { companyInCell } from './reference';

/** A statement is believed as much as the best time it was seen; null where no confidence was given. */
export function confidenceOf(statement: Statement): number | null {
  const given = provenancesOf(statement).flatMap(({ confidence }) => confidence ?? []);
  return given.length === 0 ? null : Math.max(...given);
}

const statement = columnsFor<Statement>();

export const STATEMENT_COLUMNS: readonly Column<Statement>[] = [
  statement.identifier('id', 'Id'),
  statement.field('data_type', 'Type', 'brief'),
  statement.made('subject_entities', 'Subject', (one) => joined(one.subject_entities, companyInCell), 'brief'),
  statement.field('predicate', 'Says', 'brief'),
  statement.made('object_entities', 'Object', (one) => joined(one.object_entities, companyInCell), 'brief'),
  statement.field('start_date', 'From', 'brief'),
  statement.field('start_date_type', 'Sign of the start'),
  statement.field('end_date', 'Until', 'brief'),
  statement.field('end_date_type', 'Sign of the end'),
  statement.field('sample_date', 'Known to be true on'),
  statement.made('confidence', 'Confidence, 0 to 100', confidenceOf, 'brief'),
  statement.field('properties', 'Properties'),
  statement.field('created_at', 'Record made'),
  statement.field('service_url', 'Address of the record'),
];

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** One who controls: the company, or the person, that the item names. */
const named = (entity: { name: string; jurisdiction_code?: unknown; company_number?: unknown } | undefined) =>
  entity &&
  companyInCell({
    name: entity.name,
    jurisdiction_code: text(entity.jurisdiction_code),
    company_number: text(entity.company_number),
  });

const control = columnsFor<ControlStatement>();

export const CONTROL_STATEMENT_COLUMNS: readonly Column<ControlStatement>[] = [
  control.identifier('id', 'Id'),
  control.made(
    'controlling_entities',
    'Controlled by',
    (one) => joined(one.controlling_entities, ({ company, person }) => named(company ?? person)),
    'brief',
  ),
  control.made('controlled_entity', 'Controlled', (one) => named(one.controlled_entity.company), 'brief'),
  control.made(
    'control_mechanisms',
    'Means of control',
    (one) => joined(one.control_mechanisms, (way) => text(way.source_description) ?? text(way.mechanism_type)),
    'brief',
  ),
  control.field('is_ultimate_beneficial_owner', 'Ultimate beneficial owner'),
  control.made('notified_on', 'Notified', (one) => one.other_attributes?.notified_on, 'brief'),
  control.made('ceased_on', 'Ceased', (one) => one.other_attributes?.ceased_on, 'brief'),
  control.field('created_at', 'Record made'),
  control.field('service_url', 'Address of the record'),
];
