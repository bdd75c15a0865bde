import { useHydrated } from '@/components/ui/use-hydrated';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';
import type { DaysAsked } from '../use-compared-days';
import { PlainButton } from './plain-button';

/** How much of both days was asked for: what was not can be seen neither to have come nor to have gone. */
export function DaysAskedNote({ asked }: { asked: DaysAsked }) {
  const words = useWords(networkFilterWords).compare;
  const forms = useForms();
  const hydrated = useHydrated();
  const { status, replies, left, ask } = asked;
  const day = asked.day && forms.date(asked.day);
  const told = [
    status === 'unasked' && words.onlyOf(day),
    status === 'asking' && words.asking,
    status === 'failed' && words.daysFailed(day),
    left > 0 && words.notAsked(forms, left, day),
  ];
  return (
    <>
      <p className="mt-1 text-muted empty:hidden">{told.filter(Boolean).join(' ')}</p>
      {hydrated && (status === 'unasked' || status === 'failed') && (
        <p className="mt-2">
          <PlainButton onClick={ask}>
            {status === 'failed' ? words.askAgain : words.askBoth(forms, replies)}
          </PlainButton>
        </p>
      )}
    </>
  );
}
