import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AccountReport } from '@/components/allowance/account-report';
import { OwnRegister } from '@/components/allowance/own-register';
import { pageReport } from '@/lib/client/allowance';
import { originOf } from '@/lib/registry/origin';

export const metadata: Metadata = {
  title: 'Account status',
  description: 'What is left of the calls of the remote service, and what they were spent on.',
};

export default async function AccountStatusPage() {
  const report = await pageReport();
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">Account status</h1>
      {report ? <AccountReport report={report} now={Date.now()} /> : <OwnRegister origin={originOf(await headers())} />}
    </>
  );
}
