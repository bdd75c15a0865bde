import { useCallback, useEffect, useRef, useState } from 'react';
import { type Listing, parseListing, printListing } from '@/lib/network/listing/listing';
import { hrefWith } from '../case-address';

const here = (): URLSearchParams => new URLSearchParams(window.location.search);

/** How the selection is listed, kept in the address. */
export function useListing(initial: Listing) {
  const [listing, setListing] = useState(initial);
  const latest = useRef(initial);
  useEffect(() => {
    const onBack = () => {
      latest.current = parseListing(here());
      setListing(latest.current);
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  const list = useCallback((part: Partial<Listing>) => {
    latest.current = { ...latest.current, ...part };
    setListing(latest.current);
    window.history.replaceState(null, '', hrefWith(printListing(latest.current, here())));
  }, []);
  return { listing, list };
}
