import type { RegisterInput } from '@/lib/register/store/records';
import { withoutPersonalFacts } from '@/lib/registry/personal-facts';

/** What a record says of persons, left out: the same that visitors of the pages are not shown. */
export function withoutFactsOfPersons(record: RegisterInput): RegisterInput {
  if (record.kind === 'officer') return withoutPersonalFacts({ officer: record }).officer;
  if (record.kind !== 'placeholder' || record.entity_type !== 'person' || !record.details) {
    return record.kind === 'company' ? record : withoutPersonalFacts(record);
  }
  const { country_of_residence: _, ...details } = withoutPersonalFacts({ person: record.details }).person;
  return { ...record, details };
}
