import {
  createContext,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { readStored, subscribeToStored, writeStored } from '@/components/ui/device';
import { useWords } from '@/lib/shared/language/use-words';
import { networkWorkspaceWords } from '@/lib/words/network-filters';
import { useMedia } from '../use-settled';
import { Icon, type IconName } from './icons';

export type PanelName = 'filters' | 'details';

/** Below this width a panel is a sheet over the picture; above, it stands beside it. */
const SHEETS = '(width < 48rem)';
const NARROW = '(width < 64rem)';
/** From these widths a panel is open until the user folds it. */
const ROOM = { filters: '(width >= 80rem)', details: '(width >= 64rem)' } as const;

/** A panel that the user never folded follows the width of the window. */
type PanelState = 'open' | 'folded' | 'auto';

interface Panels {
  isSheet: boolean;
  /** The bar has no room for the choices of the picture. */
  isNarrow: boolean;
  stateOf: (name: PanelName) => PanelState;
  isOpen: (name: PanelName) => boolean;
  toggle: (name: PanelName) => void;
  /** Opens it at once, so that the caller can focus something in it. */
  show: (name: PanelName) => void;
  /** Closes it and returns the focus to its button. */
  close: (name: PanelName) => void;
}

const PanelContext = createContext<Panels | undefined>(undefined);

/** Throws outside a provider. */
export function usePanels(): Panels {
  const panels = useContext(PanelContext);
  if (!panels) throw new Error('Panels are used within a PanelProvider.');
  return panels;
}

const STORED = 'firmament-network-panels';

const isState = (text: string | null): text is 'open' | 'folded' => text === 'open' || text === 'folded';

/** Which panels the user opened or folded on this device, as stored: `filters=folded&details=open`. */
function storedState(text: string | null, name: PanelName): PanelState {
  const value = new URLSearchParams(text ?? '').get(name);
  return isState(value) ? value : 'auto';
}

function store(name: PanelName, state: PanelState): void {
  const stored = new URLSearchParams(readStored(STORED) ?? '');
  stored.set(name, state);
  writeStored(STORED, stored.toString());
}

const panelId = (name: PanelName): string => `network-${name}`;
const toggleId = (name: PanelName): string => `network-${name}-toggle`;

/** On a wide screen the choice is remembered on the device. A sheet is closed again with each page. */
export function PanelProvider({ children }: { children: ReactNode }) {
  const isSheet = useMedia(SHEETS);
  const isNarrow = useMedia(NARROW);
  const room = { filters: useMedia(ROOM.filters), details: useMedia(ROOM.details) };
  const stored = useSyncExternalStore(
    subscribeToStored,
    () => readStored(STORED),
    () => null,
  );
  const [sheet, setSheet] = useState<PanelName>();
  const { filters, details } = room;
  const stateOf = useCallback(
    (name: PanelName): PanelState => {
      if (isSheet) return sheet === name ? 'open' : 'folded';
      return storedState(stored, name);
    },
    [isSheet, sheet, stored],
  );
  const panels = useMemo((): Panels => {
    const isOpen = (name: PanelName): boolean => {
      const state = stateOf(name);
      return state === 'auto' ? { filters, details }[name] : state === 'open';
    };
    const put = (name: PanelName, open: boolean) => {
      if (isSheet) setSheet(open ? name : undefined);
      else store(name, open ? 'open' : 'folded');
    };
    return {
      isSheet,
      isNarrow,
      stateOf,
      isOpen,
      toggle: (name) => put(name, !isOpen(name)),
      show: (name) => {
        if (!isOpen(name)) flushSync(() => put(name, true));
      },
      close: (name) => {
        put(name, false);
        document.getElementById(toggleId(name))?.focus();
      },
    };
  }, [isSheet, isNarrow, stateOf, filters, details]);
  return <PanelContext.Provider value={panels}>{children}</PanelContext.Provider>;
}

interface PanelToggleProps {
  name: PanelName;
  icon: IconName;
  label: string;
}

/** Opens and folds a panel. */
export function PanelToggle({ name, icon, label }: PanelToggleProps) {
  const { isOpen, toggle } = usePanels();
  return (
    <button
      id={toggleId(name)}
      type="button"
      aria-expanded={isOpen(name)}
      aria-controls={panelId(name)}
      title={label}
      onClick={() => toggle(name)}
      className="flex min-h-8 min-w-8 cursor-pointer items-center justify-center gap-1.5 rounded border border-line px-2 hover:bg-accent-soft aria-expanded:border-accent aria-expanded:bg-accent-soft max-md:min-h-11 max-md:flex-1 max-md:border-line-strong"
    >
      <Icon name={icon} />
      <span className="min-w-0 truncate md:max-xl:sr-only">{label}</span>
    </button>
  );
}

/** A longer swipe downwards closes a sheet, in pixels. */
const SWIPE = 60;

/** Follows a finger on the head of a sheet: it moves along, and closes if it is let go far enough down. */
function useSwipe(isOn: boolean, onClose: () => void) {
  const start = useRef<number>(undefined);
  const [moved, setMoved] = useState(0);
  const end = () => {
    start.current = undefined;
    setMoved(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || (event.target instanceof Element && event.target.closest('button'))) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (start.current !== undefined) setMoved(Math.max(0, clientY - start.current));
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      const far = start.current !== undefined && clientY - start.current > SWIPE;
      end();
      if (far) onClose();
    },
    onPointerCancel: end,
  };
  return isOn ? { moved, handlers } : { moved: 0, handlers: {} };
}

const WIDTHS: Record<PanelName, string> = {
  filters: 'scripted:md:order-1 scripted:md:w-60',
  details: 'scripted:md:order-3 scripted:md:w-62',
};

const SIDES: Record<PanelName, string> = { filters: 'scripted:md:border-r', details: 'scripted:md:border-l' };

/** Without scripts and on paper everything is open. */
const STATES: Record<PanelState, Record<PanelName, string>> = {
  open: { filters: '', details: '' },
  folded: { filters: 'scripted:hidden', details: 'scripted:hidden' },
  auto: { filters: 'scripted:max-xl:hidden', details: 'scripted:max-lg:hidden' },
};

interface SidePanelProps {
  name: PanelName;
  label: string;
  children: ReactNode;
}

/** A panel beside the picture that can be folded away; on a phone a sheet from the lower edge. */
export function SidePanel({ name, label, children }: SidePanelProps) {
  const words = useWords(networkWorkspaceWords);
  const { isSheet, isOpen, stateOf, close } = usePanels();
  const panel = useRef<HTMLElement>(null);
  const isOpenSheet = isSheet && isOpen(name);
  useEffect(() => {
    if (isOpenSheet) panel.current?.focus({ preventScroll: true });
  }, [isOpenSheet]);
  const { moved, handlers } = useSwipe(isOpenSheet, () => close(name));
  return (
    <section
      ref={panel}
      id={panelId(name)}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isSheet || event.defaultPrevented) return;
        event.preventDefault();
        close(name);
      }}
      style={moved > 0 ? { transform: `translateY(${moved}px)` } : undefined}
      className={`flex min-h-0 min-w-0 flex-col focus-visible:-outline-offset-2 scripted:border-line scripted:bg-surface scripted:max-md:absolute scripted:max-md:inset-x-0 scripted:max-md:bottom-0 scripted:max-md:z-30 scripted:max-md:max-h-[62%] scripted:max-md:rounded-t-xl scripted:max-md:border-t scripted:max-md:shadow-[0_-8px_24px_rgb(0_0_0/20%)] ${WIDTHS[name]} ${SIDES[name]} ${STATES[stateOf(name)][name]}`}
    >
      <div
        {...handlers}
        className="relative flex shrink-0 items-center justify-between py-1 pr-1 pl-3 noscript:hidden max-md:touch-none max-md:pt-3 print:hidden"
      >
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-1.5 mx-auto h-1 w-10 rounded-full bg-line-strong md:hidden"
        />
        <h2 className="font-medium font-sans text-sm">{label}</h2>
        <button
          type="button"
          aria-label={words.fold(label)}
          title={words.fold(label)}
          onClick={() => close(name)}
          className="grid size-8 cursor-pointer place-items-center rounded text-muted hover:bg-accent-soft hover:text-ink max-md:size-11"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="flex min-h-0 flex-col gap-4 scripted:overflow-y-auto scripted:overscroll-contain scripted:px-3 scripted:pb-4 scripted:max-md:pb-[max(1rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </section>
  );
}
