import { Notice } from '@/components/ui/notice';
import { Link } from '@/components/ui/parts';
import { type ConnectionsAddress, connectionsParams, limitOf, MOST_CONNECTED } from '@/lib/network/connections/address';
import type { NotLoaded } from '@/lib/network/walk/state';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { connectionWords } from '@/lib/words/connections';
import { failureInWords } from '@/lib/words/format/failed-reply';

const LONGEST_SHOWN = 200;

const OFFICER = /\/officers\/\d/;

/** A text that names no entity; it may be the name of one. */
function Unreadable({ text, address }: { text: string; address: ConnectionsAddress }) {
  const words = useWords(connectionWords).problems;
  if (OFFICER.test(text)) return words.officer(<bdi>{text}</bdi>);
  return (
    <>
      {words.unreadable(<bdi>{text}</bdi>)}{' '}
      <Link
        href={links.connections(new URLSearchParams([...connectionsParams(address), ['add', text]]))}
        className="whitespace-nowrap underline print:hidden"
      >
        {words.searchName}
      </Link>
    </>
  );
}

interface Props {
  address: ConnectionsAddress;
  /** Chosen entities that do not exist or may not be shown. */
  missing: readonly NotLoaded[];
  /** By id. */
  names: ReadonlyMap<string, string>;
  now: number;
}

/** What of the address was not used, in sentences that name it. */
export function ConnectionProblems({ address, missing, names, now }: Props) {
  const words = useWords(connectionWords).problems;
  const forms = useForms();
  const { unreadable, repeated, left_out, wrong } = address;
  if (unreadable.length + repeated.length + left_out.length + wrong.length + missing.length === 0) return null;
  const listed = (ids: readonly string[]) => <bdi>{forms.and(ids.map((id) => names.get(id) ?? id))}</bdi>;
  const inWords = (name: ConnectionsAddress['wrong'][number]): string => {
    if (name === 'hubs' || name === 'dates') return words[name];
    const { least, most } = limitOf(name);
    return words[name](forms, least, most);
  };
  return (
    <Notice tone="warn" title={words.title}>
      <ul className="flex flex-col gap-1 break-words">
        {unreadable.map((text) => (
          <li key={text}>
            <Unreadable text={text.slice(0, LONGEST_SHOWN)} address={address} />
          </li>
        ))}
        {repeated.length > 0 && <li>{words.repeated(listed(repeated))}</li>}
        {left_out.length > 0 && <li>{words.leftOut(forms, MOST_CONNECTED, listed(left_out))}</li>}
        {wrong.map((name) => (
          <li key={name}>{inWords(name)}</li>
        ))}
        {missing.map(({ id, failure }) => (
          <li key={id}>
            {words.missing(
              <bdi>{names.get(id) ?? id}</bdi>,
              failureInWords({ status: 404, ...failure }, forms.language, now),
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
