import { toOrder } from '@/lib/contract/parameters';
import type { Address } from '@/lib/contract/provenance';
import { words } from '@/lib/shared/names/fold';
import type { EntityReference } from '../../records';
import type { SqliteDatabase } from '../open';
import { addressOfCell } from '../sql-parts';
import { type Cell, jsonCell, type Row } from './columns';

/**
 * What one record of a publisher says of a company. A newer version of the record replaces the facts that it gives;
 * those it does not give keep the day on which they were last given.
 */
export interface Claim {
  publisher: string;
  record_key: string;
  source_id: number | null;
  retrieved_at: string;
  /** The day of the file in which it was read; null if it is that of the record. */
  fetched_at: string | null;
  /** 0 to 100; null for the register's own record. */
  confidence: number | null;
  /** Only facts that are given; an address, a home company and details as JSON. */
  facts: Row;
  /** The days of facts that only an earlier version of the record gave. */
  earlier: Record<string, string>;
}

/** Facts that a claim can give, by the names of `companies_in_words`; `home_company` is a reference, `details` is JSON. */
export const CLAIMED_FACTS = [
  ...['native_company_number', 'name', 'company_type', 'current_status', 'incorporation_date', 'dissolution_date'],
  ...['inactive', 'branch', 'branch_status', 'nonprofit', 'registry_url', 'registered_address'],
  ...['registered_address_in_full', 'home_company', 'details'],
] as const;

const [PARTS, LINE] = ['registered_address', 'registered_address_in_full'] as const;

const dayOf = (claim: Claim, fact: string): string => claim.earlier[fact] ?? claim.retrieved_at;
/** The day as it is compared: one that is only assumed is older than all others. */
const ageOf = (claim: Claim, fact: string): string => toOrder(dayOf(claim, fact));
/** Of two records of one day, that of the newer file is newer: publishers correct records without another day. */
const fetchOf = (claim: Claim, fact: string): string =>
  toOrder(claim.earlier[fact] ?? claim.fetched_at ?? claim.retrieved_at);
const versionOf = (claim: Claim, fact: string): string[] => [ageOf(claim, fact), fetchOf(claim, fact)];

const isGreater = (one: readonly string[], other: readonly string[]): boolean => {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? '') > (other[at] ?? '');
};

const isSameRecord = (one: Claim, other: Claim): boolean =>
  one.publisher === other.publisher && one.record_key === other.record_key;

/** The one that gives a fact, or gives it later. */
function laterOf(newer: Claim, older: Claim, fact: string): Claim | undefined {
  if (older.facts[fact] == null) return newer.facts[fact] == null ? undefined : newer;
  if (newer.facts[fact] == null) return older;
  const [first = [], second = []] = [newer, older].map((claim) => [
    ...versionOf(claim, fact),
    String(claim.facts[fact]),
  ]);
  return isGreater(second, first) ? older : newer;
}

/**
 * Merges two versions of one record. Of each fact the newer is kept, of two of one day that of the newer file, and of
 * two of one file the one that sorts last.
 */
function mergeVersions(one: Claim, other: Claim): Claim {
  const [newer, older] = isGreater(versionOf(other, ''), versionOf(one, '')) ? [other, one] : [one, other];
  const merged: Claim = { ...newer, facts: {}, earlier: {} };
  for (const fact of CLAIMED_FACTS) {
    const from = laterOf(newer, older, fact);
    if (!from) continue;
    merged.facts[fact] = from.facts[fact] ?? null;
    const day = dayOf(from, fact);
    if (day !== merged.retrieved_at) merged.earlier[fact] = day;
  }
  return merged;
}

/** The claims with one more; the order of arrival makes no difference. */
export function addClaim(claims: readonly Claim[], given: Claim): Claim[] {
  const known = claims.find((claim) => isSameRecord(claim, given));
  if (!known) return [...claims, given];
  return claims.map((claim) => (claim === known ? mergeVersions(known, given) : claim));
}

/** Of the register's own record. */
export const OWN_CONFIDENCE = 95;

const rankOf = (claim: Claim, fact: string): string[] => {
  const confidence = String(claim.confidence ?? OWN_CONFIDENCE).padStart(3, '0');
  return [ageOf(claim, fact), confidence, claim.record_key, claim.publisher, fetchOf(claim, fact)];
};

/**
 * The claim whose fact is shown: the newest that gives it, of two of one day the surer, and of two as sure the one whose
 * key sorts last.
 */
function shownClaim(claims: readonly Claim[], fact: string): Claim | undefined {
  return topClaim(
    claims.filter(({ facts }) => facts[fact] != null),
    fact,
  );
}

/** The first of those with the highest rank. */
function topClaim(claims: readonly Claim[], fact: string): Claim | undefined {
  let best: { claim: Claim; rank: string[] } | undefined;
  for (const claim of claims) {
    const rank = rankOf(claim, fact);
    if (!best || isGreater(rank, best.rank)) best = { claim, rank };
  }
  return best?.claim;
}

/** The claims by the day of a fact, newest first; without one, by their records. */
export const newestFirst = (claims: readonly Claim[], fact = ''): Claim[] =>
  claims
    .map((claim) => ({ claim, rank: rankOf(claim, fact) }))
    .sort((one, other) => (isGreater(one.rank, other.rank) ? -1 : 1))
    .map(({ claim }) => claim);

/** The claim of the newest record. */
export const newestClaim = (claims: readonly Claim[]): Claim | undefined => topClaim(claims, '');

/** Whether the parts of an address and a line tell the same, though one may tell more. */
function areOneAddress(parts: Cell, line: Cell): boolean {
  const [given, written] = [Object.values(JSON.parse(String(parts))).join(' '), String(line)].map((text) =>
    words(text),
  );
  const [fewer = [], more = []] = (given?.length ?? 0) < (written?.length ?? 0) ? [given, written] : [written, given];
  return fewer.every((word) => more.includes(word));
}

/** The fields of an address, if each is shown from another record or version and they tell two addresses: the older. */
function contradictedField(shown: ReadonlyMap<string, Claim>): string | undefined {
  const [parts, line] = [shown.get(PARTS), shown.get(LINE)];
  if (!parts || !line || areOneAddress(parts.facts[PARTS] ?? null, line.facts[LINE] ?? null)) return undefined;
  if (parts === line && dayOf(parts, PARTS) === dayOf(line, LINE)) return undefined;
  return isGreater(rankOf(parts, PARTS), rankOf(line, LINE)) ? LINE : PARTS;
}

/** Whether a record that is newer than the end of a company calls it active: it was restored. */
function isRestored(shown: ReadonlyMap<string, Claim>): boolean {
  const [inactive, end] = [shown.get('inactive'), shown.get('dissolution_date')];
  if (!inactive || !end || inactive.facts.inactive !== 0) return false;
  return ageOf(inactive, 'inactive') > ageOf(end, 'dissolution_date');
}

/**
 * The claim from which each fact is shown: the one that gives it last. An address is one fact in two fields: the parts
 * of one and the line of another are shown together only if they tell the same. An end is not shown of a company that a
 * newer record calls active.
 */
export function shownClaims(claims: readonly Claim[]): Map<string, Claim> {
  const shown = new Map<string, Claim>();
  const ordered = claims.length > 1 ? newestFirst(claims) : claims;
  for (const fact of CLAIMED_FACTS) {
    // Nearly all facts have the day of their record, by which the claims are in order already.
    const isOlder = claims.some(({ earlier }) => earlier[fact] !== undefined);
    const claim = isOlder ? shownClaim(claims, fact) : ordered.find(({ facts }) => facts[fact] != null);
    if (claim) shown.set(fact, claim);
  }
  const contradicted = contradictedField(shown);
  if (contradicted !== undefined) shown.delete(contradicted);
  if (isRestored(shown)) shown.delete('dissolution_date');
  return shown;
}

/** The details of all claims, each from the claim that gives it last. */
function shownDetails(claims: readonly Claim[]): Cell {
  const given = claims.filter(({ facts }) => facts.details != null);
  if (given.length < 2) return given[0]?.facts.details ?? null;
  const oldest = newestFirst(given, 'details').toReversed();
  const all = oldest.map(({ facts }) => Object.entries(JSON.parse(String(facts.details))));
  return jsonCell(Object.fromEntries([...new Map(all.flat())].sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** What is shown of a company. */
export function shownFacts(claims: readonly Claim[]): Row {
  const shown = shownClaims(claims);
  const facts = CLAIMED_FACTS.map((fact): [string, Cell] => [fact, shown.get(fact)?.facts[fact] ?? null]);
  return { ...Object.fromEntries(facts), details: shownDetails(claims) };
}

/** Whether the company's row alone says the same as its claims. */
export const followFromRow = (claims: readonly Claim[]): boolean =>
  claims.length <= 1 && claims.every(({ earlier }) => Object.keys(earlier).length === 0);

interface ClaimRow extends Omit<Claim, 'facts' | 'earlier'> {
  facts: string;
  earlier: string | null;
}

const toClaim = ({ facts, earlier, ...row }: ClaimRow): Claim => ({
  ...row,
  facts: JSON.parse(facts),
  earlier: earlier === null ? {} : JSON.parse(earlier),
});

/**
 * The facts of a row with the address decoded, so that facts of two records can be compared and merged one by one: the
 * stored address depends on the address line, which may come from the other record.
 */
export const toFacts = (row: Row): Row => ({ ...row, registered_address: jsonCell(addressOf(row)) });

const textOrNull = (cell: Cell | undefined): string | null => (cell == null ? null : String(cell));

/** The address of a row as it is stored. */
export const addressOf = ({ registered_address, registered_address_in_full }: Row): Address | null =>
  addressOfCell(textOrNull(registered_address), textOrNull(registered_address_in_full));

interface ClaimReader {
  /** The claims about a company that several records speak of; none about all others, whose row says it. */
  stored(companyId: number): Claim[];
  /** All claims about a company. `facts`: those of its row (`toFacts`). */
  all(companyId: number, facts: Row): Claim[];
}

export function createClaimReader(db: SqliteDatabase): ClaimReader {
  const list = db.prepare<[number], ClaimRow>(
    `SELECT publisher, record_key, source_id, retrieved_at, fetched_at, confidence, facts, earlier FROM company_claims WHERE company_id = ?
     ORDER BY publisher, record_key`,
  );
  const findPublisher = db.prepare<[Cell], string | null>('SELECT publisher FROM sources WHERE id = ?').pluck();
  const findHome = db.prepare<[Cell], { name: string; key: string }>(
    `SELECT coalesce(c.name, p.name, '') AS name, coalesce('company:' || c.jurisdiction_code || '/' || c.company_number,
       (SELECT min(key) FROM entity_keys WHERE entity_id = e.id)) AS key
     FROM entities e LEFT JOIN companies c ON c.id = e.id LEFT JOIN placeholders p ON p.id = e.id WHERE e.id = ?`,
  );

  const stored = (companyId: number): Claim[] => list.all(companyId).map(toClaim);
  return {
    stored,
    all(companyId, facts) {
      const claims = stored(companyId);
      if (claims.length > 0) return claims;
      const home = facts.home_company_id == null ? undefined : findHome.get(facts.home_company_id);
      return [claimOfRow(facts, findPublisher.get(facts.source_id ?? null) ?? '', home)];
    },
  };
}

/**
 * The claim that a row implies.
 *
 * @param row As `toFacts` decodes it.
 */
export function claimOfRow(row: Row, publisher: string, home: { name: string; key: string } | undefined): Claim {
  const facts: Row = {};
  for (const fact of CLAIMED_FACTS) if (row[fact] != null) facts[fact] = row[fact];
  if (home) facts.home_company = homeCell({ key: home.key, name: home.name });
  // A branch without a name of its own has that of its company, or its number until that is known.
  if (home && ((row.branch != null && row.name === home.name) || row.name === row.company_number)) delete facts.name;
  return {
    publisher,
    record_key: String(row.record_key),
    source_id: row.source_id == null ? null : Number(row.source_id),
    retrieved_at: row.retrieved_at == null ? '' : String(row.retrieved_at),
    fetched_at: row.fetched_at == null ? null : String(row.fetched_at),
    confidence: row.confidence == null ? null : Number(row.confidence),
    facts,
    earlier: {},
  };
}

/**
 * The claims about companies. Nearly all companies have one record, which their row says whole: rows are written only
 * for a company that has several, or facts that its record no longer gives.
 */
export class Claims {
  /** All claims about a company. `facts`: those of its row (`toFacts`). */
  readonly of: ClaimReader['all'];
  private readonly put;
  private readonly remove;

  constructor(db: SqliteDatabase) {
    this.of = createClaimReader(db).all;
    this.put = db.prepare(
      `INSERT INTO company_claims (company_id, publisher, record_key, source_id, retrieved_at, fetched_at, confidence, facts, earlier)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET source_id = excluded.source_id,
       retrieved_at = excluded.retrieved_at, fetched_at = excluded.fetched_at, confidence = excluded.confidence, facts = excluded.facts, earlier = excluded.earlier`,
    );
    this.remove = db.prepare('DELETE FROM company_claims WHERE company_id = ?');
  }

  /** Writes the claims about a company that are not among those of before, none of which went. */
  save(companyId: number, before: readonly Claim[], claims: readonly Claim[]): void {
    const stored = new Set(followFromRow(before) ? [] : before);
    if (followFromRow(claims)) {
      if (stored.size > 0) this.remove.run(companyId);
      return;
    }
    for (const claim of claims) {
      if (stored.has(claim)) continue;
      const { publisher, record_key, source_id, retrieved_at, fetched_at, confidence, facts, earlier } = claim;
      const own = Object.keys(earlier).length > 0 ? JSON.stringify(earlier) : null;
      const days = [retrieved_at, fetched_at];
      this.put.run(companyId, publisher, record_key, source_id, ...days, confidence, JSON.stringify(facts), own);
    }
  }

  /** Removes all claims about a company that is joined with another. */
  clear(companyId: number): void {
    this.remove.run(companyId);
  }
}

/** A home company as a claim holds it: the part of a reference that is needed to find it again. */
export const homeCell = ({ key, name }: EntityReference): string | null => jsonCell({ key, name });
