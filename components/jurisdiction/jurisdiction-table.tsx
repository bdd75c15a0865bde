import { Fragment } from 'react';
import { Link } from '@/components/ui/link';
import type { CountedJurisdiction, HeldCountry } from '@/lib/records/jurisdiction/held';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { jurisdictionWords } from '@/lib/words/register';

export const companiesOf = (jurisdiction_code: string): string =>
  links.companySearch(new URLSearchParams({ jurisdiction_code }));

/** The search for a country's companies including its regions, as in its count. */
export const companiesOfCountry = ({ code, regions }: HeldCountry): string =>
  regions.length > 0 ? links.companySearch(new URLSearchParams({ country_code: code })) : companiesOf(code);

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
function RegionList({ country, open }: { country: HeldCountry; open: boolean }) {
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

interface JurisdictionTableProps {
  countries: HeldCountry[];
  counted: boolean;
  /** Open if the search matched regions. */
  open: boolean;
}

function CountryRows({ country, counted, open }: { country: HeldCountry } & Omit<JurisdictionTableProps, 'countries'>) {
  const { count } = useForms();
  return (
    <Fragment>
      <tr className="border-line border-t">
        <th scope="row" className="py-1.5 text-left font-normal">
          <JurisdictionName one={country} href={companiesOfCountry(country)} />
        </th>
        {counted && <td className="py-1.5 pl-4 text-right tabular-nums">{count(country.count ?? 0)}</td>}
      </tr>
      {country.regions.some((region) => region.count !== 0) && (
        <tr>
          <td colSpan={counted ? 2 : 1}>
            <RegionList country={country} open={open} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** The map as a table: countries with their regions. */
export function JurisdictionTable({ countries, counted, open }: JurisdictionTableProps) {
  const { table } = useWords(jurisdictionWords);
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{counted ? table.counted : table.uncounted}</caption>
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="py-1.5 font-medium">
            {table.country}
          </th>
          {counted && (
            <th scope="col" className="whitespace-nowrap py-1.5 text-right font-medium">
              {table.companies}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {countries.map((country) => (
          <CountryRows key={country.code} country={country} counted={counted} open={open} />
        ))}
      </tbody>
    </table>
  );
}
