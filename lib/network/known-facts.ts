import type { EntityFacts } from '@/lib/contract/entity-facts';
import { cleanName, type Entity, type NetworkModel } from './model';

/** The model with the facts of records, by entity id. Ignores entities that are not in the model. */
export function withFacts(model: NetworkModel, facts: ReadonlyMap<string, EntityFacts>): NetworkModel {
  if (facts.size === 0) return model;
  const entities = new Map(model.entities);
  for (const [id, entity] of model.entities) {
    const known = facts.get(id);
    if (known) entities.set(id, { ...entity, ...stateOf(known), ...groupingsOf(known) });
  }
  return { ...model, entities };
}

type State = Pick<Entity, 'status' | 'current_status' | 'incorporation_date' | 'dissolution_date'>;

/** A date of dissolution implies inactivity if nothing else states it. */
function stateOf({ inactive, current_status, incorporation_date, dissolution_date }: EntityFacts): State {
  const isInactive = inactive ?? (dissolution_date === null ? undefined : true);
  const words = cleanName(current_status ?? '');
  return {
    ...(isInactive !== undefined && { status: isInactive ? 'inactive' : 'not_marked_inactive' }),
    ...(words !== '' && { current_status: words }),
    ...(incorporation_date !== null && { incorporation_date }),
    ...(dissolution_date !== null && { dissolution_date }),
  };
}

const groupingsOf = ({ corporate_groupings: names }: EntityFacts): Pick<Entity, 'corporate_groupings'> =>
  names === null ? {} : { corporate_groupings: names.map(cleanName).filter((name) => name !== '') };

/** The model with the tags of a case. */
export function withTags(model: NetworkModel, tags: ReadonlyMap<string, readonly string[]>): NetworkModel {
  if (tags.size === 0) return model;
  const entities = new Map(model.entities);
  for (const [id, own] of tags) {
    const entity = entities.get(id);
    if (entity) entities.set(id, { ...entity, tags: own });
  }
  return { ...model, entities };
}

/** What is unknown about the companies of a network; placeholders have no records. */
export interface Unknown {
  /** Companies whose status is unknown. */
  statuses: number;
  /** Companies whose groupings are unknown. */
  groupings: number;
  companies: number;
}

export function unknownOf(entities: Iterable<Entity>): Unknown {
  const companies = [...entities].filter(({ kind }) => kind === 'company');
  return {
    statuses: companies.filter(({ status }) => status === undefined).length,
    groupings: companies.filter(({ corporate_groupings }) => corporate_groupings === undefined).length,
    companies: companies.length,
  };
}
