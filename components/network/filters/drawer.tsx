import type { Ref } from 'react';
import type { NetworkFilter } from '@/lib/network/filter';
import { narrowingsOf } from '@/lib/network/filter/narrowing';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';

const BUTTON =
  'min-h-11 w-full cursor-pointer rounded border border-line-strong bg-raised px-4 py-2 font-medium text-sm noscript:hidden print:hidden sm:hidden';

interface OpenProps {
  ref: Ref<HTMLButtonElement>;
  /** The id of what is opened. */
  drawer: string;
  filter: NetworkFilter;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** On a phone filters would stand before everything else. */
export function OpenDrawer({ ref, drawer, filter, isOpen, onOpen }: OpenProps) {
  const words = useWords(networkFilterWords);
  const forms = useForms();
  const count = narrowingsOf(filter).length;
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-controls={drawer}
      onClick={() => onOpen(!isOpen)}
      className={BUTTON}
    >
      {count === 0 ? words.open : words.openWith(forms, count)}
    </button>
  );
}

/** Says what there is to be seen behind the drawer. */
export function CloseDrawer({ relationships, onClose }: { relationships: number; onClose: () => void }) {
  const words = useWords(networkFilterWords);
  const forms = useForms();
  return (
    <button type="button" onClick={onClose} className={BUTTON}>
      {words.close(forms, relationships)}
    </button>
  );
}
