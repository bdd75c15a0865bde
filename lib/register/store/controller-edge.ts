import { isJsonObject, type Json, listAt, objectAt, textAt } from '@/lib/shared/json';
import type { RelationshipInput } from './records';

/** What stands beside a mechanism in the words of the statement's own standard, where it has them one by one. */
interface Means {
  mechanism: Json;
  asGiven: Json;
}

const isOver = ({ asGiven }: Means): boolean => textAt(asGiven, 'endDate') !== null;

/** BODS 0.4 and 0.2 have each a name for it. */
const isIndirect = ({ asGiven }: Means): boolean =>
  (textAt(asGiven, 'directOrIndirect') ?? textAt(asGiven, 'interestLevel')) === 'indirect';

function meansOf(properties: Json): Means[] {
  const mechanisms = listAt(properties, 'control_mechanisms');
  const given = listAt(properties, 'interests');
  const paired = given.length === mechanisms.length;
  const means = mechanisms.map((mechanism, at) => ({ mechanism, asGiven: (paired && given[at]) || {} }));
  const running = means.filter((one) => !isOver(one));
  return running.length > 0 ? running : means;
}

interface Share {
  percentage: number | null;
  percentage_min: number | null;
  percentage_max: number | null;
}

const UNKNOWN: Share = { percentage: null, percentage_min: null, percentage_max: null };

const perCent = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= 100 ? value : null;

/** Exact where it is a number, or a band with equal ends. */
function toShare(value: unknown): Share | undefined {
  const band = isJsonObject(value) ? value : { minimum: value, maximum: value };
  const [min, max] = [perCent(band.minimum), perCent(band.maximum)];
  if (min === null && max === null) return undefined;
  return min === max ? { ...UNKNOWN, percentage: min } : { percentage: null, percentage_min: min, percentage_max: max };
}

/** Shares before votes, as one edge carries one of them (api-shapes, 6.3). */
function shareOf(means: readonly Means[]): Share {
  for (const key of ['percentage_of_shares', 'percentage_of_voting_rights']) {
    for (const { mechanism } of means) {
      const share = toShare(objectAt(mechanism, 'mechanism_properties')?.[key]);
      if (share) return share;
    }
  }
  return UNKNOWN;
}

const typesOf = (means: readonly Means[]): string[] => [
  ...new Set(means.flatMap(({ mechanism }) => textAt(mechanism, 'mechanism_type') ?? [])),
];

/**
 * The edge of the network that a control statement would make of its controller. What is held through others alone has a
 * number that the edges of those others have too: it is said to be indirect, and its share is left unknown, so that
 * nothing is counted twice.
 */
export function controllerEdge(properties: Json): RelationshipInput & { interests: string[] } {
  const means = meansOf(properties);
  const near = means.filter((one) => !isIndirect(one));
  const isFar = near.length === 0 && means.length > 0;
  if (isFar) return { relationship_type: 'control', ...UNKNOWN, interests: [...typesOf(means), 'indirect'] };
  return { relationship_type: 'control', ...shareOf(near), interests: typesOf(near) };
}
