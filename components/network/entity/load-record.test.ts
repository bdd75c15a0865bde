import { afterEach, describe, expect, it, vi } from 'vitest';
import { RECORDS } from '@/lib/api/download/download.fixture';
import { NetworkFailure } from '../fetch-from-route';
import { loadRecord } from './entity-panel';

const answering = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );

afterEach(() => vi.unstubAllGlobals());

describe('the record of a selected company', () => {
  it('has its verdict and its facts', async () => {
    answering({ results: { company: RECORDS.company } });
    const { verdict, facts } = await loadRecord('/companies/gb/00000001', 'en', '2026-01-01');
    expect(verdict).toContain('registered in the United Kingdom');
    expect(facts.map(({ value }) => value)).toContain(RECORDS.company.company_number);
    expect(fetch).toHaveBeenCalledWith('/api/registry/companies/gb/00000001');
  });

  it.each([
    ['a failure', { error: { message: 'No.' } }, 503],
    ['no company', { results: {} }, 200],
    ['a company without a name', { results: { company: {} } }, 200],
  ])('fails instead of being empty if the reply is %s', async (_, body, status) => {
    answering(body, status);
    await expect(loadRecord('/companies/gb/1', 'en', '2026-01-01')).rejects.toThrow(NetworkFailure);
  });
});
