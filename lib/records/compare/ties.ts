import type { Company, OfficerRecord } from '@/lib/contract/records';
import { links, pathOf } from '@/lib/shared/links';
import { words } from '@/lib/shared/names/fold';
import { normaliseName } from '@/lib/shared/names/normalise';
import type { compareWords } from '@/lib/words/company';
import { type Comparison, compareOfficers, matchNames } from '../officer/officer';
import { addressOf } from './rows';

/** What something is in a record. */
type Role = keyof typeof compareWords.en.roles;

/** What of a company something was found in. */
export interface Holder {
  /** Its place in the comparison. */
  company: number;
  as: Role;
  /** Whose, where that has a name: untrusted. */
  of?: string;
}

interface Found<Thing> {
  thing: Thing;
  holder: Holder;
}

/** The same thing in several companies. */
export interface Shared<Thing> {
  thing: Thing;
  holders: Holder[];
}

/** Groups by key what stands in more than one company; a thing without a key is shared with nobody. */
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

/** Fewer words than these are a town, not an address. */
const ADDRESS_WORDS = 4;

/** Case, accents and punctuation make no difference. */
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

/** Addresses in more than one of the records, the company's own or an officer's. */
export const sharedAddresses = (companies: readonly Company[]): Shared<string>[] =>
  sharedBy(companies.flatMap(addressesIn), addressKey);

/** Two offices in two companies that may be one person's, or one firm's. Never proved: a candidate with its reasons. */
export interface SharedOfficer extends Comparison {
  /** Which companies, by their place in the comparison. */
  companies: [number, number];
  officers: [OfficerRecord, OfficerRecord];
}

interface Office {
  officer: OfficerRecord;
  words: string[];
}

/** An officer in a company's record does not name the company: it is added, because it is evidence too. */
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

/** Those with a word of the name in common: hundreds of officers are not compared with hundreds one by one. */
function alikeIn(index: Map<string, Office[]>, { words: own }: Office): Office[] {
  const shared = new Map<Office, number>();
  for (const word of own) for (const other of index.get(word) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  return [...shared]
    .filter(([other, count]) => count > 1 || Math.min(own.length, other.words.length) < 3)
    .map(([other]) => other);
}

function pairsOf(a: number, b: number, offices: readonly Office[][]): SharedOfficer[] {
  const index = byWord(offices[b] ?? []);
  return (offices[a] ?? []).flatMap((office) =>
    alikeIn(index, office)
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

/** A person with two offices in one company stands there once, by the likelier of the two. */
function onceEach(pairs: readonly SharedOfficer[]): SharedOfficer[] {
  const best = new Map<string, SharedOfficer>();
  for (const pair of pairs) if (!best.has(keyOf(pair))) best.set(keyOf(pair), pair);
  return [...best.values()];
}

/** Offices in different companies under names that agree, the likeliest first, as far as the records hold officers. */
export function sharedOfficers(companies: readonly Company[]): SharedOfficer[] {
  const offices = companies.map(officesOf);
  const pairs = companies.flatMap((_, a) =>
    companies.slice(a + 1).flatMap((__, offset) => pairsOf(a, a + 1 + offset, offices)),
  );
  return onceEach(pairs.toSorted((left, right) => right.score - left.score));
}

/** Somebody, or a grouping, that a record names. */
interface Named {
  name: string;
  service_url?: string | null;
}

/** Whether it is one record, or a name alone that may be several. */
interface Tie extends Shared<Named> {
  by: 'record' | 'name';
}

const asNamed = (given: (Named | null | undefined)[], as: Role) =>
  given.flatMap((each) => (each ? [{ named: each, as }] : []));

/** A company that is compared may itself be what another one names: so it stands among what it names. */
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

/** Owners, controllers, groupings and registrations that more than one record names; those known by name alone last. */
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
  /** Its name, or its code; undefined where the record tells neither. */
  system?: string;
  uid: string;
}

/** The same identifier of the same system in more than one record: most likely one company twice. */
export function sharedIdentifiers(companies: readonly Company[]): Shared<Identified>[] {
  const found = companies.flatMap(({ identifiers }, company) =>
    (identifiers ?? []).map(({ identifier: { uid, identifier_system_code: code, identifier_system_name: name } }) => ({
      thing: { system: name ?? code ?? undefined, uid },
      holder: { company, as: 'identifier' as const },
    })),
  );
  return sharedBy(found, ({ system, uid }) => `${system ?? ''}|${uid.trim().toLowerCase()}`);
}
