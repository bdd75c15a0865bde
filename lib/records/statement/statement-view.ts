import type { ControlStatement, Statement, StatementEntity } from '@/lib/contract/statement';
import { isJsonObject, type Json, textAt } from '@/lib/shared/json';
import { links } from '@/lib/shared/links';

/** A statement as pages show it. One that has no id has no page of its own either. */
export type ShownStatement = Omit<Statement, 'id' | 'service_url'> & { id: number | null };

/** The two ends of a statement, in the order of a sentence. */
export const subjectsOf = ({ subject_entities }: ShownStatement): StatementEntity[] => subject_entities ?? [];
export const objectsOf = ({ object_entities }: ShownStatement): StatementEntity[] => object_entities ?? [];

/** The page of a company by its number, where a source gives no address. */
function addressOf(properties: Json): string | null {
  const [jurisdiction_code, company_number] = [
    textAt(properties, 'jurisdiction_code'),
    textAt(properties, 'company_number'),
  ];
  if (textAt(properties, 'service_url')) return textAt(properties, 'service_url');
  return jurisdiction_code && company_number ? links.company({ jurisdiction_code, company_number }) : null;
}

function toEnd(entity_type: string, properties: { name: string } & Json): StatementEntity {
  return {
    entity_type: textAt(properties, 'entity_type') ?? entity_type,
    name: properties.name,
    service_url: entity_type === 'company' ? addressOf(properties) : null,
    jurisdiction_code: textAt(properties, 'jurisdiction_code'),
    company_number: textAt(properties, 'company_number'),
  };
}

/** The flat item of the control statement search (api-shapes, 6.4) in the form of all other statements. */
export function fromControlStatement(given: ControlStatement): ShownStatement {
  const { controlling_entities, controlled_entity, control_mechanisms, other_attributes } = given;
  const other = isJsonObject(other_attributes) ? other_attributes : {};
  const subject_entities = controlling_entities.flatMap(({ company, person }) => [
    ...(company ? [toEnd('company', company)] : []),
    ...(person ? [toEnd('person', person)] : []),
  ]);
  return {
    id: given.id ?? null,
    data_type: given.data_type ?? 'control_statement',
    predicate: 'controls',
    subject_entities,
    object_entities: controlled_entity.company ? [toEnd('company', controlled_entity.company)] : [],
    properties: {
      control_mechanisms,
      ultimate_beneficial_owner: given.is_ultimate_beneficial_owner ?? null,
      other_attributes: other,
    },
    start_date: textAt(other, 'notified_on'),
    end_date: textAt(other, 'ceased_on'),
    created_at: given.created_at ?? null,
  };
}
