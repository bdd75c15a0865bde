import { outsideLink } from '@/lib/shared/links';

/** A link that a source gave; text alone where the address cannot be trusted as one. */
export function OutsideLink({ url, children }: { url: string | null | undefined; children: React.ReactNode }) {
  const href = outsideLink(url);
  if (!href) return <>{children}</>;
  return (
    <a href={href} rel="noopener noreferrer external" className="underline">
      {children}
    </a>
  );
}
