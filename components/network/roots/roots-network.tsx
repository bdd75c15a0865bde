import { isMetered } from '@/lib/api/pages/allowance';
import type { RootsNetwork as Loaded } from '@/lib/api/pages/roots-network';
import type { RootsAddress } from '@/lib/network/roots/address';
import { placeNamesIn } from '@/lib/shared/jurisdictions/places';
import { useForms } from '@/lib/shared/language/use-words';
import { NetworkWorkspace } from '../network-workspace';
import { FirstLook } from './first-look';
import { MissingRoots } from './missing-roots';
import { RootList } from './root-list';
import { SpentOnce } from './spent-once';

interface Props {
  address: RootsAddress;
  network: Loaded;
  /** What the page's address says besides the roots. */
  others: URLSearchParams;
  query: URLSearchParams;
  now: number;
}

/** What of the address links and forms carry along: never that calls may be spent. */
function withoutCalls(query: URLSearchParams): URLSearchParams {
  const carried = new URLSearchParams(query);
  carried.delete('ask');
  carried.delete('calls');
  return carried;
}

/** The network of several roots below the heading: who is missing, who is there, and the workspace. */
export function RootsNetwork({ address, network, others, query, now }: Props) {
  const { language } = useForms();
  const { roots, missing, walked, facts } = network;
  const [first] = roots;
  return (
    <div className="flex flex-col gap-5">
      {address.ask && <SpentOnce />}
      <MissingRoots missing={missing} now={now} />
      <RootList roots={roots} others={others} />
      {first && <FirstLook address={address} network={network} others={others} />}
      {first && (
        <NetworkWorkspace
          key={address.from.join(' ')}
          root={first}
          relationships={[]}
          several={{ roots, walked }}
          facts={facts}
          query={withoutCalls(query).toString()}
          jurisdictionNames={placeNamesIn(language)}
          dates={address.dates}
          metered={isMetered()}
        />
      )}
    </div>
  );
}
