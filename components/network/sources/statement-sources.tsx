import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { confidenceSum, type SeenStatement } from '@/lib/network/findings/seen';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { failureInWords } from '@/lib/words/failed-reply';
import { networkFactWords, networkSourceWords } from '@/lib/words/network';
import { NetworkFailure } from '../fetch-from-route';
import { statementQuery } from './load-statement';

/** One statement and each time it was seen: when, where, and how sure that made it. */
function SeenList({ statement: { id, seen } }: { statement: SeenStatement }) {
  const facts = useWords(networkFactWords);
  const words = useWords(networkSourceWords);
  const forms = useForms();
  return (
    <>
      <Link href={links.statement(id)} className="underline">
        {facts.statement(id)}
      </Link>
      <ul className="ml-3 text-muted">
        {seen.map(({ confidence, day, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was seen has no name, and never changes its place
          <li key={index} className="break-words">
            {words.seen(forms, day, confidence)}
            {url && (
              <>
                {' · '}
                <bdi>{new URL(url).host}</bdi>
              </>
            )}
          </li>
        ))}
        {seen.length === 0 && <li>{words.neverSeen}</li>}
      </ul>
    </>
  );
}

interface Props {
  /** Ids of the statements that a relationship rests on. */
  statements: readonly number[];
  confidence: number;
  /** Each of them may be a call of a remote service. */
  isRemote: boolean;
}

/** A relationship seldom rests on more; the rest have pages of their own. */
const MOST = 5;

/** The statements behind a relationship with their sources, asked for when somebody wants to know. */
export function StatementSources({ statements, confidence, isRemote }: Props) {
  const words = useWords(networkSourceWords);
  const forms = useForms();
  const [wanted, setWanted] = useState(false);
  const asked = statements.slice(0, MOST);
  const replies = useQueries({
    queries: asked.map((id) => ({ ...statementQuery(id), enabled: wanted })),
  });
  if (!wanted) {
    return (
      <button
        type="button"
        onClick={() => setWanted(true)}
        className="min-h-6 cursor-pointer rounded border border-line-strong bg-raised px-2 text-xs hover:bg-accent-soft"
      >
        {words.showSources}
        {isRemote && ` · ${words.calls(forms, asked.length)}`}
      </button>
    );
  }
  const failure = replies.find(({ error }) => error)?.error;
  if (failure) {
    const reply = failure instanceof NetworkFailure ? failure.reply : {};
    return <p role="alert">{words.notLoaded(failureInWords(reply, forms.language, Date.now()))}</p>;
  }
  const seen = replies.flatMap(({ data }) => data ?? []);
  if (seen.length < asked.length) return <p role="status">{words.loading}</p>;
  return <Sources seen={seen} confidence={confidence} isWhole={asked.length === statements.length && !isRemote} />;
}

/** The sum is told where all that made it is there, and by our own rule. */
function Sources({
  seen,
  confidence,
  isWhole,
}: {
  seen: readonly SeenStatement[];
  confidence: number;
  isWhole: boolean;
}) {
  const words = useWords(networkSourceWords);
  const forms = useForms();
  const sum = isWhole ? confidenceSum(confidence, seen) : undefined;
  const source = sum?.by.url ? new URL(sum.by.url).host : '';
  return (
    <>
      {sum && (
        <p>
          <bdi>{words.sum(forms, confidence, sum, source)}</bdi>
        </p>
      )}
      <ul className="flex flex-col gap-1">
        {seen.map((statement) => (
          <li key={statement.id}>
            <SeenList statement={statement} />
          </li>
        ))}
      </ul>
    </>
  );
}
