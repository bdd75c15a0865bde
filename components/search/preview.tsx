'use client';

import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLanguage } from '#language';
import { pageSpent } from '@/components/quota/spent';
import { readStored, subscribeToStored, writeStored } from '@/components/ui/device';
import { areKeysOff } from '@/components/ui/keys-switch';
import { Link } from '@/components/ui/link';
import { findAction, RESULTS } from '@/components/ui/shortcuts';
import type { Price } from '@/lib/contract/quota';
import { todayOf } from '@/lib/records/format/days';
import { type Preview, previewFailure, previewOf } from '@/lib/records/results/preview';
import type { Language } from '@/lib/shared/language/language';
import { useWords } from '@/lib/shared/language/use-words';
import { previewWords, searchScriptWords } from '@/lib/words/search-box';

type Loaded = { preview: Preview; failure?: undefined } | { preview?: undefined; failure: string };

async function readBody(reply: Response): Promise<unknown> {
  try {
    return await reply.json();
  } catch {
    return undefined;
  }
}

/** One company's record, and what it cost told to the meter. A failure is told as one, never as an empty record. */
async function ask(path: string, language: Language): Promise<Loaded> {
  try {
    const reply = await fetch(`/api/registry${path}`);
    const spent = reply.headers.get('X-Calls-Spent');
    if (spent !== null) pageSpent.add(Number(spent));
    const body = await readBody(reply);
    const preview = reply.ok ? previewOf(body, todayOf(Date.now()), language) : undefined;
    return preview ? { preview } : { failure: previewFailure(body, reply.status, language) };
  } catch {
    return { failure: previewWords[language].noConnection };
  }
}

interface PreviewLoader {
  load: (path: string) => Promise<Loaded>;
  /** Whether the record is here, or on its way, so that loading it costs nothing more. */
  isHere: (path: string) => boolean;
}

/** Loads each record once for as long as the page stands; one that failed may be asked for again. */
export function createPreviewLoader(language: Language): PreviewLoader {
  const asked = new Map<string, Promise<Loaded>>();
  const load: PreviewLoader['load'] = (path) => {
    const before = asked.get(path);
    if (before) return before;
    const loading = ask(path, language).then((loaded) => {
      if (loaded.failure !== undefined) asked.delete(path);
      return loaded;
    });
    asked.set(path, loading);
    return loading;
  };
  return { load, isHere: (path) => asked.has(path) };
}

/** A result as the preview finds it in the page: what the server wrote into its row. */
interface PreviewRow {
  element: HTMLElement;
  /** Path of the record, ours and the interface's. */
  path: string;
  name: string;
  /** The first sentence of the record's page. */
  verdict: string;
  /** What loading the record would cost; undefined where nothing is counted. */
  price: Price | undefined;
}

const priceOf = (text: string | undefined): Price | undefined =>
  text === 'call' || text === 'kept' ? text : undefined;

/** The results of companies inside an element, in the order of the page. */
function rowsIn(container: HTMLElement | null): PreviewRow[] {
  const elements = container?.querySelectorAll<HTMLElement>('[data-company]') ?? [];
  return [...elements].flatMap((element) => {
    const link = element.querySelector('a');
    if (!link) return [];
    const { verdict = '', price } = element.dataset;
    return [{ element, path: link.pathname, name: link.textContent ?? '', verdict, price: priceOf(price) }];
  });
}

/** Where letters are typed, or a key means something already, ours mean nothing (WCAG 2.1.4). */
function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}

interface PreviewPaneProps {
  row: PreviewRow;
  loaded: Loaded | undefined;
  isLoading: boolean;
  onLoad: () => void;
  onClose: () => void;
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-3">
      <h3 className="font-sans font-semibold text-sm">{title}</h3>
      <ul className="mt-1 space-y-0.5">
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Details({ preview }: { preview: Preview }) {
  const words = useWords(searchScriptWords);
  return (
    <>
      <dl className="space-y-2">
        {preview.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted text-xs">{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Lines title={words.officers} lines={preview.officers} />
      <Lines title={words.filings} lines={preview.filings} />
    </>
  );
}

function Body({ row, loaded, isLoading, onLoad }: Omit<PreviewPaneProps, 'onClose'>) {
  const words = useWords(searchScriptWords);
  if (loaded?.preview) return <Details preview={loaded.preview} />;
  if (loaded) return <p className="text-bad">{loaded.failure}</p>;
  if (isLoading || row.price !== 'call') return <p className="text-muted">{words.loading}</p>;
  return (
    <p>
      <button type="button" onClick={onLoad} className="rounded border border-line-strong px-3 py-1 hover:bg-sunken">
        {words.load}
      </button>
      <span className="ml-2 text-muted text-xs">{words.orEnter}</span>
    </p>
  );
}

/** A company beside the list: its first sentence, which the list knew already, then what its record says. */
function PreviewPane({ row, onClose, ...rest }: PreviewPaneProps) {
  const words = useWords(searchScriptWords);
  return (
    <aside
      aria-label={words.preview}
      className="sticky top-4 max-h-[calc(100dvh-2rem)] self-start overflow-y-auto rounded border border-line-strong bg-raised p-4 text-sm"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg">
          <Link href={row.path} className="hover:underline">
            <bdi>{row.name}</bdi>
          </Link>
        </h2>
        <button type="button" onClick={onClose} className="shrink-0 rounded px-1 hover:bg-sunken">
          <span aria-hidden="true">×</span>
          <span className="sr-only">{words.closePreview}</span>
        </button>
      </div>
      <div aria-live="polite">
        <p className="mt-1 mb-3">
          <bdi>{row.verdict}</bdi>
        </p>
        <Body row={row} {...rest} />
      </div>
    </aside>
  );
}

/** Milliseconds that one stays at a row before its record is loaded: who passes by loads nothing. */
const DWELL = 200;

interface Shown {
  row: PreviewRow;
  /** Undefined while it was not asked for, or has not come. */
  loaded?: Loaded;
  isLoading: boolean;
}

/** Which row is previewed and what of its record is here. Costly records wait for `load`. */
function usePreview(container: RefObject<HTMLElement | null>, canShow: () => boolean) {
  const [shown, setShown] = useState<Shown>();
  const language = useLanguage();
  const [loader] = useState(() => createPreviewLoader(language));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isFree = useCallback(({ path, price }: PreviewRow) => price !== 'call' || loader.isHere(path), [loader]);

  const load = useCallback(
    async (row: PreviewRow) => {
      const isStillThere = (now: Shown | undefined) => now?.row.path === row.path;
      setShown((now) => (isStillThere(now) ? { row, isLoading: true } : now));
      const loaded = await loader.load(row.path);
      setShown((now) => (isStillThere(now) ? { row, loaded, isLoading: false } : now));
    },
    [loader],
  );

  const select = useCallback(
    (row: PreviewRow) => {
      clearTimeout(timer.current);
      row.element.focus();
      row.element.scrollIntoView({ block: 'nearest' });
      if (!canShow()) return;
      setShown((now) => (now?.row.path === row.path ? now : { row, isLoading: false }));
      if (isFree(row)) timer.current = setTimeout(() => void load(row), DWELL);
    },
    [canShow, load, isFree],
  );

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setShown(undefined);
  }, []);

  const onKey = useCallback(
    (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const rows = rowsIn(container.current);
      const at = rows.findIndex(({ element }) => element === document.activeElement);
      const row = rows[at];
      const action = findAction(RESULTS, event.key);
      if (action === 'next' || action === 'previous') {
        if (areKeysOff()) return;
        const next = rows[action === 'next' ? at + 1 : at - 1];
        if (next) select(next);
        event.preventDefault();
      } else if (action === 'show' && row) {
        if (canShow() && shown?.row.path !== row.path) select(row);
        else if (canShow() && !shown?.loaded && !isFree(row)) void load(row);
        else row.element.querySelector('a')?.click();
      } else if (action === 'close_preview' && shown) close();
    },
    [container, canShow, select, load, isFree, close, shown],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, select, load, close, onKey };
}

const boxesIn = (container: HTMLElement | null): HTMLInputElement[] => [
  ...(container?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
];

const tickedIn = (container: HTMLElement | null): Set<string> =>
  new Set(boxesIn(container).flatMap(({ checked, value }) => (checked ? [value] : [])));

/**
 * Keeps what is ticked among results while they are drawn in another way: each way is one text (ui/static-html.tsx), whose
 * boxes come without ticks.
 */
function useKeptTicks(container: RefObject<HTMLElement | null>): void {
  const ticked = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const element = container.current;
    const remember = () => {
      ticked.current = tickedIn(element);
    };
    // Some may have been ticked before the scripts were at work.
    remember();
    element?.addEventListener('change', remember);
    return () => element?.removeEventListener('change', remember);
  }, [container]);
  useLayoutEffect(() => {
    for (const box of boxesIn(container.current)) if (ticked.current.has(box.value)) box.checked = true;
  });
}

const KEY = 'firmament.preview';

/** Beside a list there is room for a pane from here on. */
const WIDE = '(min-width: 64rem)';

const isOff = (): boolean => readStored(KEY) === 'off';
const onServer = (): undefined => undefined;

/**
 * The results with a preview beside them: j and k go down and up, Enter shows or opens, Esc closes, a press on a row shows
 * it. The keys can be switched off (WCAG 2.1.4). It is drawn only where there is room, and nothing needs it: each
 * result is a link.
 */
export function PreviewedResults({ children }: { children: React.ReactNode }) {
  const words = useWords(searchScriptWords);
  const container = useRef<HTMLDivElement>(null);
  const off = useSyncExternalStore(subscribeToStored, isOff, onServer);
  const canShow = useCallback(() => !isOff() && window.matchMedia(WIDE).matches, []);
  const { shown, select, load, close, onKey } = usePreview(container, canShow);
  useKeptTicks(container);

  useEffect(() => {
    if (off !== false) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [off, onKey]);

  const onClick = ({ target }: MouseEvent) => {
    if (off || !(target instanceof Element) || target.closest('a, button, input, label, summary')) return;
    const row = rowsIn(container.current).find(({ element }) => element.contains(target));
    if (row && canShow() && window.getSelection()?.isCollapsed !== false) select(row);
  };

  const toggle = () => {
    close();
    writeStored(KEY, off ? 'on' : 'off');
  };

  return (
    <>
      {/* Its room stands before the scripts are at work, so that nothing moves under a finger. */}
      <p className={`hidden text-muted text-xs lg:block print:hidden ${off === undefined ? 'invisible' : ''}`}>
        <button type="button" aria-pressed={!off} onClick={toggle} className="mr-2 underline">
          {off ? words.previewOff : words.previewOn}
        </button>
        {!off && words.previewKeys}
      </p>
      <div className={shown ? 'grid grid-cols-[minmax(0,1fr)_20rem] gap-x-8' : ''}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: each row has a link; a press beside it is an extra */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are j, k and Enter */}
        <div ref={container} onClick={onClick} className="min-w-0">
          {children}
        </div>
        {shown && (
          <PreviewPane
            row={shown.row}
            loaded={shown.loaded}
            isLoading={shown.isLoading}
            onLoad={() => void load(shown.row)}
            onClose={() => {
              shown.row.element.focus();
              close();
            }}
          />
        )}
      </div>
    </>
  );
}
