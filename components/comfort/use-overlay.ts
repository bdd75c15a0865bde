import { useEffect, useState } from 'react';
import { areKeysOff } from '@/components/ui/keys-switch';
import { wishOf } from './keys';
import { OPENS, type Overlay } from './opens';
import { focusSearchBox } from './search-box';

const WRITES = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const overlayOf = (name: string | null | undefined): Overlay | undefined =>
  name === 'jump' || name === 'list' ? name : undefined;

/** Does what a key asks for; what is to be opened is told back. Behind an open dialog no key means anything. */
function obey(event: KeyboardEvent): Overlay | undefined {
  if (event.defaultPrevented || areKeysOff() || document.querySelector('dialog:modal')) return undefined;
  const wish = wishOf(event, isIn(event.target, WRITES));
  if (wish === undefined || (wish === 'search' && !focusSearchBox())) return undefined;
  event.preventDefault();
  return overlayOf(wish);
}

/** What is open over the page: by a key, or by a button that says so. */
export function useOverlay(): [open: Overlay | undefined, close: () => void] {
  const [open, setOpen] = useState<Overlay>();
  useEffect(() => {
    const show = (wanted: Overlay | undefined) => wanted && setOpen(wanted);
    const onKey = (event: KeyboardEvent) => show(obey(event));
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest(`[${OPENS}]`) : null;
      show(overlayOf(button?.getAttribute(OPENS)));
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);
  return [open, () => setOpen(undefined)];
}
