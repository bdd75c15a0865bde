import type { OfficerRecord } from '@/lib/contract/records';
import {
  type ComparableCompany,
  compareRecords,
  dayOf,
  identifiersOf,
  isNameOnly,
  type PossibleDuplicate,
} from '@/lib/records/company/same-company';
import { compareOfficers, type Likelihood, personKeys, reasonInWords } from '@/lib/records/officer/officer';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { normaliseName } from '@/lib/shared/names/normalise';
import { sameCompanyWords } from '@/lib/words/company';
import { prepareQuery, scoreCandidate } from './score';

/** Two records that may be of one company or person. */
export interface DuplicatePair<Item> {
  first: Item;
  second: Item;
  /** From 0 to 100. */
  score: number;
  likelihood: PossibleDuplicate['likelihood'] | Likelihood;
  /** In English. */
  reasons: string[];
}

/** How duplicates of a kind of record are found without comparing all with all. */
export interface DuplicateRules<Item> {
  /** Two records that may be the same share one of these. */
  keysOf(item: Item): string[];
  /** The pairs of some records that share a key, each with the keys under which it may be listed. */
  pairsOf(
    items: readonly Item[],
    isRelated: (a: Item, b: Item) => boolean,
  ): { keys: string[]; pair: DuplicatePair<Item> }[];
}

const nameInCountry = (name: string, { jurisdiction_code }: ComparableCompany): string =>
  `name|${name}|${countryOf(jurisdiction_code)}`;

/** `compareRecords` finds nothing between companies that share none of these. */
function companyKeys(company: ComparableCompany): string[] {
  const all = [company.name, ...(company.previous_names ?? []).map(({ company_name }) => company_name)];
  const names = [...new Set(all.map(normaliseName))].filter((name) => name !== '');
  const day = dayOf(company);
  return [
    ...new Set(identifiersOf(company).map(({ system, uid }) => `identifier|${system}|${uid}`)),
    ...names.map((name) => nameInCountry(name, company)),
    ...(day === undefined ? [] : names.map((name) => `name|${name}|${day}`)),
  ];
}

/** A shared identifier counts as much as the number of the register. */
const IDENTIFIER_POINTS = 45;

/** By what a match of one for the other would score, the better way round: former names count for candidates alone. */
function scoreCompanies(a: ComparableCompany, b: ComparableCompany, hasIdentifier: boolean): number {
  const scoreOf = (wanted: ComparableCompany, candidate: ComparableCompany): number => {
    const { name, jurisdiction_code, company_number, incorporation_date, registered_address_in_full: address } = wanted;
    // Another register gives another number, and a stand-in is none.
    const isOneRegister = jurisdiction_code === candidate.jurisdiction_code;
    const hasNumbers = isOneRegister && !wanted.number_is_stand_in && !candidate.number_is_stand_in;
    const query = prepareQuery({
      ...{
        name,
        jurisdiction_code,
        address: address ?? undefined,
        incorporation_date: incorporation_date ?? undefined,
      },
      ...(hasNumbers && { company_number }),
    });
    return scoreCandidate(query, { ...candidate, service_url: '' }).score;
  };
  const score = Math.max(scoreOf(a, b), scoreOf(b, a));
  return Math.min(100, score + (hasIdentifier ? IDENTIFIER_POINTS : 0));
}

const shared = (a: readonly string[], b: readonly string[]): string[] => a.filter((key) => b.includes(key));

/** The pairs of a list, each once. */
const eachPair = <Item, Found>(items: readonly Item[], find: (a: Item, b: Item) => Found | undefined): Found[] =>
  items.flatMap((a, at) => items.slice(at + 1).flatMap((b) => find(a, b) ?? []));

/** By the rules of the pages of companies: the same reasons, and of several that share only a name none. */
export const COMPANY_DUPLICATES: DuplicateRules<ComparableCompany> = {
  keysOf: companyKeys,
  pairsOf(items, isRelated) {
    const { reasons: texts } = sameCompanyWords.en;
    const found = eachPair(items, (first, second) => {
      const compared = compareRecords(first, second);
      if (!compared || isRelated(first, second)) return undefined;
      return { first, second, ...compared, isNameOnly: isNameOnly(compared) };
    });
    const partners = new Map<ComparableCompany, number>();
    for (const one of found.filter((pair) => pair.isNameOnly)) {
      for (const end of [one.first, one.second]) partners.set(end, (partners.get(end) ?? 0) + 1);
    }
    const isAmbiguous = (end: ComparableCompany): boolean => (partners.get(end) ?? 0) > 1;
    return found
      .filter((one) => !one.isNameOnly || !(isAmbiguous(one.first) || isAmbiguous(one.second)))
      .map(({ first, second, likelihood, reasons, isNameOnly }) => ({
        // All that share a name are together under this key, so that it shows whether there are several.
        keys: isNameOnly
          ? [nameInCountry(normaliseName(first.name), first)]
          : shared(companyKeys(first), companyKeys(second)),
        pair: {
          ...{ first, second, likelihood },
          score: scoreCompanies(
            first,
            second,
            reasons.some(({ says }) => says === 'same_identifier'),
          ),
          reasons: reasons.map(({ says, identifier }) =>
            identifier === undefined ? texts[says] : `${texts[says]} (${identifier})`,
          ),
        },
      }));
  },
};

/** By the rules of the pages of officers, and only with a strong reason: people of one name are too many. */
export const PERSON_DUPLICATES: DuplicateRules<OfficerRecord> = {
  keysOf: personKeys,
  pairsOf: (items) =>
    eachPair(items, (first, second) => {
      const { score, likelihood, reasons } = compareOfficers(first, second);
      if (likelihood !== 'strong' && likelihood !== 'possible') return undefined;
      const says = reasons.map((reason) => reasonInWords(reason, 'en'));
      return {
        keys: shared(personKeys(first), personKeys(second)),
        pair: { first, second, score, likelihood, reasons: says },
      };
    }),
};
