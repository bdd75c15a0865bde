import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TwoDays } from '@/lib/network/changes/changes';
import { hasListing, LISTS, type Listing } from '@/lib/network/listing';
import { useWords } from '@/lib/shared/language/use-words';
import { networkFindingWords } from '@/lib/words/network-analysis';
import { networkListingWords, networkWorkspaceWords } from '@/lib/words/network-filters';
import { LIST_ID } from '../listing/network-listing';
import { ListingLink } from '../listing/network-table';
import { Icon } from './icons';

/** What the drawer holds: the table or the tree, the findings, and the differences between two compared days. */
type Pane = 'list' | 'findings' | 'changes';

/** The row of the drawer that is always visible; it can take the focus. */
export const DRAWER_ID = 'network-drawer';

/** Closed at first, unless the address says how to list, or two days are compared. */
export function useDrawer(query: string, days: TwoDays | undefined) {
  const [pane, setPane] = useState<Pane | undefined>(() => {
    if (days) return 'changes';
    return hasListing(new URLSearchParams(query)) ? 'list' : undefined;
  });
  const [compared, setCompared] = useState(days);
  if (compared !== days) {
    setCompared(days);
    if (days) setPane('changes');
    else if (pane === 'changes') setPane(undefined);
  }
  useEffect(() => {
    if (window.location.hash === `#${LIST_ID}`) setPane('list');
  }, []);
  /** Opens the list at once and moves the focus to it. */
  const showList = useCallback(() => {
    flushSync(() => setPane('list'));
    document.getElementById(LIST_ID)?.focus();
  }, []);
  return { pane, setPane, showList };
}

export type DrawerState = ReturnType<typeof useDrawer>;

const TAB =
  'inline-flex min-h-8 cursor-pointer items-center border-b-2 px-1 font-medium max-md:min-h-11 noscript:min-h-0';

const looks = (isCurrent: boolean): string =>
  `${TAB} ${isCurrent ? 'border-accent' : 'border-transparent text-accent hover:underline'}`;

interface DrawerProps {
  drawer: DrawerState;
  query: string;
  listing: Listing;
  onList: (listing: Listing) => void;
  isCompared: boolean;
  /** How much is shown, at the end of the row. */
  status: ReactNode;
  list: ReactNode;
  findings: ReactNode;
  changes: ReactNode;
}

/** The lists below the picture: a row that says what they are, and what was opened of them. */
export function Drawer({ drawer, query, listing, onList, isCompared, status, list, findings, changes }: DrawerProps) {
  const words = useWords(networkListingWords);
  const own = useWords(networkWorkspaceWords).drawer;
  const { label } = useWords(networkFindingWords);
  const { pane, setPane } = drawer;
  // A map needs more room than rows, which a phone has not.
  const height = pane === 'list' && listing.list === 'map' ? 'scripted:md:h-[60dvh]' : '';
  const shown = (one: Pane) => (pane === one ? '' : 'scripted:hidden');
  return (
    <div className="flex min-h-0 shrink-0 flex-col scripted:border-line-strong scripted:border-t scripted:bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 scripted:px-3 text-sm xl:flex-nowrap print:hidden">
        <nav
          id={DRAWER_ID}
          tabIndex={-1}
          aria-label={words.views}
          className="flex items-center gap-x-4 max-md:gap-x-2 max-md:overflow-x-auto xl:shrink-0 max-md:[&>*]:shrink-0"
        >
          {LISTS.map((one) => (
            <ListingLink
              key={one}
              query={query}
              listing={{ ...listing, list: one }}
              onList={(chosen) => {
                onList(chosen);
                setPane('list');
              }}
              current={pane === 'list' && one === listing.list}
              className={looks(pane === 'list' && one === listing.list)}
            >
              {words.lists[one]}
            </ListingLink>
          ))}
          <PaneButton pane="findings" drawer={drawer} label={label} />
          {isCompared && <PaneButton pane="changes" drawer={drawer} label={own.changes} />}
          <OpenButton drawer={drawer} />
        </nav>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 py-1 max-md:order-first max-md:w-full max-md:pb-0 xl:flex-nowrap">
          {status}
        </div>
      </div>
      <div
        className={`scripted:h-[42dvh] ${height} scripted:overflow-auto scripted:overscroll-contain scripted:border-line scripted:border-t scripted:p-3 print:block ${pane === undefined ? 'scripted:hidden' : ''}`}
      >
        <div className={shown('changes')}>{changes}</div>
        <div className={`print:block ${shown('list')}`}>{list}</div>
        <div className={`noscript:mt-8 print:mt-8 print:block ${shown('findings')}`}>{findings}</div>
      </div>
    </div>
  );
}

interface PaneButtonProps {
  pane: Pane;
  drawer: DrawerState;
  label: string;
}

const PaneButton = ({ pane, drawer, label }: PaneButtonProps) => (
  <button
    type="button"
    aria-pressed={drawer.pane === pane}
    onClick={() => drawer.setPane(pane)}
    className={`noscript:hidden ${looks(drawer.pane === pane)}`}
  >
    {label}
  </button>
);

function OpenButton({ drawer: { pane, setPane } }: { drawer: DrawerState }) {
  const words = useWords(networkWorkspaceWords).drawer;
  const name = pane ? words.close : words.open;
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-expanded={pane !== undefined}
      onClick={() => setPane(pane ? undefined : 'list')}
      className="grid size-8 cursor-pointer place-items-center rounded text-muted hover:bg-accent-soft hover:text-ink noscript:hidden max-md:size-11"
    >
      <Icon name={pane ? 'down' : 'up'} />
    </button>
  );
}
