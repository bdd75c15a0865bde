import type { Company } from '@/lib/contract/company';
import type { OfficerRecord } from '@/lib/contract/officer';
import { type Comparison, compareOfficers } from '@/lib/records/officer/candidates';
import { matchNames } from '@/lib/records/officer/name';
import { words } from '@/lib/shared/names/fold';

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
