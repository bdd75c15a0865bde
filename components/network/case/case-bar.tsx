import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { Case } from '@/lib/network/case/case';
import type { Step } from '@/lib/network/case/history';
import { parseIdList } from '@/lib/network/case/list';
import type { Expansion } from '@/lib/network/expansions';
import { MAX_EXPANDED, type NetworkModel } from '@/lib/network/model';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { networkWorkspaceWords } from '@/lib/words/network-filters';
import { PlainButton } from '../controls';
import { Icon, type IconName } from '../frame/icons';
import { TOOL, TOOL_BUTTON, Toolbar } from '../frame/toolbar';
import type { NetworkView } from '../use-network-view';
import { AwayList } from './away-list';
import { ExportPicture } from './export-picture';
import { FILE_INPUT, OpenCase } from './open-case';
import { useCommandDescriptions, useNetworkCase } from './use-case';

interface Props {
  model: NetworkModel;
  metered: boolean;
  /** The number of networks already requested. */
  asked: number;
}

interface ImportResult {
  added: number;
  unread: readonly string[];
  isCut: boolean;
}

/** Maximum number of unreadable entries in the message. */
const MAX_UNREAD_SHOWN = 10;

/** Adds roots from a pasted list. */
function IdListForm({ model, metered, asked }: Props) {
  const { open } = useWords(networkCaseWords);
  const forms = useForms();
  const { case: look, run } = useNetworkCase();
  const [text, setText] = useState('');
  const [result, setResult] = useState<ImportResult>();
  const [box, hint] = [useId(), useId()];
  const list = parseIdList(text);
  const unknown = list.ids.filter((id) => !model.entities.has(id));
  const add = (event: FormEvent) => {
    event.preventDefault();
    const taken = new Set(unknown.slice(0, Math.max(0, MAX_EXPANDED - asked)));
    const ids = list.ids.filter((id) => !look.roots.includes(id) && (taken.has(id) || model.entities.has(id)));
    setResult({ added: ids.length, unread: list.unread, isCut: taken.size < unknown.length || list.beyond > 0 });
    if (ids.length > 0) run({ kind: 'add_roots', ids });
    if (list.unread.length === 0) setText('');
  };
  return (
    <form onSubmit={add} className="flex flex-col gap-2">
      <label htmlFor={box} className="font-medium">
        {open.ids}
      </label>
      <textarea
        id={box}
        rows={3}
        required
        spellCheck={false}
        autoCapitalize="none"
        aria-describedby={hint}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className="block w-full rounded border border-line-strong bg-surface px-2 py-1"
      />
      <p id={hint} className="text-muted">
        {open.idsHint} {metered && unknown.length > 0 && open.costs(forms, unknown.length)}
      </p>
      <ListFile onText={setText} />
      <div>
        <PlainButton type="submit">{open.add}</PlainButton>
      </div>
      <div role="status" className="empty:hidden">
        {result && <p>{open.added(forms, result.added)}</p>}
        {result && result.unread.length > 0 && (
          <p>{open.unread(result.unread.slice(0, MAX_UNREAD_SHOWN).join(' · '))}</p>
        )}
        {result?.isCut && <p>{open.tooMany(forms, MAX_EXPANDED)}</p>}
      </div>
    </form>
  );
}

/** Far larger than the longest accepted list. */
const MAX_LIST_SIZE = 5_000_000;

/** Puts the text of a file into the text box, so that the user can check it first. */
function ListFile({ onText }: { onText: (text: string) => void }) {
  const { open } = useWords(networkCaseWords);
  const [isRefused, setRefused] = useState(false);
  const input = useId();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = file.size > MAX_LIST_SIZE ? undefined : await file.text().catch(() => undefined);
    setRefused(text === undefined);
    if (text !== undefined) onText(text);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={input}>{open.idsFile}</label>
      <input
        id={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={(event) => {
          read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
        className={FILE_INPUT}
      />
      <p role="status" className="text-warn empty:hidden">
        {isRefused && open.idsUnreadable}
      </p>
    </div>
  );
}

/** Milliseconds between two steps of a replay. */
const PAUSE = 900;

/** The history: each step can be returned to, and the history replayed. */
function CaseTrail({ model }: { model: NetworkModel }) {
  const { trail } = useWords(networkCaseWords);
  const { history, goTo } = useNetworkCase();
  const say = useCommandDescriptions(model);
  const { timeOf } = useTimes();
  const at = history.done.length;
  const steps: readonly Step[] = [...history.done, ...history.undone.toReversed()];
  return (
    <div className="flex flex-col gap-2">
      <ol className="flex max-h-72 flex-col gap-1 overflow-y-auto" tabIndex={steps.length > 6 ? 0 : undefined}>
        <Moment label={trail.beginning} isHere={at === 0} onGo={() => goTo(0)} />
        {steps.map((step, index) => (
          <Moment
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no key but their index
            key={index}
            label={`${timeOf(step.at)} ${say(step.command)}`}
            isHere={index + 1 === at}
            isUndone={index >= at}
            onGo={() => goTo(index + 1)}
          />
        ))}
      </ol>
      <Replay steps={steps.length} />
    </div>
  );
}

interface MomentProps {
  label: string;
  isHere: boolean;
  isUndone?: boolean;
  onGo: () => void;
}

function Moment({ label, isHere, isUndone = false, onGo }: MomentProps) {
  const { trail } = useWords(networkCaseWords);
  return (
    <li>
      <button
        type="button"
        aria-current={isHere ? 'step' : undefined}
        onClick={onGo}
        className="min-h-6 cursor-pointer rounded px-1 text-left underline decoration-line-strong underline-offset-2 hover:decoration-current aria-[current]:font-semibold"
      >
        <bdi>{label}</bdi>
      </button>
      {isHere && <span className="text-muted"> ← {trail.here}</span>}
      {isUndone && <span className="text-muted"> ({trail.undone})</span>}
    </li>
  );
}

function useTimes() {
  const { language } = useForms();
  return { timeOf: (moment: string) => new Date(moment).toLocaleTimeString(language, { timeStyle: 'medium' }) };
}

/** Replays all steps; stops when the user leaves the page or presses again. */
function Replay({ steps }: { steps: number }) {
  const { trail } = useWords(networkCaseWords);
  const { goTo } = useNetworkCase();
  const [next, setNext] = useState<number>();
  useEffect(() => {
    if (next === undefined) return;
    goTo(next);
    const timer = setTimeout(() => setNext(next < steps ? next + 1 : undefined), PAUSE);
    return () => clearTimeout(timer);
  }, [next, steps, goTo]);
  return (
    <div>
      <PlainButton disabled={steps === 0} onClick={() => setNext(next === undefined ? 0 : undefined)}>
        {next === undefined ? trail.replay : trail.stop}
      </PlainButton>
    </div>
  );
}

/** Text fields have their own undo. */
const WRITTEN = 'textarea, [contenteditable], input:not([type=range], [type=checkbox], [type=radio], [type=file])';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WRITTEN) !== null;

/** Control-Z undoes, Control-Shift-Z and Control-Y redo; likewise with Command. */
function useUndoKeys(): void {
  const { undo, redo } = useNetworkCase();
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.ctrlKey === event.metaKey || event.altKey || isWriting(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Their labels name the step. */
function UndoButtons({ model }: { model: NetworkModel }) {
  const words = useWords(networkCaseWords);
  const { undo, redo, history } = useNetworkCase();
  const say = useCommandDescriptions(model);
  useUndoKeys();
  const [last, next] = [history.done.at(-1), history.undone.at(-1)];
  return (
    <>
      <StepButton icon="undo" name={words.undo} title={last && words.undoWhat(say(last.command))} onPress={undo} />
      <StepButton icon="redo" name={words.redo} title={next && words.redoWhat(say(next.command))} onPress={redo} />
    </>
  );
}

interface StepButtonProps {
  icon: IconName;
  name: string;
  /** What it would undo or redo; absent if there is nothing. */
  title: string | undefined;
  onPress: () => void;
}

/** Keeps keyboard focus while it is disabled. */
const StepButton = ({ icon, name, title, onPress }: StepButtonProps) => (
  <button
    {...TOOL}
    type="button"
    aria-label={name}
    aria-disabled={title === undefined}
    title={title ?? name}
    onClick={title === undefined ? undefined : onPress}
    className={TOOL_BUTTON}
  >
    <Icon name={icon} />
  </button>
);

/** Announced elsewhere already. */
const ANNOUNCED_ELSEWHERE = new Set(['select', 'filter', 'expand', 'walk', 'note']);

/** Announces to screen readers what was done, undone or redone. */
function CaseAnnouncement({ model }: { model: NetworkModel }) {
  const words = useWords(networkCaseWords);
  const { telling } = useNetworkCase();
  const say = useCommandDescriptions(model);
  const isAnnounced = telling?.what === 'done' && ANNOUNCED_ELSEWHERE.has(telling.command.kind);
  return (
    <p aria-live="polite" className="sr-only">
      {telling && !isAnnounced && words.said[telling.what](say(telling.command))}
    </p>
  );
}

interface CaseBarProps {
  view: NetworkView;
  /** Default roots of the page. */
  roots: readonly string[];
  expansions: readonly Expansion[];
  jurisdictionNames: Readonly<Record<string, string>>;
  metered: boolean;
  /** Whether all requests of the case have succeeded or failed. */
  isSettled: boolean;
}

/** Actions on the whole view: undo and redo, hidden entities, history, files. */
export function CaseBar({ view, roots, expansions, jurisdictionNames, metered, isSettled }: CaseBarProps) {
  const words = useWords(networkCaseWords);
  const { tools } = useWords(networkWorkspaceWords);
  const forms = useForms();
  const { case: look, history } = useNetworkCase();
  const { model } = view;
  return (
    <section aria-label={words.label} className="ml-auto text-sm noscript:hidden md:relative print:hidden">
      <Toolbar label={tools} className="flex items-center">
        <UndoButtons model={model} />
        <Fold icon="group" title={hiddenTitle(words.away, forms, look)} isNamed={countFolded(look) > 0}>
          <AwayList view={view} jurisdictionNames={jurisdictionNames} />
        </Fold>
        {history.done.length + history.undone.length > 0 && (
          <Fold icon="history" title={words.trail.title(forms, history.done.length)}>
            <CaseTrail model={model} />
          </Fold>
        )}
        <Fold icon="share" title={words.take.title}>
          <ExportPicture view={view} roots={roots} metered={metered} />
        </Fold>
        <Fold icon="add" title={words.open.title}>
          <div className="flex flex-col gap-5">
            <OpenCase model={model} roots={roots} isSettled={isSettled} metered={metered} />
            <IdListForm model={model} metered={metered} asked={expansions.length} />
          </div>
        </Fold>
      </Toolbar>
      <CaseAnnouncement model={model} />
    </section>
  );
}

const countFolded = ({ hidden, collapsed, groups }: Case): number => hidden.size + collapsed.size + groups.length;

/** How many entities and relationships are folded into others, or the general title if there are none. */
function hiddenTitle(
  words: typeof networkCaseWords.en.away,
  forms: Forms,
  { hidden, collapsed, groups }: Case,
): string {
  const counts: [string, number][] = [
    [words.hidden, hidden.size],
    [words.collapsed, collapsed.size],
    [words.groups, groups.length],
  ];
  const parts = counts.filter(([, many]) => many > 0).map(([what, many]) => words.counted(forms, what, many));
  return parts.join(' · ') || words.title;
}

interface FoldProps {
  icon: IconName;
  title: string;
  /** Whether the title is visible beside the icon in any window but a phone's. */
  isNamed?: boolean;
  children: ReactNode;
}

/** A tool that opens a panel below the bar, one at a time. Escape, or a press elsewhere, closes it. */
function Fold({ icon, title, isNamed = false, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const isOutside = target instanceof Node && !fold.current?.contains(target);
      if (isOutside && fold.current) fold.current.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !fold.current?.open || event.defaultPrevented) return;
    event.preventDefault();
    fold.current.open = false;
    fold.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={fold} name="network-tools" onKeyDown={onKeyDown}>
      <summary {...TOOL} title={title} className={`${TOOL_BUTTON} list-none`}>
        <Icon name={icon} />
        <span className={isNamed ? 'whitespace-nowrap max-md:sr-only' : 'max-2xl:sr-only'}>{title}</span>
      </summary>
      <div
        data-title={title}
        className="absolute top-full right-0 z-40 mt-1 max-h-[calc(100dvh-7rem)] w-lg max-md:inset-x-2 max-md:top-24 max-md:w-auto overflow-y-auto overscroll-contain rounded border border-line-strong bg-raised p-4 shadow-lg before:mb-2 before:block before:font-medium before:content-[attr(data-title)] 2xl:before:hidden"
      >
        {children}
      </div>
    </details>
  );
}
