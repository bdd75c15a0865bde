import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from '@/components/ui/parts';
import { FoldedRows } from '@/components/ui/section';
import { CORROBORATION, MOST_CONFIDENT } from '@/lib/contract/limits';
import type { Price } from '@/lib/contract/quota';
import type { DrawnNode } from '@/lib/network/drawn/drawn';
import { stackName } from '@/lib/network/drawn/stand-in';
import { endWords, holdingWords, shareOrSteps } from '@/lib/network/elements';
import { type Expansion, statusOf } from '@/lib/network/expansions';
import type { Selection } from '@/lib/network/filter';
import { confidenceSum, getCompanyStatus, landmarksOf, type SeenStatement } from '@/lib/network/findings/findings';
import type { TogetherFinding } from '@/lib/network/findings/owners';
import { type NetworkModel, nameOf, type Relationship, shareWords } from '@/lib/network/model';
import { shareOfFraction } from '@/lib/network/ownership/stakes';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { failureInWords } from '@/lib/words/format/failed-reply';
import {
  networkFactWords,
  networkGroupWords,
  networkPictureWords,
  networkSourceWords,
  relationshipWords,
} from '@/lib/words/network';
import { useNetworkCase } from './case/use-case';
import { PlainButton } from './controls';
import { type Asking, EntityPanel } from './entity/entity-panel';
import { Fact } from './entity/marks';
import { isNetworkFailure, statementQuery } from './fetch-from-route';
import { useAnswer } from './findings/answers';
import type { NetworkView } from './use-network-view';

/** One statement with its observations: date, source and confidence. */
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

interface SourcesProps {
  /** Ids of the statements behind a relationship. */
  statements: readonly number[];
  confidence: number;
  /** Each of them may cost a call of a remote service. */
  isRemote: boolean;
}

/** Most relationships have fewer statements; the rest have their own pages. */
const MOST = 5;

/** The statements behind a relationship with their sources, loaded on request. */
function StatementSources({ statements, confidence, isRemote }: SourcesProps) {
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
    const reply = isNetworkFailure(failure) ? failure.reply : {};
    return <p role="alert">{words.notLoaded(failureInWords(reply, forms.language, Date.now()))}</p>;
  }
  const seen = replies.flatMap(({ data }) => data ?? []);
  if (seen.length < asked.length) return <p role="status">{words.loading}</p>;
  return <Sources seen={seen} confidence={confidence} isWhole={asked.length === statements.length && !isRemote} />;
}

/** The sum is displayed only if all its parts are loaded and it follows our own rule. */
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

interface ConfidencePartsProps {
  relationship: Relationship;
  /** Computed by a remote service, by its own rules. */
  isRemote: boolean;
}

/** What the relationship itself says about its confidence. */
export function ConfidenceParts({ relationship: { confidence, statements }, isRemote }: ConfidencePartsProps) {
  const words = useWords(networkSourceWords);
  const forms = useForms();
  if (confidence === undefined) return null;
  return (
    <p className="text-muted">
      {words.confidenceOf(forms, confidence)}{' '}
      {statements.length > 0 ? words.restsOn(forms, statements.length) : words.noStatement}{' '}
      {isRemote ? words.byService : words.computed(forms, CORROBORATION, MOST_CONFIDENT)}
    </p>
  );
}

interface RelationshipPanelProps {
  relationship: Relationship;
  model: NetworkModel;
  /** Computed by a remote service. */
  isRemote: boolean;
}

/** One relationship of the picture, with its statements. */
function RelationshipPanel({ relationship, model, isRemote }: RelationshipPanelProps) {
  const words = useWords(networkFactWords);
  const { notStated } = useWords(relationshipWords);
  const sources = useWords(networkSourceWords);
  const forms = useForms();
  const { language, count } = forms;
  const { parent, child, type, confidence, interests, from, ended, statements } = relationship;
  return (
    <>
      <h2 className="text-lg">{holdingWords(type, language)}</h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact term={words.owner}>
          <EntityLink id={parent} model={model} />
        </Fact>
        <Fact term={words.owned}>
          <EntityLink id={child} model={model} />
        </Fact>
        <Fact term={words.share}>{shareOrSteps(relationship, language)}</Fact>
        {interests.length > 0 && (
          <Fact term={words.interests}>{interests.map((code) => holdingWords(code, language)).join(', ')}</Fact>
        )}
        <Fact term={words.confidence}>{confidence === undefined ? notStated : count(confidence)}</Fact>
        <Fact term={sources.state}>{ended ? sources.ended : sources.going}</Fact>
        <Fact term={words.from}>{from ? forms.date(from) : notStated}</Fact>
        <Fact term={words.to}>{endWords(relationship, language) || notStated}</Fact>
        {statements.length > 0 && (
          <Fact term={words.statements}>
            <Statements ids={statements} nameOne={words.statement} />
          </Fact>
        )}
      </dl>
      {confidence !== undefined && (
        <div className="mt-3 flex flex-col items-start gap-2 text-sm">
          <ConfidenceParts relationship={relationship} isRemote={isRemote} />
          {statements.length > 0 && (
            <StatementSources
              key={relationship.id}
              statements={statements}
              confidence={confidence}
              isRemote={isRemote}
            />
          )}
        </div>
      )}
    </>
  );
}

const EntityLink = ({ id, model }: { id: string; model: NetworkModel }) => (
  <Link href={id} className="inline-block min-h-6 underline">
    <bdi>{nameOf(model.entities.get(id), id)}</bdi>
  </Link>
);

const Statements = ({ ids, nameOne }: { ids: readonly number[]; nameOne: (id: number) => string }) => (
  <ul className="flex flex-wrap gap-x-3">
    {ids.map((id) => (
      <li key={id}>
        <Link href={links.statement(id)} className="underline" aria-label={nameOne(id)}>
          {id}
        </Link>
      </li>
    ))}
  </ul>
);

interface HeldTogetherProps {
  model: NetworkModel;
  selection: Selection;
  members: readonly string[];
}

/** The members' holdings through all their chains, as if they were one holder. */
export function HeldTogether({ model, selection, members }: HeldTogetherProps) {
  const words = useWords(networkGroupWords);
  const { date: day } = useNetworkCase().case.filter;
  const ask = useMemo(() => {
    const { entities, relationships } = selection;
    return { facts: { entities: [...entities], relationships, day }, members };
  }, [selection, members, day]);
  const answered = useAnswer('together', ask);
  return (
    <section aria-label={words.together} className="mt-4 text-sm" aria-busy={answered.state === 'working'}>
      <h3 className="font-medium font-sans text-sm">{words.together}</h3>
      <p className="mb-2 text-muted text-xs">{words.rule}</p>
      {answered.state === 'ready' && <HeldShares finding={answered.answer} model={model} />}
      {answered.state === 'working' && <p>{words.working}</p>}
      {(answered.state === 'failed' || answered.state === 'too_large') && <p>{words.notComputed}</p>}
    </section>
  );
}

function HeldShares({ finding: { held, beyond }, model }: { finding: TogetherFinding; model: NetworkModel }) {
  const words = useWords(networkGroupWords);
  const forms = useForms();
  if (held.length === 0) return <p>{words.nothing}</p>;
  return (
    <>
      <ul className="flex max-h-72 flex-col gap-1 overflow-auto">
        {held.map(({ id, share }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <Link href={id} className="min-w-0 underline">
              <bdi>{nameOf(model.entities.get(id), id)}</bdi>
            </Link>
            <span className="whitespace-nowrap tabular-nums">{shareWords(shareOfFraction(share), forms.language)}</span>
          </li>
        ))}
      </ul>
      {beyond > 0 && <p className="mt-1 text-muted">{words.beyond(forms, beyond)}</p>}
    </>
  );
}

/** Members displayed without unfolding. */
const FIRST = 8;

/** The members of a node, and a button that draws them separately. */
function DrawnTogether({ node: { id, members }, view: { model, picture } }: { node: DrawnNode; view: NetworkView }) {
  const words = useWords(networkGroupWords);
  return (
    <>
      <div className="mt-3 text-sm">
        <PlainButton onClick={() => picture.openStack(id)}>{words.open}</PlainButton>
      </div>
      <div className="mt-3 text-sm">
        <FoldedRows rows={[...members]} first={FIRST} noun={words.noun}>
          {(some) => <Members ids={some} model={model} />}
        </FoldedRows>
      </div>
    </>
  );
}

/** Leaves or branches drawn as one: their number, and their names. */
function StackPanel({ stack, view }: { stack: DrawnNode; view: NetworkView }) {
  const words = useWords(networkGroupWords);
  const { language } = useForms();
  const { of = '', side = 'owned' } = stack;
  const name = nameOf(view.model.entities.get(of), of);
  return (
    <>
      <h2 className="text-lg">{stackName(stack, language)}</h2>
      <p className="mt-1 break-words text-muted text-sm">{words.stacked[side](name)}</p>
      <DrawnTogether node={stack} view={view} />
    </>
  );
}

interface GroupPanelProps {
  group: DrawnNode;
  view: NetworkView;
}

/** A closed group: its members, and what they hold together. */
function GroupPanel({ group, view }: GroupPanelProps) {
  const words = useWords(networkGroupWords);
  const forms = useForms();
  const { model, selection } = view;
  const { name = '', members } = group;
  return (
    <>
      <h2 className="text-lg">
        <bdi>{name}</bdi>
      </h2>
      <p className="mt-1 text-muted text-sm">{words.members(forms, members.length)}</p>
      <DrawnTogether node={group} view={view} />
      <HeldTogether model={model} selection={selection} members={members} />
    </>
  );
}

function Members({ ids, model }: { ids: readonly string[]; model: NetworkModel }) {
  const names = useMemo(() => ids.map((id) => ({ id, name: nameOf(model.entities.get(id), id) })), [ids, model]);
  return (
    <ul className="flex flex-col gap-1">
      {names.map(({ id, name }) => (
        <li key={id} className="break-words">
          <Link href={id} className="underline">
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  view: NetworkView;
  expansions: readonly Expansion[];
  focus: string | undefined;
  jurisdictionNames: Readonly<Record<string, string>>;
  prices: ReadonlyMap<string, Price>;
  onExpand: (id: string) => void;
  asking: Asking;
}

/** Anchor of the panel. */
export const PANEL_ID = 'network-focus';

/** The focused element in words, with its links. */
export function NetworkPanel({ view, expansions, focus, jurisdictionNames, prices, onExpand, asking }: Props) {
  const words = useWords(networkFactWords);
  const { model, selection, roots } = view;
  const loaded = useDeferredValue(model);
  const landmarks = useMemo(
    () => landmarksOf({ entities: [...loaded.entities.keys()], relationships: [...loaded.relationships.values()] }),
    [loaded],
  );
  const entity = focus === undefined ? undefined : model.entities.get(focus);
  const relationship = focus === undefined ? undefined : model.relationships.get(focus);
  const stack = focus === undefined ? undefined : view.picture.stacks.get(focus);
  return (
    <aside
      id={PANEL_ID}
      tabIndex={-1}
      aria-label={words.focused}
      className="min-w-0 noscript:hidden focus-visible:outline-offset-4 print:hidden"
    >
      {entity && (
        <EntityPanel
          entity={entity}
          isRoot={roots.includes(entity.id)}
          isOnlyRoot={roots.length === 1 && roots[0] === entity.id}
          status={statusOf(entity.id, model, expansions)}
          selection={selection}
          position={getCompanyStatus(landmarks, entity.id)}
          jurisdictionNames={jurisdictionNames}
          price={prices.get(entity.id)}
          model={model}
          asking={asking}
          onExpand={onExpand}
        />
      )}
      {relationship && <RelationshipPanel relationship={relationship} model={model} isRemote={asking.isRemote} />}
      {stack?.kind === 'group' && <GroupPanel group={stack} view={view} />}
      {stack?.kind === 'stack' && <StackPanel stack={stack} view={view} />}
      {!entity && !relationship && !stack && <HowTo />}
    </aside>
  );
}

function HowTo() {
  const { howTo } = useWords(networkPictureWords);
  return (
    <div className="text-muted text-sm">
      <p>{howTo.choose}</p>
      <p className="mt-3 pointer-coarse:hidden">{howTo.expand}</p>
      <p className="mt-3 pointer-coarse:hidden">{howTo.select}</p>
      <p className="mt-3 hidden pointer-coarse:block">{howTo.touch}</p>
      <p className="mt-3">{howTo.keys}</p>
    </div>
  );
}
