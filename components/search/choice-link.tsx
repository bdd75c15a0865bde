import { countInWords } from '@/lib/format/dates';
import { Link } from '../ui/link';

interface ChoiceLinkProps {
  href: string;
  chosen: boolean;
  /** One of several that exclude each other is drawn round. */
  exclusive?: boolean;
  count?: number;
  children: React.ReactNode;
}

/** A filter value: a plain link, so that it works without scripts, can be shared, and Back is right. */
export function ChoiceLink({ href, chosen, exclusive = false, count, children }: ChoiceLinkProps) {
  const shape = exclusive ? 'rounded-full' : 'rounded-xs';
  return (
    <Link
      href={href}
      scroll={false}
      aria-current={chosen ? 'true' : undefined}
      className="flex items-baseline gap-2 rounded px-1 py-1 text-ink text-sm hover:bg-sunken"
    >
      <span
        aria-hidden="true"
        className={`relative top-0.5 size-3.5 shrink-0 border ${shape} ${chosen ? 'border-accent bg-accent' : 'border-line-strong'}`}
      />
      <span className={`min-w-0 flex-1 ${chosen ? 'font-semibold' : ''}`}>{children}</span>
      {count !== undefined && <span className="text-muted">{countInWords(count)}</span>}
    </Link>
  );
}
