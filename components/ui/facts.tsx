import { useWords } from '@/lib/shared/language/use-words';
import { uiWords } from '@/lib/words/controls';

export interface Fact {
  label: string;
  /** The label with what explains it, where something does. */
  explained?: React.ReactNode;
  /** Null or undefined is shown as not known: a gap is a fact about the data. */
  value: React.ReactNode;
}

/** Names and values in two columns. */
export function Facts({ facts }: { facts: Fact[] }) {
  const { notKnown } = useWords(uiWords);
  return (
    <dl className="divide-y divide-line text-sm">
      {facts.map(({ label, explained, value }) => (
        <div key={label} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 py-2">
          <dt className="text-muted">{explained ?? label}</dt>
          <dd>{value ?? <span className="text-muted italic">{notKnown}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
