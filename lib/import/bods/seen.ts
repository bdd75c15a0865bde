import type { EntityReference } from '@/lib/registry/embedded/store/records';

/** What a run remembers of an entity or person, for the relationships that name it by id alone. */
export interface SeenParty {
  name: string;
  entity_type: NonNullable<EntityReference['entity_type']>;
  jurisdiction_code?: string | null;
  jurisdiction_string?: string | null;
  /** Neither a register's number nor an LEI tells which one it is. */
  knownByNameOnly: boolean;
  details?: Record<string, unknown>;
}

/** So much and no more, so that a file of any length is read in constant memory; the oldest are forgotten. */
const CAPACITY = 200_000;

function remember<Value>(memory: Map<string, Value>, key: string, value: Value): void {
  memory.delete(key);
  memory.set(key, value);
  const oldest = memory.size > CAPACITY ? memory.keys().next() : undefined;
  if (oldest && !oldest.done) memory.delete(oldest.value);
}

/**
 * BODS asks publishers to put entities and persons before the relationships that name them. Where one has not
 * been seen, the relationship is read without it: nothing here is needed, it only makes the reading richer.
 */
export class SeenRecords {
  private readonly parties = new Map<string, SeenParty>();
  private readonly persons = new Map<string, true>();
  private readonly roots = new Map<string, string>();

  add(keys: string[], party: SeenParty): void {
    for (const key of keys) remember(this.parties, key, party);
  }

  find(key: string): SeenParty | undefined {
    return this.parties.get(key);
  }

  expectPerson(key: string): void {
    remember(this.persons, key, true);
  }

  isExpectedPerson(key: string): boolean {
    return this.persons.has(key);
  }

  /** The key of the first statement of the chain that `key` continues. */
  joinChain(key: string, replaced: string[]): string {
    const first = replaced[0];
    if (first === undefined) return this.roots.get(key) ?? key;
    const root = this.roots.get(first) ?? first;
    remember(this.roots, key, root);
    return root;
  }
}
