import { PriceTag } from '@/components/record/record-parts';
import { FindForm } from '@/components/ui/forms';
import { Link, OutsideLink, Trail } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import type { FacetValue } from '@/lib/contract/extensions';
import type { Price } from '@/lib/contract/quota';
import type { IndustryCodeScheme, IndustryCodeSchemeRecord } from '@/lib/contract/records';
import { type CodeNode, codeKey, findCodes, sizeOf, toTree, uidOf, wayTo } from '@/lib/records/industry/industry';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { industryWords } from '@/lib/words/register';
import { companiesIn } from './code-profile';

interface CodeTreeProps {
  scheme: string;
  nodes: readonly CodeNode[];
  /** Keys of the codes whose branches are open. */
  open: ReadonlySet<string> | 'all';
  /** The code in the address. */
  current?: string;
  /** Companies by uid, if counted. */
  counts: ReadonlyMap<string, number>;
}

const anchorOf = (code: string): string => `code-${codeKey(code)}`;

/** Code, description and number in columns, so that a long description wraps in its own column. */
function CodeLine({ node, scheme, counts, current }: { node: CodeNode } & CodeTreeProps) {
  const words = useWords(industryWords);
  const forms = useForms();
  const { code, description } = node.code;
  const count = counts.get(uidOf(scheme, node.code));
  const isCurrent = current !== undefined && codeKey(current) === codeKey(code);
  return (
    <span
      className={`inline-flex w-[calc(100%-1.25rem)] items-baseline gap-x-3 align-top ${isCurrent ? 'bg-mark' : ''}`}
    >
      <span className={`min-w-10 flex-none sm:min-w-14 ${isCurrent ? '' : 'text-muted'}`}>{code}</span>{' '}
      <bdi className="min-w-0 flex-1">{description ?? words.noDescription}</bdi>
      {count !== undefined && <span className={isCurrent ? '' : 'text-muted'}> {forms.count(count)}</span>}
    </span>
  );
}

/** A click on the line opens the branch, so the link to the code's page is the first item in it. */
function Branch({ node, ...props }: { node: CodeNode } & CodeTreeProps) {
  const words = useWords(industryWords);
  const { code } = node.code;
  const isOpen = props.open === 'all' || props.open.has(codeKey(code));
  return (
    <details open={isOpen}>
      <summary className="cursor-pointer py-1 hover:bg-sunken">
        <CodeLine node={node} {...props} />
      </summary>
      <div className="ml-1 border-line border-l pl-3 sm:ml-1.5 sm:pl-5">
        <Link href={links.industryCode(props.scheme, code)} className="block py-1 pl-4 underline">
          {words.allAbout(code)}
        </Link>
        <CodeTree {...props} nodes={node.children} />
      </div>
    </details>
  );
}

/** A scheme as a tree: sections at the top, their codes folded below. Leaf codes link to their pages. */
function CodeTree({ nodes, ...props }: CodeTreeProps) {
  return (
    <ul className="text-sm">
      {nodes.map((node) => (
        <li key={node.code.code} id={anchorOf(node.code.code)} className="scroll-mt-4">
          {node.children.length > 0 ? (
            <Branch node={node} nodes={node.children} {...props} />
          ) : (
            <Link
              href={links.industryCode(props.scheme, node.code.code)}
              className="block py-1 pl-4 text-ink hover:bg-sunken hover:underline"
            >
              <CodeLine node={node} nodes={[]} {...props} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

interface SchemeProfileProps {
  scheme: IndustryCodeSchemeRecord;
  q: string;
  /** The code whose branch is open. */
  open: string;
  counts: ReadonlyMap<string, number>;
  /** The age of the facts. */
  children?: React.ReactNode;
}

function NothingFound({ scheme, q }: { scheme: IndustryCodeSchemeRecord; q: string }) {
  const words = useWords(industryWords);
  return (
    <p>
      {words.noneFound(<bdi>{q}</bdi>)}{' '}
      <Link href={links.industryCodeScheme(scheme.id)} className="underline">
        {words.all}
      </Link>
    </p>
  );
}

/** The tree, or the part that matches a search, with all branches open. */
function Codes({ scheme, q, open, counts }: SchemeProfileProps) {
  const words = useWords(industryWords);
  const forms = useForms();
  const tree = toTree(scheme.industry_codes.map(({ industry_code }) => industry_code));
  const size = sizeOf(tree);
  const found = q === '' ? { tree, count: size } : findCodes(tree, q);
  const way = new Set(wayTo(tree, open).map(({ code }) => codeKey(code.code)));
  return (
    <>
      <p role="status" className="mt-6 mb-2 font-semibold font-serif text-xl">
        {q === '' ? words.total(forms, size) : words.found(forms, found.count, size)}
      </p>
      {found.count === 0 && q !== '' ? (
        <NothingFound scheme={scheme} q={q} />
      ) : (
        <CodeTree
          scheme={scheme.id}
          nodes={found.tree}
          open={q === '' ? way : 'all'}
          current={open || undefined}
          counts={counts}
        />
      )}
      {size === 0 && <p>{words.noCodes}</p>}
    </>
  );
}

export function SchemeProfile(props: SchemeProfileProps) {
  const words = useWords(industryWords);
  const { scheme, q, counts, children } = props;
  return (
    <article className="max-w-3xl">
      <Trail crumbs={[{ href: links.industryCodes(), label: words.title }]} />
      <h1 className="mt-1 text-3xl">
        <bdi>{scheme.name}</bdi>
      </h1>
      <p className="mt-2 text-sm">
        <code className="text-muted">{scheme.id}</code>
        {scheme.url && (
          <>
            {' · '}
            <OutsideLink url={scheme.url}>{words.officialPage}</OutsideLink>
          </>
        )}
        {' · '}
        <a href={links.json(links.industryCodeScheme(scheme.id))} className="underline">
          JSON
        </a>
      </p>
      {children}
      <div className="mt-5">
        <FindForm action={links.industryCodeScheme(scheme.id)} label={words.find} hint={words.findHint} q={q} />
      </div>
      <Codes {...props} />
      {scheme.industry_codes.some(({ industry_code }) => counts.has(uidOf(scheme.id, industry_code))) && (
        <p className="mt-4 text-muted text-sm">{words.numbers}</p>
      )}
    </article>
  );
}

/** The sections of industry by number of companies, largest first. The bar repeats the number. */
export function SectionBars({ sections }: { sections: FacetValue[] }) {
  const words = useWords(industryWords);
  const forms = useForms();
  if (sections.length === 0) return null;
  const most = Math.max(...sections.map(({ count }) => count));
  return (
    <div className="mt-10 max-w-3xl">
      <Section id="sections" title={words.whatCompaniesDo}>
        <ul className="space-y-1 text-sm">
          {sections.map(({ value, label, count }) => (
            <li key={value}>
              <Link
                href={companiesIn(value)}
                className="grid grid-cols-[minmax(0,1fr)_4rem] gap-x-4 px-1 py-0.5 text-ink hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_10rem_4rem]"
              >
                <span className="underline">{label ?? value}</span>
                <span aria-hidden="true" className="hidden self-center sm:block">
                  <span className="block h-2 rounded-sm bg-accent" style={{ width: `${(count / most) * 100}%` }} />
                </span>
                <span className="text-right text-muted tabular-nums">{forms.count(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-muted text-sm">{words.countedHow}</p>
      </Section>
    </div>
  );
}

interface SchemeListProps {
  schemes: IndustryCodeScheme[];
  /** The price of opening each. */
  prices: ReadonlyMap<string, Price>;
}

/** The schemes by name, each with a link to its publisher. */
export function SchemeList({ schemes, prices }: SchemeListProps) {
  const words = useWords(industryWords);
  if (schemes.length === 0) return <p>{words.noSchemes}</p>;
  return (
    <ul className="max-w-3xl divide-y divide-line border-line border-t">
      {schemes.map(({ id, name, url }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <span>
            <Link href={links.industryCodeScheme(id)} className="text-lg hover:underline">
              <bdi>{name}</bdi>
            </Link>{' '}
            <code className="text-muted text-xs">{id}</code>{' '}
            <PriceTag price={prices.get(links.industryCodeScheme(id))} />
          </span>
          {url && (
            <span className="text-sm">
              <OutsideLink url={url}>
                {words.officialPage}
                <span className="sr-only">{words.ofScheme(name)}</span>
              </OutsideLink>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
