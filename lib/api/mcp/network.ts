import { ENDPOINTS } from '@/lib/contract/endpoints';
import { isRegistryError, RegistryError } from '@/lib/contract/errors';
import { DEFAULT_CONFIDENCE, DEFAULT_OWNERSHIP_PERCENTAGE } from '@/lib/contract/limits';
import { everythingOn, parseParameters } from '@/lib/contract/parameters';
import type { Statement } from '@/lib/contract/records';
import { type NetworkFilter, visible } from '@/lib/network/filter';
import type { ControlStep } from '@/lib/network/findings/control';
import {
  childOf,
  entityId,
  merge,
  modelOf,
  type NetworkModel,
  nameOf,
  parentOf,
  type Relationship,
  type Share,
  shareWords,
  toEntity,
} from '@/lib/network/model';
import type { Chain } from '@/lib/network/ownership/effective';
import { type Interval, shareOfFraction } from '@/lib/network/ownership/stakes';
import { mergeResults, type WalkResults } from '@/lib/network/walk/state';
import type { Direction } from '@/lib/network/walk/terms';
import { networkOf } from '../walk/walker';
import { type Access, beginningFailure, type Reach } from './access';
import { type Evidence, type Fact, shortText, statementEvidence, type Value } from './facts';

/** Which relationships count: the parameters of a network's page, with its defaults. */
export interface NetworkTerms {
  dates?: string | undefined;
  /** Relationships above it count; those without a confidence do. */
  confidence?: number | undefined;
  ownership_percentage?: number | undefined;
}

/** Throws 400 for an invalid date. */
export function checkDates(dates: string | undefined): void {
  parseParameters(ENDPOINTS.get_company_network.parameters, everythingOn(dates));
}

const filterOf = ({ dates, confidence, ownership_percentage }: NetworkTerms): NetworkFilter => ({
  confidence: confidence ?? DEFAULT_CONFIDENCE,
  ownership: ownership_percentage ?? DEFAULT_OWNERSHIP_PERCENTAGE,
  unknown: true,
  ...(dates && { date: dates }),
});

/** The page of a network with these terms; defaults are left out, as in links. */
export function networkAddress({ origin }: Pick<Access, 'origin'>, of: string, terms: NetworkTerms): string {
  const params = new URLSearchParams();
  const { dates, confidence = DEFAULT_CONFIDENCE, ownership_percentage = DEFAULT_OWNERSHIP_PERCENTAGE } = terms;
  if (dates) params.set('dates', dates);
  if (confidence !== DEFAULT_CONFIDENCE) params.set('confidence', String(confidence || 'all'));
  if (ownership_percentage !== DEFAULT_OWNERSHIP_PERCENTAGE) {
    params.set('ownership_percentage', String(ownership_percentage));
  }
  return `${origin}${of}/network${params.size > 0 ? `?${params}` : ''}`;
}

/** What a fact of a network is about, in the address after `#`. */
export const marked = (page: string, parts: Record<string, string>): string =>
  `${page}#${new URLSearchParams(parts).toString().replaceAll('%2F', '/').replaceAll('%2C', ',')}`;

/** Per cent with two decimals; never rounded to nothing or to the whole. */
export function percent(value: number): number {
  const rounded = Math.round(value * 100) / 100;
  const isLost = (rounded === 0 && value > 0) || (rounded === 100 && value < 100);
  return isLost ? value : rounded;
}

/** A share as a fact's value: per cent, "25–50" or "unknown". */
export function shareValue(share: Share): Value {
  if (share.kind === 'unknown') return 'unknown';
  return share.kind === 'exact' ? percent(share.value) : `${percent(share.min)}–${percent(share.max)}`;
}

const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const shareText = (share: Share): string => plainSpaces(shareWords(share, 'en'));
export const intervalText = (interval: Interval): string => shareText(shareOfFraction(interval));

const RELATIONSHIP_FACTS = ['share', 'since', 'until', 'confidence'] as const;
type RelationshipFact = (typeof RELATIONSHIP_FACTS)[number];

const READ: Record<RelationshipFact, (relationship: Relationship) => Value | undefined> = {
  share: ({ share }) => shareValue(share),
  since: ({ from }) => from?.slice(0, 10),
  until: ({ to, ended }) => (ended ? to?.slice(0, 10) : undefined),
  confidence: ({ confidence }) => confidence,
};

/** A relationship as tools tell it. */
export interface ToldRelationship {
  says: string;
  owner: string;
  owned: string;
  type: string;
  facts: Fact[];
}

/** Statements of one relationship that are looked at for its newest day. */
const MOST_STATEMENTS = 3;

/** Words and facts of a network, each with what it rests on. */
export function createTeller(access: Access, model: NetworkModel, terms: NetworkTerms) {
  const statements = new Map<number, Promise<Statement | undefined>>();
  const asOf = terms.dates ?? access.today();
  const name = (id: string): string => shortText(nameOf(model.entities.get(id), id));
  const address = (id: string): string => `${access.origin}${id}`;

  /** Without a call: of our own register. */
  function statement(id: number): Promise<Statement | undefined> {
    const known = statements.get(id) ?? access.free.record('get_statement', { id: String(id) }).catch(ignoreFailure);
    statements.set(id, known);
    return known;
  }

  async function evidenceOf(relationships: readonly Relationship[]): Promise<Evidence> {
    const ids = [...new Set(relationships.flatMap((one) => one.statements))];
    const addresses = ids.map((id) => address(`/statements/${id}`));
    const publishers = [...new Set(relationships.flatMap((one) => one.publishers ?? []).map((one) => one.publisher))];
    const read = access.isRemote ? [] : await Promise.all(ids.slice(0, MOST_STATEMENTS).map(statement));
    const [newest] = read
      .flatMap((one) => (one ? [statementEvidence(one)] : []))
      .toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''));
    const [child] = relationships.map((one) => one.child);
    const named = publishers.map(shortText).join(', ') || addresses[0] || (child === undefined ? null : address(child));
    return { day: newest?.day ?? asOf, source: newest?.source ?? named, statements: addresses };
  }

  async function relationship(one: Relationship): Promise<ToldRelationship> {
    const page = networkAddress(access, one.child, { dates: terms.dates });
    const evidence = await evidenceOf([one]);
    const facts = RELATIONSHIP_FACTS.flatMap((fact): Fact[] => {
      const value = READ[fact](one);
      const at = marked(page, { owner: one.parent, type: one.type, fact });
      return value === undefined ? [] : [{ address: at, value, ...evidence }];
    });
    return {
      says: relationshipSays(one),
      owner: address(one.parent),
      owned: address(one.child),
      type: one.type,
      facts,
    };
  }

  /** From the owner to what it owns or controls, as chains are written. */
  function relationshipSays({
    parent,
    child,
    type,
    share,
    interests,
    from,
    to,
    ended,
    confidence,
  }: Relationship): string {
    const said = [
      ...[type, ...interests.slice(0, 3).filter((interest) => interest !== type)].map((word) =>
        word.replaceAll('_', ' '),
      ),
      share.kind === 'unknown' ? 'share unknown' : shareText(share),
      ...(from ? [`since ${from.slice(0, 10)}`] : []),
      ...(ended ? [to ? `ended ${to.slice(0, 10)}` : 'ended'] : []),
      confidence === undefined ? 'confidence not stated' : `confidence ${confidence}`,
    ];
    return `${name(parent)} → ${name(child)}: ${said.join(', ')}`;
  }

  const related = (ids: readonly string[]): Relationship[] => ids.flatMap((id) => model.relationships.get(id) ?? []);

  function chainSays({ entities, factors, product }: Chain): string {
    const way = entities.map(name).join(' → ');
    if (factors.length < 2) return `${way}: ${intervalText(product)}`;
    return `${way}: ${factors.map(({ share }) => intervalText(share)).join(' × ')} = ${intervalText(product)}`;
  }

  function stepSays({ company, by, total, basis, certain }: ControlStep): string {
    const holders = by.map(({ holder, share, overstated }) => {
      const shown = basis === 'overstated' ? (overstated ?? share) : share;
      return `${name(holder)} ${intervalText(shown)}`;
    });
    const votes = holders.join(' + ');
    const outcome = {
      declared: `a source states control of ${name(company)}`,
      overstated: `stated as more than half of ${name(company)}, though all stated votes exceed the whole`,
      majority: `${by.length > 1 ? `together ${intervalText(total)}, ` : ''}${certain ? '' : 'possibly '}more than half of the votes in ${name(company)}`,
    }[basis];
    return `${votes}: ${outcome}`;
  }

  return { name, address, asOf, relationship, related, evidenceOf, chainSays, stepSays };
}

const ignoreFailure = (error: unknown): undefined => {
  if (!isRegistryError(error)) throw error;
  return undefined;
};

const STOPS: Record<string, string> = {
  depth: 'The walk ended at the limit of steps.',
  cap: 'The walk ended at the limit of entities.',
  size: 'The walk ended at the limit of its size.',
  budget: 'The walk ended because no more calls of the remote service may be spent: raise `calls`, or go on later.',
  cancelled: 'The walk ended because it took too long.',
  failed: 'The walk ended early: the register did not answer for some entities.',
};

/** Whether the same walk may find more at another time: an entity that does not exist or is redacted stays unknown. */
export const isCut = ({ stopped, notLoaded }: WalkResults): boolean =>
  stopped?.because !== 'done' || notLoaded.some(({ last_word }) => !last_word);

/** What of a walk is missing, in sentences; empty if nothing is. */
export function gapsOf({ stopped, beyond, notLoaded }: WalkResults): string[] {
  const sentence = stopped && stopped.because !== 'done' ? STOPS[stopped.because] : undefined;
  return [
    ...(sentence ? [[sentence, stopped?.failure?.message].filter(Boolean).join(' ')] : []),
    ...(beyond > 0 ? [`${beyond} further neighbours were left out.`] : []),
    ...notLoaded.slice(0, 5).map(({ id, failure }) => `${id} could not be read: ${failure.message}`),
  ];
}

/** The network around some entities, as far as a walk may go. */
export async function walkNetwork(
  access: Access,
  given: { from: readonly string[]; direction: Direction; terms: NetworkTerms; reach: Reach },
) {
  const { from, direction, terms, reach } = given;
  checkDates(terms.dates);
  const walked = await access.walk({ from, direction, ...(terms.dates && { dates: terms.dates }) }, reach);
  const { results, knownAs } = walked;
  const [first = ''] = from;
  const failure = beginningFailure(walked, first);
  if (failure && from.length === 1) throw failure;
  if (results.relationships.length === 0 && results.stopped?.because === 'budget') {
    const reason = results.stopped.failure?.message ?? 'No call of the remote service may be spent on it.';
    throw new RegistryError('refused', `The network of ${first} is not known here. ${reason}`);
  }
  const roots = from.map((id) => knownAs.get(id) ?? id);
  const [root = first] = roots;
  const names = new Map(
    results.relationships.flatMap((wire) => [parentOf(wire), childOf(wire)].map((one) => [one.id, one] as const)),
  );
  const entities = await Promise.all(
    roots.map(async (id) => names.get(id) ?? toEntity(id, await freeName(access, id))),
  );
  const empty = modelOf({ root, entities, relationships: [], expanded: [] });
  const model = mergeResults(empty, results);
  return { root, roots, model, results, selection: visible(model, filterOf(terms), { roots }) };
}

/** The name of an entity without relationships, if it costs no call. */
async function freeName({ free }: Access, id: string): Promise<string> {
  const [, noun, code = '', number = ''] = id.split('/').map((part) => decodeURIComponent(part));
  const sparse = new URLSearchParams({ sparse: 'true' });
  const record =
    noun === 'companies'
      ? free.record('get_company', { jurisdiction_code: code, company_number: number }, sparse)
      : free.record('get_placeholder', { id: code });
  return (await record.catch(ignoreFailure))?.name ?? '';
}

/** Names the members of an ultimate owner in an address; several own only each other. */
export const keyOf = (members: readonly string[]): string => members.toSorted().join(',');

/** One relationship, by its ends and type. */
export interface RelationshipQuestion {
  owned: string;
  owner: string;
  type: string;
  dates?: string | undefined;
}

/** A relationship of an entity's own network; undefined if it has none such. */
export async function tellRelationship(access: Access, { owned, owner, type, dates }: RelationshipQuestion) {
  checkDates(dates);
  const wires = await networkOf(access.client, owned, everythingOn(dates));
  const model = merge(modelOf({ root: owned, entities: [], relationships: [], expanded: [] }), wires);
  const one = [...model.relationships.values()].find(
    (known) => known.parent === owner && known.child === entityId(owned) && known.type === type,
  );
  if (!one) return undefined;
  return { relationship: one, told: await createTeller(access, model, { dates }).relationship(one) };
}

/** What a fact's address names. */
export type FactTarget =
  | { kind: 'record'; path: string; name: string }
  | ({ kind: 'relationship'; fact: string } & RelationshipQuestion)
  | { kind: 'ultimate_owner' | 'controller'; of: string; who: string; terms: NetworkTerms }
  | { kind: 'unknown_share'; of: string; terms: NetworkTerms };

const numberOf = (text: string | null): number | undefined => {
  const value = text === 'all' ? 0 : Number(text ?? '');
  return text === null || Number.isNaN(value) || value < 0 || value > 100 ? undefined : value;
};

/** Reads the address of a fact of a network: `…/network?dates=…#owner=…&type=…&fact=share`. */
export function parseNetworkFact(of: string, query: string, mark: string): FactTarget | undefined {
  const [asked, parts] = [new URLSearchParams(query), new URLSearchParams(mark)];
  const [fact, owner, type] = [parts.get('fact') ?? '', parts.get('owner'), parts.get('type')];
  const dates = asked.get('dates') ?? undefined;
  if (owner !== null && type !== null) {
    return { kind: 'relationship', owned: of, owner: entityId(owner), type, dates, fact };
  }
  const terms: NetworkTerms = {
    dates,
    confidence: numberOf(asked.get('confidence')),
    ownership_percentage: numberOf(asked.get('ownership_percentage')),
  };
  if (fact === 'unknown_share') return { kind: 'unknown_share', of, terms };
  const [who, controller] = [parts.get('ultimate_owner'), parts.get('controller')];
  if (who !== null && fact === 'share') {
    return { kind: 'ultimate_owner', of, who: keyOf(who.split(',').map(entityId)), terms };
  }
  return controller !== null && fact === 'control'
    ? { kind: 'controller', of, who: entityId(controller), terms }
    : undefined;
}
