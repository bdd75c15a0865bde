import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { PlaceholderHeader, PlaceholderProfile } from '@/components/placeholder/placeholder';
import { PageFacts } from '@/components/record/record-page';
import { attempt, free, getPlaceholder, pricesOf } from '@/lib/api/pages/page';
import { type PlaceholderRoute, personsNamed, placeholderTitle } from '@/lib/api/pages/records';
import { todayOf } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { placeholderWords } from '@/lib/words/grouping';

export async function generateMetadata({ params }: PlaceholderRoute): Promise<Metadata> {
  const { kind } = placeholderWords[await requestLanguage()];
  return { title: await placeholderTitle(params, kind) };
}

export default async function PlaceholderPage({ params }: PlaceholderRoute) {
  const { value: placeholder, failure } = await attempt(getPlaceholder((await params).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const id = String(placeholder.id);
  const [statements, candidates] = await Promise.all([
    free((registry) => registry.list('list_placeholder_statements', { id })),
    placeholder.entity_type === 'person' ? personsNamed(placeholder) : undefined,
  ]);
  const records = statements?.value.items.map((statement) => ({ href: links.statement(statement.id) })) ?? [];
  const prices = await pricesOf([{ href: links.placeholderStatements(id) }, ...records]);
  return (
    <article>
      <PlaceholderHeader
        placeholder={placeholder}
        tab="overview"
        jsonHref={links.json(links.placeholder(id))}
        prices={prices}
      >
        <PageFacts page={links.placeholder(id)} />
        <DownloadMenu page={links.placeholder(id)} cited={{ kind: 'placeholder', record: placeholder }} />
      </PlaceholderHeader>
      <PlaceholderProfile
        placeholder={placeholder}
        statements={statements}
        candidates={candidates}
        prices={prices}
        today={todayOf(Date.now())}
      />
    </article>
  );
}
