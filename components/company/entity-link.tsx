import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { pathOf } from '@/lib/links';
import { Link } from '../ui/link';

interface EntityLinkProps {
  name: string;
  serviceUrl: string | null | undefined;
  jurisdictionCode?: string | null;
}

/** Another record by name, a link where it has a page of ours. */
export function EntityLink({ name, serviceUrl, jurisdictionCode }: EntityLinkProps) {
  const href = pathOf(serviceUrl);
  return (
    <>
      {href ? (
        <Link href={href} className="underline">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      {jurisdictionCode && <span className="text-muted"> · {jurisdictionName(jurisdictionCode)}</span>}
    </>
  );
}
