import { useState } from 'react';
import { useForms, useWords } from '@/lib/language/use-words';
import { LONGEST_LINK, printCaseLink } from '@/lib/network/case/link/print';
import { wholeAddressOf } from '../case-address';
import { PlainButton } from '../filters/plain-button';
import { networkCaseWords } from '../script-words/case/words';
import { useNetworkCase } from '../use-case';

/** The link to this view, with what it cannot carry told before it is passed on. */
export function CopyLink({ roots }: { roots: readonly string[] }) {
  const { take } = useWords(networkCaseWords);
  const forms = useForms();
  const { case: look } = useNetworkCase();
  const [said, setSaid] = useState('');
  const { length, tooLong, leftOut } = printCaseLink(look, roots);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(wholeAddressOf(look, roots), window.location.href).href);
      setSaid(take.copied);
    } catch {
      setSaid(take.notCopied);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <PlainButton onClick={copy}>{take.link}</PlainButton>
      <p role="status" className="empty:hidden">
        {said}
      </p>
      {tooLong && <p>{take.tooLong(forms, length, LONGEST_LINK)}</p>}
      {leftOut.length > 0 && (
        <p className="text-muted">{take.leftOut(forms.and(leftOut.map((part) => take.parts[part])))}</p>
      )}
    </div>
  );
}
