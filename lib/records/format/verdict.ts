import type { Company, CompanyItem } from '@/lib/contract/records';
import { placeInWords, placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { capitalize } from '@/lib/shared/text';
import type { SentencePart } from '@/lib/words/arguments';
import { formatWords } from '@/lib/words/company';

export type CompanyStatus = 'inactive' | 'not_marked_inactive' | 'unknown';

/** Three states: a company that is not marked inactive is not proven to be active (specification, `inactive`). */
export function getCompanyStatus({ inactive }: Pick<CompanyItem, 'inactive'>): CompanyStatus {
  if (inactive == null) return 'unknown';
  return inactive ? 'inactive' : 'not_marked_inactive';
}

/** What registers call a company that exists and is not about to end, in lower case. */
const WORDS_FOR_ACTIVE: ReadonlySet<string> = new Set(
  (
    'active|open|registered|currently registered|good standing|in good standing|live|live company|normal|existing|' +
    'in existence|in business|aktiv|eingetragen|actif|activo|activa|ativa|ativo|attiva|actief|registrert|registreret|registrerad'
  ).split('|'),
);

type StatusFacts = Pick<CompanyItem, 'inactive' | 'current_status' | 'dissolution_date'>;

export interface StatusLabel {
  /** `other`: in the register's own word, which is neither "active" nor known to mean that the company has ended. */
  state: 'active' | 'inactive' | 'other' | 'unknown';
  label: string;
}

/** The state of a company in a word or two: ours where it is plainly active or inactive, else the register's own. */
export function statusLabel(company: StatusFacts, language: Language): StatusLabel {
  const { standings } = formatWords[language];
  const { current_status: own, dissolution_date } = company;
  if (company.inactive || dissolution_date) return { state: 'inactive', label: standings.inactive };
  if (own && !WORDS_FOR_ACTIVE.has(own.trim().toLowerCase())) return { state: 'other', label: capitalize(own) };
  if (own || company.inactive === false) return { state: 'active', label: standings.not_marked_inactive };
  return { state: 'unknown', label: standings.unknown };
}

export const formatCompanyStatus = (company: StatusFacts, language: Language): string =>
  statusLabel(company, language).label;

/** The register's own word for the status, where it says more than the label; undefined otherwise. */
export function ownStatus(company: StatusFacts, language: Language): string | undefined {
  const { current_status: own } = company;
  const { label, state } = statusLabel(company, language);
  const said = [label, ...(state === 'active' || state === 'inactive' ? [state] : [])];
  return own && !said.some((word) => word.toLowerCase() === own.trim().toLowerCase()) ? own : undefined;
}

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

/** Undefined if the status is unknown, which the badge beside the sentence says. */
function statusSentence(facts: VerdictFacts, language: Language): string | undefined {
  const { dissolution_date, current_status } = facts;
  const words = formatWords[language];
  if (dissolution_date) return words.dissolved(formsOf(language).onDate(dissolution_date));
  const { state } = statusLabel(facts, language);
  const own = state === 'other' ? current_status : ownStatus(facts, language);
  const status = own ? words.status(own) : undefined;
  if (state === 'inactive') return words.inactive(status);
  return state === 'active' ? words.notMarkedInactive : status;
}

function successor(facts: VerdictFacts, language: Language): string | undefined {
  const { subsequent_registration_entities: later } = facts;
  if (!later?.length) return undefined;
  const codes = later.flatMap(({ jurisdiction_code: code }) => code ?? []);
  const places = new Set(codes.map((code) => placeInWords(code, language)));
  return formatWords[language].superseded(formsOf(language), [...places]);
}

/**
 * The first sentence of a company page: what it is, where, since when, and its status. In parts, because a name may be
 * written from right to left.
 */
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
