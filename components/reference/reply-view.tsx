import { useForms, useWords } from '@/lib/shared/language/use-words';
import { tryWords } from '@/lib/words/controls';
import type { Reply } from './send-request';

/** More than anybody reads; the network tab of the browser has the rest. */
const LONGEST = 40_000;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text);

function ReplyParts({ status, isGood, headers, body }: Reply) {
  const words = useWords(tryWords);
  const forms = useForms();
  return (
    <>
      <p className={`font-semibold ${isGood ? 'text-good' : 'text-bad'}`}>{status ?? words.unreachable}</p>
      {headers.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer text-muted">{words.headers(forms, headers.length)}</summary>
          <pre className="mt-1 whitespace-pre-wrap text-xs">
            {headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
          </pre>
        </details>
      )}
      {body !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section aria-label={words.body} tabIndex={0} className="mt-2 max-h-96 overflow-auto rounded bg-sunken">
          <pre className="whitespace-pre-wrap p-3 text-xs">{cut(body)}</pre>
        </section>
      )}
    </>
  );
}

/** What was answered. The place is there from the start, so that a screen reader hears what comes into it. */
export function ReplyView({ reply }: { reply: Reply | 'waiting' | undefined }) {
  const { asking } = useWords(tryWords);
  return (
    <div aria-live="polite" className={reply ? 'mt-4' : ''}>
      {reply === 'waiting' && <p className="text-muted">{asking}</p>}
      {reply !== undefined && reply !== 'waiting' && <ReplyParts {...reply} />}
    </div>
  );
}
