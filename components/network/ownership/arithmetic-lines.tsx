import { isNothing, shareOfFraction } from '@/lib/network/findings/fraction';
import type { Arithmetic } from '@/lib/network/ownership/chains';
import { SAME } from '@/lib/network/ownership/interval';
import { shareWords } from '@/lib/network/share';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkOwnershipWords } from '@/lib/words/network-analysis';
import { Fact } from '../fact';
import { ChainLine } from './chain-line';

/** How a share comes about: chain by chain, their sum, and whatever is between the sum and the share. */
export function ArithmeticLines({ arithmetic, label }: { arithmetic: Arithmetic; label: string }) {
  return (
    <>
      <ol aria-label={label} className="mt-1 flex flex-col gap-1">
        {arithmetic.chains.map((chain) => (
          <li key={chain.entities.join(' ')}>
            <ChainLine chain={chain} />
          </li>
        ))}
      </ol>
      <Sum arithmetic={arithmetic} />
    </>
  );
}

/** Said where there is something to add up. */
function Sum({ arithmetic: { chains, complete, sum, rest, cut, total } }: { arithmetic: Arithmetic }) {
  const words = useWords(networkOwnershipWords);
  const { language } = useForms();
  const say = (fraction: typeof sum) => shareWords(shareOfFraction(fraction), language);
  if (chains.length < 2 && isNothing(rest) && cut < SAME) return null;
  const terms = chains.map(({ product }) => say(product)).join(' + ');
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 text-muted">
      {chains.length > 1 && <Fact term={complete ? words.sum : words.sumShown}>{`${terms} = ${say(sum)}`}</Fact>}
      {!isNothing(rest) && <Fact term={complete ? words.loopsAdd : words.othersAdd}>{say(rest)}</Fact>}
      {cut > SAME && <Fact term={words.cut}>{say({ low: cut, high: cut })}</Fact>}
      <Fact term={words.total}>
        <strong className="font-medium text-ink">{say(total)}</strong>
      </Fact>
    </dl>
  );
}
