'use client';

import { usePathname, useRouter } from 'next/navigation';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { copyOnClick } from '@/components/ui/copies';
import { readStored, writeStored } from '@/components/ui/device';
import { areKeysOff } from '@/components/ui/keys-switch';
import { PAGE_LINK, STAYS } from '@/components/ui/link';
import { findPageAction, OPENS, type Overlay } from '@/components/ui/shortcuts';
import { useClickedLinks } from '@/components/ui/use-clicked-links';
import { kindOfRecord, parseRecent, printRecent, RECENT_KEY, withVisit } from './recent';

/** The page's own search box; else the header's. */
const BOXES = ['main search input[type="search"]', 'main input[type="search"]', '.header-search input'];

/** Focuses the first visible search box; false if there is none. */
function focusSearchBox(): boolean {
  const boxes = BOXES.flatMap((selector) => [...document.querySelectorAll<HTMLInputElement>(selector)]);
  const box = boxes.find((each) => each.checkVisibility());
  box?.focus();
  box?.select();
  return box !== undefined;
}

const WRITES = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const overlayOf = (name: string | null | undefined): Overlay | undefined =>
  name === 'jump' || name === 'list' ? name : undefined;

/** Handles a key press; returns what it opens. Does nothing behind an open dialog. */
function handleKey(event: KeyboardEvent): Overlay | undefined {
  if (event.defaultPrevented || areKeysOff() || document.querySelector('dialog:modal')) return undefined;
  const action = findPageAction(event, isIn(event.target, WRITES));
  const overlay = overlayOf(action);
  if (!overlay && !(action === 'search' && focusSearchBox())) return undefined;
  event.preventDefault();
  return overlay;
}

/** The open overlay, opened by a key or by a button with the attribute. */
function useOverlay(): [open: Overlay | undefined, close: () => void] {
  const [open, setOpen] = useState<Overlay>();
  useEffect(() => {
    const show = (wanted: Overlay | undefined) => wanted && setOpen(wanted);
    const onKey = (event: KeyboardEvent) => show(handleKey(event));
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest(`[${OPENS}]`) : null;
      show(overlayOf(button?.getAttribute(OPENS)));
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);
  return [open, () => setOpen(undefined)];
}

/** Matches pages without a record: failures, errors, and pages that the framework marks as not found. */
const NO_RECORD = 'h1 + [role="alert"], [role="alert"] h1, meta[name="robots"][content*="noindex"]';

/** Stores the record of this page on the device, by its heading. Pages without a record are not stored. */
function rememberVisit(path: string): void {
  const title = document.querySelector('main h1')?.textContent ?? '';
  if (!kindOfRecord(path) || document.querySelector(NO_RECORD)) return;
  const before = readStored(RECENT_KEY);
  const after = printRecent(withVisit(parseRecent(before), { path, title }));
  if (after !== before) writeStored(RECENT_KEY, after);
}

/** Follows links to our own pages without reloading the page. */
function usePageLinks(): void {
  const router = useRouter();
  const follow = useCallback((href: string, said: string) => router.push(href, { scroll: said !== STAYS }), [router]);
  useClickedLinks(PAGE_LINK, follow);
}

// Loaded on first use.
const CommandPalette = lazy(() => import('./command-palette'));
const KeyList = lazy(() => import('./shortcut-list'));

/** The keys of every page, and their overlays. `metered`: whether a search costs a remote call. */
export function PageShortcuts({ metered }: { metered: boolean }) {
  const path = usePathname();
  const [open, close] = useOverlay();
  usePageLinks();
  useEffect(() => rememberVisit(path), [path]);
  useEffect(() => {
    document.addEventListener('click', copyOnClick);
    return () => document.removeEventListener('click', copyOnClick);
  }, []);
  return (
    <Suspense>
      {open === 'jump' && <CommandPalette metered={metered} onClose={close} />}
      {open === 'list' && <KeyList path={path} onClose={close} />}
    </Suspense>
  );
}
