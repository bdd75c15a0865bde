import type { Metadata } from 'next';
import { RegisterReport } from '@/components/register/register-report';
import { followedSources, registerContents } from '@/lib/api/pages/records';
import { todayOf } from '@/lib/shared/language/language';
import { requestLanguage } from '@/lib/shared/preferences';
import { registerWords } from '@/lib/words/register';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = registerWords[await requestLanguage()];
  return { title, description };
}

export default async function RegisterPage() {
  const contents = await registerContents();
  const { title, remote } = registerWords[await requestLanguage()];
  const followed = followedSources();
  return (
    <>
      <h1 className="mb-2 text-3xl sm:text-4xl">{title}</h1>
      {contents ? (
        <RegisterReport contents={contents} followed={followed} today={todayOf(Date.now())} />
      ) : (
        <p className="max-w-4xl text-lg">{remote}</p>
      )}
    </>
  );
}
