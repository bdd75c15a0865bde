import { useMemo } from 'react';
import { useForms, useWords } from '@/lib/language/use-words';
import { listedRows } from '@/lib/network/listing/listed-rows';
import { tableRows } from '@/lib/network/rows';
import { NetworkTable } from '../network-table';
import { networkListingWords } from '../script-words/listing/words';
import { FindField } from './find-field';
import type { ListedProps } from './listed';
import { RowsBeyond } from './rows-beyond';

/** The table with what it can be sorted and searched by, and what of it is not listed. */
export function ListedTable({ shown, ...rest }: ListedProps) {
  const { model, selection, roots } = shown;
  const { listing, query, onList } = rest;
  const words = useWords(networkListingWords);
  const forms = useForms();
  const all = useMemo(() => tableRows(model, selection, roots), [model, selection, roots]);
  const { rows, found, beyond } = useMemo(
    () => listedRows(all, listing, model, forms.language),
    [all, listing, model, forms.language],
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FindField listing={listing} query={query} onList={onList} />
        <p className="text-muted text-sm tabular-nums" aria-live="polite">
          {found === 0 ? words.none : words.found(forms, found, all.length)}
        </p>
      </div>
      <NetworkTable model={model} rows={rows} {...rest} />
      <RowsBeyond shown={rows.length} beyond={beyond} listing={listing} query={query} onList={onList} />
    </>
  );
}
