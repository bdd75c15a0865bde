import { useForms, useWords } from '@/lib/shared/language/use-words';
import { uiWords } from '@/lib/words/controls';

interface FoldedRowsProps<Row> {
  rows: Row[];
  /** How many stand open. */
  first: number;
  /** What they are, in the plural. */
  noun: string;
  children: (rows: Row[]) => React.ReactNode;
}

/** A long list with its beginning open and the rest folded; never folds a handful. */
export function FoldedRows<Row>({ rows, first, noun, children }: FoldedRowsProps<Row>) {
  const words = useWords(uiWords);
  const forms = useForms();
  if (rows.length <= first * 1.25) return <>{children(rows)}</>;
  return (
    <>
      {children(rows.slice(0, first))}
      <details className="mt-3">
        <summary className="cursor-pointer text-accent text-sm">
          {words.others(forms, rows.length - first, rows.length, noun)}
        </summary>
        {children(rows.slice(first))}
      </details>
    </>
  );
}
