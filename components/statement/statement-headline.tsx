import type { HeadlinePart } from '@/lib/statement/headline';

/** A sentence in which each name keeps its own direction. */
export function StatementHeadline({ parts }: { parts: readonly HeadlinePart[] }) {
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
