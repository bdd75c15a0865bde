import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/components/ui/parts';
import { isMetered } from '@/lib/api/pages/page';
import type { RootsNetwork as Loaded } from '@/lib/api/pages/roots-network';
import type { RootsAddress } from '@/lib/network/roots';
import { MOST_ROOTS, rootsHref } from '@/lib/network/roots-href';
import type { NotLoaded } from '@/lib/network/walk/state';
import { placeNamesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { networkRootWords } from '@/lib/words/company';
import { failureInWords } from '@/lib/words/format/failed-reply';
import { NetworkWorkspace } from '../network-workspace';
import { AboutPage, printFacts, StillPicture } from '../record-network';
import { SpentOnce } from '../spent-once';
import { AddressProblems } from './address-problems';
import { FirstLook } from './first-look';

interface RootListProps {
  roots: readonly { path: string; name: string }[];
  /** The other parameters of the address. */
  others: URLSearchParams;
}

/** The roots, each with a link to remove it, and a link to add one. */
export function RootList({ roots, others }: RootListProps) {
  const words = useWords(networkRootWords);
  return (
    <section aria-label={words.roots} className="max-w-full print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {roots.map(({ path, name }) => (
          <li key={path} className="flex min-w-0 items-baseline gap-x-2">
            <Link href={path} className="min-w-0 underline">
              <bdi>{name}</bdi>
            </Link>
            {roots.length > 1 && (
              <Link
                href={rootsHref(
                  roots.flatMap((one) => (one.path === path ? [] : [one.path])),
                  others,
                )}
                aria-label={words.removeIt(name)}
                className="text-muted underline"
              >
                {words.remove}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <AddRoot roots={roots} others={others} />
    </section>
  );
}

function AddRoot({ roots, others }: RootListProps) {
  const words = useWords(networkRootWords);
  const forms = useForms();
  if (roots.length >= MOST_ROOTS) return <p className="mt-2 text-muted text-sm">{words.most(forms, MOST_ROOTS)}</p>;
  return (
    <form action={links.network()} className="mt-3 max-w-xl text-sm">
      {roots.map(({ path }) => (
        <input key={path} type="hidden" name="from" value={path} />
      ))}
      <label htmlFor="add-root" className="mb-1 block font-medium">
        {words.add}
      </label>
      <div className="flex gap-2">
        <input
          id="add-root"
          name="from"
          required
          maxLength={300}
          autoComplete="off"
          aria-describedby="add-root-hint"
          className="min-w-0 flex-1 rounded border border-line-strong bg-raised px-3 py-1.5"
        />
        <button type="submit" className="rounded border border-accent px-3 py-1.5 font-medium text-accent">
          {words.addButton}
        </button>
      </div>
      {[...others].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <p id="add-root-hint" className="mt-1 text-muted">
        {words.addHint}
      </p>
    </form>
  );
}

/** Roots that do not exist or could not be loaded; the others are displayed. */
function MissingRoots({ missing, now }: { missing: readonly NotLoaded[]; now: number }) {
  const words = useWords(networkRootWords);
  const { language } = useForms();
  if (missing.length === 0) return null;
  return (
    <Notice tone="warn" title={words.missingTitle}>
      {missing.map(({ id, failure }) => (
        <p key={id}>{words.missing(<bdi>{id}</bdi>, failureInWords({ status: 404, ...failure }, language, now))}</p>
      ))}
    </Notice>
  );
}

interface Props {
  address: RootsAddress;
  network: Loaded;
  heading: string;
  /** The page's parameters other than the roots. */
  others: URLSearchParams;
  query: URLSearchParams;
  now: number;
  /** The age of the facts. */
  children: ReactNode;
}

/** Parameters that links and forms carry along: never the permission to spend calls. */
function withoutCalls(query: URLSearchParams): URLSearchParams {
  const carried = new URLSearchParams(query);
  carried.delete('ask');
  carried.delete('calls');
  return carried;
}

/** The network of several roots; without any that exists, only what is missing. */
export function RootsNetwork({ address, network, heading, others, query, now, children }: Props) {
  const { language } = useForms();
  const { roots, missing, walked, facts } = network;
  const [first] = roots;
  const several = { roots, walked };
  const problems = (
    <>
      {address.ask && <SpentOnce />}
      <AddressProblems address={address} />
      <MissingRoots missing={missing} now={now} />
    </>
  );
  if (!first) {
    return (
      <div className="flex flex-col gap-5">
        <h1 className="text-balance text-3xl">{heading}</h1>
        {children}
        {problems}
        <RootList roots={[]} others={others} />
      </div>
    );
  }
  return (
    <NetworkWorkspace
      key={address.from.join(' ')}
      root={first}
      relationships={[]}
      several={several}
      facts={printFacts(facts)}
      query={withoutCalls(query).toString()}
      jurisdictionNames={placeNamesIn(language)}
      dates={address.dates}
      metered={isMetered()}
      heading={heading}
      notices={problems}
      about={
        <AboutPage>
          <RootList roots={roots} others={others} />
          <FirstLook address={address} network={network} others={others} />
          {children}
        </AboutPage>
      }
      still={<StillPicture network={{ root: first, relationships: [], several }} />}
    />
  );
}
