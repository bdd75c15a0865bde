import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#language';
import { areKeysOff } from '@/components/ui/keys-switch';
import { createPreviewLoader, type Loaded } from './load-preview';
import { isTaken, type PreviewRow, rowsIn } from './preview-rows';

/** Milliseconds that one stays at a row before its record is loaded: who passes by loads nothing. */
const DWELL = 200;

interface Shown {
  row: PreviewRow;
  /** Undefined while it was not asked for, or has not come. */
  loaded?: Loaded;
  isLoading: boolean;
}

/** Which row is previewed and what of its record is here. Costly records wait for `load`. */
export function usePreview(container: RefObject<HTMLElement | null>, canShow: () => boolean) {
  const [shown, setShown] = useState<Shown>();
  const language = useLanguage();
  const [loader] = useState(() => createPreviewLoader(language));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isFree = useCallback(({ path, price }: PreviewRow) => price !== 'call' || loader.isHere(path), [loader]);

  const load = useCallback(
    async (row: PreviewRow) => {
      const isStillThere = (now: Shown | undefined) => now?.row.path === row.path;
      setShown((now) => (isStillThere(now) ? { row, isLoading: true } : now));
      const loaded = await loader.load(row.path);
      setShown((now) => (isStillThere(now) ? { row, loaded, isLoading: false } : now));
    },
    [loader],
  );

  const select = useCallback(
    (row: PreviewRow) => {
      clearTimeout(timer.current);
      row.element.focus();
      row.element.scrollIntoView({ block: 'nearest' });
      if (!canShow()) return;
      setShown((now) => (now?.row.path === row.path ? now : { row, isLoading: false }));
      if (isFree(row)) timer.current = setTimeout(() => void load(row), DWELL);
    },
    [canShow, load, isFree],
  );

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setShown(undefined);
  }, []);

  const onKey = useCallback(
    (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const rows = rowsIn(container.current);
      const at = rows.findIndex(({ element }) => element === document.activeElement);
      const row = rows[at];
      if (event.key === 'j' || event.key === 'k') {
        if (areKeysOff()) return;
        const next = rows[event.key === 'j' ? at + 1 : at - 1];
        if (next) select(next);
        event.preventDefault();
      } else if (event.key === 'Enter' && row) {
        if (canShow() && shown?.row.path !== row.path) select(row);
        else if (canShow() && !shown?.loaded && !isFree(row)) void load(row);
        else row.element.querySelector('a')?.click();
      } else if (event.key === 'Escape' && shown) close();
    },
    [container, canShow, select, load, isFree, close, shown],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, select, load, close, onKey };
}
