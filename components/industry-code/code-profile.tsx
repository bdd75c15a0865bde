import { PriceTag } from '@/components/record/record-parts';
import { type Crumb, DataTable, Link, Trail } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import { printTermFilter } from '@/lib/contract/parameters';
import type { Price } from '@/lib/contract/quota';
import type { IndustryCode, IndustryCodeRecord } from '@/lib/contract/records';
import { type CodeNode, uidOf } from '@/lib/records/industry/industry';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { industryWords } from '@/lib/words/register';

/** The search for the companies with an industry code, by its uid. */
export const companiesIn = (uid: string): string =>
  links.companySearch(new URLSearchParams({ industry_codes: printTermFilter({ match: 'any', terms: [uid] }) }));

/** Equivalents in other schemes. If a source gives no mappings, this does not mean that there are none. */
function Equivalents({ codes }: { codes: IndustryCodeRecord['mapped_industry_codes'] }) {
  const words = useWords(industryWords).equivalents;
  const forms = useForms();
  const rows = (codes ?? []).map(({ industry_code }) => industry_code);
  return (
    <Section id="equivalents" title={words.title} count={rows.length > 0 ? words.count(forms, rows.length) : undefined}>
      {rows.length === 0 ? (
        <p className="text-sm">{codes ? words.none : words.unknown}</p>
      ) : (
        <DataTable
          caption={words.caption}
          rows={rows}
          keyOf={({ code_scheme_id, code }) => `${code_scheme_id} ${code}`}
          columns={[
            {
              header: words.scheme,
              cell: ({ code_scheme_name, code_scheme_id }) => code_scheme_name ?? code_scheme_id,
            },
            {
              header: words.code,
              nowrap: true,
              cell: ({ code_scheme_id, code }) => (
                <Link href={links.industryCode(code_scheme_id, code)} className="underline">
                  {code}
                </Link>
              ),
            },
            { header: words.description, cell: ({ description }) => description && <bdi>{description}</bdi> },
          ]}
        />
      )}
    </Section>
  );
}

interface CodeProfileProps {
  code: IndustryCodeRecord;
  /** From the section down to this code; undefined if the scheme was not loaded, empty if it does not list the code. */
  way?: CodeNode[];
  /** Number of companies with it; undefined if not counted. */
  companies?: number;
  /** The price of a click, by address. */
  prices: ReadonlyMap<string, Price>;
  /** The age of the facts. */
  children?: React.ReactNode;
}

const schemeName = ({ code_scheme_id, code_scheme_name }: IndustryCode): string => code_scheme_name ?? code_scheme_id;

/** Without the tree, the code itself still names its parent. */
function crumbsOf(code: IndustryCodeRecord, way: CodeNode[] | undefined, codes: string): Crumb[] {
  const above = way ? way.slice(0, -1).map(({ code: { code } }) => code) : [code.parent_code ?? []].flat();
  return [
    { href: links.industryCodes(), label: codes },
    { href: links.industryCodeScheme(code.code_scheme_id), label: schemeName(code) },
    ...above.map((one) => ({ href: links.industryCode(code.code_scheme_id, one), label: one })),
  ];
}

function Below({ code, way, prices }: CodeProfileProps) {
  const words = useWords(industryWords);
  const scheme = code.code_scheme_id;
  if (!way) {
    const href = links.industryCodeScheme(scheme, new URLSearchParams({ open: code.code }));
    return (
      <p className="text-sm">
        <Link href={href} className="underline">
          {words.seeBelow}
        </Link>{' '}
        <PriceTag price={prices.get(links.industryCodeScheme(scheme))} />
      </p>
    );
  }
  const children = way.at(-1)?.children ?? [];
  if (children.length === 0) return <p className="text-sm">{words.nothingBelow}</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {children.map(({ code: { code: below, description } }) => (
        <li key={below} className="py-1.5">
          <Link href={links.industryCode(scheme, below)} className="text-ink hover:underline">
            <span className="mr-3 inline-block min-w-14 text-muted">{below}</span>
            <bdi>{description ?? words.noDescription}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function CompaniesLink({ code, companies, prices }: CodeProfileProps) {
  const words = useWords(industryWords);
  const forms = useForms();
  const href = companiesIn(uidOf(code.code_scheme_id, code));
  if (companies === 0) return <p>{words.noCompany}</p>;
  return (
    <p>
      <Link href={href} className="font-medium underline">
        {companies === undefined ? words.companies : words.companyCount(forms, companies)}
      </Link>{' '}
      <PriceTag price={prices.get(href)} />
      <span className="block text-muted text-sm">{words.withIt}</span>
    </p>
  );
}

export function CodeProfile(props: CodeProfileProps) {
  const words = useWords(industryWords);
  const { code, way, children } = props;
  const scheme = <bdi>{schemeName(code)}</bdi>;
  const inTree = new URLSearchParams({ open: code.code });
  return (
    <article className="max-w-3xl">
      <Trail crumbs={crumbsOf(code, way, words.title)} />
      <h1 className="mt-1 text-3xl">
        <span className="text-muted">{code.code}</span> <bdi>{code.description ?? words.noDescription}</bdi>
      </h1>
      <p className="mt-2 text-lg">{way?.length === 1 ? words.sectionOf(scheme) : words.codeOf(scheme)}</p>
      {children}
      <div className="mt-6">
        <CompaniesLink {...props} />
      </div>
      <div className="mt-8 space-y-8">
        <Section id="below" title={words.below}>
          <Below {...props} />
        </Section>
        <Equivalents codes={code.mapped_industry_codes} />
      </div>
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {way && way.length > 0 && (
          <li>
            <Link href={links.industryCodeScheme(code.code_scheme_id, inTree)} className="underline">
              {words.inTree}
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
