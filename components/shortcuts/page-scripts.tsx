'use client';

import { usePathname, useRouter } from 'next/navigation';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { lockedHref, readLocks } from '@/components/search/use-locks';
import { copyOnClick } from '@/components/ui/copies';
import { readStored, writeStored } from '@/components/ui/device';
import { clickedLink, useClickedLinks } from '@/components/ui/hooks';
import { areKeysOff } from '@/components/ui/keys-switch';
import {
  type ActionIn,
  type EVERYWHERE,
  findPageAction,
  OPENS,
  type Overlay,
  PAGE_LINK,
  STAYS,
} from '@/components/ui/shortcuts';
import { locksOf, missingLocks } from '@/lib/search/locks';
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

/** What the shortcuts of every page do: the overlay to open, or whether anything was done. */
const EFFECTS: Readonly<Record<ActionIn<typeof EVERYWHERE>, () => Overlay | boolean>> = {
  search: focusSearchBox,
  jump: () => 'jump',
  list: () => 'list',
  // A dialog closes itself.
  close: () => false,
};

/** Handles a key press; returns what it opens. Does nothing behind an open dialog. */
function handleKey(event: KeyboardEvent): Overlay | undefined {
  if (event.defaultPrevented || areKeysOff() || document.querySelector('dialog:modal')) return undefined;
  const action = findPageAction(event, isIn(event.target, WRITES));
  const done = action !== undefined && EFFECTS[action]();
  if (!done) return undefined;
  event.preventDefault();
  return done === true ? undefined : done;
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

/** Locks are not added within a search page, so that a removed filter is not restored. */
const isSamePage = (url: URL): boolean => url.pathname === window.location.pathname;

function addToForm(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  const url = new URL(form.action, window.location.href);
  if (isSamePage(url)) return;
  const named = new FormData(form);
  for (const { name, value } of missingLocks(locksOf(readLocks(), url.pathname), (said) => named.has(said))) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
}

/** The target of a clicked search link with locks added; undefined if they change nothing. */
function lockedTarget(event: MouseEvent): string | undefined {
  const link = clickedLink(event);
  if (!link) return undefined;
  const url = new URL(link.getAttribute('href') ?? '', window.location.href);
  return url.origin !== window.location.origin || isSamePage(url) ? undefined : lockedHref(url);
}

/**
 * Adds the filters locked on this device to searches that start on another page of ours, by form or link. An address
 * opened directly is never changed.
 */
function useLockedSearches(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const href = lockedTarget(event);
      if (href === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      router.push(href);
    };
    document.addEventListener('submit', addToForm, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('submit', addToForm, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [router]);
}

// Loaded on first use.
const CommandPalette = lazy(() => import('./command-palette'));
const KeyList = lazy(() => import('./shortcut-list'));

/** What scripts do on every page: links, locked filters, shortcuts. `metered`: whether a search costs a remote call. */
export function PageScripts({ metered }: { metered: boolean }) {
  const path = usePathname();
  const [open, close] = useOverlay();
  usePageLinks();
  useLockedSearches();
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
