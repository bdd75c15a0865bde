import { z } from 'zod';
import { companySchema } from '@/lib/contract/company';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import { allowedRequest, keyOf } from './address';
import type { ReplyCache } from './cache/cache';
import { ageOf } from './cache/freshness';

const keptSchema = z.object({
  results: z.object({
    company: companySchema.pick({
      inactive: true,
      current_status: true,
      dissolution_date: true,
      corporate_groupings: true,
    }),
  }),
});

/** The key under which the record of a company is kept; undefined for what is none. */
function keyOfRecord(path: string): string | undefined {
  const allowed = allowedRequest({ path: path.replace(/^\//, ''), params: new URLSearchParams() });
  return allowed?.endpoint === 'get_company' ? keyOf(allowed) : undefined;
}

function factsIn(path: string, body: unknown): EntityFacts[] {
  const { data } = keptSchema.safeParse(body);
  if (!data) return [];
  const { inactive = null, current_status = null, dissolution_date = null, corporate_groupings } = data.results.company;
  const names = corporate_groupings?.map(({ corporate_grouping }) => corporate_grouping.name) ?? null;
  return [{ path, inactive, current_status, dissolution_date, corporate_groupings: names }];
}

/** What records that are kept tell of companies; nothing is asked, and what no kept record tells is left out. */
export function keptEntityFacts(paths: readonly string[], cache: ReplyCache, now: number): EntityFacts[] {
  const keys = new Map(paths.map((path) => [path, keyOfRecord(path)]));
  const there = cache.timesOf([...keys.values()].filter((key) => key !== undefined));
  return [...keys].flatMap(([path, key]) => {
    const kept = key !== undefined && there.has(key) ? cache.get(key) : undefined;
    const isFact = kept?.status === 200 && ageOf('get_company', kept, now) !== 'gone';
    return isFact ? factsIn(path, kept.body) : [];
  });
}
