import type { RegisterContents } from '@/lib/contract/register-contents';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { registerWords } from '@/lib/words/register';
import { Notice } from '../ui/notice';
import { Section } from '../ui/section';
import { CodeListsTable } from './code-lists-table';
import { ContentsFacts } from './contents-facts';
import { ImportsTable } from './imports-table';
import { PublishersTable } from './publishers-table';

const COMMAND = 'npm run import -- <files>';

/** What our own register holds, who told it, and how it came in. */
export function RegisterReport({ contents }: { contents: RegisterContents }) {
  const { counts, publishers, imports, imported_formats, searches_are_indexed } = contents;
  const words = useWords(registerWords);
  const forms = useForms();
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <div className="grid grid-cols-1 gap-10">
      <div>
        <p className="max-w-4xl text-lg">
          {isEmpty ? words.empty : words.verdict(forms, counts.companies, publishers.length)}
        </p>
        <p className="mt-2 text-muted text-sm">
          {words.howTo} <code>{COMMAND}</code>
        </p>
      </div>
      {!searches_are_indexed && (
        <Notice tone="warn" title={words.notIndexed}>
          {words.indexedLater} <code>{COMMAND}</code>
        </Notice>
      )}
      {!isEmpty && (
        <Section id="contents" title={words.contents}>
          <ContentsFacts counts={counts} />
        </Section>
      )}
      <Section id="imports" title={words.imports}>
        <ImportsTable imports={imports} />
      </Section>
      {publishers.length > 0 && (
        <Section id="sources" title={words.sources}>
          <PublishersTable publishers={publishers} />
        </Section>
      )}
      <CodeListsTable imported_formats={imported_formats} />
    </div>
  );
}
