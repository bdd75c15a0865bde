import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { expect } from 'vitest';
import { z } from 'zod';

export const HEAD = '/companies/gb/01234500';
const DEEP = '/companies/us_ca/C69266984';
const TRADING = 'gb/02815113';
/** Part of a loop, with a person above it. */
export const LOOP = '/companies/gb/04040401';

/** A use of each tool that the sample register answers. */
export const USES: readonly (readonly [tool: string, input: Record<string, unknown>])[] = [
  ['search', { q: 'harrowgate trading', limit: 3 }],
  ['match', { name: 'Harrowgate Marine Group', jurisdiction_code: 'gb' }],
  ['get_record', { address: HEAD }],
  ['list_officers', { company: TRADING }],
  ['list_filings', { company: TRADING }],
  ['list_events', { company: TRADING }],
  ['walk_network', { from: [TRADING], direction: 'up', depth: 3 }],
  ['find_owners', { of: TRADING }],
  ['find_controllers', { of: TRADING }],
  ['find_connections', { between: [HEAD, TRADING] }],
  ['compare', { companies: [HEAD, TRADING] }],
  ['explain_fact', { address: `/companies/${TRADING}#current_status` }],
  ['verify', { claims: [{ address: `/companies/${TRADING}#incorporation_date`, value: '2019-04-24' }] }],
];

export const FAR = { between: [HEAD, DEEP] };

const factSchema = z.object({
  address: z.string().regex(/^https?:\/\/[^/]+\/.*#.+/),
  value: z.union([z.string(), z.number(), z.boolean()]),
  day: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullable(),
  source: z.string().min(1).nullable(),
  statements: z.array(z.string().regex(/\/statements\/\d+$/)).optional(),
});
export type ToldFact = z.infer<typeof factSchema>;

const replySchema = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ text: z.string() })).length(1),
  structuredContent: z
    .looseObject({
      facts: z.array(factSchema),
      cost: z.object({
        calls: z.number(),
        calls_left: z.number().optional(),
        service_calls: z.number().optional(),
        service_calls_left: z.number().optional(),
      }),
    })
    .optional(),
});

type Answered = NonNullable<z.infer<typeof replySchema>['structuredContent']> & { text: string };

/** What a tool answers: its text, and its facts and cost. Throws if it failed. */
export async function use(client: Client, tool: string, input: Record<string, unknown>): Promise<Answered> {
  const reply = replySchema.parse(await client.callTool({ name: tool, arguments: input }));
  const text = reply.content[0]?.text ?? '';
  if (reply.isError || !reply.structuredContent) throw new Error(`${tool}: ${text}`);
  return { text, ...reply.structuredContent };
}

/** The sentence with which a tool fails. */
export async function failureOf(client: Client, tool: string, input: Record<string, unknown>): Promise<string> {
  const reply = replySchema.parse(await client.callTool({ name: tool, arguments: input }));
  expect(reply.isError, JSON.stringify(reply).slice(0, 300)).toBe(true);
  return reply.content[0]?.text ?? '';
}

/** Uses every tool that the server lists, each of which says what it costs and tells facts. */
export async function useAll(client: Client) {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(USES.map(([name]) => name));
  for (const { name, description = '' } of tools) expect(description, name).toMatch(/Costs 1 call/);
  const answers = [];
  for (const [name, input] of USES) {
    const answer = await use(client, name, input);
    expect(answer.facts.length, name).toBeGreaterThan(0);
    for (const fact of answer.facts) expect(fact.source, fact.address).not.toBeNull();
    expect(answer.text.length, name).toBeLessThan(8_000);
    expect(answer.text, name).toMatch(/^Cost: \d+ calls?\b/m);
    answers.push({ name, ...answer });
  }
  return answers;
}
