import { links } from '@/lib/links';
import type { OptionGroup, SuggestOption } from '@/lib/results/suggest-options';
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

/** Pages to jump to, with other words by which people look for them. */
const PAGES: readonly { label: string; href: string; words: string }[] = [
  { label: 'Home', href: links.home(), words: 'start' },
  { label: 'Company search', href: links.companySearch(), words: 'companies' },
  { label: 'Officer search', href: links.officerSearch(), words: 'officers directors people' },
  { label: 'Jurisdictions', href: links.jurisdictions(), words: 'countries places map registers' },
  { label: 'Industry codes', href: links.industryCodes(), words: 'sic nace activity' },
  { label: 'Corporate groupings', href: links.corporateGroupingSearch(), words: 'groups' },
  { label: 'Events', href: links.events(), words: 'changes news' },
  {
    label: 'Control statements',
    href: links.search('/statements/control_statements/search'),
    words: 'owners beneficial psc',
  },
  {
    label: 'Gazette notices',
    href: links.search('/statements/gazette_notices/search'),
    words: 'insolvency struck off',
  },
  {
    label: 'Trademark registrations',
    href: links.search('/statements/trademark_registrations/search'),
    words: 'brands',
  },
  {
    label: 'Alternate registrations',
    href: links.search('/statements/alternate_registrations/search'),
    words: 'statements',
  },
  {
    label: 'Subsequent registrations',
    href: links.search('/statements/subsequent_registrations/search'),
    words: 'statements',
  },
  { label: 'Watchlist', href: links.watchlist(), words: 'watched companies kept' },
  { label: 'Compare companies', href: links.compare(), words: 'side by side' },
  { label: 'API', href: links.apiReference(), words: 'interface reference developers' },
  { label: 'Account status', href: links.accountStatus(), words: 'allowance calls usage' },
  { label: 'Glossary', href: links.glossary(), words: 'terms meaning help' },
];

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word that was typed begins a word of the text. */
function hasWords(text: string, typed: string): boolean {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  const wanted = folded(typed).split(/[^\p{L}\p{N}]+/u);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

const visitTarget = ({ path, title }: Visit): Target => {
  const kind = kindOfRecord(path);
  return { label: title, href: path, ...(kind && { detail: kind }) };
};

function searchTargets(typed: string, price: string | undefined): Target[] {
  if (typed === '') return [];
  const params = new URLSearchParams({ q: typed });
  const detail = price === undefined ? {} : { detail: price };
  return [
    { label: `Search companies for “${typed}”`, href: links.companySearch(params), ...detail },
    { label: `Search officers for “${typed}”`, href: links.officerSearch(params), ...detail },
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
export function targetsFor({ text, recent, price, records }: Known): TargetGroup[] {
  const typed = text.trim();
  const pages = PAGES.filter(({ label, words }) => hasWords(`${label} ${words}`, typed));
  const seen = recent.filter(({ title }) => hasWords(title, typed));
  const local = [
    { title: 'Seen on this device', targets: seen.map(visitTarget) },
    { title: 'Pages', targets: pages.map(({ label, href }) => ({ label, href })) },
    { title: 'Search', targets: searchTargets(typed, price) },
  ];
  return [...local, ...records].filter(({ targets }) => targets.length > 0);
}
