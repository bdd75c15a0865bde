import { useForms, useWords } from '@/lib/shared/language/use-words';
import { uiWords } from '@/lib/words/controls';

interface FoldedRowsProps<Row> {
  rows: Row[];
  /** How many are unfolded. */
  first: number;
  /** The plural noun for the rows. */
  noun: string;
  children: (rows: Row[]) => React.ReactNode;
}

/** A long list with its first rows open and the rest folded; short lists are not folded. */
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

interface SectionProps {
  id: string;
  title: string;
  /** The number of entries as text: "30 of 458 shown". */
  count?: string;
  children: React.ReactNode;
}

export function Section({ id, title, count, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="scroll-mt-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-line-strong border-b pb-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {count && <p className="text-muted text-sm">{count}</p>}
      </div>
      {children}
    </section>
  );
}
