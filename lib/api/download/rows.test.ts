import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { RegistryError } from '@/lib/contract/errors';
import type { ReplyPage } from './comparison';
import { RECORDS } from './download.fixture';
import { type RowsOptions, readRows } from './rows';

const page = (part: Partial<ReplyPage> = {}): ReplyPage => ({
  items: [RECORDS.jurisdiction, RECORDS.jurisdiction],
  api_version: '0.4.8',
  total_count: 6,
  total_pages: 3,
  left_out: 0,
  ...part,
});

async function taken(part: Partial<RowsOptions>) {
  const errors: unknown[] = [];
  const requestedPages: number[] = [];
  const { next = async () => page() } = part;
  const options = {
    first: page(),
    pages: 100,
    failed: (error: unknown) => void errors.push(error),
    advice: 'Ask for more.',
    budget: { characters: 1e9, ms: 1e9 },
  };
  const { rows, shortfall } = readRows({
    ...options,
    ...part,
    next(number) {
      requestedPages.push(number);
      return next(number);
    },
  });
  let count = 0;
  for await (const _ of rows) count += 1;
  return { count, said: shortfall(), errors, requestedPages };
}

const down = new RegistryError('upstream_down', 'The service is down.');

describe('the rows of a list', () => {
  it('are those of all pages, without a shortfall', async () => {
    expect(await taken({})).toEqual({ count: 6, said: null, errors: [], requestedPages: [2, 3] });
  });

  it('end at the page limit, with advice', async () => {
    const { count, said, requestedPages } = await taken({ pages: 1 });
    expect([count, requestedPages]).toEqual([2, []]);
    expect(said).toBe('INCOMPLETE: the file holds 2 of 6. Ask for more.');
  });

  it('end with the reason if a later page fails', async () => {
    const next = async (number: number) => (number === 3 ? Promise.reject(down) : page());
    const { count, said, errors } = await taken({ next });
    expect(count).toBe(4);
    expect(said).toBe('INCOMPLETE: the registry failed to give more. The service is down. The file ends after 4 of 6.');
    expect(errors).toEqual([]);
  });

  it('end with the reason once they hold as much as a file may, but never without any', async () => {
    const [one = 0] = [RECORDS.jurisdiction].map((record) => JSON.stringify(record).length);
    const budget = { characters: 3.5 * one, ms: 1e9 };
    const { count, said, requestedPages } = await taken({ budget });
    expect([count, requestedPages]).toEqual([3, [2]]);
    expect(said).toBe('INCOMPLETE: the file is as large as one may be here. The file ends after 3 of 6.');
    expect((await taken({ budget: { ...budget, characters: 1 } })).count).toBe(1);
  });

  it('end with the reason once they have taken as long to load as they may', async () => {
    const next = () => wait(30).then(() => page());
    const { count, said } = await taken({ next, budget: { characters: 1e9, ms: 20 } });
    expect(count).toBe(4);
    expect(said).toBe('INCOMPLETE: to read more takes too long for one file. The file ends after 4 of 6.');
  });

  it('report an unexpected error without its message, which only the operator sees', async () => {
    const { said, errors } = await taken({ next: () => Promise.reject(new Error('secret detail')) });
    expect(said).not.toContain('secret');
    expect(errors).toHaveLength(1);
  });

  it('count unreadable entries, even if all pages were loaded', async () => {
    const { said } = await taken({ first: page({ left_out: 1, total_pages: 1 }) });
    expect(said).toBe('INCOMPLETE: 1 entry could not be read.');
  });
});
