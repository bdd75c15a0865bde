import { useLanguage } from '#language';
import { Link } from '@/components/ui/link';
import type { FacetValue } from '@/lib/contract/extensions';
import type { SearchPage } from '@/lib/search/filters';
import { explain } from '@/lib/search/query/explain';
import { parseQuery } from '@/lib/search/query/parse';
import { searchHref } from '@/lib/search/request';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { homeWords } from '@/lib/words/site';

const SHOWN = 12;

/** A summary of the register with links to its largest jurisdictions. */
export function RegisterSummary({ total, jurisdictions }: { total: number; jurisdictions: FacetValue[] }) {
  const words = useWords(homeWords);
  const forms = useForms();
  const place = placesIn(forms.language);
  return (
    <section aria-labelledby="register" className="mt-14">
      <h2 id="register" className="text-xl">
        {words.inThisRegister(forms, total)}
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-0.5 sm:grid-cols-2 lg:grid-cols-3">
        {jurisdictions.slice(0, SHOWN).map(({ value, count }) => (
          <li key={value} className="border-line border-b">
            <Link
              href={links.companySearch(new URLSearchParams({ jurisdiction_code: value }))}
              className="flex justify-between gap-4 py-1.5 text-ink text-sm hover:bg-sunken"
            >
              <span className="underline">{place(value)}</span>
              <span className="text-muted tabular-nums">{forms.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Link href={links.jurisdictions()} className="underline">
          {words.allJurisdictions}
        </Link>
        <Link href={links.industryCodes()} className="underline">
          {words.byIndustry}
        </Link>
        <Link href={links.corporateGroupingSearch()} className="underline">
          {words.corporateGroupings}
        </Link>
      </p>
    </section>
  );
}

/** Each shows another feature of the box, whose own words explain it. */
const EXAMPLES = ['marine', 'marine*', 'jurisdiction:fr|de -is:inactive', 'shipping inc:2010..2015', 'is:branch in:gb'];

/** Used if no register of ours can supply a real number. */
const ANY_NUMBER = 'gb/01234500';

/** Examples of what the query box understands, as links. `number`: of an existing company, with its jurisdiction. */
export function QueryExamples({ page, number = ANY_NUMBER }: { page: SearchPage; number?: string }) {
  const words = useWords(homeWords);
  const language = useLanguage();
  return (
    <section aria-labelledby="examples" className="mt-6 max-w-3xl text-sm">
      <h2 id="examples" className="font-sans font-semibold text-muted text-sm">
        {words.understands}
      </h2>
      <ul className="mt-2 grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {[...EXAMPLES, number].map((text) => {
          const { state, number: named } = parseQuery(page, text);
          return (
            <li key={text}>
              <Link href={searchHref(page, named?.state ?? state)} className="inline-block py-0.5 underline">
                <code>{text}</code>
              </Link>
              <span className="block text-muted text-xs">{explain(page, state, language).join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
