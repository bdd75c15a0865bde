import type { HeldCountry } from '@/lib/records/jurisdiction/held';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { jurisdictionWords } from '@/lib/words/register';
import { Link } from '../ui/link';
import { companiesOf } from './company-links';
import { JurisdictionName } from './jurisdiction-name';

const ROW = 'flex justify-between gap-4 py-1 tabular-nums';

/** The regions of a country that hold companies, or may hold some, folded; last what is registered in none of them. */
export function RegionList({ country, open }: { country: HeldCountry; open: boolean }) {
  const words = useWords(jurisdictionWords);
  const forms = useForms();
  const regions = country.regions.filter(({ count }) => count !== 0);
  if (regions.length === 0) return null;
  return (
    <details open={open} className="pb-1.5">
      <summary className="cursor-pointer text-muted">
        {words.regions(forms, regions.length)}
        <span className="sr-only">{words.ofCountry(country.name)}</span>
      </summary>
      <ul className="mt-1 ml-1 border-line border-l pl-3">
        {regions.map((region) => (
          <li key={region.code} className={ROW}>
            <span>
              <JurisdictionName one={region} href={companiesOf(region.code)} />
            </span>
            {region.count !== undefined && forms.count(region.count)}
          </li>
        ))}
        {(country.own ?? 0) > 0 && (
          <li className={ROW}>
            <Link href={companiesOf(country.code)} className="underline">
              {words.inNoRegion}
            </Link>
            {forms.count(country.own ?? 0)}
          </li>
        )}
      </ul>
    </details>
  );
}
