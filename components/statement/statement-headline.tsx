import type { SentencePart } from '@/lib/words/arguments';

/** A sentence in which each name keeps its own direction. */
export function StatementHeadline({ parts }: { parts: readonly SentencePart[] }) {
  return (
    <>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their places
          <bdi key={index}>{part.name}</bdi>
        ),
      )}
    </>
  );
}
