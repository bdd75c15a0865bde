import type { EntityReference, StatementInput } from '@/lib/register/store/records';
import { BY_NAME_ONLY } from '../by-name-only';
import type { FileFacts } from '../format';
import { leiKey } from '../lei';
import { nameProblem } from '../text';
import type { LeiRecord, NamedEntity } from './lei-record';
import { confidenceOf, provenanceOf, recordPage } from './source';

/** Where only a name is given, the successor is of this statement alone: another of that name may be another one. */
function toReference({ lei, name }: NamedEntity, statement: string): EntityReference | null {
  if (lei !== null) return { key: leiKey(lei), name: name ?? lei, entity_type: 'company', identifier: lei };
  if (name === null || nameProblem(name) !== null) return null;
  return { key: `${statement}#successor`, name, entity_type: 'company' };
}

/** Who took over from an entity that merged, split or was registered anew. */
export function toSuccessions(
  record: LeiRecord,
  company: EntityReference,
  moment: string,
  file: FileFacts,
): StatementInput[] {
  return record.successors.flatMap((successor, index): StatementInput[] => {
    const key = `gleif:successor:${record.lei}:${successor.lei ?? index}`;
    const later = toReference(successor, key);
    if (!later || successor.lei === record.lei) return [];
    const checked = confidenceOf(record.issued.validation, null);
    const confidence = successor.lei === null ? Math.min(checked, BY_NAME_ONLY) : checked;
    return [
      {
        kind: 'statement',
        key,
        data_type: 'subsequent_registration',
        predicate: 'continued_as',
        subjects: [company],
        objects: [later],
        properties: {
          previous_entity: {
            entity_type: 'company',
            entity_properties: { name: company.name, identifier: record.lei },
          },
          subsequent_entity: {
            entity_type: 'company',
            entity_properties: { name: later.name, identifier: successor.lei },
          },
          ...(record.expired && { previous_registration_end_date: record.expired }),
        },
        sample_date: moment.slice(0, 10),
        version: moment,
        relationship: null,
        provenances: [provenanceOf({ key, moment, url: recordPage(record.lei), confidence, part: 'level 1' }, file)],
      },
    ];
  });
}
