import type { IndustryCode, IndustryCodeRecord } from '@/lib/contract/industry-code';
import type { Price } from '@/lib/contract/meter';
import { plural } from '@/lib/format/dates';
import { type CodeNode, uidOf } from '@/lib/industry/tree';
import { links } from '@/lib/links';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';
import { Section } from '../ui/section';
import { type Crumb, Trail } from '../ui/trail';
import { companiesIn } from './company-links';
import { Equivalents } from './equivalents';

interface CodeProfileProps {
  code: IndustryCodeRecord;
  /** From the section down to this code; undefined where the scheme was not asked for, empty where it does not list it. */
  way?: CodeNode[];
  /** Companies with it; undefined where nobody counted. */
  companies?: number;
  /** What a click would cost, by address. */
  prices: ReadonlyMap<string, Price>;
  /** How old the facts are. */
  children?: React.ReactNode;
}

const schemeName = ({ code_scheme_id, code_scheme_name }: IndustryCode): string => code_scheme_name ?? code_scheme_id;

/** Where the whole tree is not at hand, the code itself still says what it stands below. */
function crumbsOf(code: IndustryCodeRecord, way: CodeNode[] | undefined): Crumb[] {
  const above = way ? way.slice(0, -1).map(({ code: { code } }) => code) : [code.parent_code ?? []].flat();
  return [
    { href: links.industryCodes(), label: 'Industry codes' },
    { href: links.industryCodeScheme(code.code_scheme_id), label: schemeName(code) },
    ...above.map((one) => ({ href: links.industryCode(code.code_scheme_id, one), label: one })),
  ];
}

function Below({ code, way, prices }: CodeProfileProps) {
  const scheme = code.code_scheme_id;
  if (!way) {
    const href = links.industryCodeScheme(scheme, new URLSearchParams({ open: code.code }));
    return (
      <p className="text-sm">
        <Link href={href} className="underline">
          See what is below it in the tree
        </Link>{' '}
        <PriceTag price={prices.get(links.industryCodeScheme(scheme))} />
      </p>
    );
  }
  const children = way.at(-1)?.children ?? [];
  if (children.length === 0) return <p className="text-sm">Nothing: it is among the narrowest codes of its scheme.</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {children.map(({ code: { code: below, description } }) => (
        <li key={below} className="py-1.5">
          <Link href={links.industryCode(scheme, below)} className="text-ink hover:underline">
            <span className="mr-3 inline-block min-w-14 text-muted">{below}</span>
            <bdi>{description ?? '(no description)'}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function CompaniesLink({ code, companies, prices }: CodeProfileProps) {
  const href = companiesIn(uidOf(code.code_scheme_id, code));
  if (companies === 0) return <p>No company here has it, or a code below it or equivalent to it.</p>;
  return (
    <p>
      <Link href={href} className="font-medium underline">
        {companies === undefined ? 'Companies' : plural(companies, 'company', 'companies')}
      </Link>{' '}
      <PriceTag price={prices.get(href)} />
      <span className="block text-muted text-sm">
        with this code, one below it, or an equivalent in another scheme.
      </span>
    </p>
  );
}

export function CodeProfile(props: CodeProfileProps) {
  const { code, way, children } = props;
  const inTree = new URLSearchParams({ open: code.code });
  return (
    <article className="max-w-3xl">
      <Trail crumbs={crumbsOf(code, way)} />
      <h1 className="mt-1 text-3xl">
        <span className="text-muted">{code.code}</span> <bdi>{code.description ?? '(no description)'}</bdi>
      </h1>
      <p className="mt-2 text-lg">
        {way?.length === 1 ? 'A section of' : 'A code of'} <bdi>{schemeName(code)}</bdi>.
      </p>
      {children}
      <div className="mt-6">
        <CompaniesLink {...props} />
      </div>
      <div className="mt-8 space-y-8">
        <Section id="below" title="Below it">
          <Below {...props} />
        </Section>
        <Equivalents codes={code.mapped_industry_codes} />
      </div>
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {way && way.length > 0 && (
          <li>
            <Link href={links.industryCodeScheme(code.code_scheme_id, inTree)} className="underline">
              Show it in the tree
            </Link>
          </li>
        )}
        <li>
          <a href={links.json(links.industryCode(code.code_scheme_id, code.code))} className="underline">
            JSON
          </a>
        </li>
      </ul>
    </article>
  );
}
