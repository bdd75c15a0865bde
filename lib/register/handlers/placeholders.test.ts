import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { companyKey } from '@/lib/shared/links';
import type { RegisterInput } from '../store/records';
import { openTestRegister, program, type TestRegister } from './records-fixture';

let register: TestRegister;
beforeEach(() => {
  register = openTestRegister();
});
afterEach(() => register.db.close());

const pageSchema = z.object({
  results: z.object({
    statements: z.array(z.object({ statement: z.object({ id: z.number() }) })),
    ...{ per_page: z.number(), total_pages: z.number(), total_count: z.number() },
  }),
});

/** Statements of an owner without a record. */
const manyStatements = (count: number): RegisterInput[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ kind: 'statement', key: `many/${index}`, data_type: 'share_parcel', version: '2026-01-01' },
    subjects: [{ key: 'x:many', name: 'Wayfarer Nominees' }],
    objects: [{ key: companyKey('gb', '1/A'), name: '' }],
    ...{ properties: {}, provenances: [] },
  }));

function placeholderId(): number {
  const row = register.db.prepare<[], { entity_id: number }>("SELECT entity_id FROM entity_keys WHERE key = 'x:many'");
  return row.get()?.entity_id ?? 0;
}

describe('the statements of a placeholder', () => {
  it.each([
    ['', 30],
    ['per_page=10', 10],
    ['per_page=100', 30],
  ])('are at most 30 per page for %j, and paging returns each once', async (query, size) => {
    register.write(manyStatements(65));
    const ids = new Set<number>();
    for (let page = 1; page <= Math.ceil(65 / size); page++) {
      const address = `placeholders/${placeholderId()}/statements?page=${page}&${query}`;
      const { body } = await register.get(address, { caller: program('good') });
      const { statements, ...paging } = pageSchema.parse(body).results;
      expect(paging).toEqual({ per_page: size, total_pages: Math.ceil(65 / size), total_count: 65 });
      for (const { statement } of statements) ids.add(statement.id);
    }
    expect(ids.size).toBe(65);
  });

  it.each([
    ['placeholders/9999/statements', 404],
    ['placeholders/x/statements', 404],
    ['placeholders/3/statements?per_page=101', 400],
  ])('%s gives %i', async (address, status) => {
    expect((await register.get(address)).status).toBe(status);
  });

  it('are not shown once it was matched to a redacted company', async () => {
    register.write(manyStatements(1));
    const source = { publisher: 'Invented Register' };
    const found = {
      jurisdiction_code: 'gb',
      company_number: '7',
      record_key: '7',
      name: 'Found Out',
      keys: ['x:many'],
    };
    register.write([{ kind: 'company', ...found, redacted: true, source }]);
    expect((await register.get(`placeholders/${placeholderId()}/statements`)).status).toBe(503);
    expect((await register.get('companies/gb/1%2FA/statements')).body).toMatchObject({ results: { total_count: 5 } });
  });
});
