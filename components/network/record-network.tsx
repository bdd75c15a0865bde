import { Notice } from '@/components/ui/notice';
import { isMetered } from '@/lib/api/pages/page';
import type { DrawnNetwork } from '@/lib/api/pages/roots-network';
import type { RegistryError } from '@/lib/contract/errors';
import { dayOf } from '@/lib/contract/parameters';
import { placeNamesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { useForms } from '@/lib/shared/language/use-words';
import { networkSelectionWords } from '@/lib/words/network';
import { FailureNotice } from '../failure/failure-notice';
import { NetworkWorkspace } from './network-workspace';

interface RecordNetworkProps {
  /** Path of the record, and its name on the page. */
  root: { path: string; name: string };
  /** Why the network is missing. */
  failure?: RegistryError;
  /** The unfiltered reply, as far as it is drawn. */
  drawn: DrawnNetwork;
  /** The picture's parameters in the page's address. */
  query: URLSearchParams;
}

/** The network of a record below its heading, or why it is missing. */
export function RecordNetwork({ root, failure, drawn, query }: RecordNetworkProps) {
  const forms = useForms();
  const words = networkSelectionWords[forms.language];
  if (failure) return <FailureNotice failure={failure} now={Date.now()} />;
  const { relationships, leftOut, facts } = drawn;
  return (
    <>
      {leftOut > 0 && (
        <div className="mb-4">
          <Notice tone="warn" title={words.strongestOfAll(forms, relationships.length, relationships.length + leftOut)}>
            <p>{words.allInFiles}</p>
          </Notice>
        </div>
      )}
      <NetworkWorkspace
        root={root}
        relationships={relationships}
        facts={facts}
        query={query.toString()}
        jurisdictionNames={placeNamesIn(forms.language)}
        dates={dayOf(query)}
        metered={isMetered()}
      />
    </>
  );
}
