import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import { links } from '@/lib/shared/links';
import { DATA } from '@/lib/testing/real-data';
import { embedded, fetchFrom } from './route.fixture';

const SCHEMA = join(DATA, 'docs', 'bods-schema-0.4');
const noSchema = existsSync(SCHEMA) ? '' : ' (skipped: no published schema beside this checkout)';

/** Its names are `urn:entity`, which lacks a part of a URN (RFC 8141), and readers reject them. */
const read = (name: string) =>
  JSON.parse(readFileSync(join(SCHEMA, `${name}.json`), 'utf8').replace(/"urn:(?=[a-z])/g, '"urn:bods:'));

function createValidator() {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  for (const name of ['components', 'entity-record', 'person-record', 'relationship-record']) ajv.addSchema(read(name));
  return ajv.compile(read('statement'));
}

const { largest_group_head: head, hub } = SAMPLE_HIGHLIGHTS;

describe.skipIf(noSchema !== '')(`the published schema of BODS 0.4${noSchema}`, () => {
  it('takes records, lists and networks at their addresses, and no statement twice', async () => {
    const validate = createValidator();
    for (const address of [
      `${links.company(head)}.bods.json`,
      `${links.company(head)}/statements.bods.json`,
      `${links.companyNetwork(hub)}.bods.json`,
      '/placeholders/4141.bods.json',
      '/companies/search.bods.json?q=marine',
    ]) {
      const statements: { statementId: string }[] = await (await fetchFrom(embedded, address)).json();
      expect(statements.length, address).toBeGreaterThan(0);
      const wrong = statements.filter((one) => !validate([one]));
      expect(wrong.slice(0, 3), address).toEqual([]);
      expect(new Set(statements.map(({ statementId }) => statementId)).size, address).toBe(statements.length);
    }
    expect(validate([{ statementId: 'short' }])).toBe(false);
  });
});
