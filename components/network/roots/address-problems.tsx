import { type RootsAddress, rangeOf } from '@/lib/network/roots';
import { MOST_ROOTS } from '@/lib/network/roots-href';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkRootWords } from '@/lib/words/company';
import { Notice } from '../../ui/notice';

/** The ignored parts of the address, in sentences. */
export function AddressProblems({ address: { unreadable, left_out, wrong } }: { address: RootsAddress }) {
  const words = useWords(networkRootWords);
  const forms = useForms();
  const sayWrong = (name: RootsAddress['wrong'][number]) => {
    if (name === 'direction') return words.wrongDirection;
    const { least, most } = rangeOf(name);
    return words.wrongNumber(forms, name, least, most);
  };
  return (
    <>
      {unreadable.length > 0 && (
        <Notice tone="warn" title={words.unreadable}>
          {unreadable.map((text) => (
            <p key={text} className="break-words">
              {words.wasLeftOut(<bdi>{text.slice(0, 200)}</bdi>)}
            </p>
          ))}
        </Notice>
      )}
      {left_out > 0 && <Notice tone="warn" title={words.leftOut(forms, MOST_ROOTS, left_out)} />}
      {wrong.length > 0 && (
        <Notice tone="warn" title={words.wrong}>
          {wrong.map((name) => (
            <p key={name}>{sayWrong(name)}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
