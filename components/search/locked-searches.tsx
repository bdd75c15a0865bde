'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { clickedLink } from '@/components/ui/use-clicked-links';
import { locksOf, missingLocks } from '@/lib/search/locks';
import { readLocks } from './use-locks';

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

/** The target of a clicked search link with locks applied; undefined if they change nothing. */
function lockedHref(event: MouseEvent): string | undefined {
  const link = clickedLink(event);
  if (!link) return undefined;
  const url = new URL(link.getAttribute('href') ?? '', window.location.href);
  if (url.origin !== window.location.origin || isSamePage(url)) return undefined;
  const missing = missingLocks(locksOf(readLocks(), url.pathname), (name) => url.searchParams.has(name));
  if (missing.length === 0) return undefined;
  for (const { name, value } of missing) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

/**
 * Adds the filters locked on this device to searches that start on another page of ours, by form or link. An address
 * opened directly is never changed.
 */
export function LockedSearches() {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const href = lockedHref(event);
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
  return null;
}
