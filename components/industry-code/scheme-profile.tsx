import { FindForm } from '@/components/ui/find-form';
import { Link } from '@/components/ui/link';
import { OutsideLink } from '@/components/ui/outside-link';
import { Trail } from '@/components/ui/trail';
import type { IndustryCodeSchemeRecord } from '@/lib/contract/industry-code';
import { findCodes } from '@/lib/records/industry/find';
import { type CodeNode, codeKey, sizeOf, toTree, uidOf, wayTo } from '@/lib/records/industry/tree';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { industryWords } from '@/lib/words/register';

interface CodeTreeProps {
  scheme: string;
  nodes: readonly CodeNode[];
  /** Codes whose branches are open, as keys; all of them where there is none to choose. */
  open: ReadonlySet<string> | 'all';
  /** The code that an address led to. */
  current?: string;
  /** Companies by uid, where they are counted. */
  counts: ReadonlyMap<string, number>;
}

const anchorOf = (code: string): string => `code-${codeKey(code)}`;

/** Code, description and number in columns, in which a long description keeps to its own. */
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

/** What a click on the line opens is the branch, so the way to the code's own page is the first thing in it. */
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

/** A scheme as it is ordered: sections first, what belongs to each folded below it. The narrowest codes lead to their pages. */
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
  /** How old the facts are. */
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

/** The tree, or what a search left of it: then all branches are open, as everything in them was found. */
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
