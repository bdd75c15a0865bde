import { NetworkPicture } from '@/components/control/control-section';
import { SpentOnce } from '@/components/network/spent-once';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import type { LoadedConnections } from '@/lib/api/pages/connections';
import {
  type ConnectionsAddress,
  connectionsHref,
  connectionsParams,
  limitOf,
} from '@/lib/network/connections/address';
import type { ConnectedGroup, ConnectionAnswer } from '@/lib/network/connections/answers';
import { type ConnectionSearch, isComplete } from '@/lib/network/connections/search';
import { PATH_PARAMETER, printSteps } from '@/lib/network/findings/findings';
import { HUB_NEIGHBOURS, type Hub } from '@/lib/network/graph/graph';
import { modelOf, type NetworkModel } from '@/lib/network/model';
import { drawPicture } from '@/lib/network/picture';
import { rootsHref } from '@/lib/network/roots-href';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { connectionWords } from '@/lib/words/connections';
import { networkLinkWords } from '@/lib/words/network-filters';
import { HiddenParameters } from './connection-form';
import { ConnectedName, ConnectionSteps } from './connection-steps';
import { SearchedPart } from './searched-part';

const VERDICT = 'max-w-3xl text-pretty font-medium text-xl';

interface FoundProps {
  address: ConnectionsAddress;
  loaded: LoadedConnections;
  now: number;
}

/** The price of a search in a remote service, and the form that spends it. */
function PriceNotice({ address, loaded: { search, price, left = 0 } }: Omit<FoundProps, 'now'>) {
  const words = useWords(connectionWords).price;
  const forms = useForms();
  // A search with calls would stop where everything is connected.
  if (!price.metered || price.calls === 0 || search.coverage.because === 'connected') return null;
  const most = Math.min(Math.max(price.calls, address.calls), left);
  if (most <= 0) return <Notice title={words.title}>{words.nothingLeft}</Notice>;
  return (
    <Notice title={words.title}>
      <p>
        {!address.ask && `${words.keptOnly} `}
        {words.upTo(forms, Math.min(price.calls, left), left)}
      </p>
      <form action={links.connections()} className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
        <HiddenParameters params={connectionsParams(address)} />
        <input type="hidden" name="ask" value="true" />
        <label className="flex items-center gap-2">
          {words.limit}
          <input
            type="number"
            name="calls"
            min={1}
            max={Math.min(left, limitOf('calls').most)}
            required
            defaultValue={Math.min(price.calls, left)}
            className="w-20 rounded border border-line-strong bg-raised px-2 py-1 tabular-nums"
          />
        </label>
        <button type="submit" className="rounded bg-accent px-3 py-1.5 font-medium text-on-accent">
          {words.search}
        </button>
      </form>
    </Notice>
  );
}

/** The connection that is the best in these respects, which joins the most. */
const firstOf = ({ answers }: ConnectionSearch): ConnectionAnswer | undefined => answers[0];

/** The same search with one more hub allowed. */
const hrefAllowing = (address: ConnectionsAddress, hub: string): string =>
  connectionsHref({ ...address, hubs: address.hubs === 'all' ? 'all' : [...address.hubs, hub] });

interface HubOnlyProps {
  address: ConnectionsAddress;
  hub: Hub;
  model: NetworkModel;
}

/** Says that only a hub connects, and offers to allow it. */
function HubOnly({ address, hub, model }: HubOnlyProps) {
  const words = useWords(connectionWords).verdict;
  const { reasons } = useWords(networkLinkWords);
  const forms = useForms();
  return (
    <div>
      <p className={VERDICT}>
        {words.hubOnly(<ConnectedName id={hub.id} model={model} />, reasons[hub.reason](forms, hub))}
      </p>
      <p className="mt-1 text-muted">
        {words.hubSaysLittle}{' '}
        <Link href={hrefAllowing(address, hub.id)} className="font-medium text-accent underline print:hidden">
          {words.allow}
        </Link>
      </p>
    </div>
  );
}

/** Why there is no connection: for certain only if everything within the steps was searched. */
function NothingFound({ address, search }: { address: ConnectionsAddress; search: ConnectionSearch }) {
  const words = useWords(connectionWords).verdict;
  const forms = useForms();
  const { coverage, ignored, model } = search;
  const { steps } = address;
  const [nearest] = ignored;
  if (nearest) return <HubOnly address={address} hub={nearest.hub} model={model} />;
  if (isComplete(coverage)) return <p className={VERDICT}>{words.none(forms, steps)}</p>;
  const isCut = !isComplete({ ...coverage, hubs: [] });
  return (
    <p className={VERDICT}>{isCut ? words.noneSoFar(forms, steps) : words.noneButHubs(forms, steps, HUB_NEIGHBOURS)}</p>
  );
}

const linkedBy = ({ groups }: ConnectionAnswer): number => groups.reduce((sum, { linked }) => sum + linked.length, 0);

/** The answer in one sentence, and who is left out of it. */
function Verdict({ address, loaded: { search, names } }: Omit<FoundProps, 'now'>) {
  const words = useWords(connectionWords).verdict;
  const forms = useForms();
  const all = search.between.length;
  const first = firstOf(search);
  if (!first) return <NothingFound address={address} search={search} />;
  const { groups, apart } = first;
  const isWhole = groups.length === 1 && apart.length === 0;
  const ofSome = isWhole ? words.all(forms, all) : words.some(forms, linkedBy(first), all);
  const said = isWhole && all === 2 ? words.pair(forms, groups[0]?.steps.length ?? 0) : ofSome;
  return (
    <>
      <p className={VERDICT}>{said}</p>
      {apart.length > 0 && (
        <p className="mt-1 max-w-3xl">{words.apart(forms.and(apart.map((id) => names.get(id) ?? id)))}</p>
      )}
    </>
  );
}

/** Only what is on the connection, seen from its beginning. */
function modelOfGroup({ linked, steps }: ConnectedGroup, model: NetworkModel): NetworkModel {
  const ids = new Set([...linked, ...steps.flatMap(({ from, to }) => [from, to])]);
  const relationships = steps.flatMap((step) => step.relationships.flatMap((id) => model.relationships.get(id) ?? []));
  const entities = [...ids].flatMap((id) => model.entities.get(id) ?? []);
  return modelOf({ root: linked[0] ?? '', entities, relationships, expanded: [] });
}

interface GroupProps {
  group: ConnectedGroup;
  answer: ConnectionAnswer;
  loaded: LoadedConnections;
  address: ConnectionsAddress;
  isDrawn: boolean;
}

/** The network of the same entities, with those between them expanded, so that its picture shows the connection, highlighted. */
function networkHref({ steps, linked }: ConnectedGroup, { dates }: ConnectionsAddress, { asked }: ConnectionSearch) {
  const between = [...new Set(steps.flatMap(({ from, to }) => [from, to]))].filter((id) => !linked.includes(id));
  const expanded = between.filter((id) => asked.has(id)).map((id) => id.slice(1));
  return rootsHref(
    linked,
    new URLSearchParams([
      ['depth', '1'],
      ...(expanded.length > 0 ? [['expanded', expanded.join(',')]] : []),
      [PATH_PARAMETER, printSteps(steps)],
      ...(dates ? [['dates', dates]] : []),
    ]),
  );
}

function GroupPicture({ group, answer, loaded: { search, names } }: Omit<GroupProps, 'isDrawn' | 'address'>) {
  const words = useWords(connectionWords);
  const forms = useForms();
  const picture = drawPicture(modelOfGroup(group, search.model), forms.language);
  if (!picture) return null;
  const linked = new Set(group.linked);
  const nodes = picture.nodes.map((node) => ({ ...node, isRoot: linked.has(node.id) }));
  // The steps beside it say the shares, which would overlap where lines meet.
  const edges = picture.edges.map((edge) => ({ ...edge, label: '' }));
  const kinds = answer.kinds.map((kind) => words.kinds[kind]).join(' · ');
  const described = words.picture(forms.and(group.linked.map((id) => names.get(id) ?? id)));
  return (
    <figure className="self-start rounded border border-line bg-raised p-3 max-lg:max-w-md">
      <NetworkPicture picture={{ ...picture, nodes, edges }} description={described} />
      <figcaption className="mt-2 text-muted text-xs">{words.pictureOf(kinds)}</figcaption>
    </figure>
  );
}

/** Connected entities: the steps, and for the first answer a picture. */
function Group({ isDrawn, ...props }: GroupProps) {
  const words = useWords(connectionWords);
  const { group, address, loaded } = props;
  return (
    <div className={isDrawn ? 'grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_21rem]' : ''}>
      <div className="min-w-0">
        <ConnectionSteps steps={group.steps} model={loaded.search.model} />
        <p className="mt-2 text-sm print:hidden">
          <Link href={networkHref(group, address, loaded.search)} className="text-accent underline">
            {words.open}
          </Link>
        </p>
      </div>
      {isDrawn && <GroupPicture {...props} />}
    </div>
  );
}

type AnswerProps = Omit<GroupProps, 'group'> & { id: string };

/** One connection: in what it is the best, and its steps. */
function Answer({ id, ...props }: AnswerProps) {
  const words = useWords(connectionWords);
  const forms = useForms();
  const { kinds, groups } = props.answer;
  const [linked, all] = [linkedBy(props.answer), props.loaded.search.between.length];
  const steps = groups.reduce((sum, group) => sum + group.steps.length, 0);
  return (
    <Section id={id} title={kinds.map((kind) => words.kinds[kind]).join(' · ')} count={words.stepCount(forms, steps)}>
      <p className="mb-4 max-w-3xl text-muted text-sm">
        {kinds.map((kind) => words.rules[kind]).join(' ')}
        {!props.isDrawn && linked < all && ` ${words.verdict.some(forms, linked, all)}`}
        {groups.some(({ exact }) => !exact) && ` ${words.notExact}`}
      </p>
      <div className="flex flex-col gap-8">
        {groups.map((group) => (
          <Group key={group.linked.join(' ')} {...props} group={group} />
        ))}
      </div>
    </Section>
  );
}

/** What connects the chosen entities, how sure that is, and how complete the search was. */
export function ConnectionsFound(props: FoundProps) {
  const { address, loaded, now } = props;
  const words = useWords(connectionWords);
  const { answers, coverage } = loaded.search;
  const hasControl = answers.some(({ kinds }) => kinds.includes('control'));
  // Before anything was asked for there is nothing to say of a connection.
  const isSearched = coverage.asked > 0 || coverage.failed.length > 0;
  return (
    <div className="flex flex-col gap-8">
      {address.ask && <SpentOnce />}
      {isSearched && (
        <div role="status">
          <Verdict address={address} loaded={loaded} />
        </div>
      )}
      <PriceNotice address={address} loaded={loaded} />
      {answers.map((answer, index) => (
        <Answer
          key={answer.kinds.join()}
          id={`connection-${answer.kinds.join('-')}`}
          answer={answer}
          loaded={loaded}
          address={address}
          isDrawn={index === 0}
        />
      ))}
      {answers.length > 0 && !hasControl && <p className="text-muted">{words.noControl}</p>}
      {isSearched && <SearchedPart address={address} search={loaded.search} names={loaded.names} now={now} />}
    </div>
  );
}
