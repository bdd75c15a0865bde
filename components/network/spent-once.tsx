'use client';

import { useEffect } from 'react';

/** Takes out of the address what spends calls, once they are spent: to load the page again shall not spend others. */
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
