'use client';

import { type MouseEvent, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { readStored, subscribeToStored, writeStored } from '@/components/ui/device';
import { useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { PreviewPane } from './preview-pane';
import { rowsIn } from './preview-rows';
import { useKeptTicks } from './use-kept-ticks';
import { usePreview } from './use-preview';

const KEY = 'firmament.preview';

/** Beside a list there is room for a pane from here on. */
const WIDE = '(min-width: 64rem)';

const isOff = (): boolean => readStored(KEY) === 'off';
const onServer = (): undefined => undefined;

/**
 * The results with a preview beside them: j and k go down and up, Enter shows or opens, Esc closes, a press on a row shows
 * it. The keys can be switched off (WCAG 2.1.4). It is drawn only where there is room, and nothing needs it: each
 * result is a link.
 */
export function PreviewedResults({ children }: { children: React.ReactNode }) {
  const words = useWords(searchScriptWords);
  const container = useRef<HTMLDivElement>(null);
  const off = useSyncExternalStore(subscribeToStored, isOff, onServer);
  const canShow = useCallback(() => !isOff() && window.matchMedia(WIDE).matches, []);
  const { shown, select, load, close, onKey } = usePreview(container, canShow);
  useKeptTicks(container);

  useEffect(() => {
    if (off !== false) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [off, onKey]);

  const onClick = ({ target }: MouseEvent) => {
    if (off || !(target instanceof Element) || target.closest('a, button, input, label, summary')) return;
    const row = rowsIn(container.current).find(({ element }) => element.contains(target));
    if (row && canShow() && window.getSelection()?.isCollapsed !== false) select(row);
  };

  const toggle = () => {
    close();
    writeStored(KEY, off ? 'on' : 'off');
  };

  return (
    <>
      {/* Its room stands before the scripts are at work, so that nothing moves under a finger. */}
      <p className={`hidden text-muted text-xs lg:block print:hidden ${off === undefined ? 'invisible' : ''}`}>
        <button type="button" aria-pressed={!off} onClick={toggle} className="mr-2 underline">
          {off ? words.previewOff : words.previewOn}
        </button>
        {!off && words.previewKeys}
      </p>
      <div className={shown ? 'grid grid-cols-[minmax(0,1fr)_20rem] gap-x-8' : ''}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: each row has a link; a press beside it is an extra */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are j, k and Enter */}
        <div ref={container} onClick={onClick} className="min-w-0">
          {children}
        </div>
        {shown && (
          <PreviewPane
            row={shown.row}
            loaded={shown.loaded}
            isLoading={shown.isLoading}
            onLoad={() => void load(shown.row)}
            onClose={() => {
              shown.row.element.focus();
              close();
            }}
          />
        )}
      </div>
    </>
  );
}
