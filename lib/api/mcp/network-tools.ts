import { z } from 'zod';
import { isComplete, priceConnections, searchConnections } from '@/lib/network/connections/search';
import { DIRECTIONS } from '@/lib/network/walk/terms';
import type { WalkPrice } from '@/lib/network/walk/walk';
import { type ToldFinding, tellControllers, tellOwners } from './above';
import type { Access } from './access';
import {
  type Answer,
  calls,
  dates,
  defineTool,
  entity,
  headOf,
  limit,
  page,
  priceOnly,
  relationshipLine,
  type Tool,
  termsInput,
  uniqueFacts,
  uniqueRelationships,
  WALK_COST,
  wrong,
} from './define-tool';
import { entityPath, type Fact } from './facts';
import { checkDates, createTeller, gapsOf, type NetworkTerms, type ToldRelationship, walkNetwork } from './network';

function priceAnswer({ metered, calls, about, cached }: WalkPrice): Answer {
  const says = metered
    ? `${about ? 'About ' : ''}${calls} calls of the remote service; ${cached} networks are known already and cost nothing.`
    : 'It is answered from our own register: no calls of a remote service.';
  return { lines: [says], data: { price: { metered, calls, about, cached }, facts: [] } };
}

const MOST_TOLD = 20;

const walkTool = defineTool({
  name: 'walk_network',
  title: 'Walk a network',
  description:
    'Follows who owns or controls whom from some entities: up to owners, down to holdings, or both. Tells the relationships with shares, confidence and statements. It computes nothing: for owners in the end take find_owners.',
  cost: WALK_COST,
  input: {
    from: z.array(entity).min(1).max(10),
    direction: z.enum(DIRECTIONS).default('both'),
    depth: z.number().int().min(1).max(20).default(1).describe('Steps from the beginnings'),
    nodes: z.number().int().min(2).max(2000).default(100).describe('The most entities'),
    ...termsInput,
    calls,
    price_only: priceOnly,
    ...{ page, limit: limit.default(MOST_TOLD) },
  },
  async run({ from: given, direction, depth, nodes, calls, price_only, page, limit, ...terms }, access) {
    const from = [...new Set(given.map(entityPath))];
    const reach = { depth, nodes, calls };
    checkDates(terms.dates);
    if (price_only) {
      return priceAnswer(await access.price({ from, direction, ...(terms.dates && { dates: terms.dates }) }, reach));
    }
    const { model, selection, results } = await walkNetwork(access, { from, direction, terms, reach });
    const teller = createTeller(access, model, terms);
    const all = selection.relationships;
    const some = await Promise.all(all.slice((page - 1) * limit, page * limit).map(teller.relationship));
    const hidden = model.relationships.size - all.length;
    const notes = [
      `${all.length} relationships among ${selection.entities.size} entities, page ${page}.`,
      ...(hidden > 0 ? [`Not counted: ${hidden} below the limits of confidence and share.`] : []),
      ...gapsOf(results),
    ];
    return {
      lines: [...notes, ...some.map(relationshipLine)],
      data: { notes, relationships: some.map(headOf), total: all.length, facts: some.flatMap(({ facts }) => facts) },
      ...(page * limit < all.length && { more: `Ask for page ${page + 1}.` }),
    };
  },
});

const aboveInput = { of: entity, ...termsInput, calls, price_only: priceOnly, page };

/** Both calculations need everything above the entity. */
const priceAbove = async (access: Access, of: string, terms: NetworkTerms, calls: number): Promise<Answer> =>
  priceAnswer(
    await access.price(
      { from: [of], direction: 'up', ...(terms.dates && { dates: terms.dates }) },
      { depth: 20, nodes: 2000, calls },
    ),
  );

/** Owners and controllers of a page. */
const ABOVE_AT_ONCE = 10;

/** The owners or controllers of one page of the answer. `chainsOf`: the arithmetic or the proof of one, line by line. */
function aboveAnswer<Item extends { says: string; fact: Fact; relationships: ToldRelationship[] }>(
  found: ToldFinding<Item>,
  page: number,
  key: 'owners' | 'controllers',
  chainsOf: (item: Item) => string[],
): Answer {
  const relationships = uniqueRelationships(found.items.flatMap((one) => one.relationships));
  return {
    lines: [
      ...found.says,
      ...found.items.flatMap((item) => [
        `- ${item.says} — ${item.fact.address}`,
        ...chainsOf(item).map((line) => `  ${line}`),
      ]),
      ...(relationships.length > 0 ? ['It rests on:', ...relationships.map(relationshipLine)] : []),
      ...found.limits,
    ],
    data: {
      ...{ of: found.of, address: found.address, says: found.says, limits: found.limits, total: found.count },
      [key]: found.items.map(({ relationships: _, ...item }) => item),
      relationships: relationships.map(headOf),
      facts: uniqueFacts(found.facts),
    },
    ...(page * ABOVE_AT_ONCE < found.count && { more: `Ask for page ${page + 1}.` }),
  };
}

const findOwnersTool = defineTool({
  name: 'find_owners',
  title: 'Find ultimate owners',
  description:
    'Names the ultimate owners of a company by economic shares, with the arithmetic of each chain ("60 % × 50 % = 30 %"), the part without a known owner, and what is not known. Never say more than its limits allow: an owner that is not is_top may have owners itself.',
  cost: WALK_COST,
  input: aboveInput,
  async run({ of: given, calls, price_only, page, ...terms }, access) {
    const of = entityPath(given);
    checkDates(terms.dates);
    if (price_only) return priceAbove(access, of, terms, calls);
    const found = await tellOwners(access, { of, terms, calls }, { from: (page - 1) * ABOVE_AT_ONCE });
    return aboveAnswer(found, page, 'owners', ({ arithmetic }) => arithmetic);
  },
});

const findControllersTool = defineTool({
  name: 'find_controllers',
  title: 'Find controllers',
  description:
    'Names who controls a company by votes or stated control, ultimate ones first, with the proof step by step, and whether it is certain or only possible. Control is not a share: take find_owners for shares.',
  cost: WALK_COST,
  input: aboveInput,
  async run({ of: given, calls, price_only, page, ...terms }, access) {
    const of = entityPath(given);
    checkDates(terms.dates);
    if (price_only) return priceAbove(access, of, terms, calls);
    const found = await tellControllers(access, { of, terms, calls }, { from: (page - 1) * ABOVE_AT_ONCE });
    return aboveAnswer(found, page, 'controllers', ({ proof }) => proof);
  },
});

const MOST_ENTITIES = 2000;

const KIND_WORDS = { shortest: 'the fewest steps', surest: 'the surest', control: 'by control' } as const;

const findConnections = defineTool({
  name: 'find_connections',
  title: 'Find connections',
  description:
    'Finds how two to ten entities are connected, whatever the direction of ownership: by the fewest steps, by the surest, and by control. "No connection" is certain only if the search says that it was complete.',
  cost: WALK_COST,
  input: {
    between: z.array(entity).min(2).max(10),
    steps: z.number().int().min(1).max(12).default(4).describe('The most steps of a connection'),
    dates,
    hubs: z.boolean().default(false).describe('Whether entities with fifty neighbours or more may connect others'),
    calls,
    price_only: priceOnly,
  },
  async run({ between: given, steps, dates, hubs, calls, price_only }, access) {
    const between = [...new Set(given.map(entityPath))];
    if (between.length < 2) throw wrong('Give at least two different entities.');
    checkDates(dates);
    const terms = { between, steps, hubs: hubs ? ('all' as const) : [], ...(dates && { dates }) };
    const { port, yours } = await access.openPort(dates);
    if (price_only) return priceAnswer(await priceConnections(terms, { nodes: MOST_ENTITIES }, port));
    const limits = access.limitsFor({ depth: steps, nodes: MOST_ENTITIES, calls }, port.metered, yours);
    const found = await searchConnections(terms, limits, port, access.timeLimit());
    const { answers, model, coverage, missing, ignored } = found;
    const teller = createTeller(access, model, { dates });
    const told = await Promise.all(
      answers.map(async ({ kinds, groups, apart }) => ({
        kinds,
        apart: apart.map(teller.address),
        steps: uniqueRelationships(
          await Promise.all(
            groups
              .flatMap((group) => group.steps.flatMap((step) => teller.related(step.relationships)))
              .map(teller.relationship),
          ),
        ),
      })),
    );
    const complete = isComplete(coverage);
    const notes = [
      told.length === 0
        ? `No connection of up to ${steps} steps was found${complete ? ', and nothing was left out' : ', but the search was not complete'}.`
        : `${told.length === 1 ? 'One connection' : `${told.length} connections`}${complete ? '; nothing within the steps was left out' : ''}.`,
      ...(coverage.notAsked > 0
        ? [`${coverage.notAsked} entities within reach were not asked (${coverage.because}).`]
        : []),
      ...(coverage.beyond > 0 ? [`${coverage.beyond} neighbours were left out.`] : []),
      ...(coverage.hubs.length > 0 ? [`${coverage.hubs.length} hubs connect nothing unless \`hubs\` is true.`] : []),
      ...ignored
        .slice(0, 3)
        .map(
          ({ hub }) =>
            `${teller.name(hub.id)} has so many neighbours that it was not counted as a connection (${teller.address(hub.id)}).`,
        ),
      ...[...missing, ...coverage.failed]
        .slice(0, 5)
        .map(({ id, failure }) => `${teller.address(id)} could not be read: ${failure.message}`),
    ];
    return {
      lines: [
        ...notes,
        ...told.flatMap(({ kinds, apart, steps }) => [
          `${kinds.map((kind) => KIND_WORDS[kind]).join(', ')}:`,
          ...steps.map(relationshipLine),
          ...(apart.length > 0 ? [`  without ${apart.join(', ')}`] : []),
        ]),
      ],
      data: {
        notes,
        complete,
        connections: told.map(({ steps, ...one }) => ({ ...one, steps: steps.map(headOf) })),
        facts: uniqueFacts(told.flatMap(({ steps }) => steps.flatMap((one) => one.facts))),
      },
    };
  },
});

export const NETWORK_TOOLS: readonly Tool[] = [walkTool, findOwnersTool, findControllersTool, findConnections];
