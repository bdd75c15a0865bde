import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { useHydrated } from '@/components/ui/use-hydrated';
import { statusOf } from '@/lib/network/expansions';
import { FINDERS, type FindingTasks } from '@/lib/network/findings/finders';
import type { Trace } from '@/lib/network/findings/findings';
import { isTooLarge, MOST_RELATIONSHIPS } from '@/lib/network/findings/owners';
import { type Share, shareWords } from '@/lib/network/geometry';
import { mayHaveOwners } from '@/lib/network/model';
import { askWorker } from '@/lib/network/worker/ask';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFindingWords } from '@/lib/words/network-analysis';
import { ExpandButton, useFindingTools, useNames } from '../controls';
import { KindMark } from '../entity/marks';

/** So many relationships are computed on the page itself, on the server as well: that takes a few milliseconds. */
const AT_ONCE = 500;

/** Milliseconds for which a question must stand before a worker is given it: a slider asks many a second. */
const PAUSE = 150;

type Answered<Answer> =
  | { state: 'ready'; answer: Answer; isOld: boolean }
  | { state: 'working' | 'too_large' | 'failed' };

type Ask<K extends keyof FindingTasks> = FindingTasks[K]['ask'];
type AnswerTo<K extends keyof FindingTasks> = FindingTasks[K]['answer'];

/**
 * The answer to a question about the network, a moment after the picture, so that nobody waits for it; large ones come
 * from a worker. Until then the old answer stays and is marked as old. `ask` must be the same object for the same
 * question.
 */
export function useAnswer<K extends keyof FindingTasks>(kind: K, ask: Ask<K>): Answered<AnswerTo<K>> {
  const asked = useDeferredValue(ask);
  const isSmall = asked.facts.relationships.length <= AT_ONCE;
  const atOnce = useMemo(() => (isSmall ? { answer: FINDERS[kind](asked) } : undefined), [kind, asked, isSmall]);
  const later = useLater(kind, asked, !isSmall && !isTooLarge(asked.facts));
  if (atOnce) return { state: 'ready', answer: atOnce.answer, isOld: asked !== ask };
  return isTooLarge(asked.facts) ? { state: 'too_large' } : later;
}

type Came<K extends keyof FindingTasks> = { ask: Ask<K>; answer: AnswerTo<K> } | { ask: Ask<K>; failed: true };

function useLater<K extends keyof FindingTasks>(kind: K, ask: Ask<K>, wanted: boolean): Answered<AnswerTo<K>> {
  const [came, setCame] = useState<Came<K>>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const keep = (reply: Came<K>) => {
      if (!gone) setCame(reply);
    };
    const timer = setTimeout(() => {
      askWorker(kind, ask).then(
        (answer) => keep({ ask, answer }),
        () => keep({ ask, failed: true }),
      );
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [kind, ask, wanted]);
  if (came && 'answer' in came) return { state: 'ready', answer: came.answer, isOld: came.ask !== ask };
  return { state: came?.ask === ask ? 'failed' : 'working' };
}

interface NameProps {
  id: string;
  /** Within a line of many names a link is quieter than where it stands for itself, and as high as a finger needs. */
  quiet?: boolean;
}

/** An entity's name as a link to its record; that it is a person or a placeholder is said in words. */
export function EntityName({ id, quiet = false }: NameProps) {
  const { model } = useFindingTools();
  const name = useNames();
  return (
    <>
      <Link
        href={id}
        className={`underline decoration-line-strong underline-offset-2 hover:decoration-current ${quiet ? 'inline-block text-ink leading-6' : ''}`}
      >
        <bdi>{name(id)}</bdi>
      </Link>
      <KindMark kind={model.entities.get(id)?.kind} />
    </>
  );
}

/** Says where the facts end: nobody has asked for the owners of this one yet. */
export function FollowFurther({ id }: { id: string }) {
  const words = useWords(networkFindingWords);
  const { model, expansions, prices, onExpand } = useFindingTools();
  const hydrated = useHydrated();
  const entity = model.entities.get(id);
  if (!entity || model.expanded.has(id) || !mayHaveOwners(entity)) return null;
  return (
    <p className="mt-1 text-muted">
      {words.notFollowed(<EntityName id={id} quiet />)}{' '}
      {hydrated && (
        <ExpandButton
          entity={entity}
          status={statusOf(id, model, expansions)}
          price={prices.get(id)}
          onExpand={onExpand}
        />
      )}
    </p>
  );
}

interface StepProps {
  owner: string;
  owned: string;
  share: Share;
  /** The first of them is led to: its own panel names the others. */
  relationships: readonly string[];
  /** Towards which side the holding runs as it is written here. */
  towards?: 'owned' | 'owner';
}

/** One holding within a line, an arrow with its share; it leads to its relationship where scripts are at work. */
export function StepLink({ owner, owned, share, relationships, towards = 'owned' }: StepProps) {
  const words = useWords(networkFindingWords);
  const { language } = useForms();
  const { onShow } = useFindingTools();
  const name = useNames();
  const hydrated = useHydrated();
  const [relationship] = relationships;
  const said = shareWords(share, language);
  const looks = 'whitespace-nowrap rounded px-0.5 text-muted tabular-nums';
  const arrow = (
    <>
      <span aria-hidden="true">{towards === 'owned' ? '—' : '←'}</span> {said}{' '}
      <span aria-hidden="true">{towards === 'owned' ? '→' : '—'}</span>
    </>
  );
  if (!hydrated || relationship === undefined) return <span className={looks}>{arrow}</span>;
  return (
    <button
      type="button"
      aria-label={words.step({ share: said, owner: name(owner), owned: name(owned) })}
      onClick={() => onShow(relationship)}
      className={`${looks} min-h-6 cursor-pointer hover:bg-accent-soft hover:text-ink`}
    >
      {arrow}
    </button>
  );
}

/** Sets a chain or a tree off in the picture, and takes that back. */
export function TraceButton({ trace, name }: { trace: Trace; name: string }) {
  const words = useWords(networkFindingWords);
  const { trace: traced, onTrace } = useFindingTools();
  const isTraced = traced?.key === trace.key;
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      aria-label={words.traceOf(name)}
      aria-pressed={isTraced}
      onClick={() => onTrace(isTraced ? undefined : trace)}
      className="min-h-6 shrink-0 cursor-pointer whitespace-nowrap rounded border border-line-strong bg-raised px-2 text-xs hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent print:hidden"
    >
      {words.trace}
    </button>
  );
}

interface Props<Answer> {
  title: string;
  /** By what rule it is computed. */
  rule: string;
  count?: string;
  /** What stands above the answer in any case. */
  before?: ReactNode;
  answered: Answered<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** A finding below its title; why there is none is told in its place. */
export function AnswerSection<Answer>({ title, rule, count, before, answered, children }: Props<Answer>) {
  const words = useWords(networkFindingWords);
  const forms = useForms();
  const id = useId();
  return (
    <Section id={id} title={title} count={count}>
      <div
        className="text-sm"
        aria-busy={answered.state === 'working' || (answered.state === 'ready' && answered.isOld)}
      >
        <p className="mb-3 text-muted">{rule}</p>
        {before && <div className="mb-4">{before}</div>}
        {answered.state === 'ready' && children(answered.answer)}
        {answered.state === 'working' && (
          <>
            <p className="noscript:hidden">{words.working}</p>
            <p className="hidden noscript:block">{words.tooLarge(forms, AT_ONCE)}</p>
          </>
        )}
        {answered.state === 'failed' && <p>{words.failed}</p>}
        {answered.state === 'too_large' && <p>{words.tooLarge(forms, MOST_RELATIONSHIPS)}</p>}
      </div>
    </Section>
  );
}
