import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { OpenFirstCase } from '@/components/network/case/open-case';
import { AddressProblems } from '@/components/network/roots/address-problems';
import { RootList, RootsNetwork } from '@/components/network/roots/roots-network';
import { PageFacts } from '@/components/record/record-page';
import { networkMetadata } from '@/lib/api/card/network-card';
import { loadRoots } from '@/lib/api/pages/roots-network';
import { parseRoots, type RootsAddress } from '@/lib/network/roots';
import { rootsHref } from '@/lib/network/roots-href';
import { type AddressParameters, toUrlSearchParams } from '@/lib/search/state';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { networkRootWords } from '@/lib/words/company';

interface Props {
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { title, lead: description } = networkRootWords[await requestLanguage()];
  const query = othersIn(toUrlSearchParams(await searchParams), ['ask', 'calls']);
  return { ...(await networkMetadata(links.network(), query, { title, description })), robots: { index: false } };
}

/** Parameters dropped from the new address: the roots, and consent to spend calls, which is valid once. */
const OWN = ['from', 'company', 'ask', 'calls'];

const othersIn = (query: URLSearchParams, without: readonly string[] = OWN): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => !without.includes(name)));

/** Rewrites the roots as paths. An unreadable root keeps the address, so that the page can report it. */
function movedTo({ from, unreadable, left_out }: RootsAddress, query: URLSearchParams): string | undefined {
  const isRead = unreadable.length === 0 && left_out === 0 && from.length > 0;
  const isWritten = query.getAll('company').length === 0 && query.getAll('from').join(' ') === from.join(' ');
  return isRead && !isWritten ? rootsHref(from, query) : undefined;
}

/** A longer list of names is no heading; all of them are listed below it. */
const MOST_NAMED = 4;

function headingOf(names: readonly string[], language: Language): string {
  const words = networkRootWords[language];
  const forms = formsOf(language);
  if (names.length === 0) return words.title;
  const isLong = names.length > MOST_NAMED;
  const named = names.slice(0, isLong ? MOST_NAMED - 1 : MOST_NAMED);
  return words.networkOf(forms.and(isLong ? [...named, words.more(forms, names.length - named.length)] : named));
}

export default async function NetworkPage({ searchParams }: Props) {
  const query = toUrlSearchParams(await searchParams);
  const address = parseRoots(query);
  const moved = movedTo(address, query);
  if (moved) redirect(moved);
  const language = await requestLanguage();
  const words = networkRootWords[language];
  const others = othersIn(query);
  const network = address.from.length > 0 ? await loadRoots(address) : undefined;
  const heading = headingOf(network?.roots.map(({ name }) => name) ?? [], language);
  const age = <PageFacts page={rootsHref(address.from, others)} />;
  if (network) {
    return (
      <article>
        <RootsNetwork
          address={address}
          network={network}
          heading={heading}
          others={others}
          query={query}
          now={Date.now()}
        >
          {age}
        </RootsNetwork>
      </article>
    );
  }
  return (
    <article className="flex flex-col gap-5">
      <div>
        <h1 className="text-balance text-3xl">{heading}</h1>
        <p className="mt-2 max-w-3xl text-pretty">{words.lead}</p>
        {age}
      </div>
      <AddressProblems address={address} />
      <p>{words.none}</p>
      <RootList roots={[]} others={others} />
      <div className="max-w-xl text-sm noscript:hidden print:hidden">
        <OpenFirstCase />
      </div>
    </article>
  );
}
