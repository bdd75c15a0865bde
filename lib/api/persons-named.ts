import { printTermFilter } from '@/lib/contract/parameters';
import { entityId, isEntityPath } from '@/lib/network/model';
import { objectsOf, subjectsOf } from '@/lib/records/statement/view';
import { words } from '@/lib/shared/names/fold';
import type { createClient } from './registry';

/** A person of the network: somebody whom control statements name. */
export interface NamedPerson {
  name: string;
  /** Of the page of the person. */
  path: string;
  /** Names of companies that the person controls, as far as they were read. */
  controls: string[];
}

/** Statements that are read for a name: a frequent one has thousands, and a list to choose from is short. */
const MOST_READ = 20;

const hasWords = (name: string, wanted: readonly string[]): boolean => {
  const own = new Set(words(name));
  return wanted.every((word) => own.has(word));
};

/**
 * Persons whose name has all words of a text, those of the newest statements first. Reads one list and at most
 * twenty statements, since only a statement says which page a person has; so it is for our own register only.
 */
export async function findPersonsNamed(client: ReturnType<typeof createClient>, text: string): Promise<NamedPerson[]> {
  const wanted = words(text);
  if (wanted.length === 0) return [];
  const params = new URLSearchParams({
    controlling_entities_name: printTermFilter({ match: 'any', terms: [text] }),
    controlling_entities_entity_type: 'person',
    per_page: String(MOST_READ),
  });
  const { items } = await client.list('search_control_statements', {}, params);
  const ids = items.flatMap(({ id }) => (id == null ? [] : [String(id)]));
  const statements = await Promise.all(ids.map((id) => client.record('get_statement', { id })));
  const persons = new Map<string, NamedPerson>();
  for (const statement of statements) {
    for (const { name, service_url } of subjectsOf(statement)) {
      const path = entityId(service_url ?? '');
      if (!isEntityPath(path) || !hasWords(name, wanted)) continue;
      const known = persons.get(path) ?? { name, path, controls: [] };
      known.controls.push(...objectsOf(statement).map((company) => company.name));
      persons.set(path, known);
    }
  }
  return [...persons.values()].map((person) => ({ ...person, controls: [...new Set(person.controls)] }));
}
