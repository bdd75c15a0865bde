import { isJsonObject, type Json } from '@/lib/shared/json';
import { filled, ofObject, ownAt, withRecordKeys } from './filled';
import { isGiven } from './scalars';

const isWrapped = ({ person, company }: Json): boolean => isJsonObject(person) || isJsonObject(company);

const saysWho = (entity: Json): boolean => isGiven(ownAt(entity, 'name')) || isGiven(ownAt(entity, 'company_number'));

/**
 * `{entity_type, entity_properties}` (api-shapes, 6.2), or the entity itself, under the key of its kind. Without a
 * kind, who has a company's number is a company; of all others nothing is claimed.
 */
function wrapped(entity: Json, kind: unknown): Json {
  const properties = ownAt(entity, 'entity_properties');
  const inner = isJsonObject(properties) ? properties : entity;
  const type =
    ownAt(entity, 'entity_type') ?? kind ?? (isGiven(ownAt(inner, 'company_number')) ? 'company' : undefined);
  if (!saysWho(inner) || (type !== 'company' && type !== 'person')) return entity;
  return inner === entity ? { [type]: inner } : { ...entity, [type]: inner };
}

/** One who controls: exactly one of `person` and `company` (api-shapes, 6.4). */
export const prepareController = ofObject((entity) => (isWrapped(entity) ? entity : wrapped(entity, undefined)));

/** Who is controlled is a company, wrapped or not. */
export const prepareControlled = ofObject((entity) => (isWrapped(entity) ? entity : wrapped(entity, 'company')));

/** Facts of the flat item, where the service sends the form of other statements (api-shapes, 6.1 and 6.2). */
function factsInProperties(statement: Json): Json {
  const properties = ownAt(statement, 'properties');
  if (!isJsonObject(properties)) return {};
  const { controlling_entities, control_mechanisms, subject_entity, other_attributes } = properties;
  return { controlling_entities, control_mechanisms, controlled_entity: subject_entity, other_attributes };
}

/** The item of the control statement search, which is flat and differs from other statements (api-shapes, 6.4). */
export const prepareControlStatement = ofObject((statement) => {
  const keyed = withRecordKeys('statements')(statement);
  return filled(isJsonObject(keyed) ? keyed : statement, factsInProperties(statement));
});
