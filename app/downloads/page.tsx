import type { Metadata } from 'next';
import { BulkDownloads } from '@/components/download/bulk-files';
import { Trail } from '@/components/ui/parts';
import { bulkFiles } from '@/lib/api/pages/records';
import { countJurisdictions } from '@/lib/api/pages/search';
import type { AddressParameters } from '@/lib/search/state';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { bulkWords } from '@/lib/words/bulk';

interface DownloadsPageProps {
  searchParams: Promise<AddressParameters>;
}

/** Undefined for the whole register. The page shows it in a command, which operators copy: nothing else may be in it. */
async function codeOf(searchParams: DownloadsPageProps['searchParams']): Promise<string | undefined> {
  const [code = ''] = [(await searchParams).jurisdiction_code ?? []].flat();
  return /^[a-z]{2}(?:_[a-z0-9]+)?$/.exec(code.trim().toLowerCase())?.[0];
}

export async function generateMetadata({ searchParams }: DownloadsPageProps): Promise<Metadata> {
  const language = await requestLanguage();
  const { title, titleOf, description } = bulkWords[language];
  const code = await codeOf(searchParams);
  return { title: code === undefined ? title : titleOf(placesIn(language)(code)), description };
}

export default async function DownloadsPage({ searchParams }: DownloadsPageProps) {
  const language = await requestLanguage();
  const words = bulkWords[language];
  const offered = await bulkFiles();
  const code = offered && (await codeOf(searchParams));
  const counts = offered && (await countJurisdictions(false))?.value?.values;
  return (
    <>
      {code !== undefined && <Trail crumbs={[{ href: links.downloads(), label: words.title }]} />}
      <h1 className="mb-2 text-3xl sm:text-4xl">
        {code === undefined ? words.title : words.titleOf(placesIn(language)(code))}
      </h1>
      {offered ? (
        <BulkDownloads {...offered} code={code} counts={counts ?? []} now={Date.now()} />
      ) : (
        <p className="max-w-4xl text-lg">{words.remote}</p>
      )}
    </>
  );
}
