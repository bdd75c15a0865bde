import type { EntityReference } from '@/lib/register/store/records';
import { BoundedMap } from '../bounded-map';
import { dateOnly, startOf } from '../file-date';
import type { FileFacts } from '../format';
import type { Raw } from '../raw';
import type { Interest } from './interest';

/** What a run remembers of an entity or person, for relationships that name it by id alone. */
export interface SeenParty {
  name: string;
  entity_type: NonNullable<EntityReference['entity_type']>;
  jurisdiction_code?: string | null;
  jurisdiction_string?: string | null;
  /** True if it has neither a register number nor an LEI to identify it. */
  knownByNameOnly: boolean;
  details?: Record<string, unknown>;
}

/** Limit of remembered entries of each kind. */
const CAPACITY = 200_000;

/**
 * BODS asks publishers to put entities and persons before the relationships that name them. Where one has not
 * been seen, the relationship is read without it: the memory only adds detail.
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

/** The common form of all versions of the standard; `versions.ts` converts their records into it. */
export interface BodsStatement {
  /** As the log names it: `BODS 0.4`. */
  format: string;
  statementId: string;
  /** The key of the subject, the same in all its versions. */
  recordKey: string;
  /** All keys of the same subject. */
  keys: string[];
  statementDate: string | null;
  closed: boolean;
  isComponent: boolean;
  publication: { date: string | null; publisher: string | null; url: string | null; license: string | null };
  origin: {
    types: string[];
    url: string | null;
    retrievedAt: string | null;
    description: string | null;
    assertedBy: { name: string | null; uri: string | null }[];
  };
  subject: EntityStatement | PersonStatement | RelationshipStatement;
}

export interface EntityStatement {
  kind: 'entity';
  entityType: string | null;
  typeDetails: string | null;
  subtype: string | null;
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
  /** The interests as published, stored beside our interpretation. */
  interestsAsGiven: Raw[];
  componentRecords: string[];
}

export type StatementOf<Subject extends BodsStatement['subject']> = BodsStatement & { subject: Subject };

/** The date of the statement; undated ones use the date of their publication or file. */
export const dateOf = ({ statementDate, publication }: BodsStatement, file: FileFacts): string =>
  statementDate ?? publication.date ?? dateOnly(file);

/**
 * The source of an entity's facts. Its time is that of the statement, not of the publication: a publisher releases
 * old and new statements of one record on one day, and the newest statement has to win.
 */
export function sourceOf(statement: BodsStatement, file: FileFacts) {
  return {
    publisher: statement.publication.publisher,
    url: statement.origin.url,
    source_type: 'external',
    retrieved_at: startOf(dateOf(statement, file)),
    terms: statement.publication.license,
  };
}
