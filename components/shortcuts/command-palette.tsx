'use client';

import { useRouter } from 'next/navigation';
import { readLocks } from '@/components/search/use-locks';
import { writeStored } from '@/components/ui/device';
import { locksOf, missingLocks } from '@/lib/search/locks';
import { useWords } from '@/lib/shared/language/use-words';
import { shortcutWords } from '@/lib/words/shortcuts';
import type { Target } from './command-palette-box';
import { CommandPaletteBox } from './command-palette-box';
import { Dialog } from './dialog';
import { printRecent, RECENT_KEY } from './recent';

/** An address of ours, with the filters that are locked on this device where it begins a search. */
function lockedHref(href: string): string {
  const url = new URL(href, window.location.href);
  const missing = missingLocks(locksOf(readLocks(), url.pathname), (name) => url.searchParams.has(name));
  if (missing.length === 0) return href;
  for (const { name, value } of missing) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

/** From anywhere to anywhere. What it remembers is on this device alone. */
export default function CommandPalette({ metered, onClose }: { metered: boolean; onClose: () => void }) {
  const router = useRouter();
  const { jump } = useWords(shortcutWords);
  const onChoose = ({ href }: Target) => {
    onClose();
    router.push(lockedHref(href));
  };
  return (
    <Dialog label={jump} onClose={onClose} className="max-w-xl open:flex open:flex-col sm:mt-[12vh] sm:mb-auto">
      <CommandPaletteBox
        metered={metered}
        onChoose={onChoose}
        onForget={() => writeStored(RECENT_KEY, printRecent([]))}
      />
    </Dialog>
  );
}
