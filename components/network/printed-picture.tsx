import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { useFileSource } from './case/export-picture';
import { type NetworkView, useRootNames } from './use-network-view';

type FileTexts = typeof import('./case/file-texts');

/** Milliseconds after which the code is loaded: a page that is printed cannot wait for it. */
const DELAY = 2_000;

/** The picture as the page is printed: as SVG in its frame, in place of the canvas. Nothing on a screen. */
export function PrintedPicture({ view }: { view: NetworkView }) {
  const { take } = useWords(networkCaseWords);
  const sourceOf = useFileSource(view, take.network(useRootNames(view.model, view.roots)));
  const files = useRef<FileTexts>(undefined);
  const [drawing, setDrawing] = useState<string>();
  const draw = useEffectEvent(() => {
    const made = files.current?.printedPicture(sourceOf());
    // The browser prints what is there when this event ends.
    flushSync(() => setDrawing(made));
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./case/file-texts').then(
        (loaded) => {
          files.current = loaded;
        },
        // Printed without a picture; the table has the same content.
        () => undefined,
      );
    }, DELAY);
    const before = () => draw();
    const after = () => setDrawing(undefined);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  if (drawing === undefined) return null;
  return (
    <figure
      className="hidden print:block [&>svg]:h-auto [&>svg]:max-h-[175mm] [&>svg]:max-w-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own writer, which escapes every name
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
