import type { Company, CompanyItem } from '@/lib/contract/company';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { placeInWords } from '@/lib/jurisdictions/place-in-words';
import { dateInWords, onDate } from './dates';

export type Standing = 'inactive' | 'not_marked_inactive' | 'unknown';

/** Three states: not being marked inactive does not prove that a company is active (specification, `inactive`). */
export function standingOf({ inactive }: Pick<CompanyItem, 'inactive'>): Standing {
  if (inactive == null) return 'unknown';
  return inactive ? 'inactive' : 'not_marked_inactive';
}

export const STANDING_WORDS: Record<Standing, string> = {
  inactive: 'Inactive',
  not_marked_inactive: 'Not marked inactive',
  unknown: 'Not known whether active',
};

export const BRANCH_WORDS: Record<string, string> = {
  F: 'Branch of a company from elsewhere',
  L: 'Local branch',
};

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

/** Words of ours, and names of others, which are kept apart: a name may run from right to left. */
export type VerdictPart = string | { name: string; service_url?: string };

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function branchOf({ branch, home_company: home }: VerdictFacts): VerdictPart[] {
  if (!home) return [branch === 'F' ? 'branch of a company from elsewhere' : 'branch of a company that is not named'];
  const from = home.jurisdiction_code ? ` (${jurisdictionName(home.jurisdiction_code)})` : '';
  return ['branch of ', { name: home.name, service_url: home.service_url }, from];
}

function whatItIs(facts: VerdictFacts): VerdictPart[] {
  const { company_type: type, branch } = facts;
  if (!branch) return [capital(type ?? 'company of unstated type')];
  const [first = '', ...rest] = branchOf(facts);
  return type ? [`${capital(type)}, `, first, ...rest] : [typeof first === 'string' ? capital(first) : first, ...rest];
}

function whereAndSince({ jurisdiction_code, incorporation_date }: VerdictFacts): string {
  const since = incorporation_date ? ` since ${dateInWords(incorporation_date)}` : '';
  return `, registered in ${placeInWords(jurisdiction_code)}${since}`;
}

/** What the register says of its state, and what follows from it: of the three standings only one is beyond doubt. */
function itsState(facts: VerdictFacts): string {
  const { dissolution_date, current_status } = facts;
  if (dissolution_date) return `dissolved ${onDate(dissolution_date)}`;
  const status = current_status ? `status “${current_status}”` : undefined;
  switch (standingOf(facts)) {
    case 'inactive':
      return status ? `inactive, ${status}` : 'inactive, since when is not known';
    case 'unknown':
      return status ? `${status}, not known whether active` : 'its state is not known';
    case 'not_marked_inactive':
      return status ?? 'not marked inactive';
  }
}

function whatCameAfter({ subsequent_registration_entities: later }: VerdictFacts): string {
  if (!later?.length) return '';
  const places = [...new Set(later.flatMap(({ jurisdiction_code: code }) => (code ? [placeInWords(code)] : [])))];
  return `; superseded by its registration${places.length > 0 ? ` in ${places.join(' and ')}` : ' elsewhere'}`;
}

/** The first sentence of a page: what it is, where, since when, in what state; in parts, for pages. */
export const verdictParts = (facts: VerdictFacts): VerdictPart[] => [
  ...whatItIs(facts),
  `${whereAndSince(facts)}; ${itsState(facts)}${whatCameAfter(facts)}.`,
];

/** The same as plain text. */
export const verdict = (facts: VerdictFacts): string =>
  verdictParts(facts)
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('');
