import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { CodeProfile } from '@/components/industry-code/code-profile';
import { PageFacts } from '@/components/record/record-page';
import { attempt, decodeSegment, pricesOf } from '@/lib/api/pages/page';
import { countIndustry, getIndustryCode, getIndustryCodeScheme } from '@/lib/api/pages/search';
import { isRegistryError } from '@/lib/contract/errors';
import type { Price } from '@/lib/contract/quota';
import type { IndustryCodeRecord } from '@/lib/contract/records';
import { toTree, uidOf, wayTo } from '@/lib/records/industry/industry';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { searchHref, searchRequest } from '@/lib/search/request';
import { parseSearch, withTerms } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { industryWords } from '@/lib/words/register';

interface Props {
  params: Promise<{ scheme: string; code: string }>;
}

async function codeOf(params: Props['params']): Promise<IndustryCodeRecord> {
  const { scheme, code } = await params;
  return getIndustryCode(decodeSegment(scheme), decodeSegment(code));
}

/** The path to the code in its scheme, if reading the scheme is free; it is not worth a call. */
async function wayOf(code: IndustryCodeRecord, price: Price | undefined) {
  if (price === 'call') return undefined;
  const { value: scheme } = await attempt(getIndustryCodeScheme(code.code_scheme_id));
  return scheme && wayTo(toTree(scheme.industry_codes.map(({ industry_code }) => industry_code)), code.code);
}

/** The same search for its companies that the search page would run. */
function companySearchOf(uid: string) {
  const state = withTerms(parseSearch(COMPANY_SEARCH, {}), 'industry_codes', [uid]);
  const params = searchRequest(COMPANY_SEARCH, state);
  return { href: searchHref(COMPANY_SEARCH, state), path: COMPANY_SEARCH.path, params };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  try {
    const { code, description } = await codeOf(params);
    return { title: [code, description].filter(Boolean).join(' ') };
  } catch (error) {
    if (isRegistryError(error)) return { title: industryWords[await requestLanguage()].one };
    throw error;
  }
}

export default async function IndustryCodePage({ params }: Props) {
  const { value: code, failure } = await attempt(codeOf(params));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const schemeHref = links.industryCodeScheme(code.code_scheme_id);
  const uid = uidOf(code.code_scheme_id, code);
  const prices = await pricesOf([{ href: schemeHref }, companySearchOf(uid)]);
  const way = await wayOf(code, prices.get(schemeHref));
  const companies = await countIndustry(uid);
  return (
    <CodeProfile code={code} way={way} companies={companies} prices={prices}>
      <PageFacts page={links.industryCode(code.code_scheme_id, code.code)} />
      <DownloadMenu
        page={links.industryCode(code.code_scheme_id, code.code)}
        cited={{ kind: 'industry_code', record: code }}
      />
    </CodeProfile>
  );
}
