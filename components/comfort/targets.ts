import type { OptionGroup, SuggestOption } from '@/lib/records/results/suggest-options';
import type { Language } from '@/lib/shared/language/languages';
import { links } from '@/lib/shared/links';
import { jumpWords } from '@/lib/words/shortcuts';
import { kindOfRecord, type Visit } from './recent';

/** A choice that leads to a page. */
export interface Target {
  label: string;
  detail?: string;
  href: string;
}

export interface TargetGroup {
  title: string;
  targets: Target[];
}

type JumpWords = (typeof jumpWords)['en'];
type Place = keyof JumpWords['places'];

/** Pages to jump to, in the order of their list. */
const PAGES: readonly (readonly [place: Place, href: string])[] = [
  ['home', links.home()],
  ['companies', links.companySearch()],
  ['officers', links.officerSearch()],
  ['jurisdictions', links.jurisdictions()],
  ['industry_codes', links.industryCodes()],
  ['corporate_groupings', links.corporateGroupingSearch()],
  ['events', links.events()],
  ['control_statements', links.search('/statements/control_statements/search')],
  ['gazette_notices', links.search('/statements/gazette_notices/search')],
  ['trademark_registrations', links.search('/statements/trademark_registrations/search')],
  ['alternate_registrations', links.search('/statements/alternate_registrations/search')],
  ['subsequent_registrations', links.search('/statements/subsequent_registrations/search')],
  ['watchlist', links.watchlist()],
  ['compare', links.compare()],
  ['api', links.apiReference()],
  ['register', links.register()],
  ['account_status', links.accountStatus()],
  ['glossary', links.glossary()],
];

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word that was typed begins a word of the text. */
function hasWords(text: string, typed: string): boolean {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  const wanted = folded(typed).split(/[^\p{L}\p{N}]+/u);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

function visitTarget({ path, title }: Visit, { kinds }: JumpWords): Target {
  const kind = kindOfRecord(path);
  return { label: title, href: path, ...(kind && { detail: kinds[kind] }) };
}

function pageTargets(typed: string, { places }: JumpWords): Target[] {
  return PAGES.flatMap(([place, href]) => {
    const { label, also } = places[place];
    return hasWords(`${label} ${also}`, typed) ? [{ label, href }] : [];
  });
}

function searchTargets(typed: string, price: string | undefined, words: JumpWords): Target[] {
  if (typed === '') return [];
  const params = new URLSearchParams({ q: typed, order: 'score' });
  const detail = price === undefined ? {} : { detail: price };
  return [
    { label: words.searchCompanies(typed), href: links.companySearch(params), ...detail },
    { label: words.searchOfficers(typed), href: links.officerSearch(params), ...detail },
  ];
}

const isLink = (option: SuggestOption): option is SuggestOption & { href: string } => option.href !== undefined;

/** Of what a query box would suggest, that which has a page: records, not words of a query. */
export const recordsIn = (groups: readonly OptionGroup[]): TargetGroup[] =>
  groups
    .map(({ title, options }) => ({ title, targets: options.filter(isLink) }))
    .filter(({ targets }) => targets.length > 0);

interface Known {
  /** As it was typed. */
  text: string;
  recent: readonly Visit[];
  /** What a search costs, in words; undefined where nothing is counted. */
  price: string | undefined;
  /** Suggestions that have come for this text; they stand last, so that nothing moves under the reader's finger. */
  records: readonly TargetGroup[];
}

/** Where one can jump, in groups that have something in them. */
export function targetsFor({ text, recent, price, records }: Known, language: Language): TargetGroup[] {
  const typed = text.trim();
  const words = jumpWords[language];
  const seen = recent.filter(({ title }) => hasWords(title, typed));
  const local = [
    { title: words.seen, targets: seen.map((visit) => visitTarget(visit, words)) },
    { title: words.pages, targets: pageTargets(typed, words) },
    { title: words.search, targets: searchTargets(typed, price, words) },
  ];
  return [...local, ...records].filter(({ targets }) => targets.length > 0);
}
