import { Link } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import { type ConnectionsAddress, connectionsHref, limitOf } from '@/lib/network/connections/address';
import { type ConnectionSearch, isComplete } from '@/lib/network/connections/search';
import { HUB_NEIGHBOURS } from '@/lib/network/graph/graph';
import type { NotLoaded } from '@/lib/network/walk/state';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { connectionWords } from '@/lib/words/connections';
import { failureInWords } from '@/lib/words/format/failed-reply';
import { networkLinkWords } from '@/lib/words/network-filters';
import { ConnectedName } from './connection-steps';

interface Props {
  address: ConnectionsAddress;
  search: ConnectionSearch;
  /** By id. */
  names: ReadonlyMap<string, string>;
  now: number;
}

/** A longer list is unreadable; the number of the others is said. */
const SHOWN = 5;

const ACTION = 'whitespace-nowrap text-accent underline print:hidden';

/** Entities with very many neighbours, behind which nothing was searched; each can be allowed. */
function HubsLeftOut({ address, search: { coverage, ignored, model }, names }: Omit<Props, 'now'>) {
  const { searched: words } = useWords(connectionWords);
  const { wouldLink } = useWords(networkLinkWords);
  const forms = useForms();
  const { hubs } = coverage;
  if (hubs.length === 0) return null;
  const linking = new Map(
    ignored.map(({ hub, links }) => [hub.id, links.map(({ entity }) => names.get(entity) ?? entity)]),
  );
  const first = hubs.toSorted((a, b) => Number(linking.has(b.id)) - Number(linking.has(a.id))).slice(0, SHOWN);
  const allowed = address.hubs === 'all' ? [] : address.hubs;
  return (
    <li>
      {words.hubs(forms, hubs.length, HUB_NEIGHBOURS)}
      <ul className="mt-1 flex flex-col gap-1 border-line border-l-2 pl-3">
        {first.map(({ id, neighbours }) => (
          <li key={id}>
            <ConnectedName id={id} model={model} />{' '}
            <span className="text-muted">
              {words.neighbours(forms, neighbours)}
              {linking.has(id) && `, ${wouldLink(forms.and(linking.get(id) ?? []))}`}
            </span>{' '}
            <Link
              href={connectionsHref({ ...address, hubs: [...allowed, id] })}
              aria-label={words.allowName(names.get(id) ?? id)}
              className={ACTION}
            >
              {words.allow}
            </Link>
          </li>
        ))}
        {hubs.length > SHOWN && <li className="text-muted">{words.others(forms, hubs.length - SHOWN)}</li>}
        {hubs.length > 1 && (
          <li>
            <Link href={connectionsHref({ ...address, hubs: 'all' })} className={ACTION}>
              {words.allowAll}
            </Link>
          </li>
        )}
      </ul>
    </li>
  );
}

function Failed({ failed, search: { model }, now }: Pick<Props, 'search' | 'now'> & { failed: readonly NotLoaded[] }) {
  const { searched: words } = useWords(connectionWords);
  const forms = useForms();
  if (failed.length === 0) return null;
  return (
    <li>
      {words.failed(forms, failed.length)}
      <ul className="mt-1 flex flex-col gap-1 border-line border-l-2 pl-3">
        {failed.slice(0, SHOWN).map(({ id, failure }) => (
          <li key={id}>
            <ConnectedName id={id} model={model} />{' '}
            <span className="text-muted">{failureInWords({ status: 404, ...failure }, forms.language, now)}</span>
          </li>
        ))}
        {failed.length > SHOWN && <li className="text-muted">{words.others(forms, failed.length - SHOWN)}</li>}
      </ul>
    </li>
  );
}

/** How far was searched, what was not and why, and the way on. */
export function SearchedPart(props: Props) {
  const { address, search, names } = props;
  const { searched: words } = useWords(connectionWords);
  const forms = useForms();
  const { coverage, spent } = search;
  const { asked, notAsked, because, failed, beyond, unchecked } = coverage;
  const next = address.steps + 1;
  const isFull = next > limitOf('steps').most;
  return (
    <Section id="searched" title={words.title}>
      <ul className="flex max-w-3xl flex-col gap-2 text-sm">
        <li>
          {words.asked(forms, asked, address.steps)} {spent > 0 && `${words.spent(forms, spent)} `}
          {isComplete(coverage) && words.everything}
        </li>
        {notAsked > 0 && <li>{words.notAsked(forms, notAsked, words.because[because])}</li>}
        <Failed {...props} failed={failed} />
        {beyond > 0 && <li>{words.beyond(forms, beyond)}</li>}
        {unchecked.length > 0 && (
          <li>{words.unchecked(<bdi>{forms.and(unchecked.map((id) => names.get(id) ?? id))}</bdi>)}</li>
        )}
        <HubsLeftOut {...props} />
        {!isFull && (
          <li>
            <Link href={connectionsHref({ ...address, steps: next })} className={ACTION}>
              {words.further(forms, next)}
            </Link>
          </li>
        )}
      </ul>
    </Section>
  );
}
