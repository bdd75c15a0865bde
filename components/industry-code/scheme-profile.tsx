import type { IndustryCodeSchemeRecord } from '@/lib/contract/industry-code';
import { countInWords, plural } from '@/lib/format/dates';
import { findCodes } from '@/lib/industry/find';
import { codeKey, sizeOf, toTree, uidOf, wayTo } from '@/lib/industry/tree';
import { links } from '@/lib/links';
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
  return (
    <p>
      No code of this scheme has “<bdi>{q}</bdi>” at its beginning or in its description.{' '}
      <Link href={links.industryCodeScheme(scheme.id)} className="underline">
        All of its codes
      </Link>
    </p>
  );
}

/** The tree, or what a search left of it: then all branches are open, as everything in them was found. */
function Codes({ scheme, q, open, counts }: SchemeProfileProps) {
  const tree = toTree(scheme.industry_codes.map(({ industry_code }) => industry_code));
  const size = sizeOf(tree);
  const found = q === '' ? { tree, count: size } : findCodes(tree, q);
  const way = new Set(wayTo(tree, open).map(({ code }) => codeKey(code.code)));
  return (
    <>
      <p role="status" className="mt-6 mb-2 font-semibold font-serif text-xl">
        {q === '' ? plural(size, 'code') : `${countInWords(found.count)} of ${plural(size, 'code')}`}
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
      {size === 0 && <p>The register lists no code of this scheme.</p>}
    </>
  );
}

export function SchemeProfile(props: SchemeProfileProps) {
  const { scheme, q, counts, children } = props;
  return (
    <article className="max-w-3xl">
      <Trail crumbs={[{ href: links.industryCodes(), label: 'Industry codes' }]} />
      <h1 className="mt-1 text-3xl">
        <bdi>{scheme.name}</bdi>
      </h1>
      <p className="mt-2 text-sm">
        <code className="text-muted">{scheme.id}</code>
        {scheme.url && (
          <>
            {' · '}
            <OutsideLink url={scheme.url}>Official page</OutsideLink>
          </>
        )}
        {' · '}
        <a href={links.json(links.industryCodeScheme(scheme.id))} className="underline">
          JSON
        </a>
      </p>
      {children}
      <div className="mt-5">
        <FindForm
          action={links.industryCodeScheme(scheme.id)}
          label="Find a code of this scheme"
          hint="Words of its description, or the beginning of the code."
          q={q}
        />
      </div>
      <Codes {...props} />
      {scheme.industry_codes.some(({ industry_code }) => counts.has(uidOf(scheme.id, industry_code))) && (
        <p className="mt-4 text-muted text-sm">
          Numbers are of companies, counted by section. Where a line has none, nobody counted.
        </p>
      )}
    </article>
  );
}
