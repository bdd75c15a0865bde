import { ENDPOINTS, type EndpointName, type FiltersOf, type OrderOf } from '@/lib/contract/endpoints';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import type {
  CompanyExclusion,
  CompanyFacet,
  Exclusions,
  FacetName,
  Facets,
  FilteredList,
  ListFilterOf,
  OfficerExclusion,
  OfficerFacet,
  StatementGroup,
  Suggestions,
} from '@/lib/contract/extensions';
import type { NetworkInclusion } from '@/lib/contract/limits';
import type { Letter, LetterPage, LetterPosition, Neighbours } from '@/lib/contract/neighbours';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { ConfidenceFilter } from '@/lib/contract/parameters';
import type {
  Company,
  CompanyClaim,
  CompanyEvent,
  CompanyItem,
  CorporateGrouping,
  CorporateGroupingRecord,
  Datum,
  DatumRecord,
  Filing,
  FilingRecord,
  Finding,
  IndustryCodeRecord,
  IndustryCodeScheme,
  IndustryCodeSchemeRecord,
  Jurisdiction,
  OfficerRecord,
  Placeholder,
  RegisterContents,
  Statement,
} from '@/lib/contract/records';
import type { NetworkCounts } from '@/lib/network/neighbours';
import type { ComparableCompany } from '@/lib/records/company/same-company';
import type { LinkingStatements, Nearest } from '@/lib/registry/request';
import { isErrorNamed } from '@/lib/shared/errors';
import type { NamedJurisdiction } from '@/lib/shared/jurisdictions/match';
import type { FilledTemplate } from '@/lib/shared/printed-json';
import type { JournalEntry } from './prepare/journal';
import type { PreparedInput } from './prepare/prepare';
import type { RegisterInput, WriteOutcome } from './records';

/** Which records of the register are exported. */
export interface ExportSelection {
  /** The companies that match, their records, and the other ends of their relationships; all if absent. */
  query?: Omit<CompanyQuery, 'window' | 'facets' | 'order'>;
  /** With a query: export the matching companies only, without the other ends of their relationships. */
  onlyFound?: boolean;
  /** Also export redacted companies, and the placeholder records of companies that were matched later. */
  withHidden?: boolean;
  /** Kinds of records to export; all if absent. */
  kinds?: ReadonlySet<RegisterInput['kind']>;
  /** Entities are named by their first key with this prefix, if they have one. */
  keyPrefix?: string;
}

/** A publisher of exported records, with its licence. */
export interface Licence {
  publisher: string | null;
  url: string | null;
  terms: string | null;
}

/** The register as records, read in one transaction: later writes are not seen. */
export interface RegisterExport {
  /** Publishers and licences of the exported records. */
  licences(): Licence[];
  /** The formats of all imports. Needed because industry codes do not record their source. */
  importedFormats(): string[];
  /** Entities come before the records that refer to them. */
  records(): Iterable<RegisterInput>;
  /** The records of the exported companies of kinds that were not asked for, and the companies that may not be shown. */
  leftOut(): { kinds: Partial<Record<RegisterInput['kind'], number>>; hidden: number };
  /** Those with a company that may be shown, by code. */
  jurisdictions(): string[];
  /** As in `RegisterContents`, of the moment of the export. */
  hiddenDigest(): string;
  close(): void;
}

/** The key by which an entity is exported: the first with the prefix, else its own number, else its first key. */
export function chooseKey(keys: readonly string[], own: string | undefined, prefix: string | undefined): string {
  const [wanted] = prefix === undefined ? [] : keys.filter((key) => key.startsWith(prefix)).sort();
  return wanted ?? own ?? [...keys].sort()[0] ?? '';
}

/** A file of an import. A restarted import is recognised by its files. */
interface ImportFile {
  name: string;
  /** In bytes; null if unknown. */
  size: number | null;
  /** Modification date, ISO 8601. */
  date: string;
}

/** What to import. An import that was stopped resumes when the same plan is given again. */
export interface ImportPlan {
  format: string;
  files: ImportFile[];
  /** Other options that affect the result: fields left out, a limit, a mapping. */
  options: Record<string, unknown>;
}

/** Progress of an import. Counts are of records in the files. */
export interface ImportCheckpoint {
  /** Records processed: written, rejected or skipped. */
  position: number;
  /** Length of the reject file at this checkpoint, in bytes. */
  rejects_bytes: number;
  counts: ImportCounts;
  /** The last entity that the register had before the import. */
  last_entity?: number;
}

export interface ImportCounts {
  read: number;
  added: number;
  merged: number;
  unchanged: number;
  /** Records without content for a register. They are not errors. */
  passed: number;
  /** Number of records by reason. */
  rejected: Record<string, number>;
  /** The first rejected records, each as `file:line: reason`. */
  problems: string[];
  /** About the quality of the files; what the reader of the files found is added at the end. */
  findings: Finding[];
  /** The earliest and latest day of its facts that was told; null if none was, or until the end. */
  days: { oldest: string; newest: string } | null;
  /** Of a whole snapshot. */
  absences?: AbsenceCounts;
}

/** The day of files that were imported. */
export interface SnapshotDay {
  /** ISO 8601. */
  day: string;
  /** Whether they have every record of their publishers and kinds. */
  isWhole: boolean;
}

/** How many records a whole snapshot has shown to be gone, or to be back. */
export interface AbsenceCounts {
  gone: number;
  returned: number;
  /** Why none was marked, as the end of a sentence; null if there was no reason. */
  doubt: string | null;
}

export interface ImportRun extends ImportPlan, ImportCheckpoint {
  id: number;
  /** Time of writing for all records of the import, even if it is resumed later. */
  started_at: string;
  /** Null if it is running or was stopped. */
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
  findings: [],
  days: null,
};

/** The register does not exist, or this program cannot read it. */
export class UnusableRegisterError extends Error {
  constructor(
    message: string,
    /** The message without the path of the file, if it has one, for callers outside the server. */
    readonly publicMessage: string = message,
  ) {
    super(message);
    this.name = 'UnusableRegisterError';
  }
}

export const isUnusableRegisterError = (error: unknown): error is UnusableRegisterError =>
  isErrorNamed(error, 'UnusableRegisterError');

/** The searches of statements, by the type of statement. */
export interface StatementSearches {
  subsequent_registration: 'search_subsequent_registrations';
  alternate_registration: 'search_alternate_registrations';
  gazette_notice: 'search_gazette_notices';
  control_statement: 'search_control_statements';
  trademark_registration: 'search_trademark_registrations';
}

type SearchOf<Type extends keyof StatementSearches, N extends EndpointName = StatementSearches[Type]> = FiltersOf<N> & {
  data_type: Type;
  /**
   * All words, in any order. A search of trademarks looks at the text of the mark, the others at the whole statement.
   */
  q?: string;
  window: Window;
} & ([OrderOf<N>] extends [never] ? unknown : { order: OrderOf<N> });

/** Searches without orders list the newest created first. Dates sort newest first, marks alphabetically. */
export type StatementQuery = { [Type in keyof StatementSearches]: SearchOf<Type> }[keyof StatementSearches];
export type StatementQueryOf<Type extends keyof StatementSearches> = Extract<StatementQuery, { data_type: Type }>;

export interface EventQuery extends FiltersOf<'list_events'> {
  /** Only events of this part of the register; all if absent. The filters narrow it further. */
  within?: { companyId: number } | { jurisdiction_code: string };
  /** Newest first. */
  order: OrderOf<'list_events'>;
  window: Window;
}

/** Which relationships a computed network has. */
export interface NetworkFilter {
  confidence: ConfidenceFilter;
  /** ISO date on which the network should be current. */
  date: string;
  ownership_percentage: number;
}

export interface NetworkQuery {
  filter: NetworkFilter;
  inclusions: ReadonlySet<NetworkInclusion>;
  /** The strongest neighbours only; all if absent. */
  most?: Nearest;
  /** A large network is written as JSON, with the addresses of this origin and this name of their field. */
  print?: { origin: string; urlField: string };
}

export interface StoredNetwork {
  relationships: NetworkRelationship[];
  leftOut: { relationships: number; neighbours: number };
  /** Of the whole network, if it is for an overview and not all of it is here. */
  counts?: NetworkCounts;
  /** The relationships as JSON, if they were to be printed and are many; the list is then empty. */
  printed?: PrintedNetwork;
}

export interface PrintedNetwork {
  /** In memory that threads share. */
  template: FilledTemplate;
  /** Differs if the JSON does. */
  hash: string;
}

export interface GroupingQuery extends FiltersOf<'search_corporate_groupings'> {
  /** Prefix of the name, ignoring case and accents. */
  q?: string;
  window: Window;
}

/** What a store needs to know of the request that it reads for. */
export interface ReadingRequest {
  /** Aborted once the caller has gone: what has not begun is then not read. */
  getSignal?: () => AbortSignal;
  /** Read for a file: for as long as it takes, without delaying others. */
  isFile?: boolean;
}

/**
 * The read interface of the register. No SQL is used above it, so that the engine can be replaced: all results are
 * promises and all queries are values. Records have the shapes of the contract, except that `service_url` is a path:
 * only the route knows the origin.
 */
export interface RegisterStore {
  findCompany(key: CompanyKey): Promise<StoredCompany | undefined>;
  /** What each record says of a company, newest first; at least one. */
  listClaims(companyId: number): Promise<CompanyClaim[]>;
  searchCompanies(query: CompanyQuery): Promise<Found<CompanyItem> & { facets?: Facets }>;
  listFilings(
    companyId: number,
    window: Window,
    query?: ListQuery<'list_company_filings'>,
  ): Promise<Found<Filing> & { facets?: Facets }>;
  /** Newest first, or by groups. */
  listStatements(
    entityId: number,
    window: Window,
    query?: StatementListQuery,
  ): Promise<Found<Statement> & { facets?: Facets; groups?: StatementGroup[] }>;
  /** Statements of any type that connect these entities, directly or through another party. */
  listLinkingStatements(entityIds: readonly number[]): Promise<LinkingStatements>;
  /**
   * Every statement with a relationship at one of these entities, each once, including ended and low-confidence ones.
   */
  listRelationshipStatements(
    entityIds: readonly number[],
    /**
     * `persons`: also statements that name a person as controller, or state why the controller is not named.
     * `ultimate_parents`: also statements that skip steps, with a share of no kind.
     */
    inclusions?: ReadonlySet<NetworkInclusion>,
  ): Promise<RelationshipStatement[]>;
  /** The computed networks of entities, in the given order. */
  listNetworks(
    entities: readonly Pick<ResolvedEntity, 'id' | 'service_url'>[],
    query: NetworkQuery,
  ): Promise<StoredNetwork[]>;
  /** The licence of each publisher's records, null if they have none or several; for those that have records. */
  findLicences(publishers: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  /** Entities by address, in the given order; undefined for an address without an entity. */
  resolveEntities(addresses: readonly EntityAddress[]): Promise<(ResolvedEntity | undefined)[]>;
  /** Status and corporate groupings of those entities that are companies and not redacted; in any order. */
  listEntityFacts(ids: readonly number[]): Promise<StoredEntityFacts[]>;
  searchOfficers(query: OfficerQuery): Promise<Found<OfficerRecord> & { facets?: Facets }>;
  findOfficer(id: number): Promise<OfficerRecord | undefined>;
  findFiling(id: number): Promise<FilingRecord | undefined>;
  findStatement(id: number): Promise<Statement | undefined>;
  findPlaceholder(id: number): Promise<StoredPlaceholder | undefined>;
  /** One of the searches of statements. Statements with a redacted company at an end are not found. */
  searchStatements(query: StatementQuery): Promise<Found<Statement>>;
  listData(companyId: number, window: Window): Promise<Found<Datum>>;
  findDatum(id: number): Promise<DatumRecord | undefined>;
  searchEvents(query: EventQuery): Promise<Found<CompanyEvent>>;
  findEvent(id: number): Promise<CompanyEvent | undefined>;
  searchCorporateGroupings(query: GroupingQuery): Promise<Found<CorporateGrouping>>;
  /** By name, ignoring case and accents; blanks may be written as pluses. */
  findCorporateGrouping(name: string): Promise<CorporateGroupingRecord | undefined>;
  listJurisdictions(): Promise<Jurisdiction[]>;
  /** Jurisdictions for a name added by an import; `key` is the name as `nameKey` folds it. */
  findJurisdictionsNamed(key: string): Promise<NamedJurisdiction[]>;
  listIndustryCodeSchemes(): Promise<IndustryCodeScheme[]>;
  findIndustryCodeScheme(id: string): Promise<IndustryCodeSchemeRecord | undefined>;
  /** The code may be given with or without its dots. */
  findIndustryCode(schemeId: string, code: string): Promise<IndustryCodeRecord | undefined>;
  /** Companies and officers whose names or numbers begin with the text; jurisdictions need no register. */
  suggest(text: string, limit: number): Promise<Pick<Suggestions, 'companies' | 'officers'>>;
  /**
   * Queries that differ from `q` by mistakes of spelling and find names, the likeliest first; none if `q` finds some. A
   * word of eight letters may have two mistakes, a shorter one of at least four letters one.
   */
  listSpellings(named: 'companies' | 'officers', q: string, limit: number): Promise<string[]>;
  /** The companies before and after a name in the order of names, at most `limit` each, without those in `except`. */
  listNeighbours(name: string, limit: number, except: readonly CompanyKey[]): Promise<Neighbours>;
  /**
   * A company and the records that share an identifier or a name with it, a limited number, without those that a
   * statement names together with it; undefined if there is no such company, or it is redacted.
   */
  findSimilarCompanies(key: CompanyKey): Promise<SimilarCompanies | undefined>;
  /**
   * A page of the companies of a jurisdiction whose names begin with a letter; the first letter in use if none is given.
   * Its cost depends on the size of the page alone. Undefined while the register has no index for it.
   */
  listByLetter(
    jurisdictionCode: string,
    letter: Letter | undefined,
    position: LetterPosition,
    limit: number,
  ): Promise<LetterPage | undefined>;
  /** Companies that are not redacted, in the order of their ids, from the one after `after`: for the sitemap. */
  listCompanyKeys(after: number, limit: number): Promise<ListedCompanyKey[]>;
  /** The numbers of the blocks of so many ids that have such companies: block n begins with the id n × `size` + 1. */
  listCompanyBlocks(size: number): Promise<number[]>;
  /** Number of records by kind and by publisher, as the writer keeps them. */
  countContents(): Promise<Omit<RegisterContents, 'imports'>>;
  /** The latest imports, newest first. */
  listImports(limit: number): Promise<ImportRun[]>;
  findAccount(tokenHash: string): Promise<Account | undefined>;
  /** The store as this request reads it; absent if requests make no difference. */
  forRequest?(request: ReadingRequest): RegisterStore;
  /** Runs the work for one reply, which has one time limit for all its reads; absent if there is none. */
  asOneReply?<Result>(work: () => Result): Result;
  /** Changes whenever the register may have changed, in this or another process. */
  version(): Promise<string>;
  close(): void;
}

/** The write interface, used by the importers and the sample register only. */
export interface RegisterWriter {
  /** Persons are suppressed: what is rejected may hold their facts. */
  readonly hasSuppressed?: boolean;
  /** Writes all records in one transaction, or none. Returns an outcome for each, in the same order. */
  write(records: RegisterInput[]): WriteOutcome[];
  /** Resumes the stopped import of this plan, or begins a new one. Later writes use the time at which it began. */
  beginImport(plan: ImportPlan): ImportRun;
  /**
   * Writes groups and a checkpoint in one transaction. Each group is written whole or refused; `settle` returns the
   * checkpoint for the outcomes and findings of the register. If `settle` throws, nothing is written.
   *
   * @param entry The groups for the journal; packed here if absent.
   */
  writeGroups(
    run: ImportRun,
    groups: Iterable<PreparedInput[]>,
    settle: (fates: GroupFate[], found: Finding[]) => ImportCheckpoint,
    entry?: JournalEntry,
  ): void;
  /**
   * Ends the import: the same plan then begins a new one.
   * @param settle Returns the last checkpoint for the last findings, and for what is gone or back.
   * @param snapshot The day of the files, if it is known: what whole snapshots lack is marked as gone.
   */
  endImport(
    run: ImportRun,
    settle?: (found: Finding[], absences: AbsenceCounts | undefined) => ImportCheckpoint,
    snapshot?: SnapshotDay,
  ): void;
  close(): void;
}

/** A record is new if any part of it was new, and unchanged only if all of it was. */
export function outcomeOf(outcomes: readonly WriteOutcome[]): WriteOutcome {
  if (outcomes.includes('added')) return 'added';
  return outcomes.includes('merged') ? 'merged' : 'unchanged';
}

/** The outcomes of a group of records, in their order, or why the register refused the group. */
export type GroupFate = readonly WriteOutcome[] | { refused: string };

export interface CompanyKey {
  jurisdiction_code: string;
  company_number: string;
}

/** A company, and the records that may be about the same one. */
export interface SimilarCompanies {
  company: ComparableCompany;
  others: ComparableCompany[];
}

/** How pages address an end of the network. */
export type EntityAddress = CompanyKey | { placeholder: number };

/** An entity resolved from an address of the network. */
export interface ResolvedEntity {
  id: number;
  /** It exists but must not be shown. */
  redacted: boolean;
  /** Its current address: a matched placeholder has its company's. */
  service_url: string;
}

/** Facts of a company that the network reply does not contain. */
export interface StoredEntityFacts extends Omit<EntityFacts, 'path'> {
  id: number;
}

/** A company with the date of its last change. */
export interface ListedCompanyKey extends CompanyKey {
  id: number;
  updated_at: string;
}

/** A redacted company exists but must not be shown (specification, status 503). */
export interface StoredCompany {
  id: number;
  redacted: boolean;
  /** The record without its summaries (`filings`, `officers`, `data`), which `summarise` reads. */
  company: Company;
  summarise(): Promise<Pick<Company, 'filings' | 'officers' | 'data'>>;
}

export interface StoredPlaceholder {
  placeholder: Placeholder;
  /** The entity in the network: the matched company, or the placeholder itself. */
  entityId: number;
  /** It was matched to a redacted company. */
  redacted: boolean;
}

/** A slice of a list: skips `offset` records and returns at most `limit`. */
export interface Window {
  offset: number;
  limit: number;
}

export interface Found<T> {
  items: T[];
  /** The exact total, not that of the window. */
  total: number;
}

/** Only records with these values, and the facets to count (lib/contract/extensions.ts). */
export interface ListQuery<N extends FilteredList> {
  only?: Partial<Record<ListFilterOf<N>, string>>;
  facets?: readonly ListFilterOf<N>[];
}

export interface StatementListQuery extends ListQuery<'list_company_statements'> {
  /** ISO date, for what has ended. */
  today: string;
  /** Ordered by what they say, with the groups. */
  isGrouped?: boolean;
  /** With the publisher of each provenance. */
  withPublishers?: boolean;
}

/** Which facets to count, and which of their values to return. */
export interface FacetQuery<Name extends FacetName> {
  names: Name[];
  limit: number;
  /** Only values that contain these words. */
  text?: string;
}

/** Values of the specification's `fields`. */
export const SEARCH_FIELDS = ENDPOINTS.search_companies.parameters.fields.values;
export type SearchField = (typeof SEARCH_FIELDS)[number];
export const DEFAULT_SEARCH_FIELDS: readonly SearchField[] = ['name', 'normalised_name', 'previous_names'];

export interface CompanyQuery extends FiltersOf<'search_companies'> {
  q?: string;
  /** Meaning of a final `*` in q (specification, "Wildcard"). A: the name begins with it; B: the words are adjacent. */
  wildcard: 'A' | 'B';
  /** The fields that q searches; `DEFAULT_SEARCH_FIELDS` if absent. */
  fields?: readonly SearchField[];
  /** True: q is normalised for all fields, not only for the normalised name. */
  normalise_company_name?: boolean;
  order: OrderOf<'search_companies'>;
  /** Leaves out companies with one of these values; companies with an unknown value stay. */
  exclude?: Exclusions<CompanyExclusion>;
  facets?: FacetQuery<CompanyFacet>;
  window: Window;
}

export interface OfficerQuery extends FiltersOf<'search_officers'> {
  q?: string;
  /** Meaning of a final `*` in q, as for companies; B if absent. */
  wildcard?: 'A' | 'B';
  order: OrderOf<'search_officers'>;
  /** As for companies. */
  exclude?: Exclusions<OfficerExclusion>;
  facets?: FacetQuery<OfficerFacet>;
  window: Window;
}

/** An end of a relationship in the network. */
export interface NetworkEntity {
  /** Negative: not an entity of the register, but an unidentified owner that one statement mentions. */
  id: number;
  name: string;
  /** `Person` and `Unknown` occur only if persons are requested. */
  type: 'Company' | 'Placeholder' | 'Person' | 'Unknown';
  service_url: string;
}

/** The relationship that one statement makes; the network merges those with the same ends and type. */
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
  /** Its own, if its only publisher has several; read for networks with publishers only. */
  licence?: string;
}

export interface Account {
  id: number;
  plan: string;
  status: string;
  expiry_date: string | null;
  /** Overrides the limit of the plan. */
  daily_limit?: number | null;
  monthly_limit?: number | null;
}
