import { markWords } from '@/lib/search/match';

/** A name with the words of the query marked. `bdi` keeps a right-to-left name from turning what stands beside it. */
export function MarkedName({ name, q }: { name: string; q: string }) {
  return (
    <bdi>
      {markWords(name, q).map(({ text, marked }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name keep their places
        marked ? <mark key={index}>{text}</mark> : text,
      )}
    </bdi>
  );
}
