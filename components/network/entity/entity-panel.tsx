import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '@/components/ui/parts';
import type { Price } from '@/lib/contract/quota';
import { sameData } from '@/lib/network/case/case';
import { holdingWords } from '@/lib/network/elements';
import type { ExpansionStatus } from '@/lib/network/expansions';
import { type Selection, UNKNOWN_VALUE } from '@/lib/network/filter';
import type { NetworkPosition } from '@/lib/network/findings/findings';
import { type Entity, isEntityPath, type NetworkModel, nameOf } from '@/lib/network/model';
import { type CountedPart, countParts, neighbourCounts } from '@/lib/network/rows';
import type { Preview } from '@/lib/records/results/preview';
import { fieldsIn, isObject } from '@/lib/shared/json';
import { type Language, todayOf } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { quotaScriptWords } from '@/lib/words/controls';
import { failureInWords } from '@/lib/words/format/failed-reply';
import {
  networkEntityWords,
  networkFactWords,
  networkMarkWords,
  networkSourceWords,
  relationshipWords,
} from '@/lib/words/network';
import { useNetworkCase } from '../case/use-case';
import { ExpandButton, PlainButton, valueWords } from '../controls';
import { fetchFromRoute, isNetworkFailure, type LoadNetwork, NetworkFailure } from '../fetch-from-route';
import { networkQuery } from '../use-network-view';
import { useSettled } from '../use-settled';
import { Fact, InactiveSample } from './marks';

/** Milliseconds for which an entity must stay selected before requests are sent. */
const SETTLE_DELAY = 350;

/** Loaded once per page. */
const ONCE = { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** The reason of a failure; any other error is a failed connection. */
function Failed({ error }: { error: Error }) {
  const words = useWords(networkEntityWords);
  const { language } = useForms();
  const reply = isNetworkFailure(error) ? error.reply : {};
  return (
    <p role="alert" className="mt-3 text-sm text-warn">
      {words.notLoaded(failureInWords(reply, language, Date.now()))}
    </p>
  );
}

/** A summary of a company's record. */
interface ShortRecord {
  /** The first sentence of its page. */
  verdict: string;
  facts: Preview['facts'];
}

const isThere = (results: unknown): results is { company: object } => isObject(fieldsIn(results).company);

/**
 * The record of a company; with a remote service that may cost a call. Its code is loaded on first use. Throws a
 * `NetworkFailure`.
 */
export async function loadRecord(id: string, language: Language, today: string): Promise<ShortRecord> {
  const [results, { companySchema }, { previewOf }, { verdict }] = await Promise.all([
    fetchFromRoute(`/api/registry${id}`, isThere),
    import('@/lib/contract/records'),
    import('@/lib/records/results/preview'),
    import('@/lib/records/format/verdict'),
  ]);
  const company = companySchema.safeParse(results.company).data;
  if (!company) throw new NetworkFailure({});
  return { verdict: verdict(company, language), facts: previewOf({ results }, today, language)?.facts ?? [] };
}

interface RecordProps {
  /** Path of a company. */
  id: string;
  /** Its record may cost a call of a remote service, so it is only loaded on request. */
  isRemote: boolean;
}

/** The verdict and facts of a selected company. Keyed by company, so that a request applies to one only. */
function EntityRecord({ id, isRemote }: RecordProps) {
  const words = useWords(networkEntityWords);
  const { language } = useForms();
  const [wanted, setWanted] = useState(!isRemote);
  // Moving along the picture by keys must not load each record.
  const rests = useSettled(wanted, SETTLE_DELAY) && wanted;
  const { data, error } = useQuery({
    queryKey: ['record', id, language],
    queryFn: () => loadRecord(id, language, todayOf(Date.now())),
    enabled: rests,
    ...ONCE,
  });
  if (!wanted) {
    return (
      <p className="mt-3 text-sm">
        <PlainButton onClick={() => setWanted(true)}>{`${words.readRecord} · ${words.mayCost}`}</PlainButton>
      </p>
    );
  }
  if (error) return <Failed error={error} />;
  return data ? <RecordFacts record={data} /> : <p className="mt-3 text-muted text-sm">{words.loading}</p>;
}

function RecordFacts({ record: { verdict, facts } }: { record: ShortRecord }) {
  const words = useWords(networkEntityWords);
  return (
    <section aria-label={words.record} className="mt-3 border-line border-t pt-3 text-sm">
      <p className="text-pretty">
        <bdi>{verdict}</bdi>
      </p>
      {facts.length > 0 && (
        <details className="mt-2">
          <summary className="w-fit cursor-pointer rounded text-accent underline underline-offset-[0.2em]">
            {words.facts}
          </summary>
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            {facts.map(({ label, value }) => (
              <Fact key={label} term={label}>
                <bdi className="break-words">{value}</bdi>
              </Fact>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** How the page requests the networks of entities. */
export interface Asking {
  load: LoadNetwork;
  dates: string | undefined;
  /** Each may cost a call of a remote service. */
  isRemote: boolean;
}

interface NetworkPartsProps {
  id: string;
  model: NetworkModel;
  asking: Asking;
  /** Set if calls are counted; absent does not mean free. */
  price: Price | undefined;
}

/**
 * What an entity's network would add, counted by side and type; each part can be added separately. Counted at once if
 * that is free, otherwise on request; the reply is then reused.
 */
function NetworkParts({ id, model, asking: { load, dates, isRemote }, price }: NetworkPartsProps) {
  const words = useWords(networkEntityWords);
  const prices = useWords(quotaScriptWords).prices;
  const isFree = !isRemote || price === 'kept';
  const [wished, setWished] = useState(false);
  const wanted = isFree || wished;
  const rests = useSettled(wanted, SETTLE_DELAY) && wanted;
  const { data, error } = useQuery({ ...networkQuery(id, load, dates), enabled: rests });
  if (!wanted) {
    const priceText = price ? prices[price].short : words.mayCost;
    return (
      <p className="mt-3 text-sm">
        <PlainButton onClick={() => setWished(true)}>{`${words.count} · ${priceText}`}</PlainButton>
      </p>
    );
  }
  if (error) return <Failed error={error} />;
  if (!data) return <p className="mt-3 text-muted text-sm">{words.loading}</p>;
  return <Parts parts={countParts(id, data, model)} />;
}

function Parts({ parts }: { parts: readonly CountedPart[] }) {
  const words = useWords(networkEntityWords);
  if (parts.length === 0) return <p className="mt-3 text-muted text-sm">{words.nothing}</p>;
  return (
    <section aria-label={words.parts} className="mt-3 border-line border-t pt-3 text-sm">
      <h3 className="font-medium font-sans text-sm">{words.parts}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {parts.map((one) => (
          <Part key={`${one.part.side} ${one.part.type}`} counted={one} />
        ))}
      </ul>
    </section>
  );
}

function Part({ counted }: { counted: CountedPart }) {
  const words = useWords(networkEntityWords);
  const forms = useForms();
  const { case: look, run } = useNetworkCase();
  const { part, fresh } = counted;
  // Stays after it is done, as removing it would lose keyboard focus.
  const isAdded = fresh === 0 || look.parts.some((known) => sameData(known, part));
  const [side, type] = [words.sides[part.side], holdingWords(part.type, forms.language)];
  return (
    <li className="flex items-baseline justify-between gap-2">
      <span className="min-w-0 break-words">
        {side} · {type}: <span className="tabular-nums">{words.counted(forms, counted)}</span>
      </span>
      <span className="shrink-0 whitespace-nowrap">
        <PlainButton
          aria-label={words.addPart(isAdded, side, type)}
          disabled={isAdded}
          onClick={() => run({ kind: 'expand_part', part })}
        >
          {isAdded ? words.added : words.add}
        </PlainButton>
      </span>
    </li>
  );
}

const NO_PLACES = {};

/** A company's status, in our words and the register's, and its groupings. */
export function EntityState({ entity }: { entity: Entity }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const { kind, status = UNKNOWN_VALUE, current_status, corporate_groupings = [] } = entity;
  const { incorporation_date, dissolution_date } = entity;
  if (kind !== 'company') return null;
  const state = valueWords('statuses', status, forms.language, NO_PLACES);
  return (
    <>
      <Fact term={words.state}>
        {status === 'inactive' && <InactiveSample />}
        {state}
        {current_status !== undefined && current_status.toLowerCase() !== state.toLowerCase() && (
          <>
            {' · '}
            <bdi>{current_status}</bdi>
          </>
        )}
        {incorporation_date !== undefined && ` · ${words.incorporatedOn(forms.date(incorporation_date))}`}
        {dissolution_date !== undefined && ` · ${words.dissolvedOn(forms.date(dissolution_date))}`}
      </Fact>
      {corporate_groupings.length > 0 && (
        <Fact term={words.groupings}>
          {corporate_groupings.map((name, at) => (
            <span key={name}>
              {at > 0 && ', '}
              <Link href={links.corporateGrouping(name)} className="underline">
                <bdi>{name}</bdi>
              </Link>
            </span>
          ))}
        </Fact>
      )}
    </>
  );
}

/** Links of an entity: its record, its statements, its network. */
export function EntityLinks({ entity, isRoot }: { entity: Entity; isRoot: boolean }) {
  const { openRecord } = useWords(networkFactWords);
  const words = useWords(networkSourceWords);
  const name = nameOf(entity, entity.id);
  const hasPages = isEntityPath(entity.id);
  return (
    <>
      <Link href={entity.id} className="underline">
        {openRecord}
      </Link>
      {hasPages && (
        <Link href={`${entity.id}/statements`} aria-label={words.statementsOf(name)} className="underline">
          {words.statements}
        </Link>
      )}
      {hasPages && !isRoot && (
        <Link href={`${entity.id}/network`} aria-label={words.networkOf(name)} className="underline">
          {words.network}
        </Link>
      )}
    </>
  );
}

/** The position of an entity in the loaded network: numbers of owners and holdings, loops, whether it is a hub. */
export function EntityPosition({ position: { owners, owned, loop, hub } }: { position: NetworkPosition }) {
  const words = useWords(networkSourceWords);
  const forms = useForms();
  return (
    <>
      <Fact term={words.ownersLoaded}>{forms.count(owners)}</Fact>
      <Fact term={words.ownedLoaded}>{forms.count(owned)}</Fact>
      {loop && <Fact term={words.loop}>{words.inLoop(forms, loop.members.length)}</Fact>}
      {hub && <Fact term={words.hub}>{words.isHub(forms, hub.neighbours)}</Fact>}
    </>
  );
}

interface Props {
  entity: Entity;
  isRoot: boolean;
  /** The page shows its own network. */
  isOnlyRoot: boolean;
  status: ExpansionStatus;
  selection: Selection;
  position: NetworkPosition;
  jurisdictionNames: Readonly<Record<string, string>>;
  price: Price | undefined;
  model: NetworkModel;
  asking: Asking;
  onExpand: (id: string) => void;
}

export function EntityPanel(props: Props) {
  const { entity, isRoot, isOnlyRoot, status, selection, position, jurisdictionNames, price, model, asking, onExpand } =
    props;
  const words = useWords(networkFactWords);
  const { notAsked } = useWords(networkSourceWords);
  const { kinds } = useWords(relationshipWords);
  const { count } = useForms();
  const { owners, owned } = neighbourCounts(selection, entity.id);
  const { jurisdiction } = entity;
  return (
    <>
      <h2 className="text-lg">
        <bdi>{nameOf(entity, entity.id)}</bdi>
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact term={words.kind}>{kinds[entity.kind]}</Fact>
        {jurisdiction && (
          <Fact term={words.jurisdiction}>{jurisdictionNames[jurisdiction] ?? jurisdiction.toUpperCase()}</Fact>
        )}
        <EntityState entity={entity} />
        <Fact term={words.ownersShown}>{count(owners)}</Fact>
        <Fact term={words.ownedShown}>{count(owned)}</Fact>
        <EntityPosition position={position} />
      </dl>
      {status !== 'expanded' && <p className="mt-2 text-muted text-sm">{notAsked}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-3 text-sm">
        <EntityLinks entity={entity} isRoot={isOnlyRoot} />
        {isRoot && <span className="text-muted">{words.centre}</span>}
        {!(isRoot && status === 'expanded') && (
          <ExpandButton entity={entity} status={status} price={price} onExpand={onExpand} />
        )}
      </div>
      {status !== 'expanded' && isEntityPath(entity.id) && (
        <NetworkParts key={`parts ${entity.id}`} id={entity.id} model={model} asking={asking} price={price} />
      )}
      {entity.kind === 'company' && isEntityPath(entity.id) && (
        <EntityRecord key={`record ${entity.id}`} id={entity.id} isRemote={asking.isRemote} />
      )}
    </>
  );
}
