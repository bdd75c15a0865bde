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
import { Link } from '@/components/ui/parts';
import { type ActionIn, findAction, RESULTS } from '@/components/ui/shortcuts';
import type { Price } from '@/lib/contract/quota';
import { type Preview, previewFailure, previewOf } from '@/lib/records/results/preview';
import { type Language, todayOf } from '@/lib/shared/language/language';
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

/**
 * Loads one company's record and reports the cost to the meter. A failure is returned as a failure, never as an empty
 * record.
 */
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
  /** True if the record is loaded or loading, so that showing it costs nothing more. */
  isLoaded: (path: string) => boolean;
}

/** Loads each record once per page; a failed one may be requested again. */
export function createPreviewLoader(language: Language): PreviewLoader {
  const requests = new Map<string, Promise<Loaded>>();
  const load: PreviewLoader['load'] = (path) => {
    const before = requests.get(path);
    if (before) return before;
    const loading = ask(path, language).then((loaded) => {
      if (loaded.failure !== undefined) requests.delete(path);
      return loaded;
    });
    requests.set(path, loading);
    return loading;
  };
  return { load, isLoaded: (path) => requests.has(path) };
}

/** A result row, read from the attributes that the server wrote. */
interface PreviewRow {
  element: HTMLElement;
  /** Path of the record, the same as the interface's. */
  path: string;
  name: string;
  /** The first sentence of the record's page. */
  verdict: string;
  /** The price of loading the record; undefined if calls are not limited. */
  price: Price | undefined;
}

const priceOf = (text: string | undefined): Price | undefined =>
  text === 'call' || text === 'kept' ? text : undefined;

/** The result rows of companies inside an element, in page order. */
function rowsIn(container: HTMLElement | null): PreviewRow[] {
  const elements = container?.querySelectorAll<HTMLElement>('[data-company]') ?? [];
  return [...elements].flatMap((element) => {
    const link = element.querySelector('a');
    if (!link) return [];
    const { verdict = '', price } = element.dataset;
    return [{ element, path: link.pathname, name: link.textContent ?? '', verdict, price: priceOf(price) }];
  });
}

/** True while typing, or if the key has another meaning: preview keys are then ignored (WCAG 2.1.4). */
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

/** The preview pane: the first sentence, already known from the list, then the record. */
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

/** Milliseconds on a row before its record is loaded, so that passing over rows loads nothing. */
const DWELL = 200;

interface Shown {
  row: PreviewRow;
  /** Undefined if not requested, or still loading. */
  loaded?: Loaded;
  isLoading: boolean;
}

/** The previewed row, and its record if loaded. Records that cost a call wait for `load`. */
function usePreview(container: RefObject<HTMLElement | null>, canShow: () => boolean) {
  const [shown, setShown] = useState<Shown>();
  const language = useLanguage();
  const [loader] = useState(() => createPreviewLoader(language));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isFree = useCallback(({ path, price }: PreviewRow) => price !== 'call' || loader.isLoaded(path), [loader]);

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
      const move = (step: 1 | -1): void => {
        if (areKeysOff()) return;
        const next = rows[at + step];
        if (next) select(next);
        event.preventDefault();
      };
      const show = (): void => {
        if (!row) return;
        if (canShow() && shown?.row.path !== row.path) select(row);
        else if (canShow() && !shown?.loaded && !isFree(row)) void load(row);
        else row.element.querySelector('a')?.click();
      };
      const effects: Record<ActionIn<typeof RESULTS>, () => void> = {
        next: () => move(1),
        previous: () => move(-1),
        show,
        close_preview: () => shown && close(),
      };
      const action = findAction(RESULTS, event.key);
      if (action) effects[action]();
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
 * Keeps ticked results when the display changes: each display is one HTML text (ui/static-html.tsx), whose boxes start
 * without ticks.
 */
function useKeptTicks(container: RefObject<HTMLElement | null>): void {
  const ticked = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const element = container.current;
    const remember = () => {
      ticked.current = tickedIn(element);
    };
    // Some may have been ticked before hydration.
    remember();
    element?.addEventListener('change', remember);
    return () => element?.removeEventListener('change', remember);
  }, [container]);
  useLayoutEffect(() => {
    for (const box of boxesIn(container.current)) if (ticked.current.has(box.value)) box.checked = true;
  });
}

const KEY = 'firmament.preview';

/** From this width on there is room for a pane beside the list. */
const WIDE = '(min-width: 64rem)';

const isOff = (): boolean => readStored(KEY) === 'off';
const onServer = (): undefined => undefined;

/**
 * Results with a preview: j and k move, Enter shows or opens, Esc closes, a press on a row shows it. The keys can be
 * switched off (WCAG 2.1.4). The preview needs a wide screen and is optional: each result is a link.
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
      {/* Reserves its space before hydration, so that the layout does not shift. */}
      <p className={`hidden text-muted text-xs lg:block print:hidden ${off === undefined ? 'invisible' : ''}`}>
        <button type="button" aria-pressed={!off} onClick={toggle} className="mr-2 underline">
          {off ? words.previewOff : words.previewOn}
        </button>
        {!off && words.previewKeys}
      </p>
      <div className={shown ? 'grid grid-cols-[minmax(0,1fr)_20rem] gap-x-8' : ''}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: each row has a link; a press beside it is optional */}
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
