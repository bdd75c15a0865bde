import { RegistryError } from '@/lib/contract/errors';
import { DEFAULT_CONFIDENCE, DEFAULT_OWNERSHIP_PERCENTAGE } from '@/lib/contract/limits';
import { type ControlFinding, findControl } from '@/lib/network/findings/control';
import { type Above, factsOf, findOwners, isTooLarge, type OwnersFinding } from '@/lib/network/findings/owners';
import { type EntityKind, nameOf } from '@/lib/network/model';
import type { OwnershipWarning } from '@/lib/network/ownership/effective';
import { type Interval, SAME, shareOfFraction } from '@/lib/network/ownership/stakes';
import type { Access, Reach } from './access';
import { type Fact, shortText } from './facts';
import {
  createTeller,
  gapsOf,
  intervalText,
  isCut,
  keyOf,
  marked,
  type NetworkTerms,
  networkAddress,
  percent,
  shareValue,
  type ToldRelationship,
  walkNetwork,
} from './network';

/** Far enough for any chain of owners that pages compute. */
const ABOVE: Omit<Reach, 'calls'> = { depth: 20, nodes: 2_000 };

export interface AboveQuestion {
  of: string;
  terms: NetworkTerms;
  calls: number;
}

type LoadedAbove = Awaited<ReturnType<typeof readAbove>>;

/** By use of a tool: several claims about one network are one walk. */
const loadedAbove = new WeakMap<Access, Map<string, Promise<LoadedAbove>>>();

/** Everything above an entity, with the facts from which pages compute its owners and controllers. */
function loadAbove(access: Access, question: AboveQuestion): Promise<LoadedAbove> {
  const known = loadedAbove.get(access) ?? new Map<string, Promise<LoadedAbove>>();
  loadedAbove.set(access, known);
  const key = JSON.stringify(question);
  const loaded = known.get(key) ?? readAbove(access, question);
  known.set(key, loaded);
  return loaded;
}

async function readAbove(access: Access, { of, terms, calls }: AboveQuestion) {
  const reach = { ...ABOVE, calls };
  const walked = await walkNetwork(access, { from: [of], direction: 'up', terms, reach });
  const { model, selection } = walked;
  const facts = factsOf(model, {
    selection,
    // A remote service may not tell which ultimate parents statements name.
    ...(terms.dates && { day: terms.dates }),
    withoutStated: access.isRemote,
  });
  if (isTooLarge(facts)) {
    throw new RegistryError('invalid_request', `The network above ${of} is too large to compute its owners.`);
  }
  return { ...walked, facts };
}

/** What was counted, and what is unknown: an answer must say both, since it holds only within them. */
function limitsSay(loaded: LoadedAbove, terms: NetworkTerms, { open, stated }: Above): string[] {
  const { model, facts, results } = loaded;
  const { confidence = DEFAULT_CONFIDENCE, ownership_percentage = DEFAULT_OWNERSHIP_PERCENTAGE, dates } = terms;
  const hidden = model.relationships.size - facts.relationships.length;
  const name = (id: string): string => shortText(nameOf(model.entities.get(id), id));
  return [
    `Counted: ${facts.relationships.length} relationships with a confidence above ${confidence} and a share of at least ${ownership_percentage} % or unknown, ${dates ? `as they stood on ${dates}` : 'that have not ended'}.`,
    ...(hidden > 0 ? [`Not counted: ${hidden} below these limits; lower them to count all.`] : []),
    ...(open.length > 0
      ? [
          `Owners may be missing above ${open.slice(0, 5).map(name).join(', ')}${open.length > 5 ? ` and ${open.length - 5} others` : ''}: nobody is the top for certain.`,
        ]
      : []),
    ...stated
      .slice(0, 3)
      .map(
        ({ id, of, isReached }) =>
          `A statement about ${name(of)} names ${name(id)} as ultimate parent${isReached ? '' : ', to which no known steps lead'}.`,
      ),
    ...gapsOf(results),
  ];
}

const MOST_OWNERS = 10;
const MOST_CHAINS = 3;

export interface ToldOwner {
  says: string;
  address: string;
  kind: EntityKind | 'several';
  /** Nothing stands above it for certain; otherwise it is only the top of what is known. */
  is_top: boolean;
  fact: Fact;
  /** Chain by chain, and their sum. */
  arithmetic: string[];
  relationships: ToldRelationship[];
}

export interface ToldFinding<Item> {
  of: string;
  /** Address of the page with the same network. */
  address: string;
  items: Item[];
  /** How many there are; `items` may be fewer. */
  count: number;
  says: string[];
  /** What was counted and what is unknown. */
  limits: string[];
  /** The walk ended before everything above was read, so that another one may find more. */
  is_cut: boolean;
  facts: Fact[];
}

function warningSays(warning: OwnershipWarning, name: (id: string) => string): string {
  switch (warning.kind) {
    case 'over_declared':
      return `The stated shares in ${name(warning.company)} sum to ${percent(100 * warning.total)} %; each was divided by that.`;
    case 'accounts_differ':
      return `Sources disagree on the share of ${name(warning.owner)} in ${name(warning.company)}: ${intervalText(warning.between)} was used.`;
    case 'self_holding':
      return `${name(warning.company)} holds ${intervalText(warning.share)} of itself, which carries no rights.`;
    case 'closed_loop':
      return `${warning.companies.map(name).join(', ')} own each other wholly, so that nobody outside can own them.`;
  }
}

/** Ultimate owners by the calculation of the pages, each with its chains. `only`: those of one owner, for `verify`. */
export async function tellOwners(
  access: Access,
  question: AboveQuestion,
  { from = 0, only }: { from?: number; only?: string } = {},
): Promise<ToldFinding<ToldOwner>> {
  const { terms } = question;
  const loaded = await loadAbove(access, question);
  const { model, root, facts } = loaded;
  const found: OwnersFinding = findOwners({ facts, of: root });
  const teller = createTeller(access, model, terms);
  const page = networkAddress(access, root, terms);
  const wanted = found.owners.filter(({ members }) => only === undefined || keyOf(members) === only);
  const items = await Promise.all(
    wanted.slice(from, from + MOST_OWNERS).map(async ({ members, share, arithmetic, isTop }): Promise<ToldOwner> => {
      const chains = arithmetic.chains.slice(0, MOST_CHAINS);
      const steps = arithmetic.chains.flatMap(({ factors }) => factors.flatMap((factor) => factor.relationships));
      const relationships = teller.related([...new Set(steps)]);
      const evidence = await teller.evidenceOf(relationships);
      const { rest, cut, sum, complete, total } = arithmetic;
      const left = arithmetic.chains.length - chains.length;
      const who = members.map(teller.name).join(' and ');
      return {
        says: `${who}: ${intervalText(share)}${isTop ? '' : ' (the top of what is known; owners above it may be missing)'}`,
        address: members.map(teller.address).join(','),
        kind: members.length > 1 ? 'several' : (model.entities.get(members[0] ?? '')?.kind ?? 'unknown'),
        is_top: isTop,
        fact: {
          address: marked(page, { ultimate_owner: keyOf(members), fact: 'share' }),
          value: shareValue(shareOfFraction(share)),
          ...evidence,
        },
        arithmetic: [
          ...chains.map(teller.chainSays),
          ...(left > 0 ? [`and ${left} weaker chains`] : []),
          ...(arithmetic.chains.length > 1 ? [`Sum of the chains: ${intervalText(clamped(sum))}.`] : []),
          ...(rest.high > SAME
            ? [`${intervalText(rest)} more through loops${complete ? '' : ' and chains that are not listed'}.`]
            : []),
          ...(cut > SAME
            ? [`The sum is cut to ${intervalText(total)}, as other owners hold the rest for certain.`]
            : []),
        ],
        relationships: await Promise.all(relationships.slice(0, MOST_STEPS).map(teller.relationship)),
      };
    }),
  );
  const unknownFact: Fact = {
    address: marked(page, { fact: 'unknown_share' }),
    value: shareValue(shareOfFraction(found.unknown)),
    day: teller.asOf,
    source: page,
  };
  const { withoutShare, round } = found;
  return {
    ...{ of: teller.name(root), address: page, items, count: wanted.length },
    says: [
      found.owners.length === 0
        ? `No owner of ${teller.name(root)} with a share is known.`
        : `Ultimate owners of ${teller.name(root)}: ${found.owners.length}.`,
      `Without a known owner: ${intervalText(found.unknown)}.`,
      ...(round.length > 0
        ? [`It is part of a loop: ${[...round, round[0] ?? ''].map(teller.name).join(' → ')}.`]
        : []),
      ...(found.itself.high > SAME ? [`Through others it holds ${intervalText(found.itself)} of itself.`] : []),
      ...withoutShare
        .slice(0, MOST_OWNERS)
        .map(({ id }) => `${teller.name(id)} holds votes or control, but no share is stated (${teller.address(id)}).`),
      ...found.warnings.slice(0, 5).map((warning) => warningSays(warning, teller.name)),
    ],
    limits: limitsSay(loaded, terms, found),
    is_cut: isCut(loaded.results),
    facts: [
      unknownFact,
      ...items.flatMap(({ fact, relationships }) => [fact, ...relationships.flatMap((one) => one.facts)]),
    ],
  };
}

const clamped = ({ low, high }: Interval): Interval => ({ low, high: Math.min(1, Math.max(low, high)) });

/** The most relationships that are listed with an owner or controller. */
const MOST_STEPS = 12;

export interface ToldController {
  says: string;
  address: string;
  certain: boolean;
  /** Nobody that is known controls it. */
  ultimate: boolean;
  is_top: boolean;
  fact: Fact;
  proof: string[];
  relationships: ToldRelationship[];
}

/** Who controls an entity by votes or stated control, step by step, by the calculation of the pages. */
export async function tellControllers(
  access: Access,
  question: AboveQuestion,
  { from = 0, only }: { from?: number; only?: string } = {},
): Promise<ToldFinding<ToldController>> {
  const { terms } = question;
  const loaded = await loadAbove(access, question);
  const { model, root, facts } = loaded;
  const found: ControlFinding = findControl({ facts, of: root });
  const teller = createTeller(access, model, terms);
  const page = networkAddress(access, root, terms);
  const wanted = found.controllers.filter(({ holder }) => only === undefined || holder === only);
  const items = await Promise.all(
    wanted.slice(from, from + MOST_OWNERS).map(async (controller): Promise<ToldController> => {
      const { holder, proof, certain, ultimate, isTop } = controller;
      const ids = new Set(proof.flatMap(({ by }) => by.flatMap(({ relationships }) => relationships)));
      const relationships = teller.related([...ids]);
      const place = isTop ? 'ultimate' : ultimate ? 'the last that is known' : 'intermediate';
      return {
        says: `${teller.name(holder)}: ${certain ? 'controls it' : 'possibly controls it'}, ${place}`,
        address: teller.address(holder),
        ...{ certain, ultimate, is_top: isTop },
        fact: {
          address: marked(page, { controller: holder, fact: 'control' }),
          value: certain ? 'certain' : 'possible',
          ...(await teller.evidenceOf(relationships)),
        },
        proof: proof.map(teller.stepSays),
        relationships: await Promise.all(relationships.slice(0, MOST_STEPS).map(teller.relationship)),
      };
    }),
  );
  const rule =
    'Control is more than half of the votes at each step, alone or together with companies it controls; exactly half is none.';
  return {
    ...{ of: teller.name(root), address: page, items, count: wanted.length },
    says: [
      found.controllers.length === 0
        ? `No controller of ${teller.name(root)} is known.`
        : `Controllers of ${teller.name(root)}: ${found.controllers.length}.`,
      rule,
    ],
    limits: limitsSay(loaded, terms, found),
    is_cut: isCut(loaded.results),
    facts: items.flatMap(({ fact, relationships }) => [fact, ...relationships.flatMap((one) => one.facts)]),
  };
}
