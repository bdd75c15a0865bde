import type { Company, CompanyItem } from '@/lib/contract/company';
import type { FacetName, Facets } from '@/lib/contract/extensions';
import type { Filing, FilingRecord } from '@/lib/contract/filing';
import type { DateFilter, TermFilter } from '@/lib/contract/filters';
import type { Jurisdiction } from '@/lib/contract/jurisdiction';
import type { OfficerRecord } from '@/lib/contract/officer';
import type { Placeholder } from '@/lib/contract/placeholder';
import type { Statement } from '@/lib/contract/statement';
import type { RegisterInput, WriteOutcome } from './records';

/**
 * The one interface of the register. Everything above it is free of SQL, and a second engine can stand behind
 * it: so every answer is a promise, and every query is a value. Records are the contract's own, save that each
 * `service_url` is still a path: the door that answers knows the origin.
 */
export interface RegisterStore {
  findCompany(key: CompanyKey): Promise<StoredCompany | undefined>;
  searchCompanies(query: CompanyQuery): Promise<Found<CompanyItem> & { facets?: Facets }>;
  listFilings(companyId: number, window: Window): Promise<Found<Filing>>;
  listStatements(entityId: number, window: Window): Promise<Found<Statement>>;
  /** Every statement that makes an edge of the network at this entity, ended and doubtful ones too. */
  listRelationshipStatements(entityId: number): Promise<RelationshipStatement[]>;
  searchOfficers(query: OfficerQuery): Promise<Found<OfficerRecord>>;
  findOfficer(id: number): Promise<OfficerRecord | undefined>;
  findFiling(id: number): Promise<FilingRecord | undefined>;
  findStatement(id: number): Promise<Statement | undefined>;
  findPlaceholder(id: number): Promise<StoredPlaceholder | undefined>;
  listJurisdictions(): Promise<Jurisdiction[]>;
  findAccount(tokenHash: string): Promise<Account | undefined>;
  close(): void;
}

/** The writing side, used by the importers and the sample register only. */
export interface RegisterWriter {
  /** One transaction: all of the records or none. Outcomes in the order of the records. */
  write(records: RegisterInput[]): WriteOutcome[];
  close(): void;
}

export interface CompanyKey {
  jurisdiction_code: string;
  company_number: string;
}

/** A redacted company exists and may not be shown (specification, status 503). */
export interface StoredCompany {
  id: number;
  redacted: boolean;
  /** The record without its summaries (`filings`, `officers`, `data`), which `summarise` reads. */
  company: Company;
  summarise(): Promise<Pick<Company, 'filings' | 'officers' | 'data'>>;
}

export interface StoredPlaceholder {
  placeholder: Placeholder;
  /** The entity that stands for it in the network: the company it was matched to, or itself. */
  entityId: number;
}

/** A slice of a list: `offset` records are passed over, at most `limit` are given. */
export interface Window {
  offset: number;
  limit: number;
}

export interface Found<T> {
  items: T[];
  /** Exact, whatever the window. */
  total: number;
}

export type DateOrder = 'created_at' | 'updated_at' | 'incorporation_date' | 'dissolution_date';

export interface CompanyQuery {
  q?: string;
  /** What a final `*` in q means (specification, "Wildcard"): A, the name begins so; B, the words stand together. */
  wildcard: 'A' | 'B';
  order: 'name' | 'score' | DateOrder;
  jurisdiction_code?: TermFilter;
  country_code?: TermFilter;
  company_type?: TermFilter;
  current_status?: TermFilter;
  incorporation_date?: DateFilter;
  inactive?: boolean;
  branch?: boolean;
  facets?: FacetName[];
  window: Window;
}

export interface OfficerQuery {
  q?: string;
  order: 'name' | 'score';
  jurisdiction_code?: TermFilter;
  position?: TermFilter;
  date_of_birth?: DateFilter;
  address?: TermFilter;
  inactive?: boolean;
  window: Window;
}

/** An end of a relationship, as the network names it. */
export interface NetworkEntity {
  id: number;
  name: string;
  type: 'Company' | 'Placeholder';
  service_url: string;
}

/** One statement's edge; the network merges those of the same two ends and type. */
export interface RelationshipStatement {
  statement_id: number;
  relationship_type: string;
  parent: NetworkEntity;
  child: NetworkEntity;
  percentage: number | null;
  percentage_min: number | null;
  percentage_max: number | null;
  interests: string[];
  number_of_shares: number | null;
  start_date: string | null;
  start_date_type: string | null;
  end_date: string | null;
  end_date_type: string | null;
  confidence: number;
  publishers: string[];
}

export interface Account {
  id: number;
  plan: string;
  status: string;
  expiry_date: string | null;
}
