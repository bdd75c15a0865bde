import type { Company } from '@/lib/contract/company';
import type { SqliteDatabase } from '../open';
import { createEntityNames, toCompanyReference } from './entities';

type Control = Pick<Company, 'controlling_entity' | 'ultimate_beneficial_owners' | 'ultimate_controlling_company'>;

/** Chains longer than this are not followed; a loop ends where it began. */
const MAX_CONTROL_DEPTH = 20;

/**
 * The controlling parent (specification, `controlling_entity`: "derived from subsidiary/parent data or a majority
 * equity stake") among relations that have not ended; the surest first. A band counts by its lower end.
 */
const CONTROLLER = `SELECT r.parent_id FROM relationships r
  JOIN statements s ON s.id = r.statement_id LEFT JOIN provenances p ON p.statement_id = r.statement_id
  WHERE r.child_id = ? AND r.parent_id <> r.child_id AND s.end_date IS NULL
    AND (r.relationship_type = 'subsidiary' AND coalesce(r.percentage, r.percentage_min, 100) >= 50
      OR coalesce(r.percentage, r.percentage_min) >= 50)
  GROUP BY r.statement_id
  HAVING max(p.confidence) > 60
  ORDER BY max(p.confidence) DESC, coalesce(r.percentage, r.percentage_min) DESC, r.statement_id LIMIT 1`;

export function createControlReader(db: SqliteDatabase): (companyId: number) => Control {
  const nameEntities = createEntityNames(db);
  const findController = db.prepare<[number], { parent_id: number }>(CONTROLLER);
  const listOwners = db.prepare<[number], { entity_id: number }>(
    `SELECT DISTINCT subject.entity_id FROM statement_entities object
     JOIN statements s ON s.id = object.statement_id AND s.is_ultimate_beneficial_owner = 1 AND s.end_date IS NULL
     JOIN statement_entities subject ON subject.statement_id = s.id AND subject.role = 'subject'
     WHERE object.entity_id = ? AND object.role = 'object' ORDER BY s.id`,
  );

  function ultimateController(controller: number): number {
    const seen = new Set([controller]);
    let top = controller;
    for (let depth = 0; depth < MAX_CONTROL_DEPTH; depth++) {
      const above = findController.get(top)?.parent_id;
      if (above === undefined || seen.has(above)) break;
      seen.add(above);
      top = above;
    }
    return top;
  }

  return (companyId) => {
    const controller = findController.get(companyId)?.parent_id;
    const ultimate = controller === undefined ? undefined : ultimateController(controller);
    const owners = listOwners.all(companyId).map(({ entity_id }) => entity_id);
    const names = nameEntities([controller, ultimate, ...owners].filter((id) => id !== undefined));
    const reference = (id: number | undefined) => {
      const entity = id === undefined ? undefined : names.get(id);
      return entity ? toCompanyReference(entity) : null;
    };
    return {
      controlling_entity: reference(controller),
      ultimate_controlling_company: ultimate === companyId ? null : reference(ultimate),
      ultimate_beneficial_owners: owners.flatMap((id) => {
        const owner = names.get(id);
        return owner ? [{ ultimate_beneficial_owner: { name: owner.name, service_url: owner.service_url } }] : [];
      }),
    };
  };
}
