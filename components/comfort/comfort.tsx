'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { copyOnClick } from '../ui/copies';
import { rememberVisit } from './remember-visit';
import { useOverlay } from './use-overlay';
import { usePageLinks } from './use-page-links';

// Nobody who never asks for them loads them.
const JumpDialog = lazy(() => import('./jump-dialog'));
const KeyList = lazy(() => import('./key-list'));

/** The keys of every page, and what they open. `metered`: a search is a call of a remote service. */
export function Comfort({ metered }: { metered: boolean }) {
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
      {open === 'jump' && <JumpDialog metered={metered} onClose={close} />}
      {open === 'list' && <KeyList path={path} onClose={close} />}
    </Suspense>
  );
}
