import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { DownloadMenu } from '@/components/download/download-menu';
import { AccountReport, OwnRegister } from '@/components/quota/account-report';
import { pageReport } from '@/lib/api/pages/page';
import { originOf } from '@/lib/api/registry';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { quotaWords } from '@/lib/words/site';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = quotaWords[await requestLanguage()];
  return { title, description };
}

export default async function AccountStatusPage() {
  const report = await pageReport();
  const { title } = quotaWords[await requestLanguage()];
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {report ? <AccountReport report={report} now={Date.now()} /> : <OwnRegister origin={originOf(await headers())} />}
      <DownloadMenu page={links.accountStatus()} />
    </>
  );
}
