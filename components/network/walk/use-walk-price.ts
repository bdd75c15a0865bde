import { useQuery } from '@tanstack/react-query';
import { useSettled } from '../use-settled';
import type { ToldPrice } from './walk-requests';

/** Somebody who types a number has not chosen its first digit. */
const SETTLES_AFTER = 300;

export type AskedPrice = { price: ToldPrice } | 'counting' | 'failed';

/** What something would cost, asked anew for each `key`; nothing is asked where there is no key. */
export function useWalkPrice(key: string | undefined, ask: () => Promise<ToldPrice>): AskedPrice {
  const settled = useSettled(key, SETTLES_AFTER);
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
