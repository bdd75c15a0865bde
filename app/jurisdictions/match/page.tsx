import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailureNotice } from '@/components/failure/failure-notice';
import { MatchForm, MatchResult } from '@/components/jurisdiction/match';
import { PageFacts } from '@/components/record/record-page';
import { Trail } from '@/components/ui/parts';
import { attempt, isMetered, registry } from '@/lib/api/pages/page';
import type { AddressParameters } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { jurisdictionWords, matchWords } from '@/lib/words/register';

export async function generateMetadata(): Promise<Metadata> {
  return { title: matchWords[await requestLanguage()].title };
}

const textOf = (given: AddressParameters, name: string): string => [given[name] ?? ''].flat()[0]?.trim() ?? '';

async function Answer({ q, params }: { q: string; params: URLSearchParams }) {
  const { value, failure } = await attempt(registry.record('match_jurisdiction', {}, params));
  return failure ? <FailureNotice failure={failure} now={Date.now()} /> : <MatchResult q={q} match={value} />;
}

export default async function JurisdictionMatchPage({ searchParams }: { searchParams: Promise<AddressParameters> }) {
  const language = await requestLanguage();
  const given = await searchParams;
  const [q, related] = [textOf(given, 'q'), textOf(given, 'related_jurisdiction_code')];
  const params = new URLSearchParams({ q, ...(related && { related_jurisdiction_code: related }) });
  const answer = q && (await Answer({ q, params }));
  return (
    <>
      <Trail crumbs={[{ href: links.jurisdictions(), label: jurisdictionWords[language].title }]} />
      <h1 className="mt-1 mb-4 text-3xl">{matchWords[language].title}</h1>
      <MatchForm q={q} related={related} metered={isMetered()} />
      {answer && (
        <div className="mt-6 max-w-xl">
          {answer}
          <PageFacts page={links.jurisdictionMatch(params)} />
          <DownloadMenu page={links.jurisdictionMatch(params)} />
        </div>
      )}
    </>
  );
}
