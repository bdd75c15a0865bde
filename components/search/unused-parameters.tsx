import { Notice } from '@/components/ui/notice';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';

/** What of the address narrows nothing, so that nobody takes all results for those that were asked for. */
export function UnusedParameters({ unused = [] }: { unused?: readonly string[] | undefined }) {
  const { title, explained } = useWords(searchWords).unused;
  if (unused.length === 0) return null;
  return (
    <div className="mt-4">
      <Notice tone="warn" title={title}>
        {unused.map((parameter) => (
          <p key={parameter}>{explained(<bdi className="break-words">{parameter}</bdi>)}</p>
        ))}
      </Notice>
    </div>
  );
}
