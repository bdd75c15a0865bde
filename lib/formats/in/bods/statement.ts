import type { EntityReference } from '@/lib/register/store/records';
import { BoundedMap } from '../bounded-map';
import type { FileFacts } from '../format';
import type { Raw } from '../raw';
import { startOfDay } from '../values';
import type { Interest } from './interest';

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

/** What the versions of the standard have in common; `v04.ts` and `v02.ts` bring their records into this form. */
export interface BodsStatement {
  /** As the log names it: `BODS 0.4`. */
  format: string;
  statementId: string;
  /** The key of what the statement is about, the same in all its versions. */
  recordKey: string;
  /** Every key the same thing goes by. */
  keys: string[];
  statementDate: string | null;
  closed: boolean;
  isComponent: boolean;
  publication: { date: string | null; publisher: string | null; license: string | null };
  origin: { types: string[]; url: string | null; retrievedAt: string | null };
  subject: EntityStatement | PersonStatement | RelationshipStatement;
}

export interface EntityStatement {
  kind: 'entity';
  entityType: string | null;
  typeDetails: string | null;
  jurisdiction: Raw;
  alternateNames: string[];
  details: Raw;
}

export interface PersonStatement {
  kind: 'person';
  personType: string | null;
  details: Raw;
}

/** Either end of a relationship: a record, or the reason why there is none. */
export type Party = { key: string } | { reason: string | null; description: string | null };

export interface RelationshipStatement {
  kind: 'relationship';
  owned: Party;
  interestedParty: Party;
  interests: Interest[];
  /** The interests word for word, kept beside what we make of them. */
  interestsAsGiven: Raw[];
  componentRecords: string[];
}

export type StatementOf<Subject extends BodsStatement['subject']> = BodsStatement & { subject: Subject };

/** The day the statement speaks of; undated ones are as old as their publication or file. */
export const dateOf = ({ statementDate, publication }: BodsStatement, file: FileFacts): string =>
  statementDate ?? publication.date ?? file.date.slice(0, 10);

/**
 * The source of an entity's facts. Its time is that of the statement, not of the publication: a publisher sends
 * old and new statements of one record on one day, and the newest statement has to win.
 */
export function sourceOf(statement: BodsStatement, file: FileFacts) {
  return {
    publisher: statement.publication.publisher,
    url: statement.origin.url,
    source_type: 'external',
    retrieved_at: startOfDay(dateOf(statement, file)),
    terms: statement.publication.license,
  };
}
