import { useState } from 'react';
import { embedFrame } from '@/lib/api/card/frame';
import { NETWORK_EMBED_SIZE } from '@/lib/api/card/sizes';
import { LONGEST_LINK, printCaseLink } from '@/lib/network/case/link/print';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { embedPathOf, linkOf } from '../case-address';
import { PlainButton } from '../filters/plain-button';
import { useNetworkCase } from '../use-case';
import type { NetworkView } from '../use-network-view';

interface Props {
  view: NetworkView;
  /** From whom the page begins without being told otherwise. */
  roots: readonly string[];
  /** What the view is called. */
  title: string;
}

/** The link to this view and the frame that shows it elsewhere, with what they cannot carry told before they are passed on. */
export function CopyLink({ view, roots, title }: Props) {
  const { take } = useWords(networkCaseWords);
  const forms = useForms();
  const { case: look } = useNetworkCase();
  const { said, frame, copy } = useCopying();
  const { length, tooLong, leftOut } = printCaseLink(look, roots);
  const copyLink = () => copy(linkOf(look, roots, view.model, new Date()), take.copied, take.notCopied);
  const copyFrame = () => {
    const code = frameOf(embedPathOf(look, roots), title);
    return copy(code, take.embedCopied, take.embedNotCopied, code);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PlainButton onClick={copyLink}>{take.link}</PlainButton>
        <PlainButton onClick={copyFrame}>{take.embed}</PlainButton>
        <p role="status" className="empty:hidden">
          {said}
        </p>
      </div>
      {frame && <code className="select-all break-all rounded bg-sunken px-3 py-2 text-xs">{frame}</code>}
      <p className="text-muted">{take.linkSince}</p>
      {tooLong && <p>{take.tooLong(forms, length, LONGEST_LINK)}</p>}
      {leftOut.length > 0 && (
        <p className="text-muted">{take.leftOut(forms.and(leftOut.map((part) => take.parts[part])))}</p>
      )}
    </div>
  );
}

function frameOf(path: string, title: string): string {
  const { width, height } = NETWORK_EMBED_SIZE;
  return embedFrame(new URL(path, window.location.origin).href, title, width, height);
}

/** A text into the clipboard, and how that went; `shown` stays to be read, for browsers that allow no copying. */
function useCopying() {
  const [{ said, frame }, setDone] = useState<{ said: string; frame?: string }>({ said: '' });
  async function copy(text: string, copied: string, refused: string, shown?: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ said: copied, frame: shown });
    } catch {
      setDone({ said: refused, frame: shown });
    }
  }
  return { said, frame, copy };
}
