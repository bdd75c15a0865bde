'use client';

import { useRouter } from 'next/navigation';
import { writeStored } from '@/components/ui/device';
import { useWords } from '@/lib/shared/language/use-words';
import { comfortWords } from '@/lib/words/shortcuts';
import { Dialog } from './dialog';
import { JumpBox } from './jump-box';
import { lockedHref } from './locked-href';
import { printRecent, RECENT_KEY } from './recent';
import type { Target } from './targets';

/** From anywhere to anywhere. What it remembers is on this device alone. */
export default function JumpDialog({ metered, onClose }: { metered: boolean; onClose: () => void }) {
  const router = useRouter();
  const { jump } = useWords(comfortWords);
  const onChoose = ({ href }: Target) => {
    onClose();
    router.push(lockedHref(href));
  };
  return (
    <Dialog label={jump} onClose={onClose} className="max-w-xl open:flex open:flex-col sm:mt-[12vh] sm:mb-auto">
      <JumpBox metered={metered} onChoose={onChoose} onForget={() => writeStored(RECENT_KEY, printRecent([]))} />
    </Dialog>
  );
}
