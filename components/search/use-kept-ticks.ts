import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const boxesIn = (container: HTMLElement | null): HTMLInputElement[] => [
  ...(container?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
];

const tickedIn = (container: HTMLElement | null): Set<string> =>
  new Set(boxesIn(container).flatMap(({ checked, value }) => (checked ? [value] : [])));

/**
 * Keeps what is ticked among results while they are drawn in another way: each way is one text (ui/still.tsx), whose
 * boxes come without ticks.
 */
export function useKeptTicks(container: RefObject<HTMLElement | null>): void {
  const ticked = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const element = container.current;
    const remember = () => {
      ticked.current = tickedIn(element);
    };
    // Some may have been ticked before the scripts were at work.
    remember();
    element?.addEventListener('change', remember);
    return () => element?.removeEventListener('change', remember);
  }, [container]);
  useLayoutEffect(() => {
    for (const box of boxesIn(container.current)) if (ticked.current.has(box.value)) box.checked = true;
  });
}
