import type { RegisterStore } from '../store';

/**
 * Where a read is done. `serving`: at once, on the thread that serves. The others are lanes of reader threads, which
 * do not wait for each other. `quick`: suggestions, lists and small pages. `heavy`: what grows with the register or
 * with a walk. `long`: files, without a limit of time.
 */
export type Lane = 'quick' | 'heavy' | 'long';

export type ReadMethod = Exclude<keyof RegisterStore, 'version' | 'close' | 'forRequest'>;
export type ReadArguments<Method extends ReadMethod> = Parameters<RegisterStore[Method]>;

type Place<Method extends ReadMethod> = Lane | 'serving' | ((...args: ReadArguments<Method>) => Lane | 'serving');

/** So many rows found by their keys take less than a message to a thread and back. */
const FEW = 20;

const unlessFew = (list: readonly unknown[]) => (list.length <= FEW ? 'serving' : 'heavy');

/**
 * The place of every read: a method of the store without one does not compile. A message to a thread and back costs
 * about 0.1 ms, so reads by key stay on the thread that serves if they take less than a millisecond in any register.
 */
export const PLACES: { readonly [Method in ReadMethod]: Place<Method> } = {
  // Rows by key, and the few rows that belong to each.
  findCompany: 'serving',
  findOfficer: 'serving',
  findFiling: 'serving',
  findStatement: 'serving',
  findPlaceholder: 'serving',
  findDatum: 'serving',
  findEvent: 'serving',
  findAccount: 'serving',
  // Short lists, the same in any register.
  listJurisdictions: 'serving',
  findJurisdictionsNamed: 'serving',
  listIndustryCodeSchemes: 'serving',
  listImports: 'serving',
  // Rows by key, but a walk asks for hundreds.
  resolveEntities: unlessFew,
  listEntityFacts: unlessFew,
  // A whole scheme, or the tree of all codes after each change of the register.
  findIndustryCodeScheme: 'quick',
  findIndustryCode: 'quick',
  // The first of a publisher reads all its sources.
  findLicences: 'quick',
  // Lists of one company: a page of them, but counted, and a hub has tens of thousands.
  listFilings: 'quick',
  listStatements: 'quick',
  listData: 'quick',
  // A page in the order of an index, or a limited number of lookups in one.
  suggest: 'quick',
  listNeighbours: 'quick',
  listByLetter: 'quick',
  findSimilarCompanies: 'quick',
  // Groupings are few; one of them can have many members.
  searchCorporateGroupings: 'quick',
  findCorporateGrouping: 'quick',
  // The network of a record is a small page; several at once belong to a walk or a comparison.
  listRelationshipStatements: (ids) => (ids.length === 1 ? 'quick' : 'heavy'),
  listLinkingStatements: 'heavy',
  // Searches are counted, and their cost grows with what they find.
  searchCompanies: 'heavy',
  searchOfficers: 'heavy',
  searchStatements: 'heavy',
  searchEvents: 'heavy',
  // Kept by the writer.
  countContents: 'quick',
  // Thousands of companies for a file of the sitemap.
  listCompanyKeys: 'long',
};

/** Searches that keep columns in memory: files use the same threads, because another thread would load them again. */
const BY_COLUMNS: ReadonlySet<ReadMethod> = new Set(['searchCompanies', 'searchOfficers']);

/** The lane of a read for a file. */
export const laneOfFile = (method: ReadMethod): Lane => (BY_COLUMNS.has(method) ? 'heavy' : 'long');

/** The place of a read with these arguments. */
export function placeOf<Method extends ReadMethod>(method: Method, args: ReadArguments<Method>): Lane | 'serving' {
  // Annotated: TypeScript does not reduce the union for a method that it does not know.
  const place: Place<Method> = PLACES[method];
  return typeof place === 'function' ? place(...args) : place;
}
