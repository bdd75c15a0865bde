'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useEffect } from 'react';
import { readStored, writeStored } from '@/components/ui/device';
import { lookOf, withRememberedLook } from '@/lib/records/results/look';

const KEY = 'firmament.look';

/** Only a clicked link is a preference; the address of a shared link is not. */
function remember(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link) writeStored(KEY, lookOf(new URL(link.href).searchParams));
}

/**
 * Stores the last display settings on the device and applies them if the address has none. The choices themselves are
 * links and work without this.
 */
export function RememberLook({ children }: { children: React.ReactNode }) {
  const router = useRouter();
  useEffect(() => {
    const { pathname, search } = window.location;
    const wanted = withRememberedLook(new URLSearchParams(search), readStored(KEY) ?? '');
    if (wanted) router.replace(`${pathname}?${wanted}`, { scroll: false });
  }, [router]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are interactive
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click
    <div onClick={remember} className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm print:hidden">
      {children}
    </div>
  );
}
