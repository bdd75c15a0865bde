import { HELD_KINDS, type HeldKind, type RegisterContents } from '@/lib/contract/register-contents';
import { STATEMENT_SEARCHES } from '@/lib/records/statement/searches';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { registerWords } from '@/lib/words/register';
import { Link } from '../ui/link';

/** Where records of a kind can be looked through. */
const LISTS: Partial<Record<HeldKind, string>> = {
  companies: links.companySearch(),
  officers: links.officerSearch(),
  statements: links.search(STATEMENT_SEARCHES.search_control_statements.path),
  events: links.events(),
  corporate_groupings: links.corporateGroupingSearch(),
  industry_codes: links.industryCodes(),
};

/** How many records of each kind there are; what there is none of is left out. */
export function ContentsFacts({ counts }: Pick<RegisterContents, 'counts'>) {
  const { kinds } = useWords(registerWords);
  const { count } = useForms();
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
      {HELD_KINDS.filter((kind) => counts[kind] > 0).map((kind) => {
        const href = LISTS[kind];
        return (
          <div key={kind} className="flex flex-col-reverse justify-end">
            <dt className="text-muted text-sm">{href ? <Link href={href}>{kinds[kind]}</Link> : kinds[kind]}</dt>
            <dd className="text-2xl tabular-nums">{count(counts[kind])}</dd>
          </div>
        );
      })}
    </dl>
  );
}
