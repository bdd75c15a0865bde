import type { ReactNode } from 'react';
import { NetworkPicture } from '@/components/control/control-section';
import { Notice } from '@/components/ui/notice';
import { isMetered } from '@/lib/api/pages/page';
import type { DrawnNetwork, NetworkFacts } from '@/lib/api/pages/roots-network';
import { dayOf } from '@/lib/contract/parameters';
import { firstModel, type InitialNetwork } from '@/lib/network/expansions';
import { drawPicture } from '@/lib/network/picture';
import { printRows } from '@/lib/shared/json';
import { placeNamesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkSelectionWords } from '@/lib/words/network';
import { networkWorkspaceWords } from '@/lib/words/network-filters';
import { NetworkWorkspace, type SentFacts } from './network-workspace';

interface RecordNetworkProps {
  /** Path of the record, and its name on the page. */
  root: { path: string; name: string };
  /** The unfiltered reply, as far as it is drawn. */
  drawn: DrawnNetwork;
  /** The picture's parameters in the page's address. */
  query: URLSearchParams;
  /** Files of the page, and the age of its facts. */
  children: ReactNode;
}

/** The network of a record: a workspace as high as the window. */
export function RecordNetwork({ root, drawn, query, children }: RecordNetworkProps) {
  const forms = useForms();
  const words = networkSelectionWords[forms.language];
  const { relationships, leftOut, facts } = drawn;
  return (
    <NetworkWorkspace
      root={root}
      relationships={printRows(relationships)}
      facts={printFacts(facts)}
      query={query.toString()}
      jurisdictionNames={placeNamesIn(forms.language)}
      dates={dayOf(query)}
      metered={isMetered()}
      about={<AboutPage>{children}</AboutPage>}
      still={<StillPicture network={{ root, relationships }} />}
      notices={
        leftOut > 0 && (
          <Notice tone="warn" title={words.strongestOfAll(forms, relationships.length, relationships.length + leftOut)}>
            <p>{words.allInFiles}</p>
          </Notice>
        )
      }
    />
  );
}

/** Facts as the page sends them. */
export function printFacts({ asked, known }: NetworkFacts): SentFacts {
  const paths = new Set(known.map(({ path }) => path));
  return { known: printRows(known), unknown: asked.filter((path) => !paths.has(path)) };
}

/** What a network page says about itself. */
export function AboutPage({ children }: { children: ReactNode }) {
  const { about } = useWords(networkWorkspaceWords);
  return (
    <section className="flex flex-col items-start gap-2 border-line border-t pt-3 text-sm">
      <h2 className="font-medium font-sans text-sm">{about}</h2>
      {children}
    </section>
  );
}

/** The nearest part of a network, drawn for browsers without scripts; the table has all of it. */
export function StillPicture({ network }: { network: InitialNetwork }) {
  const { picture: words } = useWords(networkWorkspaceWords);
  const { language } = useForms();
  const picture = drawPicture(firstModel(network), language);
  if (!picture) return null;
  return (
    <noscript>
      <div className="max-w-3xl rounded border border-line p-4">
        <NetworkPicture picture={picture} description={words(network.root.name)} />
      </div>
    </noscript>
  );
}

/** The interface's own reply for a page. */
export const JsonLink = ({ href }: { href: string }) => (
  <a href={href} className="underline print:hidden">
    JSON
  </a>
);
