import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CompaniesToAdd } from '@/components/compare/compare-form';
import { ConnectionForm } from '@/components/connections/connection-form';
import { ConnectionProblems } from '@/components/connections/connection-problems';
import { ConnectionsFound } from '@/components/connections/connections-found';
import { PersonsToAdd } from '@/components/connections/persons-to-add';
import { PageFacts } from '@/components/record/record-page';
import { companiesNamed } from '@/lib/api/download/comparison';
import { loadConnections } from '@/lib/api/pages/connections';
import { isMetered, registry, registrySource } from '@/lib/api/pages/page';
import { findPersonsNamed } from '@/lib/api/persons-named';
import {
  type ConnectionsAddress,
  connectionsHref,
  connectionsParams,
  ENTRIES,
  LEAST_CONNECTED,
  MOST_CONNECTED,
  parseConnections,
} from '@/lib/network/connections/address';
import { type AddressParameters, toUrlSearchParams } from '@/lib/search/state';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { connectionWords } from '@/lib/words/connections';

interface Props {
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: connectionWords[await requestLanguage()].title, robots: { index: false } };
}

/** The address with its entities as paths; one with a problem stays, so that the page can report it. */
function movedTo(address: ConnectionsAddress, query: URLSearchParams): string | undefined {
  const { unreadable, repeated, left_out, wrong, between } = address;
  const hasProblem = unreadable.length + repeated.length + left_out.length + wrong.length > 0;
  const written = (params: URLSearchParams) =>
    ENTRIES.flatMap((name) => params.getAll(name).map((id) => `${name} ${id}`));
  const isWritten = written(query).join('\n') === written(connectionsParams(address)).join('\n');
  if (hasProblem || isWritten || address.ask || between.length === 0) return undefined;
  const others = new URLSearchParams(address.add === '' ? undefined : { add: address.add });
  return links.connections(new URLSearchParams([...connectionsParams(address), ...others]));
}

/** A longer list of names is no heading; all of them are listed below it. */
const MOST_NAMED = 3;

function headingOf({ between }: ConnectionsAddress, names: ReadonlyMap<string, string>, language: Language): string {
  const words = connectionWords[language];
  const forms = formsOf(language);
  if (between.length < LEAST_CONNECTED) return words.title;
  const named = between.slice(0, between.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED);
  const rest = between.length - named.length;
  const all = named.map((id) => names.get(id) ?? id);
  return words.between(forms.and(rest > 0 ? [...all, words.more(forms, rest)] : all));
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

export default async function ConnectionsPage({ searchParams }: Props) {
  const query = toUrlSearchParams(await searchParams);
  const address = parseConnections(query);
  const moved = movedTo(address, query);
  if (moved) redirect(moved);
  const language = await requestLanguage();
  const words = connectionWords[language];
  const [loaded, named, persons] = await Promise.all([
    address.between.length > 0 ? loadConnections(address) : undefined,
    companiesNamed(address.add),
    registrySource() === 'embedded' ? findPersonsNamed(registry, address.add) : [],
  ]);
  const hrefWith = (id: string) => connectionsHref({ ...address, between: [...address.between, id] });
  const names = loaded?.names ?? NO_NAMES;
  const canSearch = (loaded?.search.between.length ?? 0) >= LEAST_CONNECTED;
  const now = Date.now();
  return (
    <article className="flex flex-col gap-6">
      <div>
        <h1 className="text-balance break-words text-3xl">{headingOf(address, names, language)}</h1>
        <p className="mt-2 max-w-3xl text-pretty">{words.lead(formsOf(language), LEAST_CONNECTED, MOST_CONNECTED)}</p>
        <PageFacts page={connectionsHref(address)} />
      </div>
      <ConnectionProblems address={address} missing={loaded?.search.missing ?? []} names={names} now={now} />
      <ConnectionForm address={address} names={names} canSearch={canSearch} metered={isMetered()} />
      {named && (
        <CompaniesToAdd
          name={address.add}
          named={named}
          hrefWith={(company) => hrefWith(links.company(company))}
          now={now}
        />
      )}
      <PersonsToAdd persons={persons} hrefWith={hrefWith} />
      {loaded && canSearch && <ConnectionsFound address={address} loaded={loaded} now={now} />}
    </article>
  );
}
