'use client';

import { useEffect } from 'react';

/** Removes the permission to spend calls from the address after use, so that reloading spends none. */
export function SpentOnce() {
  useEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has('ask')) return;
    address.searchParams.delete('ask');
    address.searchParams.delete('calls');
    window.history.replaceState(null, '', address.href.replaceAll('%2F', '/'));
  }, []);
  return null;
}
