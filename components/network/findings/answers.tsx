import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { Link } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import { statusOf } from '@/lib/network/expansions';
import { FINDERS, type FindingTasks } from '@/lib/network/findings/finders';
import type { Trace } from '@/lib/network/findings/findings';
import { isTooLarge, type StatedParent } from '@/lib/network/findings/owners';
import { hasOwnersLoaded, type Share, shareWords } from '@/lib/network/model';
import { MOST_RELATIONSHIPS } from '@/lib/network/ownership/stakes';
import { askWorker } from '@/lib/network/worker/ask';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { networkFindingWords } from '@/lib/words/network-analysis';
import { ExpandButton, useFindingTools, useNames } from '../controls';
import { KindMark } from '../entity/marks';

/** Up to this many relationships are computed on the page and on the server, in a few milliseconds. */
const AT_ONCE = 500;

/** Milliseconds without a new question before the worker gets it: a slider asks many a second. */
const PAUSE = 150;

type Answered<Answer> =
  | { state: 'ready'; answer: Answer; isOld: boolean }
  | { state: 'working' | 'too_large' | 'failed' };

type Ask<K extends keyof FindingTasks> = FindingTasks[K]['ask'];
type AnswerTo<K extends keyof FindingTasks> = FindingTasks[K]['answer'];

/**
 * The answer to a question about the network, computed after the picture is drawn; large ones in a worker. Until then
 * the old answer stays and is marked as old. `ask` must be the same object for the same question.
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
  /** Within a line of several names a link is less prominent, and as high as a finger needs. */
  quiet?: boolean;
}

/** An entity's name as a link to its record; persons and placeholders are marked in words. */
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

/** Offers to load the owners of an entity where they have not been loaded. */
export function FollowFurther({ id }: { id: string }) {
  const words = useWords(networkFindingWords);
  const { model, expansions, prices, onExpand } = useFindingTools();
  const hydrated = useHydrated();
  const entity = model.entities.get(id);
  if (!entity || hasOwnersLoaded(model, id)) return null;
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

const OPEN_SHOWN = 3;

/** Offers to load the owners that may be missing above, except those of `except`, which are offered elsewhere. */
export function OpenOwners({ open, except = [] }: { open: readonly string[]; except?: readonly string[] }) {
  const words = useWords(networkFindingWords);
  const forms = useForms();
  const { model } = useFindingTools();
  const missing = open.filter((id) => !except.includes(id) && !hasOwnersLoaded(model, id));
  return (
    <>
      {missing.slice(0, OPEN_SHOWN).map((id) => (
        <FollowFurther key={id} id={id} />
      ))}
      {missing.length > OPEN_SHOWN && (
        <p className="text-muted">{words.moreOpen(forms, missing.length - OPEN_SHOWN)}</p>
      )}
    </>
  );
}

/** The ultimate parents that statements name, each with its statement and what is known of the steps between. */
export function StatedParents({ stated }: { stated: readonly StatedParent[] }) {
  const { stated: words } = useWords(networkFindingWords);
  const { since } = useForms();
  const { model } = useFindingTools();
  if (stated.length === 0) return null;
  const aboutOne = new Set(stated.map(({ of }) => of)).size < stated.length;
  return (
    <div>
      <p className="text-muted">{words.title}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {stated.map(({ id, of, relationship, isReached }) => {
          const { from, statements = [] } = model.relationships.get(relationship) ?? {};
          const [statement] = statements;
          return (
            <li key={id}>
              <span className="font-medium">
                <EntityName id={id} />
              </span>{' '}
              {statement === undefined ? (
                words.of
              ) : (
                <Link href={links.statement(statement)} className="underline decoration-line-strong underline-offset-2">
                  {words.of}
                </Link>
              )}{' '}
              <EntityName id={of} quiet />
              <span className="text-muted">
                {from && `, ${since(from)}`} · {isReached ? words.reached : words.unreached}
              </span>
            </li>
          );
        })}
      </ul>
      {aboutOne && <p className="mt-1">{words.differ}</p>}
    </div>
  );
}

interface StepProps {
  owner: string;
  owned: string;
  share: Share;
  /** Links to the first; its panel names the others. */
  relationships: readonly string[];
  /** The direction in which the holding is written here. */
  towards?: 'owned' | 'owner';
}

/** One holding within a line, an arrow with its share; links to the relationship if scripts are active. */
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
      className={`printed ${looks} min-h-6 cursor-pointer hover:bg-accent-soft hover:text-ink`}
    >
      {arrow}
    </button>
  );
}

/** Highlights a chain or a tree in the picture, or removes the highlight. */
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
  /** The rule of the computation. */
  rule: string;
  count?: string;
  /** Displayed above the answer in any case. */
  before?: ReactNode;
  answered: Answered<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** A finding with its title; displays the reason if there is no answer. */
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
