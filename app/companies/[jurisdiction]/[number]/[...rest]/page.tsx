import { notFound, permanentRedirect } from 'next/navigation';
import { FailurePage } from '@/components/failure/failure-notice';
import { attempt, decodeSegment, getCompany } from '@/lib/api/pages/page';
import { canonicalPath, matchPath } from '@/lib/contract/endpoints';
import { withParameters } from '@/lib/search/request';
import { type AddressParameters, toUrlSearchParams } from '@/lib/search/state';

interface Props {
  params: Promise<{ jurisdiction: string; number: string; rest: string[] }>;
  searchParams: Promise<AddressParameters>;
}

/** A company number whose slashes are not encoded, `/companies/za/2019/820122/07`, leads to the company's page. */
export default async function PlainNumberPage({ params, searchParams }: Props) {
  const { jurisdiction, number, rest } = await params;
  const segments = ['companies', jurisdiction, number, ...rest].map(decodeSegment).map(encodeURIComponent);
  const matched = matchPath(segments.join('/'));
  const { jurisdiction_code, company_number } = matched?.variables ?? {};
  if (!matched || !jurisdiction_code || !company_number) notFound();
  const { failure } = await attempt(getCompany(jurisdiction_code, company_number));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  permanentRedirect(withParameters(`/${canonicalPath(matched)}`, [...toUrlSearchParams(await searchParams)]));
}
