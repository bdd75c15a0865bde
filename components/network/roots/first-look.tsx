import type { RootsNetwork } from '@/lib/api/pages/roots-network';
import type { RootsAddress } from '@/lib/network/roots';
import { rootsHref } from '@/lib/network/roots-href';
import { priceInWords, progressInWords } from '@/lib/network/walk/state';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkRootWords } from '@/lib/words/company';
import { walkWords } from '@/lib/words/network-filters';
import { Link } from '../../ui/parts';

interface FirstLookProps {
  address: RootsAddress;
  network: RootsNetwork;
  others: URLSearchParams;
}

/** How far the page's own walk went, why it stopped, and the price of the rest. */
export function FirstLook({ address, network: { walked, price, left }, others }: FirstLookProps) {
  const words = useWords(networkRootWords);
  const { stopped } = useWords(walkWords);
  const forms = useForms();
  const { progress, stopped: end } = walked;
  return (
    <div className="text-muted text-sm">
      <p>
        {words.walked(forms, address.depth, address.direction)}{' '}
        {progress && progressInWords(progress, price.metered && address.ask, forms.language)}
        {'. '}
        {end && !(price.metered && !address.ask && end.because === 'budget') && stopped[end.because]}
      </p>
      {price.metered && price.calls > 0 && (
        <p>
          {!address.ask && `${words.keptOnly} `}
          {words.rest(priceInWords(price, left, forms.language))}{' '}
          <RequestAll address={address} calls={Math.min(price.calls, address.calls, left ?? 0)} others={others} />
        </p>
      )}
    </div>
  );
}

/** Calls are spent only if the user requests it, by an address that says so. */
function RequestAll({ address, calls, others }: { address: RootsAddress; calls: number; others: URLSearchParams }) {
  const words = useWords(networkRootWords);
  const forms = useForms();
  if (calls <= 0) return null;
  const query = new URLSearchParams(others);
  query.set('calls', String(address.calls));
  query.set('ask', 'true');
  return (
    <Link href={rootsHref(address.from, query)} className="font-medium text-accent underline">
      {words.askAll(forms, calls)}
    </Link>
  );
}
