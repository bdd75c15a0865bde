import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { EndpointGroup } from '@/components/reference/endpoint-group';
import { ReferenceIntroduction } from '@/components/reference/reference-introduction';
import { Notice } from '@/components/ui/notice';
import { registrySource } from '@/lib/client/server';
import { GROUPS } from '@/lib/contract/openapi-words';
import { settings } from '@/lib/env';
import { originOf } from '@/lib/registry/origin';

export const metadata: Metadata = {
  title: 'API',
  description: 'Every endpoint of the registry interface, with its parameters and a form to try it.',
};

export default async function ApiReferencePage() {
  const origin = originOf(await headers());
  const { apiForm, apiDailyLimit, apiMonthlyLimit } = settings();
  return (
    <>
      <h1 className="mb-4 text-3xl sm:text-4xl">The API</h1>
      {registrySource() === 'upstream' && (
        <Notice tone="warn" title="This server has no register of its own">
          It shows a remote service, which has to be asked itself; the forms below answer 404 here.
        </Notice>
      )}
      <ReferenceIntroduction origin={origin} form={apiForm} daily={apiDailyLimit} monthly={apiMonthlyLimit} />
      <div className="mt-10 space-y-12">
        {GROUPS.map((group) => (
          <EndpointGroup key={group} group={group} origin={origin} />
        ))}
      </div>
    </>
  );
}
