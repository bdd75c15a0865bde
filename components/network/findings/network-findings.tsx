import { Fragment, useCallback, useEffect, useMemo, useState } from 'react';
import { FoldedRows } from '@/components/ui/section';
import type { Selection } from '@/lib/network/filter';
import type { ControlFinding, Controller, ControlStep } from '@/lib/network/findings/control';
import { PATH_PARAMETER, parseSteps, type Trace, traceOf, traceOfEnds } from '@/lib/network/findings/findings';
import { type Facts, factsOf } from '@/lib/network/findings/owners';
import { isPerson, type NetworkModel, shareWords } from '@/lib/network/model';
import { shareOfFraction } from '@/lib/network/ownership/stakes';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkControlWords, networkFindingWords } from '@/lib/words/network-analysis';
import { hrefWith, useNetworkCase } from '../case/use-case';
import { type FindingTools, useFindingTools, useNames } from '../controls';
import { usePanels } from '../frame/panels';
import { PANEL_ID } from '../network-panel';
import { AnswerSection, EntityName, OpenOwners, StatedParents, StepLink, TraceButton, useAnswer } from './answers';
import { EntityBox } from './entity-box';
import { LinksPanel } from './links-panel';
import { OwnersPanel } from './owners-panel';

interface Source extends Pick<FindingTools, 'model' | 'expansions' | 'prices' | 'onExpand'> {
  focus: string | undefined;
  onFocus: (id: string) => void;
  /** The page's query, which may name a path to highlight. */
  query: string;
}

/** The path that is highlighted: one that the user chose, or that of the address. Escape ends it. */
function useTrace(model: NetworkModel, query: string) {
  const [chosen, setChosen] = useState<Trace>();
  const [steps, setSteps] = useState(() => parseSteps(new URLSearchParams(query).get(PATH_PARAMETER) ?? ''));
  const given = useMemo(() => (steps.length > 0 ? traceOfEnds(steps, model) : undefined), [steps, model]);
  const onTrace = useCallback((trace: Trace | undefined) => {
    setChosen(trace);
    setSteps([]);
    const params = new URLSearchParams(window.location.search);
    if (!params.has(PATH_PARAMETER)) return;
    params.delete(PATH_PARAMETER);
    window.history.replaceState(null, '', hrefWith(params));
  }, []);
  const trace = chosen ?? given;
  const isOn = trace !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onTrace(undefined);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn, onTrace]);
  const onEnd = useCallback(() => onTrace(undefined), [onTrace]);
  return { trace, onTrace, onEnd };
}

/** The subject of the findings, the highlight in the picture, and the entities to connect. */
export function useFindings({ model, expansions, prices, onExpand, focus, onFocus, query }: Source) {
  const { trace, onTrace, onEnd } = useTrace(model, query);
  const { show } = usePanels();
  const { case: view, run } = useNetworkCase();
  const selected = useMemo(() => [...view.selected], [view.selected]);
  const setSelected = useCallback((ids: readonly string[]) => run({ kind: 'select', ids }), [run]);
  const [subject, setSubject] = useState(model.root);
  const [followed, setFollowed] = useState(focus);
  if (focus !== followed) {
    setFollowed(focus);
    // A focused relationship does not change the subject of the findings.
    if (focus !== undefined && model.entities.has(focus)) setSubject(focus);
  }
  const expandHere = useCallback(
    (id: string) => {
      // Expanding focuses an entity, but a user who follows a chain upwards keeps asking about its lower end.
      setFollowed(id);
      onExpand(id);
    },
    [onExpand],
  );
  const onShow = useCallback(
    (id: string) => {
      onFocus(id);
      show('details');
      document.getElementById(PANEL_ID)?.focus();
    },
    [onFocus, show],
  );
  const tools = useMemo(
    (): FindingTools => ({ model, expansions, prices, onExpand: expandHere, onShow, trace, onTrace }),
    [model, expansions, prices, expandHere, onShow, trace, onTrace],
  );
  return { tools, subject, selected, setSelected, path: trace?.ids, onEndPath: onEnd, day: view.filter.date };
}

/** One step of a proof: whose votes in which company are more than half, or which source states control. */
function ControlStepLine({ step }: { step: ControlStep }) {
  const { company, by, basis } = step;
  return (
    <>
      {by.map(({ holder, share, overstated, relationships }, index) => (
        <Fragment key={holder}>
          {index > 0 && ' + '}
          <EntityName id={holder} quiet />{' '}
          <StepLink
            owner={holder}
            owned={company}
            share={shareOfFraction(basis === 'overstated' ? (overstated ?? share) : share)}
            relationships={relationships}
          />{' '}
        </Fragment>
      ))}
      <Outcome step={step} />
    </>
  );
}

function Outcome({ step: { company, by, total, basis, certain } }: { step: ControlStep }) {
  const words = useWords(networkControlWords);
  const { language } = useForms();
  const name = <EntityName id={company} quiet />;
  if (basis === 'declared') return words.declared(name);
  if (basis === 'overstated') return words.overstated(name);
  if (by.length === 1) return certain ? words.majority(name) : words.mayBeMajority(name);
  const say = (share: typeof total) => shareWords(shareOfFraction(share), language);
  const terms = by.map(({ share }) => say(share)).join(' + ');
  const votes = <span className="whitespace-nowrap tabular-nums">{`${terms} = ${say(total)}`}</span>;
  return certain ? words.jointMajority(name, votes) : words.mayBeJointMajority(name, votes);
}

/** A controller, with each step of its proof; the last one is about the entity itself. */
function ControllerItem({ controller, isComplete }: { controller: Controller; isComplete: boolean }) {
  const { holder, proof, certain, ultimate, isTop } = controller;
  const words = useWords(networkControlWords);
  const name = useNames();
  const touched = proof.flatMap(({ company, by }) => [
    company,
    ...by.flatMap((one) => [one.holder, ...one.relationships]),
  ]);
  return (
    <li className="border-line border-t py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="min-w-0">
          <span className="font-medium">
            <EntityName id={holder} />
          </span>
          <span className="text-muted">
            {' · '}
            {isTop ? words.top : ultimate ? words.topLoaded : words.onTheWay}
            {!certain && ` · ${words.possible}`}
            {certain && isComplete && (isTop || !ultimate) && ` · ${words.certain}`}
          </span>
        </p>
        <TraceButton trace={traceOf([holder, ...touched])} name={name(holder)} />
      </div>
      <ol aria-label={words.proof(name(holder))} className="mt-1 flex flex-col gap-1">
        {proof.map((step) => (
          <li key={step.company}>
            <ControlStepLine step={step} />
          </li>
        ))}
      </ol>
    </li>
  );
}

/** What an entity controls, step by step: folded, as it may be a whole group. */
function ControlledCompanies({ steps }: { steps: readonly ControlStep[] }) {
  const words = useWords(networkControlWords);
  const forms = useForms();
  if (steps.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-accent">{words.controls(forms, steps.length)}</summary>
      <ol className="mt-2 flex flex-col gap-1">
        {steps.map((step) => (
          <li key={step.company}>
            <ControlStepLine step={step} />
          </li>
        ))}
      </ol>
    </details>
  );
}

const SHOWN = 5;

/** Who controls an entity, with the proof, and what it controls: separate from economic shares. */
export function ControlPanel({ facts, of }: { facts: Facts; of: string }) {
  const words = useWords(networkControlWords);
  const forms = useForms();
  const answered = useAnswer(
    'control',
    useMemo(() => ({ facts, of }), [facts, of]),
  );
  const count = answered.state === 'ready' ? answered.answer.controllers.length : 0;
  return (
    <AnswerSection
      title={words.title}
      rule={words.rule}
      count={count > 0 ? words.count(forms, count) : undefined}
      answered={answered}
    >
      {(found) => <Found found={found} />}
    </AnswerSection>
  );
}

function Found({ found: { of, controllers, controls, stated, open } }: { found: ControlFinding }) {
  const { model } = useFindingTools();
  const words = useWords(networkControlWords);
  return (
    <div className="flex flex-col gap-3">
      <StatedParents stated={stated} />
      {controllers.length === 0 && !isPerson(model, of) && <p>{words.none(<EntityName id={of} />)}</p>}
      {controllers.length > 0 && (
        <FoldedRows rows={[...controllers]} first={SHOWN} noun={words.controllers}>
          {(rows) => (
            <ol>
              {rows.map((controller) => (
                <ControllerItem key={controller.holder} controller={controller} isComplete={open.length === 0} />
              ))}
            </ol>
          )}
        </FoldedRows>
      )}
      <OpenOwners open={open} />
      <ControlledCompanies steps={controls} />
    </div>
  );
}

interface FindingScopeProps {
  counted: number;
  /** Relationships hidden by the filters. */
  hidden: number;
  countsHidden: boolean;
  onCountHidden: (counts: boolean) => void;
}

/** How many relationships the findings use, and a switch to use everything loaded. */
function FindingScope({ counted, hidden, countsHidden, onCountHidden }: FindingScopeProps) {
  const words = useWords(networkFindingWords);
  const forms = useForms();
  return (
    <div className="-mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">
      <p className="text-muted">
        {countsHidden ? words.countedAll(forms, counted) : words.counted(forms, counted)}
        {!countsHidden && hidden > 0 && ` ${words.hidden(forms, hidden)}`}
      </p>
      {hidden > 0 && (
        <label className="flex cursor-pointer items-center gap-2 noscript:hidden print:hidden">
          <input
            type="checkbox"
            checked={countsHidden}
            onChange={(event) => onCountHidden(event.currentTarget.checked)}
            className="size-4 accent-accent"
          />
          {words.countHidden}
        </label>
      )}
    </div>
  );
}

interface Props {
  /** What passes the filters. */
  selection: Selection;
  /** The entity in question. */
  subject: string;
  /** The requested date of the network (YYYY-MM-DD). */
  day?: string;
  /** Chosen in the picture or by name; may include stacks. */
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onSubject: (id: string) => void;
  /** A remote service may not know stated ultimate parents. */
  isRemote: boolean;
}

/** Findings derived from the relationships: ultimate owners, control, connections. */
export function NetworkFindings({ selection, subject, day, selected, onSelect, onSubject, isRemote }: Props) {
  const words = useWords(networkFindingWords);
  const { model } = useFindingTools();
  const [countsHidden, setCountsHidden] = useState(false);
  const facts = useMemo(
    () => factsOf(model, { ...(!countsHidden && { selection }), day, withoutStated: isRemote }),
    [countsHidden, selection, model, day, isRemote],
  );
  const others = useMemo(() => [subject], [subject]);
  // A stack chosen in the picture is not an entity that can be connected.
  const linked = useMemo(() => selected.filter((id) => model.entities.has(id)), [selected, model]);
  return (
    <section
      aria-label={words.label}
      className="flex flex-col gap-8 noscript:border-line noscript:border-t noscript:pt-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 text-sm">
        <div className="min-w-0">
          <p className="text-muted">{words.subject}</p>
          <p className="font-medium text-lg">
            <EntityName id={subject} />
          </p>
        </div>
        <div className="min-w-56 noscript:hidden">
          <EntityBox label={words.another} entities={model.entities} except={others} onChoose={onSubject} />
        </div>
      </div>
      <FindingScope
        counted={facts.relationships.length}
        hidden={model.relationships.size - selection.relationships.length}
        countsHidden={countsHidden}
        onCountHidden={setCountsHidden}
      />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <OwnersPanel facts={facts} of={subject} />
        <ControlPanel facts={facts} of={subject} />
      </div>
      <div className="noscript:hidden">
        <LinksPanel facts={facts} selected={linked} onSelect={onSelect} focused={subject} />
      </div>
    </section>
  );
}
