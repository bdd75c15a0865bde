import { useForms, useWords } from '@/lib/shared/language/use-words';
import { failureInWords } from '@/lib/words/failed-reply';
import { networkEntityWords } from '@/lib/words/network';
import { NetworkFailure } from '../fetch-from-route';

/** What is asked about a selected entity is asked when it has been selected for so long, in milliseconds. */
export const RESTS_AFTER = 350;

/** Asked for once for as long as the page stands. */
export const ONCE = { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** Why something could not be had; whatever else is thrown is thrown by a connection that failed. */
export function Failed({ error }: { error: Error }) {
  const words = useWords(networkEntityWords);
  const { language } = useForms();
  const reply = error instanceof NetworkFailure ? error.reply : {};
  return (
    <p role="alert" className="mt-3 text-sm text-warn">
      {words.notLoaded(failureInWords(reply, language, Date.now()))}
    </p>
  );
}
