import type { Headline } from '@/lib/event/headline';

const NAME = 'font-normal';

/** What happened. Each name stands in `bdi`, so that a right-to-left one turns nothing beside it. */
export function EventHeadline({ headline: { what, change, about } }: { headline: Headline }) {
  if (change) {
    return (
      <>
        {what}: <bdi className={NAME}>{change.before}</bdi> <span aria-hidden="true">→</span>
        <span className="sr-only">became</span> <bdi className={NAME}>{change.after}</bdi>
      </>
    );
  }
  if (about === undefined) return what;
  return (
    <>
      {what}: <bdi className={NAME}>{about}</bdi>
    </>
  );
}
