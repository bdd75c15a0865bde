'use client';

import { useSearchNavigation } from './search-navigation';

/** The results; while others are on their way, these are told, and shown, to be the former ones. */
export function ResultsRegion({ children }: { children: React.ReactNode }) {
  const { isPending } = useSearchNavigation();
  return (
    <div
      aria-busy={isPending}
      className={`min-w-0 space-y-4 transition-opacity delay-150 motion-reduce:transition-none ${isPending ? 'opacity-60' : ''}`}
    >
      {children}
    </div>
  );
}
