import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { EndpointGroup, ReferenceIntroduction } from '@/components/reference/endpoint-group';
import { Notice } from '@/components/ui/notice';
import { describedApi } from '@/lib/api/registry';
import { GROUPS } from '@/lib/contract/openapi-words';
import { requestLanguage } from '@/lib/shared/preferences';
import { referenceWords } from '@/lib/words/reference';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = referenceWords[await requestLanguage()];
  return { title, description };
}

export default async function ApiReferencePage() {
  const words = referenceWords[await requestLanguage()];
  const api = describedApi(await headers());
  return (
    <>
      <h1 className="mb-4 text-3xl sm:text-4xl">{words.heading}</h1>
      {api.token === 'closed' && (
        <div className="mb-6">
          <Notice tone="warn" title={words.noRegister.title}>
            {words.noRegister.advice}
          </Notice>
        </div>
      )}
      <ReferenceIntroduction api={api} />
      <div className="mt-10 space-y-12">
        {GROUPS.map((group) => (
          <EndpointGroup key={group} group={group} origin={api.origin} />
        ))}
      </div>
    </>
  );
}
