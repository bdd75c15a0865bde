import type { Metadata } from 'next';
import { TermList } from '@/components/glossary/terms';
import { useWords } from '@/lib/shared/language/use-words';
import { requestLanguage } from '@/lib/shared/preferences';
import { glossaryWords } from '@/lib/words/reference';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = glossaryWords[await requestLanguage()];
  return { title, description };
}

export default function GlossaryPage() {
  const words = useWords(glossaryWords);
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-lg">{words.lead}</p>
      <TermList />
    </>
  );
}
