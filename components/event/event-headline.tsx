import type { Headline } from '@/lib/records/event/headline';
import { useWords } from '@/lib/shared/language/use-words';
import { eventPageWords } from '@/lib/words/event';

const Name = ({ children }: { children: string }) => <bdi className="font-normal">{children}</bdi>;

/** An arrow, which is said as a word. */
function Became() {
  const { became } = useWords(eventPageWords);
  return (
    <>
      <span aria-hidden="true">→</span>
      <span className="sr-only">{became}</span>
    </>
  );
}

/** What happened. Each name stands in `bdi`, so that a right-to-left one turns nothing beside it. */
export function EventHeadline({ headline: { what, change, about } }: { headline: Headline }) {
  const words = useWords(eventPageWords);
  if (change) {
    return words.change(what, <Name>{change.before}</Name>, <Became />, <Name>{change.after}</Name>);
  }
  return about === undefined ? what : words.about(what, <Name>{about}</Name>);
}
