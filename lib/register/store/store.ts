import type { EndpointName, FiltersOf, OrderOf } from '@/lib/contract/endpoints';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import type {
  CompanyExclusion,
  CompanyFacet,
  Exclusions,
  FacetName,
  Facets,
  OfficerExclusion,
  OfficerFacet,
  Suggestions,
} from '@/lib/contract/extensions';
import type { NetworkInclusion } from '@/lib/contract/limits';
import type { Neighbours } from '@/lib/contract/neighbours';
import type {
  Company,
  CompanyEvent,
  CompanyItem,
  CorporateGrouping,
  CorporateGroupingRecord,
  Datum,
  DatumRecord,
  Filing,
  FilingRecord,
  IndustryCodeRecord,
  IndustryCodeScheme,
  IndustryCodeSchemeRecord,
  Jurisdiction,
  OfficerRecord,
  Placeholder,
  RegisterContents,
  Statement,
} from '@/lib/contract/records';
import type { NamedJurisdiction } from '@/lib/shared/jurisdictions/match';
import type { PreparedInput } from './prepare/prepare';
import type { RegisterInput, WriteOutcome } from './records';

/** Which records of the register are given out. */
export interface ExportSelection {
  /** The companies found, what belongs to them, and the other ends of their relationships; all where absent. */
  query?: Omit<CompanyQuery, 'window' | 'facets' | 'order'>;
  /** With a query: only the companies found, and nobody at the other ends of their relationships. */
  onlyFound?: boolean;
  /** Companies that may not be shown, and what was known of a company before it was matched, are records too. */
  withHidden?: boolean;
  /** Only records of these kinds; all where absent. */
  kinds?: ReadonlySet<RegisterInput['kind']>;
  /** Entities are named by their key that begins so, where they have one. */
  keyPrefix?: string;
}

/** A publisher of records that are given out, and on which terms. */
export interface Licence {
  publisher: string | null;
  url: string | null;
  terms: string | null;
}

/** The register as records, of one moment: what is written meanwhile is not seen. */
export interface RegisterExport {
  /** Whose records these are. */
  licences(): Licence[];
  /** The formats of all imports: lists of codes came by some, and say of no code whose it is. */
  importedFormats(): string[];
  /** Entities before the records that name them, so that whoever writes them in this order never meets a stranger. */
  records(): Iterable<RegisterInput>;
  close(): void;
}

/** By which of its keys an entity is named: one that begins with the prefix, its own number, the first of all. */
export function chooseKey(keys: readonly string[], own: string | undefined, prefix: string | undefined): string {
  const [wanted] = prefix === undefined ? [] : keys.filter((key) => key.startsWith(prefix)).sort();
  return wanted ?? own ?? [...keys].sort()[0] ?? '';
}

/** A file of an import, by which the same import is known when it is begun again. */
interface ImportFile {
  name: string;
  /** In bytes; null where nobody can tell. */
  size: number | null;
  /** When it was made, ISO 8601. */
  date: string;
}

/** What is to be imported. The same plan again takes up an import that was stopped. */
export interface ImportPlan {
  format: string;
  files: ImportFile[];
  /** What else decides about the outcome: fields left out, a limit, a mapping. */
  options: Record<string, unknown>;
}

/** How far an import has come. Counts are of records in the files. */
export interface ImportCheckpoint {
  /** Records dealt with: written, rejected or passed over. */
  position: number;
  /** Length of the file of rejects that belongs to it, in bytes. */
  rejects_bytes: number;
  counts: ImportCounts;
}

export interface ImportCounts {
  read: number;
  added: number;
  merged: number;
  unchanged: number;
  /** They hold nothing for a register, which is no fault of theirs. */
  passed: number;
  /** Reason → how many records. */
  rejected: Record<string, number>;
  /** The first of those, each as `file:line: reason`. */
  problems: string[];
}

export interface ImportRun extends ImportPlan, ImportCheckpoint {
  id: number;
  /** Records are written as of this moment, however often the import is taken up. */
  started_at: string;
  /** Null: it is running, or was stopped. */
  ended_at: string | null;
}

export const NO_COUNTS: ImportCounts = {
  read: 0,
  added: 0,
  merged: 0,
  unchanged: 0,
  passed: 0,
  rejected: {},
  problems: [],
};

/** A register that is not there, or that this program cannot read. */
export class UnusableRegisterError extends Error {
  constructor(
    message: string,
    /** The same without the place of the file, for whoever asks from outside. */
    readonly publicMessage: string,
  ) {
    super(message);
    this.name = 'UnusableRegisterError';
  }
}

/** The searches of statements, by the type of statement that each finds. */
export interface StatementSearches {
  subsequent_registration: 'search_subsequent_registrations';
  alternate_registration: 'search_alternate_registrations';
  gazette_notice: 'search_gazette_notices';
  control_statement: 'search_control_statements';
  trademark_registration: 'search_trademark_registrations';
}

type SearchOf<Type extends keyof StatementSearches, N extends EndpointName = StatementSearches[Type]> = FiltersOf<N> & {
  data_type: Type;
  /** All words, in any order: of the text of the mark in a search of marks, of the whole statement in the others. */
  q?: string;
  window: Window;
} & ([OrderOf<N>] extends [never] ? unknown : { order: OrderOf<N> });

/** Newest created first where the search has no orders. Dates come newest first, marks by alphabet. */
export type StatementQuery = { [Type in keyof StatementSearches]: SearchOf<Type> }[keyof StatementSearches];
export type StatementQueryOf<Type extends keyof StatementSearches> = Extract<StatementQuery, { data_type: Type }>;

export interface EventQuery extends FiltersOf<'list_events'> {
  /** The part of the register whose events are listed; all where absent. The filters narrow it further. */
  within?: { companyId: number } | { jurisdiction_code: string };
  /** Newest first. */
  order: OrderOf<'list_events'>;
  window: Window;
}

export interface GroupingQuery extends FiltersOf<'search_corporate_groupings'> {
  /** What the name begins with, without regard to case and accents. */
  q?: string;
  window: Window;
}

/**
 * The one interface of the register. Everything above it is free of SQL, and a second engine can stand behind
 * it: so every answer is a promise, and every query is a value. Records are the contract's own, save that each
 * `service_url` is still a path: the route that answers knows the origin.
 */
export interface RegisterStore {
  findCompany(key: CompanyKey): Promise<StoredCompany | undefined>;
  searchCompanies(query: CompanyQuery): Promise<Found<CompanyItem> & { facets?: Facets }>;
  listFilings(companyId: number, window: Window): Promise<Found<Filing>>;
  listStatements(entityId: number, window: Window): Promise<Found<Statement>>;
  /** Every statement that makes an edge of the network at one of these entities, each once; ended and doubtful ones too. */
  listRelationshipStatements(
    entityIds: readonly number[],
    /** With persons: statements too that name a person, or say why nobody is named, as who controls one of these. */
    inclusions?: ReadonlySet<NetworkInclusion>,
  ): Promise<RelationshipStatement[]>;
  /** Which entities stand behind these addresses, in the order asked; undefined where there is none. */
  resolveEntities(addresses: readonly EntityAddress[]): Promise<(ResolvedEntity | undefined)[]>;
  /** State and corporate groupings of those of these entities that are companies which may be shown; in any order. */
  listEntityFacts(ids: readonly number[]): Promise<StoredEntityFacts[]>;
  searchOfficers(query: OfficerQuery): Promise<Found<OfficerRecord> & { facets?: Facets }>;
  findOfficer(id: number): Promise<OfficerRecord | undefined>;
  findFiling(id: number): Promise<FilingRecord | undefined>;
  findStatement(id: number): Promise<Statement | undefined>;
  findPlaceholder(id: number): Promise<StoredPlaceholder | undefined>;
  /** One of the searches of statements; those of which a redacted company is an end are not found. */
  searchStatements(query: StatementQuery): Promise<Found<Statement>>;
  listData(companyId: number, window: Window): Promise<Found<Datum>>;
  findDatum(id: number): Promise<DatumRecord | undefined>;
  searchEvents(query: EventQuery): Promise<Found<CompanyEvent>>;
  findEvent(id: number): Promise<CompanyEvent | undefined>;
  searchCorporateGroupings(query: GroupingQuery): Promise<Found<CorporateGrouping>>;
  /** By name, without regard to case and accents; blanks may be written as pluses. */
  findCorporateGrouping(name: string): Promise<CorporateGroupingRecord | undefined>;
  listJurisdictions(): Promise<Jurisdiction[]>;
  /** What an import has said that a name means; `key` is the name as `nameKey` folds it. */
  findJurisdictionsNamed(key: string): Promise<NamedJurisdiction[]>;
  listIndustryCodeSchemes(): Promise<IndustryCodeScheme[]>;
  findIndustryCodeScheme(id: string): Promise<IndustryCodeSchemeRecord | undefined>;
  /** The code may be written with or without its dots. */
  findIndustryCode(schemeId: string, code: string): Promise<IndustryCodeRecord | undefined>;
  /** Companies and officers whose names, or numbers, begin so; jurisdictions are known without the register. */
  suggest(text: string, limit: number): Promise<Pick<Suggestions, 'companies' | 'officers'>>;
  /** The companies before and after a name in the order of names, at most `limit` each, without those in `except`. */
  listNeighbours(name: string, limit: number, except: readonly CompanyKey[]): Promise<Neighbours>;
  /** Companies that may be shown, in the order of their ids, from the one after `after`: for the sitemap. */
  listCompanyKeys(after: number, limit: number): Promise<ListedCompanyKey[]>;
  /** How much of each kind is held, and who told it. It reads whole tables. */
  countContents(): Promise<Omit<RegisterContents, 'imports'>>;
  /** The latest imports, newest first. */
  listImports(limit: number): Promise<ImportRun[]>;
  findAccount(tokenHash: string): Promise<Account | undefined>;
  /** Another text as soon as anything in the register may have changed, whichever process changed it. */
  version(): string;
  close(): void;
}

/** The writing side, used by the importers and the sample register only. */
export interface RegisterWriter {
  /** One transaction: all of the records or none. Outcomes in the order of the records. */
  write(records: RegisterInput[]): WriteOutcome[];
  /** Takes up the import of this plan that was stopped, or begins one; what follows is written as of its beginning. */
  beginImport(plan: ImportPlan): ImportRun;
  /**
   * One transaction: what could be written of these groups, each whole or not at all, and the checkpoint that
   * `settle` makes of what became of them. Where `settle` throws, nothing is written.
   */
  writeGroups(
    run: ImportRun,
    groups: Iterable<PreparedInput[]>,
    settle: (fates: GroupFate[]) => ImportCheckpoint,
  ): void;
  /** The import is over: the same plan begins a new one. */
  endImport(run: ImportRun): void;
  close(): void;
}

/** What became of the records that belong together, in their order, or why the register refused them. */
export type GroupFate = readonly WriteOutcome[] | { refused: string };

export interface CompanyKey {
  jurisdiction_code: string;
  company_number: string;
}

/** By what the pages name an end of the network. */
export type EntityAddress = CompanyKey | { placeholder: number };

/** What an address of the network stands for. */
export interface ResolvedEntity {
  id: number;
  /** It exists and may not be shown. */
  redacted: boolean;
  /** Its address now: a placeholder that was matched has its company's. */
  service_url: string;
}

/** What is known of a company beside its network. */
export interface StoredEntityFacts extends Omit<EntityFacts, 'path'> {
  id: number;
}

/** A company that is there, and when it changed last. */
export interface ListedCompanyKey extends CompanyKey {
  id: number;
  updated_at: string;
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
  /** It was matched to a company that may not be shown. */
  redacted: boolean;
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

/** Which facets to count, and which of their values to give. */
export interface FacetQuery<Name extends FacetName> {
  names: Name[];
  limit: number;
  /** Only values that hold these words. */
  text?: string;
}

/** Names of the specification's `fields`. */
export const SEARCH_FIELDS = [
  'name',
  'normalised_name',
  'company_number',
  'heavily_normalised_number',
  'native_company_number',
  'previous_names',
  'postal_codes',
  'trademark_registration_mark_texts',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];
export const DEFAULT_SEARCH_FIELDS: readonly SearchField[] = ['name', 'normalised_name', 'previous_names'];

export interface CompanyQuery extends FiltersOf<'search_companies'> {
  q?: string;
  /** What a final `*` in q means (specification, "Wildcard"): A, the name begins so; B, the words stand together. */
  wildcard: 'A' | 'B';
  /** Where q is looked for; `DEFAULT_SEARCH_FIELDS` where absent. */
  fields?: readonly SearchField[];
  /** True: q is normalised before any field is searched, not only for the normalised one. */
  normalise_company_name?: boolean;
  order: OrderOf<'search_companies'>;
  /** Companies that have one of these values are left out; those whose value is not known are not. */
  exclude?: Exclusions<CompanyExclusion>;
  facets?: FacetQuery<CompanyFacet>;
  window: Window;
}

export interface OfficerQuery extends FiltersOf<'search_officers'> {
  q?: string;
  /** What a final `*` in q means, as for companies; B where absent. */
  wildcard?: 'A' | 'B';
  order: OrderOf<'search_officers'>;
  /** As for companies. */
  exclude?: Exclusions<OfficerExclusion>;
  facets?: FacetQuery<OfficerFacet>;
  window: Window;
}

/** An end of a relationship, as the network names it. */
export interface NetworkEntity {
  /** Below zero: no entity of the register, but what one statement says of nobody it knows. */
  id: number;
  name: string;
  /** The last two only where persons are asked for. */
  type: 'Company' | 'Placeholder' | 'Person' | 'Unknown';
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
  /** Limits of its own, in place of its plan's. */
  daily_limit?: number | null;
  monthly_limit?: number | null;
}
