import { useEffect, useRef } from 'react';

interface Coming {
  /** All that the case asks for is there, or will not come. */
  isSettled: boolean;
  /** More than one reply is to come before the picture is what somebody passed on. */
  isWalking: boolean;
  /** How many cases were opened in the place of the first. */
  opened: number;
}

/**
 * A case that was opened, or that came with walks in its address, is arranged as a whole once all of it is there: what
 * came last would else stand where there was room left, and not where whoever passed it on saw it.
 */
export function useSettledLayout({ isSettled, isWalking, opened }: Coming, arrange: () => void): void {
  // The first is arranged by itself where nothing is to come.
  const arranged = useRef(isWalking ? undefined : opened);
  useEffect(() => {
    if (!isSettled || arranged.current === opened) return;
    arranged.current = opened;
    arrange();
  }, [isSettled, opened, arrange]);
}
