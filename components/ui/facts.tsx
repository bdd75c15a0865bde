import { useWords } from '@/lib/shared/language/use-words';
import { uiWords } from '@/lib/words/controls';

export interface Fact {
  label: string;
  /** The label with its explanation, if there is one. */
  explained?: React.ReactNode;
  /** Null or undefined is shown as unknown, because a gap is information too. */
  value: React.ReactNode;
}

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
