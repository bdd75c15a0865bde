import { Link } from '../ui/link';

interface NameLinkProps {
  name: string;
  /** The address of its page; without one the name stands alone. */
  href: string | undefined;
}

/** The name of another record, a link where it has a page of ours. */
export function NameLink({ name, href }: NameLinkProps) {
  const written = <bdi>{name}</bdi>;
  if (!href) return written;
  return (
    <Link href={href} className="underline">
      {written}
    </Link>
  );
}
