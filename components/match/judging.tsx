'use client';

import {
  type FormEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Badge, CompanyBadges } from '@/components/record/record-parts';
import { areKeysOff } from '@/components/ui/keys-switch';
import type { Tone } from '@/components/ui/notice';
import { Link } from '@/components/ui/parts';
import { type ActionIn, findAction, MATCHING } from '@/components/ui/shortcuts';
import type { RowAnswer, RowCandidate } from '@/lib/match/rows';
import type { CodedReason } from '@/lib/match/score';
import { LONGEST_CELL, ROLES } from '@/lib/match/table';
import {
  candidatesOf,
  FILTERS,
  type Filter,
  type Judgement,
  judge,
  listAcceptable,
  type MatchWork,
  matchWith,
  nextUndecided,
  passes,
  type RowState,
  stateOf,
  undoStep,
} from '@/lib/match/work';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { companyReference, links } from '@/lib/shared/links';
import { type FailedReply, failureInWords } from '@/lib/words/format/failed-reply';
import { matchWords, type RowCounts } from '@/lib/words/match';

type Words = (typeof matchWords)['en'];
type PlaceNames = Readonly<Record<string, string>>;

/** A reason as the page says it. A place or a day in it is written as anywhere on the page. */
function reasonInWords(
  { fact, kind, value = '' }: CodedReason,
  { reasons, row }: Words,
  forms: Forms,
  places: PlaceNames,
) {
  const shown =
    fact === 'jurisdiction' ? (places[value] ?? value) : fact === 'incorporation_date' ? forms.date(value) : value;
  // A reason that was stored by another version is not known.
  const say = (reasons as Readonly<Record<string, ((value: string) => string) | undefined>>)[`${fact}_${kind}`];
  const said = say?.(shown) ?? kind;
  return fact === 'name' && value !== '' ? row.former(said, value) : said;
}

const TONES: Readonly<Record<RowState, Tone>> = {
  matched: 'good',
  none: 'plain',
  undecided: 'warn',
  failed: 'bad',
  unasked: 'plain',
  no_name: 'plain',
};

const SMALL_BUTTON =
  'min-h-6 cursor-pointer rounded border border-line-strong px-2.5 py-1 text-sm hover:bg-sunken disabled:opacity-60';

interface CandidateProps {
  candidate: RowCandidate;
  /** The key that chooses it. */
  number: number;
  isChosen: boolean;
  placeNames: PlaceNames;
  onChoose: () => void;
}

function Candidate({ candidate, number, isChosen, placeNames, onChoose }: CandidateProps) {
  const words = useWords(matchWords);
  const forms = useForms();
  const {
    name,
    jurisdiction_code: code,
    company_number,
    score,
    reasons,
    against,
    incorporation_date,
    address,
  } = candidate;
  const listed = (given: readonly CodedReason[]): string =>
    given.map((one) => reasonInWords(one, words, forms, placeNames)).join(', ');
  const facts = [
    company_number,
    placeNames[code] ?? code,
    incorporation_date && forms.date(incorporation_date),
    address,
  ];
  return (
    <li className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2 ${isChosen ? 'border-good border-l-4 pl-3' : ''}`}>
      <span className="text-right tabular-nums">
        <span className="block font-semibold text-lg leading-6" title={words.row.score(forms, score)}>
          <span className="sr-only">{words.row.score(forms, score)}</span>
          <span aria-hidden="true">{forms.count(score)}</span>
        </span>
        <kbd className="rounded border border-line-strong bg-sunken px-1.5 font-sans text-muted text-xs">{number}</kbd>
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link href={links.company(candidate)} className="min-w-0 font-medium underline">
            <bdi>{name}</bdi>
          </Link>
          <CompanyBadges company={candidate} />
        </p>
        <p className="text-muted text-sm">
          {facts.filter(Boolean).map((fact, at) => (
            <span key={String(fact)}>
              {at > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
        <p className="text-sm">
          {listed(reasons)}
          {against.length > 0 && (
            <span className="text-bad">
              {reasons.length > 0 && ' · '}
              {words.row.against} {listed(against)}
            </span>
          )}
        </p>
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={words.row.chooseIt(name)}
          onClick={onChoose}
          className={`${SMALL_BUTTON} mt-1`}
        >
          {isChosen ? words.row.chosen : words.row.choose}
        </button>
      </div>
    </li>
  );
}

interface OtherNameProps {
  name: string;
  metered: boolean;
  /** Resolves with the failure, if it failed. */
  onLookUp: (name: string) => Promise<FailedReply | undefined>;
}

/** Looks the row up by a name that is typed, where the one in the table finds nothing. */
function OtherName({ name, metered, onLookUp }: OtherNameProps) {
  const words = useWords(matchWords).row;
  const forms = useForms();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name')).trim();
    if (!/[\p{L}\p{N}]/u.test(typed)) return;
    setAsking(true);
    const failure = await onLookUp(typed);
    setAsking(false);
    setProblem(failure ? failureInWords(failure, forms.language, Date.now()) : '');
  };
  return (
    <form onSubmit={onSubmit} className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <label htmlFor={id}>{words.again}</label>
      <input
        id={id}
        name="name"
        defaultValue={name}
        maxLength={LONGEST_CELL}
        autoComplete="off"
        className="min-w-0 flex-1 basis-48 rounded border border-line-strong bg-raised px-2 py-1"
      />
      <button type="submit" disabled={isAsking} className={SMALL_BUTTON}>
        {metered ? words.searchFor(forms, 1) : words.search}
      </button>
      <span role="alert" className="text-bad">
        {problem}
      </span>
    </form>
  );
}

/** What a reader does with a row. */
type Act = (row: number, action: { judge: Judgement | undefined } | 'open' | 'skip') => void;

interface RowProps {
  row: number;
  all: number;
  cells: readonly string[];
  columns: MatchWork['columns'];
  state: RowState;
  answer: RowAnswer | undefined;
  judgement: Judgement | undefined;
  isOpen: boolean;
  metered: boolean;
  placeNames: PlaceNames;
  act: Act;
  lookUpAs: (row: number, name: string) => Promise<FailedReply | undefined>;
}

/** The other facts that the table gives of the row. */
const givenFacts = ({ cells, columns }: Pick<RowProps, 'cells' | 'columns'>): string[] =>
  ROLES.flatMap((role) => {
    const column = role === 'name' ? undefined : columns[role];
    const text = column === undefined ? '' : (cells[column] ?? '');
    return text === '' ? [] : [text];
  });

function OpenRow({ row, cells, columns, answer, judgement, metered, placeNames, act, lookUpAs }: RowProps) {
  const words = useWords(matchWords).row;
  const { language } = useForms();
  if (!answer) return null;
  const candidates = answer.failure ? [] : answer.candidates;
  return (
    <div className="pt-1 pb-3 pl-3 sm:pl-10">
      {answer.failure ? (
        <p className="text-bad text-sm">{failureInWords({ status: 500, ...answer.failure }, language, Date.now())}</p>
      ) : (
        <>
          {answer.ignored?.map((role) => (
            <p key={role} className="text-sm text-warn">
              {words.ignored[role]}
            </p>
          ))}
          {!answer.is_match && (
            <p className="text-muted text-sm">{candidates.length > 0 ? words.unlikely : words.noCandidates}</p>
          )}
        </>
      )}
      {candidates.length > 0 && (
        <ol className="divide-y divide-line">
          {candidates.map((candidate, at) => (
            <Candidate
              key={companyReference(candidate)}
              candidate={candidate}
              number={at + 1}
              isChosen={
                judgement !== undefined && judgement !== 'none' && judgement.matched === companyReference(candidate)
              }
              placeNames={placeNames}
              onChoose={() => act(row, { judge: matchWith(candidate) })}
            />
          ))}
        </ol>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          aria-pressed={judgement === 'none'}
          onClick={() => act(row, { judge: 'none' })}
          className={SMALL_BUTTON}
        >
          {words.none}
        </button>
        {judgement ? (
          <button type="button" onClick={() => act(row, { judge: undefined })} className={SMALL_BUTTON}>
            {words.clear}
          </button>
        ) : (
          <button type="button" onClick={() => act(row, 'skip')} className={SMALL_BUTTON}>
            {words.skip}
          </button>
        )}
      </div>
      <OtherName
        name={columns.name === undefined ? '' : (cells[columns.name] ?? '')}
        metered={metered}
        onLookUp={(name) => lookUpAs(row, name)}
      />
    </div>
  );
}

/** A row of the table: a line that opens, and when it is open its candidates. */
const Row = memo(function Row(props: RowProps) {
  const { row, all, cells, columns, state, answer, judgement, isOpen, act } = props;
  const words = useWords(matchWords).row;
  const forms = useForms();
  const name = columns.name === undefined ? '' : (cells[columns.name] ?? '');
  const candidates = answer && !answer.failure ? answer.candidates : [];
  const chosen =
    judgement && judgement !== 'none'
      ? candidates.find((one) => companyReference(one) === judgement.matched)
      : state === 'undecided'
        ? candidates[0]
        : undefined;
  return (
    <li className={`lg:scroll-mt-32 ${isOpen ? 'bg-raised' : ''}`}>
      <h3 className="font-normal font-sans text-base">
        <button
          type="button"
          data-row={row}
          aria-expanded={isOpen}
          tabIndex={isOpen ? 0 : -1}
          onClick={() => act(row, 'open')}
          className="grid w-full cursor-pointer grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-3 px-1 py-2 text-left hover:bg-sunken sm:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <span className="text-right text-muted text-sm tabular-nums">
            <span className="sr-only">{words.label(forms, row + 1, all, '')}</span>
            <span aria-hidden="true">{forms.count(row + 1)}</span>
          </span>
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-medium">{name}</bdi>
            <span className="block text-muted text-sm">
              <bdi>{givenFacts(props).join(' · ')}</bdi>
            </span>
          </span>
          <span className="col-start-2 flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm sm:col-start-3">
            <Badge tone={TONES[state]}>{words.states[state]}</Badge>
            {chosen && !isOpen && (
              <span className="min-w-0 wrap-anywhere">
                <bdi>{chosen.name}</bdi> <span className="text-muted tabular-nums">{forms.count(chosen.score)}</span>
              </span>
            )}
            {state === 'undecided' && !chosen && !isOpen && <span className="text-muted">{words.noCandidates}</span>}
          </span>
        </button>
      </h3>
      {isOpen && <OpenRow {...props} />}
    </li>
  );
});

const countStates = (states: readonly RowState[]): RowCounts => {
  const count = (...wanted: RowState[]) => states.filter((state) => wanted.includes(state)).length;
  return {
    matched: count('matched'),
    none: count('none'),
    undecided: count('undecided'),
    open: count('failed', 'unasked', 'no_name'),
  };
};

/** True while typing, or if the key has another meaning (WCAG 2.1.4). */
function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || document.querySelector('dialog:modal')) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

const SCORES = [95, 90, 85, 80];
const FIRST_SCORE = 90;

interface JudgingProps {
  work: MatchWork;
  change: (next: (work: MatchWork | null) => MatchWork | null, stored: 'judged') => void;
  lookUpAs: RowProps['lookUpAs'];
  metered: boolean;
  placeNames: PlaceNames;
  /** Whether rows are being looked up: then the focus stays where it is. */
  isRunning: boolean;
  /** Between the tools and the rows. */
  children?: ReactNode;
}

/** The rows with their candidates, decided one by one or at once, by keys or by buttons. */
export function Judging({ work, change, lookUpAs, metered, placeNames, isRunning, children }: JudgingProps) {
  const words = useWords(matchWords);
  const forms = useForms();
  const [filter, setFilter] = useState<Filter>('all');
  const [open, setOpen] = useState(() => nextUndecided(work, -1) ?? 0);
  const [said, setSaid] = useState('');
  const [least, setLeast] = useState(FIRST_SCORE);
  const list = useRef<HTMLElement>(null);
  const [focused, focusNow] = useState(0);
  const states = work.table.rows.map((_, row) => stateOf(work, row));
  const shown = states.flatMap((state, row) => (passes(state, filter) ? [row] : []));
  const isShown = shown.includes(open);
  const current = isShown ? open : (shown.find((row) => row > open) ?? shown[0]);
  const acceptable = listAcceptable(work, least);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when it is asked to, and not with each row
  useLayoutEffect(() => {
    if (focused === 0) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-row="${current}"]`);
    (button ?? list.current)?.focus({ preventScroll: true });
    button?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [focused]);

  const latest = useRef({ work, shown, current });
  latest.current = { work, shown, current };

  /** Opens a row and moves the focus to it. */
  const go = useCallback((row: number | undefined) => {
    if (row !== undefined) setOpen(row);
    focusNow((times) => times + 1);
  }, []);

  const decide = useCallback(
    (row: number, judgement: Judgement | undefined) => {
      const next = judge(latest.current.work, [[row, judgement]]);
      const candidate = candidatesOf(next, row).find(
        (one) => judgement && judgement !== 'none' && companyReference(one) === judgement.matched,
      );
      const then = judgement ? nextUndecided(next, row) : row;
      const rest = then === undefined ? words.results.allDecided : '';
      const done = candidate ? words.row.saidMatched(candidate.name) : judgement ? words.row.saidNone : '';
      change((now) => now && judge(now, [[row, judgement]]), 'judged');
      setSaid([done, rest].filter(Boolean).join(' '));
      go(then ?? row);
    },
    [change, go, words],
  );

  const act: Act = useCallback(
    (row, action) => {
      if (action === 'open') go(row);
      else if (action === 'skip') go(nextUndecided(latest.current.work, row) ?? row);
      else decide(row, action.judge);
    },
    [decide, go],
  );

  const undo = useCallback(() => {
    const [step] = latest.current.work.steps;
    if (!step) {
      setSaid(words.results.nothingToUndo);
      return;
    }
    change((now) => now && undoStep(now), 'judged');
    setSaid(words.results.undone(forms, step.length));
    go(step[0]?.[0]);
  }, [change, forms, go, words]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTaken(event) || areKeysOff()) return;
      const action = findAction(MATCHING, event.key);
      const { current: row, shown: rows, work: now } = latest.current;
      const isInside = list.current?.contains(document.activeElement) ?? false;
      if (!action || row === undefined || (event.key.startsWith('Arrow') && !isInside)) return;
      event.preventDefault();
      const move = (step: 1 | -1) => go(isInside ? (rows[rows.indexOf(row) + step] ?? row) : row);
      // Outside the list nothing is decided that may be out of sight: the first press leads to the open row.
      const inside = (effect: () => void) => (isInside ? effect() : go(row));
      const effects: Record<ActionIn<typeof MATCHING>, () => void> = {
        next_row: () => move(1),
        previous_row: () => move(-1),
        choose: () =>
          inside(() => {
            const candidate = candidatesOf(now, row)[Number(event.key) - 1];
            if (candidate) decide(row, matchWith(candidate));
          }),
        none: () => inside(() => now.answers[row] && decide(row, 'none')),
        skip: () => inside(() => go(nextUndecided(now, row) ?? row)),
        undo,
      };
      effects[action]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [decide, go, undo]);

  const wasRunning = useRef(isRunning);
  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    // The button that had the focus is gone.
    if (hasEnded && document.activeElement === document.body) go(nextUndecided(latest.current.work, -1));
  }, [isRunning, go]);

  const accept = (): void => {
    change((now) => now && judge(now, acceptable), 'judged');
    setSaid(words.results.accepted(forms, acceptable.length));
    go(nextUndecided(judge(work, acceptable), -1));
  };

  return (
    <div className="space-y-3">
      <p className="font-medium">{words.results.summary(forms, countStates(states))}</p>
      <div className="space-y-2 lg:sticky lg:top-0 lg:z-10 lg:bg-surface lg:pt-2">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm print:hidden">
          <fieldset className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <legend className="float-left mr-3">{words.results.show}</legend>
            {FILTERS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === filter}
                onClick={() => setFilter(one)}
                className={`min-h-6 cursor-pointer border-b-2 ${one === filter ? 'border-accent font-semibold text-ink' : 'border-transparent underline hover:text-ink'}`}
              >
                {words.results.filters[one]} ({forms.count(states.filter((state) => passes(state, one)).length)})
              </button>
            ))}
          </fieldset>
          <span className="flex flex-wrap items-center gap-2">
            <button type="button" disabled={acceptable.length === 0} onClick={accept} className={SMALL_BUTTON}>
              {words.results.accept(forms, acceptable.length)}
            </button>
            <label className="flex items-center gap-2">
              {words.results.acceptFrom}
              <select
                value={least}
                onChange={({ target }) => setLeast(Number(target.value))}
                className="rounded border border-line-strong bg-raised px-2 py-1"
              >
                {SCORES.map((score) => (
                  <option key={score} value={score}>
                    {forms.count(score)}
                  </option>
                ))}
              </select>
            </label>
          </span>
          <button type="button" disabled={work.steps.length === 0} onClick={undo} className={SMALL_BUTTON}>
            {words.results.undo}
          </button>
          {children}
        </div>
        <div className="flex min-h-6 flex-wrap justify-between gap-x-6 text-sm">
          <p role="status">{said}</p>
          <p className="hidden text-muted text-xs lg:block print:hidden">{words.results.keys}</p>
        </div>
      </div>
      {/* It gets the focus when its last row is gone. */}
      <section ref={list} tabIndex={-1} aria-label={words.results.list}>
        {shown.length === 0 && <p className="text-muted">{words.results.nothing}</p>}
        <ol className="divide-y divide-line border-line border-y">
          {shown.map((row) => (
            <Row
              key={row}
              row={row}
              all={work.table.rows.length}
              cells={work.table.rows[row] ?? []}
              columns={work.columns}
              state={states[row] ?? 'unasked'}
              answer={work.answers[row]}
              judgement={work.judged[row]}
              isOpen={row === current}
              metered={metered}
              placeNames={placeNames}
              act={act}
              lookUpAs={lookUpAs}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}
