import { shareOfFraction } from '@/lib/network/findings/fraction';
import type { OwnersFinding } from '@/lib/network/findings/owners';
import { shareWords } from '@/lib/network/share';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkOwnershipWords } from '@/lib/words/network-analysis';
import { EntityName } from '../findings/entity-name';

/** Those who own it and are owned in turn: folded, as whoever asks for the top passes them. */
export function OwnersBetween({ between, above }: Pick<OwnersFinding, 'between' | 'above'>) {
  const words = useWords(networkOwnershipWords);
  const forms = useForms();
  if (between === 'too_many') return <p className="text-muted">{words.tooManyBetween(forms, above.length)}</p>;
  if (between.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-accent">{words.between(forms, between.length)}</summary>
      <ul className="mt-2 flex flex-col gap-1">
        {between.map(({ id, share }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              <EntityName id={id} />
            </span>
            <span className="whitespace-nowrap tabular-nums">{shareWords(shareOfFraction(share), forms.language)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
