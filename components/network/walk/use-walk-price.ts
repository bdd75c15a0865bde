import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ToldPrice } from './walk-requests';

/** Somebody who types a number has not chosen its first digit. */
const SETTLES_AFTER = 300;

export type AskedPrice = { price: ToldPrice } | 'counting' | 'failed';

function useSettled(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_AFTER);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What something would cost, asked anew for each `key`; nothing is asked where there is no key. */
export function useWalkPrice(key: string | undefined, ask: () => Promise<ToldPrice>): AskedPrice {
  const settled = useSettled(key);
  const isSettled = key !== undefined && settled === key;
  const { data, isError } = useQuery({
    queryKey: ['walk-price', key ?? ''],
    queryFn: ask,
    enabled: isSettled,
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  if (isError) return 'failed';
  return data ? { price: data } : 'counting';
}
