import { type Attempt, isMetered } from '@/lib/api/pages/page';
import type { NetworkFacts } from '@/lib/api/pages/roots-network';
import type { NetworkRelationship } from '@/lib/contract/network';
import { dayOf } from '@/lib/network/expansions';
import { placeNamesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { useForms } from '@/lib/shared/language/use-words';
import { FailureNotice } from '../failure/failure-notice';
import { NetworkWorkspace } from './network-workspace';

interface RecordNetworkProps {
  /** Path of the record, and its name on the page. */
  root: { path: string; name: string };
  /** The unfiltered reply. */
  found: Attempt<NetworkRelationship[]>;
  /** Facts of the records of its companies. */
  facts: NetworkFacts;
  /** The picture's parameters in the page's address. */
  query: URLSearchParams;
}

/** The network of a record below its heading, or why it is missing. */
export function RecordNetwork({ root, found, facts, query }: RecordNetworkProps) {
  const { language } = useForms();
  if (found.failure) return <FailureNotice failure={found.failure} now={Date.now()} />;
  return (
    <NetworkWorkspace
      root={root}
      relationships={found.value}
      facts={facts}
      query={query.toString()}
      jurisdictionNames={placeNamesIn(language)}
      dates={dayOf(query)}
      metered={isMetered()}
    />
  );
}
