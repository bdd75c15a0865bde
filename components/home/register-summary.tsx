import type { FacetValue } from '@/lib/contract/extensions';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { homeWords } from '@/lib/words/site';
import { Link } from '../ui/link';

const SHOWN = 12;

/** What this register holds, as ways in: its jurisdictions, those with the most companies first. */
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
