import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { controlStatementSchema, statementSchema } from '@/lib/contract/records';
import { EXPLORER, openTestRegister, program, type TestRegister } from './records-fixture';

let register: TestRegister;
beforeEach(() => {
  register = openTestRegister();
});
afterEach(() => register.db.close());

const envelope = z.object({
  results: z.object({
    statements: z.array(z.object({ statement: z.looseObject({}) })),
    ...{ page: z.number(), per_page: z.number(), total_pages: z.number(), total_count: z.number() },
  }),
});

async function found(address: string): Promise<unknown[]> {
  const { body } = await register.get(address);
  return envelope.parse(body).results.statements.map(({ statement }) => statement);
}

describe('the searches of statements', () => {
  it.each([
    ['subsequent_registrations', ''],
    ['subsequent_registrations', 'q=zephyr'],
    ['alternate_registrations', 'q=ZEPHYR+ltd'],
    ['gazette_notices', 'q=striking-off+zephyr&order=score'],
    ['gazette_notices', 'normalised_classification_level_1=filing|judgment'],
    ['trademark_registrations', 'q=%C3%A9clat'],
    ['trademark_registrations', 'order=mark_text'],
    ['trademark_registrations', 'order=expiry_date'],
  ])('%s finds its statement by %j', async (search, query) => {
    const statements = await found(`statements/${search}/search?${query}`);
    expect(z.array(statementSchema).length(1).parse(statements)).toHaveLength(1);
  });

  it.each([
    ['subsequent_registrations', 'q=nothing'],
    ['gazette_notices', 'publication_title=none'],
    ['gazette_notices', 'jurisdiction_code=us_de'],
    ['control_statements', 'has_controlling_entities=false'],
    ['trademark_registrations', 'q=zephyr'],
  ])('%s returns an empty list for %j', async (search, query) => {
    expect(await found(`statements/${search}/search?${query}`)).toEqual([]);
  });

  it.each([
    ['gazette_notices', 'order=newest'],
    ['control_statements', 'is_ultimate_beneficial_owner=perhaps'],
    ['control_statements', 'created_at=yesterday'],
    ['trademark_registrations', 'order=name'],
    ['alternate_registrations', 'page=0.5'],
  ])('%s refuses %j', async (search, query) => {
    expect((await register.get(`statements/${search}/search?${query}`)).status).toBe(400);
  });
});

describe('a control statement', () => {
  it('is sent in its flat form', async () => {
    const [statement] = await found('statements/control_statements/search?controlling_entities_name=oda&per_page=100');
    expect(controlStatementSchema.parse(statement)).toMatchObject({
      data_type: 'control_statement',
      controlled_entity: { company: { name: 'Zephyr Ltd', company_number: '1/A', jurisdiction_code: 'gb' } },
      controlling_entities: [
        {
          person: {
            name: 'Oda Quillfeather',
            country_of_residence: 'Norway',
            service_url: expect.stringMatching(/\/placeholders\/3$/),
          },
        },
      ],
      control_mechanisms: [{ mechanism_type: 'share_ownership' }],
    });
  });

  it.each([
    ['a program without a token', program(null), false],
    ['a program with one', program('good'), true],
    ['a visitor of the pages', EXPLORER, false],
  ])('shows the personal facts of a person to %s: %#', async (_, caller, open) => {
    const addresses = [
      'statements/control_statements/search',
      'statements/1',
      'companies/gb/1%2FA/statements',
      'placeholders/3/statements',
    ];
    for (const address of addresses) {
      const { status, body } = await register.get(address, { caller });
      expect(status, address).toBe(200);
      const text = JSON.stringify(body);
      expect(text).toContain('Oda Quillfeather');
      for (const fact of ['Norwegian', '1970', 'Sample Street']) {
        expect(text.includes(fact), `${address}: ${fact}`).toBe(open);
      }
    }
  });
});
