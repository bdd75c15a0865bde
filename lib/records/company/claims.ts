import type { Source } from '@/lib/contract/provenance';
import type { ClaimedFact, ClaimedFacts, Company, CompanyClaim } from '@/lib/contract/records';
import { isSameAddress } from '@/lib/shared/jurisdictions/address';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { heavilyNormaliseNumber, words } from '@/lib/shared/names/fold';
import { normalisedWords, withoutLegalForms } from '@/lib/shared/names/normalise';
import { companyFactWords, companyWords, formatWords } from '@/lib/words/company';
import { claimWords } from '@/lib/words/statement';
import { branchInWords, getCompanyStatus, statusLabel } from '../format/verdict';
import { addressOf } from './company';

export type ClaimedFactName = keyof typeof claimWords.en.facts;

/** A fact as people read it: it may be told in several fields. */
interface ComparedFact {
  name: ClaimedFactName;
  /** The page shows it from the first of these fields that the company has. */
  fields: readonly ClaimedFact[];
  /** In words; undefined if the record does not give it. */
  read: (facts: ClaimedFacts, language: Language) => string | undefined;
  /** Whether two records that give it tell the same. */
  isSame: (one: ClaimedFacts, other: ClaimedFacts) => boolean;
}

type TextField = {
  [Field in ClaimedFact]: NonNullable<ClaimedFacts[Field]> extends string ? Field : never;
}[ClaimedFact];

const isWritten = (text: string | null | undefined): text is string => Boolean(text?.trim());

const textFact = (
  name: ClaimedFactName,
  field: TextField,
  isSame: (one: string, other: string) => boolean,
  show: (text: string, language: Language) => string = (text) => text,
): ComparedFact => ({
  name,
  fields: [field],
  read: ({ [field]: text }, language) => (isWritten(text) ? show(text, language) : undefined),
  isSame: (one, other) => isSame(one[field] ?? '', other[field] ?? ''),
});

const sameWords = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ');

/** The legal form may be written in another way, or left out; another legal form is another name. */
function isSameName(one: string, other: string): boolean {
  const [left, right] = [normalisedWords(one), normalisedWords(other)];
  if (sameWords(left, right)) return true;
  const [bareLeft, bareRight] = [withoutLegalForms(left), withoutLegalForms(right)];
  const isLeftOut = bareLeft.length === left.length || bareRight.length === right.length;
  return isLeftOut && bareLeft.length > 0 && sameWords(bareLeft, bareRight);
}

const isSameType = (one: string, other: string): boolean => sameWords(normalisedWords(one), normalisedWords(other));

/** Registers have many words for a company that exists. */
function isSameStatus(one: string, other: string): boolean {
  const areActive = [one, other].every((current_status) => statusLabel({ current_status }, 'en').state === 'active');
  return areActive || sameWords(words(one), words(other));
}

/** A date may be known to the year or month only. */
function isSameDate(one: string, other: string): boolean {
  const [left, right] = [one.slice(0, 10), other.slice(0, 10)];
  return left.startsWith(right) || right.startsWith(left);
}

const isSameNumber = (one: string, other: string): boolean =>
  heavilyNormaliseNumber(one) === heavilyNormaliseNumber(other);

const inDate = (text: string, language: Language): string => formsOf(language).date(text);

/** One may tell more than the other: the country, a region, a floor. */
const areOneAddress = (one: ClaimedFacts, other: ClaimedFacts): boolean =>
  isSameAddress(addressOf(one) ?? '', addressOf(other) ?? '', {
    mayTellMore: true,
    postalCodes: [one, other].map(({ registered_address }) => registered_address?.postal_code),
  });

const STATUS = textFact('status', 'current_status', isSameStatus);

/** The facts that records can tell differently, in the order of the page. */
const COMPARED_FACTS: readonly ComparedFact[] = [
  textFact('name', 'name', isSameName),
  textFact('number', 'native_company_number', isSameNumber),
  textFact('type', 'company_type', isSameType),
  STATUS,
  {
    name: 'activity',
    fields: ['inactive'],
    read: ({ inactive }, language) =>
      inactive == null ? undefined : formatWords[language].standings[getCompanyStatus({ inactive })],
    isSame: (one, other) => one.inactive === other.inactive,
  },
  textFact('incorporated', 'incorporation_date', isSameDate, inDate),
  textFact('dissolved', 'dissolution_date', isSameDate, inDate),
  {
    name: 'branch',
    fields: ['branch', 'branch_status'],
    read: ({ branch, branch_status }, language) =>
      isWritten(branch_status) ? branch_status : isWritten(branch) ? branchInWords(branch, language) : undefined,
    isSame: (one, other) =>
      one.branch === other.branch &&
      (!one.branch_status || !other.branch_status || sameWords(words(one.branch_status), words(other.branch_status))),
  },
  {
    name: 'home_company',
    fields: ['home_company'],
    read: ({ home_company }) => home_company?.name,
    isSame: (one, other) => one.home_company?.service_url === other.home_company?.service_url,
  },
  {
    name: 'nonprofit',
    fields: ['nonprofit'],
    read: ({ nonprofit }, language) => (nonprofit == null ? undefined : claimWords[language].answers[`${nonprofit}`]),
    isSame: (one, other) => one.nonprofit === other.nonprofit,
  },
  {
    name: 'address',
    fields: ['registered_address', 'registered_address_in_full'],
    read: (facts) => addressOf(facts) || undefined,
    isSame: areOneAddress,
  },
  // Each record has a page of its own.
  textFact('registry_page', 'registry_url', () => true),
];

const claimsOf = ({ claims }: Pick<Company, 'claims'>): CompanyClaim[] => (claims ?? []).map(({ claim }) => claim);

/** The claim from which the page shows a fact. */
const shownFrom = ({ fields }: ComparedFact, claims: readonly CompanyClaim[]): CompanyClaim | undefined =>
  fields.flatMap((field) => claims.find(({ shown }) => shown.includes(field)) ?? [])[0];

/** The day on which a claim gives a fact: that of an earlier version of its record, or of the record, if it was told. */
function dayOf({ earlier, source, assumed_day }: CompanyClaim, { fields }: ComparedFact): string | undefined {
  const version = earlier.find(({ fact }) => fields.includes(fact)) ?? { ...source, assumed_day };
  return version.assumed_day ? undefined : (version.retrieved_at ?? undefined);
}

/** Whether a claim tells something else than the one that is shown, if both tell the fact. */
function differs(fact: ComparedFact, claim: CompanyClaim, shown: CompanyClaim | undefined): boolean {
  if (!shown || claim === shown) return false;
  const [own, other] = [claim.facts, shown.facts];
  return fact.read(own, 'en') !== undefined && fact.read(other, 'en') !== undefined && !fact.isSame(own, other);
}

/** What another record says of a fact. */
export interface OtherClaim {
  publisher: string | undefined;
  /** Another record of this publisher says what is shown. */
  isOfSamePublisher: boolean;
  value: string;
  /** The day on which it says so, as given; undefined if none was told. */
  day: string | undefined;
}

/** The state is read from the status, which says more. */
const isSaidByStatus = ({ name }: ComparedFact, claim: CompanyClaim, claims: readonly CompanyClaim[]): boolean =>
  name === 'activity' && differs(STATUS, claim, shownFrom(STATUS, claims));

/** Values of other records than the one that is shown, each once, from the newest record. */
function othersOf(fact: ComparedFact, claims: readonly CompanyClaim[], language: Language): OtherClaim[] {
  const shown = shownFrom(fact, claims);
  const found: CompanyClaim[] = [];
  for (const claim of claims) {
    const isNew = !found.some((one) => fact.isSame(one.facts, claim.facts));
    if (isNew && differs(fact, claim, shown) && !isSaidByStatus(fact, claim, claims)) found.push(claim);
  }
  return found.map((claim) => ({
    publisher: claim.source?.publisher ?? undefined,
    isOfSamePublisher: claim.source?.publisher === shown?.source?.publisher,
    value: fact.read(claim.facts, language) ?? '',
    day: dayOf(claim, fact),
  }));
}

/**
 * Facts that records of the company tell differently, with what the others say. Case, punctuation, the spelling of a
 * legal form, and one that tells less are no differences.
 */
export function otherClaims(company: Pick<Company, 'claims'>, language: Language): Map<ClaimedFactName, OtherClaim[]> {
  const claims = claimsOf(company);
  const all = COMPARED_FACTS.map((fact): [ClaimedFactName, OtherClaim[]] => [
    fact.name,
    othersOf(fact, claims, language),
  ]);
  return new Map(all.filter(([, others]) => others.length > 0));
}

/** A record, or several of one publisher that say the same. */
export interface ClaimColumn extends Pick<CompanyClaim, 'source' | 'assumed_day' | 'record' | 'confidence'> {
  records: number;
}

export interface ClaimCell {
  value: string;
  /** The page shows the fact from this record. */
  isShown: boolean;
  differs: boolean;
  /** If an earlier version of the record gave it: its day, if it was told. */
  day?: string;
}

interface ClaimRow {
  name: ClaimedFactName;
  /** By column; undefined if the record does not give the fact. */
  cells: (ClaimCell | undefined)[];
}

export interface ClaimTable {
  columns: ClaimColumn[];
  rows: ClaimRow[];
  records: number;
  publishers: number;
  /** Records that have no column. */
  leftOut: number;
}

/** More columns are not compared on a screen. */
const MOST_COLUMNS = 8;

/** Records of one publisher that say the same, in the order of the newest. */
function groupsOf(claims: readonly CompanyClaim[]): CompanyClaim[][] {
  const groups = new Map<string, CompanyClaim[]>();
  for (const claim of claims) {
    const key = JSON.stringify([claim.source?.publisher, claim.facts, claim.earlier]);
    groups.set(key, [...(groups.get(key) ?? []), claim]);
  }
  return [...groups.values()];
}

/** Those from which something is shown, then those that differ, then the newest; in their order. */
function chosenOf(groups: readonly CompanyClaim[][], claims: readonly CompanyClaim[]): CompanyClaim[][] {
  const differing = new Set<CompanyClaim>();
  for (const fact of COMPARED_FACTS) {
    const shown = shownFrom(fact, claims);
    for (const claim of claims) if (differs(fact, claim, shown)) differing.add(claim);
  }
  const rankOf = (group: CompanyClaim[]): number => {
    if (group.some(({ shown }) => shown.length > 0)) return 0;
    return group.some((claim) => differing.has(claim)) ? 1 : 2;
  };
  const first = groups.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST_COLUMNS);
  return groups.filter((group) => first.includes(group));
}

function cellOf(fact: ComparedFact, group: CompanyClaim[], shown: CompanyClaim | undefined, language: Language) {
  const claim = shown && group.includes(shown) ? shown : group[0];
  const value = claim && fact.read(claim.facts, language);
  if (!claim || value === undefined) return undefined;
  const cell: ClaimCell = { value, isShown: claim === shown, differs: differs(fact, claim, shown) };
  const isEarlier = claim.earlier.some((one) => fact.fields.includes(one.fact));
  return isEarlier ? { ...cell, day: dayOf(claim, fact) } : cell;
}

/** What each record says of the company side by side; undefined for a company of one record. */
export function compareClaims(company: Pick<Company, 'claims'>, language: Language): ClaimTable | undefined {
  const claims = claimsOf(company);
  if (claims.length < 2) return undefined;
  const chosen = chosenOf(groupsOf(claims), claims);
  const rows = COMPARED_FACTS.map((fact): ClaimRow => {
    const shown = shownFrom(fact, claims);
    return { name: fact.name, cells: chosen.map((group) => cellOf(fact, group, shown, language)) };
  });
  return {
    columns: chosen.flatMap(([newest, ...same]) => (newest ? { ...newest, records: same.length + 1 } : [])),
    rows: rows.filter(({ cells }) => cells.some((cell) => cell !== undefined)),
    records: claims.length,
    publishers: new Set(claims.map(({ source }) => source?.publisher)).size,
    leftOut: claims.length - chosen.flat().length,
  };
}

/** Where a fact in the record comes from. */
type Origin = 'register' | 'all_records' | 'read_from_status' | 'issued_elsewhere' | 'statements' | 'curators';

export interface FactSource {
  /** The names of the facts, as text. */
  facts: string;
  origin: Origin;
  /** Of `register`. */
  source?: Source | null;
  /** Date of retrieval or last change, as given. */
  date?: string;
}

/** The facts of the company's own record. */
function ownSources(company: Company, language: Language): FactSource[] {
  const words = companyFactWords[language].sources;
  const date = company.retrieved_at ?? company.source?.retrieved_at ?? undefined;
  const facts = company.industry_codes?.length ? words.registerWithIndustry : words.register;
  return [
    { facts, origin: 'register', source: company.source, date },
    { facts: words.activity, origin: 'read_from_status', date },
    ...(company.identifiers?.length ? [{ facts: words.identifiers, origin: 'issued_elsewhere' } as const] : []),
  ];
}

/** The facts that are shown from each record by their days, then what all records give together. */
function claimedSources(company: Company, claims: readonly CompanyClaim[], language: Language): FactSource[] {
  const { facts: labels, listed } = claimWords[language];
  const rows = claims.flatMap((claim): FactSource[] => {
    const shown = COMPARED_FACTS.filter((fact) => fact.read(claim.facts, 'en') && shownFrom(fact, claims) === claim);
    const days = [...new Set(shown.map((fact) => dayOf(claim, fact)))].toSorted().toReversed();
    return days.map((date) => {
      const ofDay = shown.filter((fact) => dayOf(claim, fact) === date);
      return { facts: listed(ofDay.map(({ name }) => labels[name])), origin: 'register', source: claim.source, date };
    });
  });
  const { facts, sections } = companyWords[language];
  const together = [
    facts.number,
    ...(company.previous_names?.length || company.alternative_names?.length ? [sections.names] : []),
    ...(company.industry_codes?.length ? [sections.industry] : []),
    ...(company.identifiers?.length ? [companyFactWords[language].sources.identifiers] : []),
  ];
  return [...rows, { facts: listed(together), origin: 'all_records' }];
}

/** The source and date of each kind of fact in a record. */
export function factSources(company: Company, language: Language): FactSource[] {
  const { controlling_entity, ultimate_beneficial_owners, corporate_groupings } = company;
  const words = companyFactWords[language].sources;
  const claims = claimsOf(company);
  const isPlain = claims.length < 2 && !claims[0]?.earlier.length;
  const changed = corporate_groupings?.flatMap(({ corporate_grouping: { updated_at } }) => updated_at ?? []).toSorted();
  const rows: (FactSource | false)[] = [
    ...(isPlain ? ownSources(company, language) : claimedSources(company, claims, language)),
    Boolean(controlling_entity ?? ultimate_beneficial_owners?.length) && { facts: words.control, origin: 'statements' },
    Boolean(corporate_groupings?.length) && { facts: words.groupings, origin: 'curators', date: changed?.at(-1) },
  ];
  return rows.filter((row) => row !== false);
}
