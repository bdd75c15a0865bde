import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { StatementProfile } from '@/components/statement/statement-profile';
import { attempt, getStatement, registrySource } from '@/lib/api/pages/page';
import { isRegistryError } from '@/lib/contract/errors';
import { headlineOf, headlineText } from '@/lib/records/statement/view';
import { todayOf } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { statementPageWords } from '@/lib/words/statement';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await requestLanguage();
  try {
    const statement = await getStatement((await params).id);
    return { title: headlineText(headlineOf(statement, todayOf(Date.now()), language)) };
  } catch (error) {
    if (isRegistryError(error)) return { title: statementPageWords[language].one };
    throw error;
  }
}

export default async function StatementPage({ params }: Props) {
  const { value: statement, failure } = await attempt(getStatement((await params).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  return (
    <StatementProfile statement={statement} today={todayOf(Date.now())} isOwnRegister={registrySource() === 'embedded'}>
      <PageFacts page={links.statement(statement.id)} />
      <DownloadMenu page={links.statement(statement.id)} cited={{ kind: 'statement', record: statement }} />
    </StatementProfile>
  );
}
