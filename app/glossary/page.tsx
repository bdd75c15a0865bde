import type { Metadata } from 'next';
import { TermList } from '@/components/glossary/term-list';

export const metadata: Metadata = {
  title: 'Glossary',
  description: 'The words of company registers and of ownership, explained in plain sentences.',
};

export default function GlossaryPage() {
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">Glossary</h1>
      <p className="mt-3 max-w-prose text-lg">
        The words that registers and these pages use, in plain sentences. Where such a word is underlined with dots, a
        press on it explains it there.
      </p>
      <TermList />
    </>
  );
}
