import { useMemo } from 'react';
import { type Made, type Marks, parseMade } from '@/lib/network/case/marks';
import { sinceMarked } from '@/lib/network/case/since';
import { type NetworkModel, nameOf } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkSinceWords } from '@/lib/words/network-analysis';

/** One changed relationship. An end without a name is an entity that is gone. */
export interface SinceLine {
  key: string;
  kind: 'added' | 'gone' | 'changed';
  parent?: string;
  child?: string;
  /** What changed, in words. */
  what?: string;
}

interface SinceReportProps {
  lines: readonly SinceLine[];
  /** Names of new entities; of gone ones the names if known, otherwise their number. */
  entities: { added: readonly string[]; gone: readonly string[] | number };
  /** Relationships that were not requested again. */
  unchecked: number;
}

/** A longer list is unreadable beside a picture; the total is displayed above it. */
const MOST_LINES = 50;

/** The changes of a network, in words and numbers. */
export function SinceReport({ lines, entities: { added, gone }, unchecked }: SinceReportProps) {
  const words = useWords(networkSinceWords);
  const forms = useForms();
  const count = (kind: SinceLine['kind']) => lines.filter((line) => line.kind === kind).length;
  const left = typeof gone === 'number' ? gone : gone.length;
  const isSame = lines.length + added.length + left === 0;
  return (
    <>
      <p>{isSame ? words.same : words.relationships(forms, count('added'), count('gone'), count('changed'))}</p>
      {added.length + left > 0 && <p>{words.entities(forms, added.length, left)}</p>}
      <Names label={words.newEntities} names={added} />
      {typeof gone !== 'number' && <Names label={words.goneEntities} names={gone} />}
      {unchecked > 0 && <p className="text-muted">{words.unchecked(forms, unchecked)}</p>}
      {lines.length > 0 && (
        <ul className="list-disc pl-5">
          {lines.slice(0, MOST_LINES).map((line) => (
            <Line key={line.key} line={line} />
          ))}
          {lines.length > MOST_LINES && <li>{words.beyond(forms, lines.length - MOST_LINES)}</li>}
        </ul>
      )}
    </>
  );
}

function Line({ line: { kind, parent, child, what } }: { line: SinceLine }) {
  const words = useWords(networkSinceWords);
  return (
    <li>
      {words.kinds[kind]}: <bdi>{parent ?? words.nobodyNow}</bdi> → <bdi>{child ?? words.nobodyNow}</bdi>
      {what && <span className="text-muted"> · {what}</span>}
    </li>
  );
}

const MOST_NAMES = 10;

function Names({ label, names }: { label: string; names: readonly string[] }) {
  const words = useWords(networkSinceWords);
  const forms = useForms();
  if (names.length === 0) return null;
  return (
    <p>
      {label}{' '}
      {names.slice(0, MOST_NAMES).map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entities may have one name, and the list never changes its order
        <span key={at}>
          {at > 0 && ', '}
          <bdi>{name}</bdi>
        </span>
      ))}
      {names.length > MOST_NAMES && ` ${words.beyond(forms, names.length - MOST_NAMES)}`}
    </p>
  );
}

interface Props {
  /** The page's query as it was sent. */
  query: string;
  now: NetworkModel;
  /** Whether all requests of the link have succeeded or failed. */
  isSettled: boolean;
}

/** What changed since the link was copied; nothing if the address does not say when. */
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
