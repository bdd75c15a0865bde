'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { clickedLink } from '@/components/ui/use-clicked-links';
import { locksOf, missingLocks } from '@/lib/search/locks';
import { readLocks } from './use-locks';

/** Inside a search page the address says it all: what was taken away there is not put back. */
const isHere = (url: URL): boolean => url.pathname === window.location.pathname;

function addToForm(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  const url = new URL(form.action, window.location.href);
  if (isHere(url)) return;
  const named = new FormData(form);
  for (const { name, value } of missingLocks(locksOf(readLocks(), url.pathname), (said) => named.has(said))) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
}

/** Where a click on a link to a search would lead with the locks; undefined where they change nothing. */
function lockedHref(event: MouseEvent): string | undefined {
  const link = clickedLink(event);
  if (!link) return undefined;
  const url = new URL(link.getAttribute('href') ?? '', window.location.href);
  if (url.origin !== window.location.origin || isHere(url)) return undefined;
  const missing = missingLocks(locksOf(readLocks(), url.pathname), (name) => url.searchParams.has(name));
  if (missing.length === 0) return undefined;
  for (const { name, value } of missing) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

/**
 * Adds what is locked on this device to the searches that begin on other pages of ours, before they are asked: a form,
 * or a link. An address that somebody opens is never changed.
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
