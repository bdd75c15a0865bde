import { Link } from '@/components/ui/parts';
import type { CountedJurisdiction, HeldCountry } from '@/lib/records/jurisdiction/held';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { jurisdictionWords } from '@/lib/words/register';

export const companiesOf = (jurisdiction_code: string): string =>
  links.companySearch(new URLSearchParams({ jurisdiction_code }));

/** The search for a country's companies including its regions, as in its count. */
export const companiesOfCountry = ({ code, regions }: HeldCountry): string =>
  regions.length > 0 ? links.companySearch(new URLSearchParams({ country_code: code })) : companiesOf(code);

/** To the companies by letter. */
function LetterLink({ one }: { one: CountedJurisdiction }) {
  const { link, linkOf } = useWords(jurisdictionWords).byLetter;
  return (
    <Link href={links.companiesByLetter(one.code)} aria-label={linkOf(one.name)} className="text-xs underline">
      {link}
    </Link>
  );
}

/** Name and code; a link to the companies unless there are known to be none. */
function JurisdictionName({ one, href }: { one: CountedJurisdiction; href: string }) {
  const words = useWords(jurisdictionWords);
  return (
    <>
      {one.count === 0 ? (
        <bdi>{one.name}</bdi>
      ) : (
        <Link href={href} className="underline">
          <bdi>{one.name}</bdi>
        </Link>
      )}{' '}
      <span className="text-muted text-xs">{one.unknown ? words.nameless : one.code}</span>
    </>
  );
}

const ROW = 'flex justify-between gap-4 py-1 tabular-nums';

/** A country's regions with companies (or not counted), folded; last the companies outside all regions. */
function RegionList({
  country,
  open,
  byLetter,
}: { country: HeldCountry } & Pick<JurisdictionListProps, 'open' | 'byLetter'>) {
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
              <JurisdictionName one={region} href={companiesOf(region.code)} />{' '}
              {byLetter && <LetterLink one={region} />}
            </span>
            {region.count !== undefined && forms.count(region.count)}
          </li>
        ))}
        {(country.own ?? 0) > 0 && (
          <li className={ROW}>
            <span>
              <Link href={companiesOf(country.code)} className="underline">
                {words.inNoRegion}
              </Link>{' '}
              {byLetter && <LetterLink one={country} />}
            </span>
            {forms.count(country.own ?? 0)}
          </li>
        )}
      </ul>
    </details>
  );
}

interface JurisdictionListProps {
  countries: HeldCountry[];
  counted: boolean;
  /** Open if the search matched regions. */
  open: boolean;
  /** Whether companies can be browsed by letter. */
  byLetter: boolean;
}

/** The map as a list in columns: countries with their regions. */
export function JurisdictionList({ countries, counted, open, byLetter }: JurisdictionListProps) {
  const { list } = useWords(jurisdictionWords);
  const { count } = useForms();
  return (
    <ul
      aria-label={counted ? list.counted : list.uncounted}
      className="mt-2 gap-x-10 text-sm sm:columns-2 lg:columns-3 xl:columns-4"
    >
      {countries.map((country) => (
        <li key={country.code} className="break-inside-avoid border-line border-b">
          <p className="flex items-baseline justify-between gap-4 py-1.5 tabular-nums">
            <span className="min-w-0">
              <JurisdictionName one={country} href={companiesOfCountry(country)} />{' '}
              {byLetter && country.regions.every(({ count }) => count === 0) && <LetterLink one={country} />}
            </span>
            {counted && <span>{count(country.count ?? 0)}</span>}
          </p>
          <RegionList country={country} open={open} byLetter={byLetter} />
        </li>
      ))}
    </ul>
  );
}
