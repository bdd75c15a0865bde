import { z } from 'zod';
import { MAX_PER_PAGE } from '@/lib/contract/limits';
import { type Statement, statementSchema } from '@/lib/contract/statement';
import type { Asking } from './asking';

const listSchema = z.object({
  results: z.object({ statements: z.array(z.object({ statement: statementSchema })), total_pages: z.number() }),
});

/**
 * All that is stated of a company, for its dossier; undefined where they are more than a page or cannot be had, and the
 * dossier then leads to the page that has them.
 */
export async function statementsOf(company: string, { get }: Pick<Asking, 'get'>): Promise<Statement[] | undefined> {
  const params = new URLSearchParams({ per_page: String(MAX_PER_PAGE) });
  const { body } = await get(`${company}/statements`, params);
  const { data } = listSchema.safeParse(body);
  if (!data || data.results.total_pages > 1) return undefined;
  return data.results.statements.map(({ statement }) => statement);
}
