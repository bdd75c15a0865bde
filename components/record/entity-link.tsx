import { Link } from '@/components/ui/parts';
import type { CompanyReference } from '@/lib/contract/provenance';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { pathOf } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';

interface NameLinkProps {
  name: string;
  /** The address of its page; undefined for a name without a link. */
  href: string | undefined;
}

/** The name of another record, a link if it has a page. */
export function NameLink({ name, href }: NameLinkProps) {
  const written = <bdi>{name}</bdi>;
  if (!href) return written;
  return (
    <Link href={href} className="underline">
      {written}
    </Link>
  );
}

interface EntityLinkProps {
  name: string;
  serviceUrl: string | null | undefined;
  jurisdictionCode?: string | null;
}

/** Another record by name, a link if it has a page. */
export function EntityLink({ name, serviceUrl, jurisdictionCode }: EntityLinkProps) {
  const { language } = useForms();
  return (
    <>
      <NameLink name={name} href={pathOf(serviceUrl)} />
      {jurisdictionCode && <span className="text-muted"> · {placesIn(language)(jurisdictionCode)}</span>}
    </>
  );
}

/** Another company as named in a record; says so if it has no company record. */
export function ReferenceLink({
  entity,
}: {
  entity: Pick<CompanyReference, 'name' | 'service_url' | 'jurisdiction_code'>;
}) {
  const { placeholderEnd } = useWords(companyWords);
  const isPlaceholder = pathOf(entity.service_url)?.startsWith('/placeholders/');
  return (
    <>
      <EntityLink name={entity.name} serviceUrl={entity.service_url} jurisdictionCode={entity.jurisdiction_code} />
      {isPlaceholder && <span className="text-muted"> · {placeholderEnd}</span>}
    </>
  );
}
