import type { Company, CompanyItem } from '@/lib/contract/records';
import { placeInWords, placesIn } from '@/lib/shared/jurisdictions/places';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { capitalize } from '@/lib/shared/text';
import type { SentencePart } from '@/lib/words/arguments';
import { formatWords } from '@/lib/words/summary';

export type CompanyStatus = 'inactive' | 'not_marked_inactive' | 'unknown';

/** Three states: a company that is not marked inactive is not proven to be active (specification, `inactive`). */
export function getCompanyStatus({ inactive }: Pick<CompanyItem, 'inactive'>): CompanyStatus {
  if (inactive == null) return 'unknown';
  return inactive ? 'inactive' : 'not_marked_inactive';
}

export const formatCompanyStatus = (company: Pick<CompanyItem, 'inactive'>, language: Language): string =>
  formatWords[language].standings[getCompanyStatus(company)];

/** The label of a branch type, `F` or `L`; undefined for other codes. */
export function branchInWords(branch: string, language: Language): string | undefined {
  const { branches } = formatWords[language];
  return branch === 'F' || branch === 'L' ? branches[branch] : undefined;
}

type VerdictFacts = Pick<
  CompanyItem,
  | 'company_type'
  | 'jurisdiction_code'
  | 'incorporation_date'
  | 'dissolution_date'
  | 'current_status'
  | 'inactive'
  | 'branch'
> &
  Partial<Pick<Company, 'home_company' | 'subsequent_registration_entities'>>;

/** Keeps our words apart from names, because a name may be written from right to left. */

function branchOf({ branch, home_company: home }: VerdictFacts, language: Language): SentencePart[] {
  const words = formatWords[language];
  if (!home) return [branch === 'F' ? words.branchFromElsewhere : words.branchOfNobody];
  const { name, service_url, jurisdiction_code: code } = home;
  return words.branchOf({ name, service_url }, code ? placesIn(language)(code) : undefined);
}

function typeOfCompany(facts: VerdictFacts, language: Language): SentencePart[] {
  const { company_type: type, branch } = facts;
  if (!branch) return [capitalize(type ?? formatWords[language].unstatedType)];
  const [first = '', ...rest] = branchOf(facts, language);
  return type
    ? [`${capitalize(type)}, `, first, ...rest]
    : [typeof first === 'string' ? capitalize(first) : first, ...rest];
}

function placeAndDate({ jurisdiction_code, incorporation_date }: VerdictFacts, language: Language): string {
  const since = incorporation_date ? formsOf(language).since(incorporation_date) : undefined;
  return formatWords[language].registered(placeInWords(jurisdiction_code, language), since);
}

/** The register's status, and what follows from it. Only "inactive" is certain. */
function statusSentence(facts: VerdictFacts, language: Language): string {
  const { dissolution_date, current_status } = facts;
  const words = formatWords[language];
  if (dissolution_date) return words.dissolved(formsOf(language).onDate(dissolution_date));
  const status = current_status ? words.status(current_status) : undefined;
  switch (getCompanyStatus(facts)) {
    case 'inactive':
      return words.inactive(status);
    case 'unknown':
      return words.unknown(status);
    case 'not_marked_inactive':
      return status ?? words.notMarkedInactive;
  }
}

function successor(facts: VerdictFacts, language: Language): string | undefined {
  const { subsequent_registration_entities: later } = facts;
  if (!later?.length) return undefined;
  const codes = later.flatMap(({ jurisdiction_code: code }) => code ?? []);
  const places = new Set(codes.map((code) => placeInWords(code, language)));
  return formatWords[language].superseded(formsOf(language), [...places]);
}

/** The first sentence of a company page: what it is, where, since when, and its status, in parts. */
export const verdictParts = (facts: VerdictFacts, language: Language): SentencePart[] => [
  ...typeOfCompany(facts, language),
  formatWords[language].rest(
    placeAndDate(facts, language),
    statusSentence(facts, language),
    successor(facts, language),
  ),
];

/** The same as plain text. */
export const verdict = (facts: VerdictFacts, language: Language): string =>
  verdictParts(facts, language)
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('');
