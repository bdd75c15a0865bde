import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { EndpointGroup, ReferenceIntroduction } from '@/components/reference/endpoint-group';
import { Notice } from '@/components/ui/notice';
import { registrySource } from '@/lib/api/pages/page';
import { originOf } from '@/lib/api/visitor';
import { GROUPS } from '@/lib/contract/openapi-words';
import { settings } from '@/lib/registry/settings';
import { requestLanguage } from '@/lib/shared/language/request';
import { referenceWords } from '@/lib/words/reference';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = referenceWords[await requestLanguage()];
  return { title, description };
}

export default async function ApiReferencePage() {
  const words = referenceWords[await requestLanguage()];
  const origin = originOf(await headers());
  const { apiForm, apiDailyLimit, apiMonthlyLimit } = settings();
  return (
    <>
      <h1 className="mb-4 text-3xl sm:text-4xl">{words.heading}</h1>
      {registrySource() === 'upstream' && (
        <Notice tone="warn" title={words.noRegister.title}>
          {words.noRegister.advice}
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
