import { type CodeNode, codeKey, uidOf } from '@/lib/records/industry/tree';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { industryWords } from '@/lib/words/register';
import { Link } from '../ui/link';

export interface CodeTreeProps {
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
export function CodeTree({ nodes, ...props }: CodeTreeProps) {
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
