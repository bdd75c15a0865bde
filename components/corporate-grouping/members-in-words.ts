import { countInWords, plural } from '@/lib/format/dates';
import { standingOf } from '@/lib/format/verdict';
import type { Membership } from './member-table';

const LISTS = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function statesInWords(memberships: readonly Membership[]): string {
  const of = (standing: string): number => memberships.filter(({ company }) => standingOf(company) === standing).length;
  const states = [
    [of('inactive'), 'inactive'],
    [of('unknown'), 'of unknown activity'],
  ] as const;
  return LISTS.format(states.flatMap(([count, words]) => (count > 0 ? [`${countInWords(count)} ${words}`] : [])));
}

/** "240 companies in 12 jurisdictions, 13 inactive and 4 of unknown activity." */
export function membersInWords(memberships: readonly Membership[]): string {
  const places = new Set(memberships.flatMap(({ company }) => company.jurisdiction_code ?? []));
  const where = places.size > 0 ? ` in ${plural(places.size, 'jurisdiction')}` : '';
  const states = statesInWords(memberships);
  return `${plural(memberships.length, 'company', 'companies')}${where}${states && `, ${states}`}.`;
}
