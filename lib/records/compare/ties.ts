import type { Company, OfficerRecord, StatementEntity } from '@/lib/contract/records';
import { links, pathOf } from '@/lib/shared/links';
import { words } from '@/lib/shared/names/fold';
import { normaliseName } from '@/lib/shared/names/normalise';
import type { compareWords } from '@/lib/words/company';
import { addressOf } from '../company/company';
import { type Comparison, compareOfficers, matchNames } from '../officer/officer';
import { objectsOf, type ShownStatement, subjectsOf } from '../statement/view';

/** The role of a named party in a record. */
type Role = keyof typeof compareWords.en.roles;

/** Where something was found in a company's record. */
export interface Holder {
  /** The index of the company in the comparison. */
  company: number;
  as: Role;
  /** The name of the owner or officer it belongs to, if any: untrusted. */
  of?: string;
}

interface Found<Thing> {
  thing: Thing;
  holder: Holder;
}

/** Something that several companies share. */
export interface Shared<Thing> {
  thing: Thing;
  holders: Holder[];
}

/** Groups items by key and keeps those in more than one company. Items without a key are not shared. */
function sharedBy<Thing>(found: readonly Found<Thing>[], keyOf: (thing: Thing) => string | undefined) {
  const groups = new Map<string, Shared<Thing>>();
  for (const { thing, holder } of found) {
    const key = keyOf(thing);
    if (key === undefined) continue;
    const group = groups.get(key) ?? { thing, holders: [] };
    groups.set(key, { ...group, holders: [...group.holders, holder] });
  }
  return [...groups.values()].filter(({ holders }) => new Set(holders.map(({ company }) => company)).size > 1);
}

/** Fewer words are a town, not an address. */
const ADDRESS_WORDS = 4;

/** Ignores case, accents and punctuation. */
const addressKey = (address: string): string | undefined => {
  const folded = words(address);
  return folded.length < ADDRESS_WORDS ? undefined : folded.join(' ');
};

function addressesIn(record: Company, company: number): Found<string>[] {
  const registered = addressOf(record);
  const ofOfficers = (record.officers ?? []).flatMap(({ officer: { name, address } }) =>
    address ? [{ thing: address, holder: { company, as: 'officer_address' as const, of: name } }] : [],
  );
  return [
    ...(registered ? [{ thing: registered, holder: { company, as: 'registered_address' as const } }] : []),
    ...ofOfficers,
  ];
}

/** Addresses of companies or officers that are in more than one record. */
export const sharedAddresses = (companies: readonly Company[]): Shared<string>[] =>
  sharedBy(companies.flatMap(addressesIn), addressKey);

/** How many addresses of each company were compared, and whether those of officers are among them. */
export const addressCounts = (companies: readonly Company[]): { counts: number[]; seesOfficers: boolean } => {
  const found = companies.map(addressesIn);
  return {
    counts: found.map((all) => all.length),
    seesOfficers: found.flat().some(({ holder }) => holder.as === 'officer_address'),
  };
};

/** Two offices in two companies that may belong to the same person or firm. Never proof: a candidate with reasons. */
export interface SharedOfficer extends Comparison {
  /** Indexes of the companies in the comparison. */
  companies: [number, number];
  officers: [OfficerRecord, OfficerRecord];
}

interface Office {
  officer: OfficerRecord;
  words: string[];
}

/** Officers in a company's record do not name the company. It is added, because it is evidence too. */
const officesOf = (company: Company): Office[] =>
  (company.officers ?? []).map(({ officer }) => ({
    officer: { ...officer, jurisdiction_code: company.jurisdiction_code, company },
    words: [...new Set(words(officer.name))],
  }));

function byWord(offices: readonly Office[]): Map<string, Office[]> {
  const index = new Map<string, Office[]>();
  for (const office of offices) {
    for (const word of office.words) index.set(word, [...(index.get(word) ?? []), office]);
  }
  return index;
}

/** Only officers that share a word of the name, which avoids comparing every pair. */
function similarOffices(index: Map<string, Office[]>, { words: own }: Office): Office[] {
  const shared = new Map<Office, number>();
  for (const word of own) for (const other of index.get(word) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  return [...shared]
    .filter(([other, count]) => count > 1 || Math.min(own.length, other.words.length) < 3)
    .map(([other]) => other);
}

function pairsOf(a: number, b: number, offices: readonly Office[][]): SharedOfficer[] {
  const index = byWord(offices[b] ?? []);
  return (offices[a] ?? []).flatMap((office) =>
    similarOffices(index, office)
      .filter(({ officer }) => matchNames(office.officer.name, officer.name) !== 'other')
      .map(
        ({ officer }): SharedOfficer => ({
          companies: [a, b],
          officers: [office.officer, officer],
          ...compareOfficers(office.officer, officer),
        }),
      ),
  );
}

const keyOf = ({ companies, officers }: SharedOfficer): string =>
  [...companies, ...officers.map(({ name }) => words(name).toSorted().join(' '))].join('|');

/** Keeps the likelier pair if a person has two offices in one company. */
function withoutDuplicates(pairs: readonly SharedOfficer[]): SharedOfficer[] {
  const best = new Map<string, SharedOfficer>();
  for (const pair of pairs) if (!best.has(keyOf(pair))) best.set(keyOf(pair), pair);
  return [...best.values()];
}

/** Offices in different companies under matching names, likeliest first. */
export function sharedOfficers(companies: readonly Company[]): SharedOfficer[] {
  const offices = companies.map(officesOf);
  const pairs = companies.flatMap((_, a) =>
    companies.slice(a + 1).flatMap((__, offset) => pairsOf(a, a + 1 + offset, offices)),
  );
  return withoutDuplicates(pairs.toSorted((left, right) => right.score - left.score));
}

/** A person, company or grouping named in a record. */
interface Named {
  name: string;
  service_url?: string | null;
}

/** A party that several companies name; either one record, or only a shared name. */
export interface Tie extends Shared<Named> {
  by: 'record' | 'name';
}

const asNamed = (given: (Named | null | undefined)[], as: Role) =>
  given.flatMap((each) => (each ? [{ named: each, as }] : []));

/** A compared company may be named by another one, so it counts as naming itself. */
function namedIn(record: Company, company: number): Found<Named>[] {
  const itself = { name: record.name, service_url: links.company(record) };
  const registrations = (entities: Company['alternate_registration_entities']): Named[] =>
    (entities ?? []).map(({ company_name: name, service_url }) => ({ name, service_url }));
  return [
    ...asNamed([itself], 'compared'),
    ...asNamed([record.controlling_entity], 'controller'),
    ...asNamed(
      (record.ultimate_beneficial_owners ?? []).map(({ ultimate_beneficial_owner: owner }) => owner),
      'owner',
    ),
    ...asNamed([record.ultimate_controlling_company], 'top_company'),
    ...asNamed([record.home_company], 'home_company'),
    ...asNamed(registrations(record.alternate_registration_entities), 'alternate_registration'),
    ...asNamed(registrations(record.previous_registration_entities), 'previous_registration'),
    ...asNamed(registrations(record.subsequent_registration_entities), 'subsequent_registration'),
    ...asNamed(
      (record.corporate_groupings ?? []).map(({ corporate_grouping: grouping }) => grouping),
      'grouping',
    ),
  ].map(({ named, as }) => ({ thing: named, holder: { company, as } }));
}

/**
 * Owners, controllers, groupings and registrations named in more than one record; those matched only by name come last.
 */
export function sharedTies(companies: readonly Company[]): Tie[] {
  const found = companies.flatMap(namedIn);
  const byRecord = sharedBy(found, ({ service_url }) => pathOf(service_url));
  const tied = new Set(byRecord.map(({ thing }) => pathOf(thing.service_url)));
  const rest = found.filter(({ thing, holder }) => !tied.has(pathOf(thing.service_url)) && holder.as !== 'compared');
  const byName = sharedBy(rest, ({ name }) => normaliseName(name) || undefined);
  return [
    ...byRecord.map((shared): Tie => ({ ...shared, by: 'record' })),
    ...byName.map((shared): Tie => ({ ...shared, by: 'name' })),
  ];
}

interface Identified {
  /** The name of the identifier system, or its code; undefined if the record has neither. */
  system?: string;
  uid: string;
}

/** The same identifier in more than one record: most likely the same company twice. */
export function sharedIdentifiers(companies: readonly Company[]): Shared<Identified>[] {
  const found = companies.flatMap(({ identifiers }, company) =>
    (identifiers ?? []).map(({ identifier: { uid, identifier_system_code: code, identifier_system_name: name } }) => ({
      thing: { system: name ?? code ?? undefined, uid },
      holder: { company, as: 'identifier' as const },
    })),
  );
  return sharedBy(found, ({ system, uid }) => `${system ?? ''}|${uid.trim().toLowerCase()}`);
}

/** A statement that names two or more of the compared companies. */
export interface DirectTie {
  statement: ShownStatement;
  /** Indexes of the companies in the comparison. */
  companies: number[];
}

/** Another party that statements of several compared companies name, with one statement or more of each. */
export interface PartyTie {
  party: StatementEntity;
  holders: { company: number; statement: ShownStatement }[];
}

export interface StatementTies {
  direct: DirectTie[];
  /** Those named with most companies first, then those that are the subject of all statements, such as owners. */
  parties: PartyTie[];
}

const endsOf = (statement: ShownStatement): StatementEntity[] => [...subjectsOf(statement), ...objectsOf(statement)];

function addParty(parties: Map<string, PartyTie>, end: StatementEntity, holders: PartyTie['holders']): void {
  const path = pathOf(end.service_url);
  if (path === undefined) return;
  const known = parties.get(path) ?? { party: end, holders: [] };
  parties.set(path, { ...known, holders: [...known.holders, ...holders] });
}

const isSubject = ({ party, holders }: PartyTie): boolean =>
  holders.every(({ statement }) =>
    subjectsOf(statement).some(({ service_url }) => pathOf(service_url) === pathOf(party.service_url)),
  );

const companiesAt = ({ holders }: PartyTie): number => new Set(holders.map(({ company }) => company)).size;

/** How statements of any type connect the companies: directly, or through one other party. */
export function statementTies(companies: readonly Company[], statements: readonly ShownStatement[]): StatementTies {
  const places = new Map(companies.map((company, place) => [pathOf(links.company(company)), place]));
  const direct: DirectTie[] = [];
  const parties = new Map<string, PartyTie>();
  for (const statement of statements) {
    const ends = [...new Map(endsOf(statement).map((end) => [pathOf(end.service_url), end])).values()];
    const named = ends.flatMap((end) => places.get(pathOf(end.service_url)) ?? []);
    if (named.length > 1) direct.push({ statement, companies: named });
    const others = ends.filter((end) => !places.has(pathOf(end.service_url)));
    for (const end of others) {
      addParty(
        parties,
        end,
        named.map((company) => ({ company, statement })),
      );
    }
  }
  const shared = [...parties.values()].filter((party) => companiesAt(party) > 1);
  return {
    direct,
    parties: shared.toSorted((a, b) => companiesAt(b) - companiesAt(a) || Number(isSubject(b)) - Number(isSubject(a))),
  };
}

/** Ties of the records that the statements do not already show. */
export function furtherTies(ties: readonly Tie[], { direct, parties }: StatementTies): Tie[] {
  const shown = new Set(parties.map(({ party }) => pathOf(party.service_url)));
  const isDirect = (companies: number[]) =>
    direct.some((tie) => companies.every((company) => tie.companies.includes(company)));
  return ties.filter(({ thing, holders }) => {
    if (shown.has(pathOf(thing.service_url))) return false;
    const itself = holders.find(({ as }) => as === 'compared');
    return (
      !itself || !holders.every(({ company }) => company === itself.company || isDirect([itself.company, company]))
    );
  });
}
