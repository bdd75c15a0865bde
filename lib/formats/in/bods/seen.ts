import type { EntityReference } from '@/lib/register/store/records';
import { BoundedMap } from '../bounded-map';

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

/** Of each kind so many are remembered. */
const CAPACITY = 200_000;

/**
 * BODS asks publishers to put entities and persons before the relationships that name them. Where one has not
 * been seen, the relationship is read without it: nothing here is needed, it only makes the reading richer.
 */
export class SeenRecords {
  private readonly parties = new BoundedMap<SeenParty>(CAPACITY);
  private readonly persons = new BoundedMap<true>(CAPACITY);
  private readonly roots = new BoundedMap<string>(CAPACITY);

  add(keys: string[], party: SeenParty): void {
    for (const key of keys) this.parties.set(key, party);
  }

  find(key: string): SeenParty | undefined {
    return this.parties.get(key);
  }

  expectPerson(key: string): void {
    this.persons.set(key, true);
  }

  isExpectedPerson(key: string): boolean {
    return this.persons.get(key) ?? false;
  }

  /** The key of the first statement of the chain that `key` continues. */
  joinChain(key: string, replaced: string[]): string {
    const first = replaced[0];
    if (first === undefined) return this.roots.get(key) ?? key;
    const root = this.roots.get(first) ?? first;
    this.roots.set(key, root);
    return root;
  }
}
