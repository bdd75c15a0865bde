'use client';

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { AllowanceStanding } from '@/lib/contract/meter';
import { createAskAgain } from './ask-again';
import { loadStanding } from './load-standing';
import { MeterView } from './meter-view';
import { pageSpent } from './spent';

interface MeterProps {
  /** As the server knew it when it drew the header. */
  initial: AllowanceStanding;
  /** When that was; milliseconds. */
  now: number;
}

const nothing = () => undefined;

/** Follows the calls: asked anew when another page opens and when a script of the page has spent some. */
export function AllowanceMeter(props: MeterProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Meter {...props} />
    </QueryClientProvider>
  );
}

function useStanding({ initial, now }: MeterProps) {
  const path = usePathname();
  const spent = useSyncExternalStore(pageSpent.subscribe, pageSpent.read, nothing);
  const { data, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['allowance'],
    queryFn: loadStanding,
    initialData: initial,
    initialDataUpdatedAt: now,
    // What is shown stays until something newer is known.
    retry: false,
    refetchOnMount: false,
  });
  // What is spent while it is asked may not be in the answer.
  const askAgain = useMemo(() => createAskAgain(() => refetch()), [refetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or more spent, is why it is asked again
  useEffect(askAgain, [askAgain, path, spent]);
  return { standing: data, now: dataUpdatedAt, spent, path };
}

function Meter(props: MeterProps) {
  const { path, ...view } = useStanding(props);
  const details = useRef<HTMLDetailsElement>(null);
  // It lies over the page: what opens next must not be covered by it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is why it closes
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [path]);
  return (
    <details
      ref={details}
      className="relative"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <MeterView {...view} />
    </details>
  );
}
