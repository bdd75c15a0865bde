import { useEffect, useEffectEvent } from 'react';
import { useNetworkCase } from '../use-case';

/** What people type into has an undoing of its own. */
const WRITTEN = 'textarea, [contenteditable], input:not([type=range], [type=checkbox], [type=radio], [type=file])';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WRITTEN) !== null;

/** Control-Z undoes, Control-Shift-Z and Control-Y redo; Command does as Control. */
export function useUndoKeys(): void {
  const { undo, redo } = useNetworkCase();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey === event.metaKey || event.altKey || isWriting(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
