import type { Filing } from '@/lib/contract/filing';
import type { Price } from '@/lib/contract/meter';
import { byYear, type FilingYear } from '@/lib/records/filing/years';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { filingWords } from '@/lib/words/event';
import type { Column } from '../ui/data-table';
import { filingColumns } from './filing-table';

function Year({ year, filings, columns }: FilingYear & { columns: Column<Filing>[] }) {
  const words = useWords(filingWords);
  const forms = useForms();
  return (
    <tbody className="divide-y divide-line">
      <tr className="border-line-strong border-b">
        <th scope="rowgroup" colSpan={columns.length} className="pt-6 pb-1">
          <span className="font-semibold font-serif text-xl">{year ?? words.dateNotKnown}</span>
          <span className="ml-3 font-normal text-muted text-sm">{words.count(forms, filings.length)}</span>
        </th>
      </tr>
      {filings.map((filing) => (
        <tr key={filing.id} className="break-inside-avoid align-top">
          {columns.map(({ header, cell, nowrap }) => (
            <td key={header} className={`py-1.5 pr-4 ${nowrap ? 'whitespace-nowrap' : 'min-w-32'}`}>
              {cell(filing) ?? <span className="text-muted">–</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** One table, so that all years share their columns; it scrolls inside itself as `DataTable` does. */
export function FilingYears({ filings, prices }: { filings: readonly Filing[]; prices?: ReadonlyMap<string, Price> }) {
  const words = useWords(filingWords);
  const columns = filingColumns(prices, words.columns);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="relative overflow-x-auto" aria-label={words.captionByYear} tabIndex={0}>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{words.captionByYear}</caption>
        <thead className="text-muted">
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col" className="whitespace-nowrap pr-4 font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {byYear(filings).map((group) => (
          <Year key={group.year ?? ''} {...group} columns={columns} />
        ))}
      </table>
    </section>
  );
}
