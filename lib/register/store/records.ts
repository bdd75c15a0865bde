import type { Address, Source } from '@/lib/contract/provenance';
import type { AlternativeName, Identifier, PreviousName } from '@/lib/contract/records';

/**
 * Import records: plain and self-contained, in any order.
 * Identity: an entity (company, placeholder, person) carries `keys`, under which any source may refer to it:
 * `company:gb/00102498`, `lei:2138…`, `bods:XI-LEI-2138…`. Two entities that share a key are one. A statement names its
 * ends by key; an unknown end becomes a placeholder, which is filled in when its record arrives.
 */
export interface CompanyInput {
  kind: 'company';
  jurisdiction_code: string;
  company_number: string;
  /** True if the number is a stand-in (an LEI), to be replaced by the register's own number. */
  number_is_stand_in?: boolean;
  /** Further keys; `company:<jurisdiction_code>/<company_number>` is added by the register. */
  keys?: string[];
  /** The record of the source. Of several, the facts of the one with the newest `retrieved_at` win. */
  record_key: string;
  name: string;
  native_company_number?: string | null;
  company_type?: string | null;
  current_status?: string | null;
  incorporation_date?: string | null;
  dissolution_date?: string | null;
  inactive?: boolean | null;
  branch?: 'F' | 'L' | null;
  branch_status?: string | null;
  nonprofit?: boolean | null;
  redacted?: boolean;
  registry_url?: string | null;
  registered_address?: Address | null;
  registered_address_in_full?: string | null;
  previous_names?: PreviousName[];
  alternative_names?: AlternativeName[];
  identifiers?: Identifier[];
  industry_codes?: { code_scheme_id: string; code: string }[];
  /** Key of the company this entry is a branch of. */
  home_company?: EntityReference | null;
  source: Source;
  /** How sure its facts are, 0 to 100; by default those of the register's own record (lib/register/README.md). */
  confidence?: number;
  /** What the source says beyond these fields, for exports: as that of a placeholder. */
  details?: Record<string, unknown> | null;
  created_at?: string;
  /** The record was exported from a register together with its snapshots and events: none are derived from it again. */
  is_restored?: boolean;
}

export interface PlaceholderInput {
  kind: 'placeholder';
  entity_type: 'company' | 'person' | 'organisation' | 'unknown';
  keys: string[];
  record_key: string;
  name: string;
  jurisdiction_string?: string | null;
  jurisdiction_code?: string | null;
  identifier?: string | null;
  /**
   * Persons: nationality, country_of_residence, date_of_birth {year, month}. What only exports read is described in
   * lib/formats/in/bods/entity-facts.ts and person-facts.ts.
   */
  details?: Record<string, unknown>;
  source: Source;
}

/** An end of a statement: its key, and a name to use while nothing else is known. */
export interface EntityReference {
  key: string;
  name: string;
  entity_type?: 'company' | 'person' | 'organisation' | 'unknown';
  jurisdiction_string?: string | null;
  jurisdiction_code?: string | null;
  identifier?: string | null;
}

export interface ProvenanceInput {
  /** Identifies a provenance of the statement: the same key again is the same provenance. */
  key: string;
  source_url?: string | null;
  confidence: number;
  source_type: 'external' | 'internal' | 'induction';
  actor_type: 'bot' | 'user';
  log_message?: string | null;
  created_at: string;
  publisher?: string | null;
}

/** The property of a statement that holds what its source says beyond the interface. */
export const ONLY_IN_EXPORTS = 'only_in_exports';

/** The relationship that a statement makes: subject owns or controls object. Shares in per cent. */
export interface RelationshipInput {
  relationship_type: 'subsidiary' | 'shareholding' | 'control';
  percentage?: number | null;
  percentage_min?: number | null;
  percentage_max?: number | null;
  interests?: string[];
  number_of_shares?: number | null;
}

export interface StatementInput {
  kind: 'statement';
  /** Unique across all sources, e.g. `bods:XI-LEI-RR-D-…`. */
  key: string;
  data_type: string;
  predicate?: string | null;
  subjects: EntityReference[];
  objects: EntityReference[];
  /** Those under `ONLY_IN_EXPORTS` are in no reply. */
  properties: Record<string, unknown>;
  start_date?: string | null;
  start_date_type?: '=' | '<' | '>' | null;
  end_date?: string | null;
  end_date_type?: '=' | '<' | '>' | null;
  sample_date?: string | null;
  /** Version of the statement (a date): a newer one replaces it, an older one only adds its provenance. */
  version: string;
  relationship?: RelationshipInput | null;
  provenances: ProvenanceInput[];
  /** Columns the statement searches need. */
  search?: {
    title?: string | null;
    publication_title?: string | null;
    classification?: string | null;
    jurisdiction_code?: string | null;
    is_ultimate_beneficial_owner?: boolean | null;
    registration_date?: string | null;
    expiry_date?: string | null;
    published_at?: string | null;
  };
  created_at?: string;
  /** As for companies. */
  is_restored?: boolean;
  /** As for officers. */
  snapshots?: OfficerInput['snapshots'];
}

export interface OfficerInput {
  kind: 'officer';
  key: string;
  company: EntityReference;
  name: string;
  position?: string | null;
  uid?: string | null;
  start_date?: string | null;
  end_date?: string | null;
  occupation?: string | null;
  nationality?: string | null;
  address?: string | null;
  date_of_birth?: string | null;
  inactive?: boolean | null;
  current_status?: string | null;
  source: Source;
  /** As for companies. */
  is_restored?: boolean;
  /** States in the snapshots of several times, as exported from a register. */
  snapshots?: { times: string[]; facts: Record<string, unknown> }[];
}

export interface FilingInput {
  kind: 'filing';
  key: string;
  company: EntityReference;
  date: string;
  title: string;
  description?: string | null;
  uid?: string | null;
  url?: string | null;
  filing_type?: string | null;
  filing_code?: string | null;
}

export interface DatumInput {
  kind: 'datum';
  key: string;
  companies: EntityReference[];
  data_type: string;
  title: string;
  description?: string | null;
  attributes: Record<string, unknown>;
  source: Source;
  created_at?: string;
}

export interface EventInput {
  kind: 'event';
  key: string;
  company: EntityReference;
  type: string;
  categories: string[];
  starts_at?: string | null;
  ends_at: string;
  description: string;
  provenance: Record<string, unknown>;
  derived_from?: { before: Record<string, unknown> | null; after: Record<string, unknown> | null } | null;
  payload?: Record<string, unknown> | null;
  created_at?: string;
  /** A register derived this event: `key` distinguishes it from others of its type and company. */
  found_by_register?: boolean;
}

/** An entity that a source mentions but that has no record yet. */
export interface MentionInput {
  kind: 'mention';
  entity: EntityReference;
}

/** Snapshots of a company by a publisher that gave the same facts, as exported from a register. */
export interface SnapshotInput {
  kind: 'snapshot';
  company: EntityReference;
  publisher: string;
  /** The key of the publisher's record, or `officers`. */
  series: string;
  /** Time of the last of them. */
  taken_at: string;
  /** Time of the first of them, if there are several. */
  first_at?: string | null;
  /** Times of those between both. */
  between?: string[];
  facts?: Record<string, unknown> | null;
}

/** A record that a source no longer has, or has again: of a whole snapshot, or because a delta says so. */
export interface AbsenceInput {
  kind: 'absence';
  of: 'company' | 'officer' | 'statement';
  /** Of the record: `record_key` of a company, `key` of others. */
  key: string;
  /** Of an officer or a statement: also those whose keys begin with this one and a colon. */
  with_parts?: boolean;
  /** The company itself. */
  company?: EntityReference;
  /** Absent if the deletion does not name it: that of the record. */
  publisher?: string;
  /** Of the snapshot, ISO 8601. */
  day: string;
  is_absent: boolean;
}

/** A file that had every record of a publisher of one kind, so that what is read of an earlier day later can be missed. */
export interface WholeSnapshotInput {
  kind: 'whole_snapshot';
  of: AbsenceInput['of'];
  publisher: string;
  /** Of statements. */
  data_type: string;
  /** ISO 8601. */
  day: string;
}

export interface CorporateGroupingInput {
  kind: 'corporate_grouping';
  name: string;
  wikipedia_id?: string | null;
  curators: { name: string; url?: string | null }[];
  members: { company: EntityReference; source: Source }[];
  created_at?: string;
}

export interface IndustryCodeSchemeInput {
  kind: 'industry_code_scheme';
  id: string;
  name: string;
  url?: string | null;
  codes: { code: string; description: string; parent_code?: string | null }[];
  /** Equivalents of this scheme's codes in other schemes. */
  mappings?: { code: string; to_scheme_id: string; to_code: string }[];
}

/** A jurisdiction, or further names of one, to add to the known ones. */
export interface JurisdictionInput {
  kind: 'jurisdiction';
  /** `gb`, `us_de`. */
  code: string;
  /** Display name; may be absent if the jurisdiction is known already. */
  name?: string;
  /** Names and codes that have no other meaning. */
  names: string[];
  /** Ambiguous names: used only if no other jurisdiction matches. */
  weak_names?: string[];
}

export type RegisterInput =
  | CompanyInput
  | PlaceholderInput
  | StatementInput
  | OfficerInput
  | FilingInput
  | DatumInput
  | EventInput
  | CorporateGroupingInput
  | IndustryCodeSchemeInput
  | JurisdictionInput
  | MentionInput
  | SnapshotInput
  | AbsenceInput
  | WholeSnapshotInput;

/** Result of writing a record: new, merged into existing facts, or without effect. */
export type WriteOutcome = 'added' | 'merged' | 'unchanged';
