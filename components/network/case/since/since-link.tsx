import { useMemo } from 'react';
import { type Made, parseMade } from '@/lib/network/case/marks/made';
import type { Marks } from '@/lib/network/case/marks/marks';
import { sinceMarked } from '@/lib/network/case/marks/since';
import { nameOf } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkSinceWords } from '@/lib/words/network-analysis';
import { type SinceLine, SinceReport } from './since-report';

interface Props {
  /** The page's query as it was sent. */
  query: string;
  now: NetworkModel;
  /** Whether all that the link asks for has come, or failed. */
  isSettled: boolean;
}

/** What became of a network since the link to it was copied; nothing where the address says nothing of that. */
export function SinceLink({ query, now, isSettled }: Props) {
  const made = useMemo(() => parseMade(new URLSearchParams(query)), [query]);
  const words = useWords(networkSinceWords);
  const forms = useForms();
  if (!made) return null;
  return (
    <section
      aria-label={words.label}
      className="flex flex-col gap-1 rounded border border-line bg-raised px-4 py-3 text-sm noscript:hidden print:hidden"
    >
      <p className="font-medium">{words.linkMade(forms.date(made.day))}</p>
      <div role="status" className="flex flex-col gap-1">
        {isSettled ? <Since made={made} now={now} /> : <p>{words.waiting}</p>}
      </div>
    </section>
  );
}

function Since({ made, now }: { made: Made; now: NetworkModel }) {
  const words = useWords(networkSinceWords);
  const forms = useForms();
  if (made.marks) return <SinceMarks marks={made.marks} now={now} />;
  return (
    <p>
      {words.numbers(forms, made.entities, made.relationships)}{' '}
      {words.numbersNow(forms, now.entities.size, now.relationships.size)}
    </p>
  );
}

function SinceMarks({ marks, now }: { marks: Marks; now: NetworkModel }) {
  const { entities, relationships, unchecked } = useMemo(() => sinceMarked(marks, now), [marks, now]);
  const name = (id: string) => nameOf(now.entities.get(id), id);
  const nameIfKnown = (id: string | undefined) => (id === undefined ? undefined : name(id));
  const known = (kind: 'added' | 'changed') =>
    relationships[kind].map(
      ({ id, parent, child }): SinceLine => ({ key: id, kind, parent: name(parent), child: name(child) }),
    );
  const gone = relationships.gone.map(
    ({ parent, child }, at): SinceLine => ({
      key: `gone ${at}`,
      kind: 'gone',
      parent: nameIfKnown(parent),
      child: nameIfKnown(child),
    }),
  );
  return (
    <SinceReport
      lines={[...known('added'), ...known('changed'), ...gone]}
      entities={{ added: entities.added.map(name), gone: entities.gone }}
      unchecked={unchecked}
    />
  );
}
