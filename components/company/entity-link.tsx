import type { CompanyReference } from '@/lib/contract/reference';
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

/** Another company as a record names it; an end that no company record stands for says so. */
export function ReferenceLink({
  entity,
}: {
  entity: Pick<CompanyReference, 'name' | 'service_url' | 'jurisdiction_code'>;
}) {
  const isPlaceholder = pathOf(entity.service_url)?.startsWith('/placeholders/');
  return (
    <>
      <EntityLink name={entity.name} serviceUrl={entity.service_url} jurisdictionCode={entity.jurisdiction_code} />
      {isPlaceholder && <span className="text-muted"> · placeholder, not matched to a record</span>}
    </>
  );
}
