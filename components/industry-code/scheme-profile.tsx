import type { IndustryCodeSchemeRecord } from '@/lib/contract/industry-code';
import { findCodes } from '@/lib/records/industry/find';
import { codeKey, sizeOf, toTree, uidOf, wayTo } from '@/lib/records/industry/tree';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { industryWords } from '@/lib/words/register';
import { FindForm } from '../ui/find-form';
import { Link } from '../ui/link';
import { OutsideLink } from '../ui/outside-link';
import { Trail } from '../ui/trail';
import { CodeTree } from './code-tree';

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
