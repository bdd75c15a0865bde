import { QueryBox } from '@/components/search/query-box';
import { Link } from '@/components/ui/parts';
import {
  type ConnectionsAddress,
  connectionsHref,
  connectionsParams,
  limitOf,
  MOST_CONNECTED,
} from '@/lib/network/connections/address';
import { HUB_NEIGHBOURS } from '@/lib/network/graph/graph';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { connectionWords } from '@/lib/words/connections';

interface Props {
  address: ConnectionsAddress;
  /** Whether there are at least two to search. */
  canSearch: boolean;
  /** By id. */
  names: ReadonlyMap<string, string>;
  /** Whether a search by name costs a call. */
  metered: boolean;
}

const BUTTON = 'rounded border border-accent px-3 py-1.5 font-medium text-accent text-sm';
const FIELD = 'rounded border border-line-strong bg-raised px-2 py-1';

/** The chosen entities, each with a link to its record and one that removes it. */
function ChosenChips({ address, names }: Pick<Props, 'address' | 'names'>) {
  const words = useWords(connectionWords);
  const { between } = address;
  if (between.length === 0) return null;
  return (
    <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
      {between.map((id) => {
        const name = names.get(id) ?? id;
        return (
          <li
            key={id}
            className="flex min-w-0 max-w-full items-stretch overflow-hidden rounded border border-line-strong bg-raised text-sm"
          >
            <Link href={id} className="min-w-0 px-3 py-1.5 text-ink hover:underline">
              <bdi className="break-words">{name}</bdi>
            </Link>
            <Link
              href={connectionsHref({ ...address, between: between.filter((other) => other !== id) })}
              aria-label={words.remove(name)}
              className="flex w-8 shrink-0 items-center justify-center border-line border-l text-muted hover:bg-sunken hover:text-ink print:hidden"
            >
              <span aria-hidden="true">×</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The parameters of the search as fields that a form sends along. */
export const HiddenParameters = ({ params }: { params: URLSearchParams }) =>
  [...params].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);

/** Adds an entity by name, number or address: with scripts from suggestions, without them as a plain form. */
function AddForm({ address, metered }: Pick<Props, 'address' | 'metered'>) {
  const words = useWords(connectionWords);
  const forms = useForms();
  const { between, add } = address;
  if (between.length >= MOST_CONNECTED) {
    return <p className="text-muted text-sm print:hidden">{words.full(forms, MOST_CONNECTED)}</p>;
  }
  const isFirst = between.length === 0;
  return (
    <form action={links.connections()} className="max-w-2xl print:hidden">
      <HiddenParameters params={connectionsParams(address)} />
      <label htmlFor="add-connected" className="mb-1 block font-medium text-sm">
        {isFirst ? words.first : words.next}
      </label>
      <div className="flex gap-2">
        <QueryBox
          key={`${between.join(' ')} ${add}`}
          id="add-connected"
          name="add"
          search="companies"
          text={add}
          maxLength={300}
          described="add-connected-hint"
          className="bg-raised px-3 py-1.5"
          adds={{ href: connectionsHref(address), parameter: isFirst ? 'from' : 'to', withPersons: true }}
        />
        <button type="submit" className={BUTTON}>
          {words.add}
        </button>
      </div>
      <p id="add-connected-hint" className="mt-1 text-muted text-sm">
        {metered ? `${words.hint} ${words.costOfName}` : words.hintWithPersons}
      </p>
    </form>
  );
}

/** How far is searched, for which day, and whether through hubs. */
function OptionsForm({ address }: Pick<Props, 'address'>) {
  const words = useWords(connectionWords);
  const forms = useForms();
  const { between, steps, dates, hubs } = address;
  const { least, most } = limitOf('steps');
  return (
    <form
      action={links.connections()}
      aria-label={words.options}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 text-sm print:hidden"
    >
      <HiddenParameters params={connectionsParams({ between, hubs: hubs === 'all' ? [] : hubs })} />
      <label className="flex items-center gap-2">
        {words.steps}
        <input
          type="number"
          name="steps"
          min={least}
          max={most}
          required
          key={steps}
          defaultValue={steps}
          className={`${FIELD} w-16 tabular-nums`}
        />
      </label>
      <label className="flex items-center gap-2">
        {words.day}
        <input type="date" name="dates" key={dates} defaultValue={dates} className={FIELD} />
      </label>
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          name="hubs"
          value="all"
          key={String(hubs === 'all')}
          defaultChecked={hubs === 'all'}
          className="size-4 accent-accent"
        />
        {words.throughHubs(forms, HUB_NEIGHBOURS)}
      </label>
      <button type="submit" className={BUTTON}>
        {words.search}
      </button>
    </form>
  );
}

/** Chooses what is connected, and how far is searched. */
export function ConnectionForm(props: Props) {
  const { address, canSearch } = props;
  const words = useWords(connectionWords);
  return (
    <div className="flex flex-col gap-4">
      <ChosenChips {...props} />
      {canSearch ? (
        <details open={address.add !== ''} className="print:hidden">
          <summary className="w-fit cursor-pointer text-accent text-sm">{words.change}</summary>
          <div className="mt-3 flex flex-col gap-4">
            <AddForm {...props} />
            <OptionsForm address={address} />
          </div>
        </details>
      ) : (
        <AddForm {...props} />
      )}
      {address.between.length > 0 && !canSearch && <p>{words.oneMore}</p>}
    </div>
  );
}
