import type { ControlStatement, Statement, StatementEntity } from '@/lib/contract/statement';
import { isJsonObject, type Json, listAt, objectAt, textAt } from '@/lib/shared/json';

type Member = ControlStatement['controlling_entities'][number];

function personName(properties: Json): string | null {
  const parts = objectAt(properties, 'name') ?? {};
  const joined = [textAt(parts, 'given_name'), textAt(parts, 'family_name')].filter((part) => part !== null).join(' ');
  return textAt(properties, 'name') ?? textAt(parts, 'full_name') ?? (joined === '' ? null : joined);
}

/** A company under the keys of a search item: what the register knows of it, else what the statement says. */
function toCompany(properties: Json, end: StatementEntity | undefined) {
  const address = end?.service_url ? { service_url: end.service_url } : {};
  return {
    name: end?.name ?? textAt(properties, 'name') ?? 'Unknown',
    company_number: end?.company_number ?? textAt(properties, 'company_number'),
    jurisdiction_code: end?.jurisdiction_code ?? textAt(properties, 'jurisdiction_code'),
    ...address,
  };
}

/** A member has one of two keys; whatever is no person stands under `company`, with its own type beside its name. */
function toMember(entity_type: string, properties: Json, end: StatementEntity | undefined): Member {
  if (entity_type === 'person') {
    return { person: { ...properties, name: personName(properties) ?? end?.name ?? 'Unknown' } };
  }
  return { company: { ...toCompany(properties, end), ...(entity_type === 'company' ? {} : { entity_type }) } };
}

function membersOf({ properties, subject_entities }: Statement): Member[] {
  const subjects = subject_entities ?? [];
  if (!Array.isArray(properties.controlling_entities)) {
    return subjects.map((subject) => toMember(subject.entity_type, {}, subject));
  }
  const stated = listAt(properties, 'controlling_entities');
  const paired = stated.length === subjects.length;
  return stated.map((entity, index) =>
    toMember(
      textAt(entity, 'entity_type') ?? 'unknown',
      objectAt(entity, 'entity_properties') ?? {},
      paired ? subjects[index] : undefined,
    ),
  );
}

function otherAttributes({ properties, start_date, end_date }: Statement): Json {
  const stated = objectAt(properties, 'other_attributes') ?? {};
  return {
    ...stated,
    notified_on: textAt(stated, 'notified_on') ?? start_date ?? null,
    ceased_on: textAt(stated, 'ceased_on') ?? end_date ?? null,
  };
}

const flagAt = (properties: Json, key: string): boolean | null =>
  typeof properties[key] === 'boolean' ? properties[key] : null;

/** A control statement as its search sends it: flat, unlike all other statements (api-shapes, 6.4). */
export function toControlStatement(statement: Statement): ControlStatement {
  const { id, data_type, service_url, created_at, properties, object_entities } = statement;
  const subject = objectAt(properties, 'subject_entity') ?? {};
  const mechanisms = properties.control_mechanisms;
  return {
    ...{ id, data_type, service_url, created_at },
    is_ultimate_beneficial_owner: flagAt(properties, 'ultimate_beneficial_owner'),
    controlling_entities: membersOf(statement),
    controlled_entity: { company: toCompany(objectAt(subject, 'entity_properties') ?? {}, object_entities?.[0]) },
    control_mechanisms: Array.isArray(mechanisms) ? mechanisms.filter(isJsonObject) : [],
    other_attributes: otherAttributes(statement),
  };
}
