import { Fragment } from 'react';
import type { HeldCountry } from '@/lib/records/jurisdiction/held';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { jurisdictionWords } from '@/lib/words/register';
import { companiesOfCountry } from './company-links';
import { JurisdictionName } from './jurisdiction-name';
import { RegionList } from './region-list';

interface JurisdictionTableProps {
  countries: HeldCountry[];
  counted: boolean;
  /** Regions are what was looked for. */
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

/** The map as a table: the countries, each with its regions below it. */
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
