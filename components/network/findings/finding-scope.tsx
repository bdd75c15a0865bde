import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFindingWords } from '@/lib/words/network-analysis';

interface Props {
  counted: number;
  /** Relationships that the filters hide. */
  hidden: number;
  countsHidden: boolean;
  onCountHidden: (counts: boolean) => void;
}

/** On how much the findings rest, and the choice to let them rest on all that is loaded. */
export function FindingScope({ counted, hidden, countsHidden, onCountHidden }: Props) {
  const words = useWords(networkFindingWords);
  const forms = useForms();
  return (
    <div className="-mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">
      <p className="text-muted">
        {countsHidden ? words.countedAll(forms, counted) : words.counted(forms, counted)}
        {!countsHidden && hidden > 0 && ` ${words.hidden(forms, hidden)}`}
      </p>
      {hidden > 0 && (
        <label className="flex cursor-pointer items-center gap-2 noscript:hidden print:hidden">
          <input
            type="checkbox"
            checked={countsHidden}
            onChange={(event) => onCountHidden(event.currentTarget.checked)}
            className="size-4 accent-accent"
          />
          {words.countHidden}
        </label>
      )}
    </div>
  );
}
