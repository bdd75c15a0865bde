import { z } from 'zod';
import { RegistryError } from '@/lib/contract/errors';
import { DEFAULT_CONFIDENCE, DEFAULT_OWNERSHIP_PERCENTAGE } from '@/lib/contract/limits';
import type { Access } from './access';
import type { Fact, RecordFacts } from './facts';
import type { ToldRelationship } from './network';

/** The answer of a tool: lines to read, and the same as data. */
export interface Answer {
  lines: string[];
  data: Record<string, unknown> & { facts: readonly Fact[] };
  /** How to get what is left out. */
  more?: string;
}

export interface Tool<Input extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  title: string;
  /** What it does. Its cost is added. */
  description: string;
  cost: string;
  input: Input;
  run(given: z.infer<z.ZodObject<Input>>, access: Access): Promise<Answer>;
}

/** The server parses what a tool is given by its own shape, so that the list of all tools need not know it. */
export const defineTool = <Input extends z.ZodRawShape>(tool: Tool<Input>): Tool => tool as unknown as Tool;

export const ONE_CALL = 'Costs 1 call.';
export const WALK_COST =
  'Costs 1 call; in front of a remote service also up to `calls` calls of that service, each of which counts for your token. `price_only` says how many without spending any.';

export const wrong = (message: string): RegistryError => new RegistryError('invalid_request', message);

export const text = (meaning: string) => z.string().trim().min(1).max(300).describe(meaning);
export const record = text(
  'Address of a record as tools give it, its path (/companies/gb/01234500, /officers/1), or gb/01234500',
);
export const company = text('Address of a company, its path, or jurisdiction and number: gb/01234500');
export const entity = text('Address of a company or placeholder, its path, or gb/01234500');
export const page = z.number().int().min(1).max(100).default(1).describe('Page of the list');
const MOST_LISTED = 20;
export const limit = z.number().int().min(1).max(MOST_LISTED).default(10).describe('Entries of a page');
export const calls = z
  .number()
  .int()
  .min(0)
  .max(1000)
  .default(10)
  .describe('The most calls of a remote service to spend; our own register needs none');
export const priceOnly = z
  .boolean()
  .default(false)
  .describe('Only estimate the calls of a remote service, and spend none');
export const dates = z.iso.date().optional().describe('Day on which the relationships held; today by default');
export const termsInput = {
  dates,
  confidence: z
    .number()
    .min(0)
    .max(100)
    .default(DEFAULT_CONFIDENCE)
    .describe('Relationships with a higher confidence count, and those without any; 0: all'),
  ownership_percentage: z
    .number()
    .min(0)
    .max(100)
    .default(DEFAULT_OWNERSHIP_PERCENTAGE)
    .describe('Shares of at least so many per cent count, and unknown ones'),
};

export const evidenceText = ({ day, source }: Pick<Fact, 'day' | 'source'>): string =>
  [day ?? 'day not stated', source ?? 'source not stated'].join(', ');

export const nameIn = ({ address }: Fact): string => address.slice(address.indexOf('#') + 1);

/** The facts of a record, under the day and source that they share. */
export function factLines(facts: readonly Fact[]): string[] {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) groups.set(evidenceText(fact), [...(groups.get(evidenceText(fact)) ?? []), fact]);
  return [...groups].flatMap(([evidence, group]) => [
    `As of ${evidence}:`,
    ...group.map((fact) => `- ${nameIn(fact)}: ${fact.value} — ${fact.address}`),
  ]);
}

/** One record on a line: its facts have its address with `#` and their names. */
export function recordLine({ title, address, facts }: RecordFacts): string {
  const [first] = facts;
  const told = facts.filter(({ value }) => value !== title).map((fact) => `${nameIn(fact)} ${fact.value}`);
  return `- ${title} · ${told.join(' · ')} — ${address}${first ? ` (${evidenceText(first)})` : ''}`;
}

/** Without what the list of all facts has. */
export const headOf = <Told extends { facts: unknown }>({ facts: _, ...head }: Told): Omit<Told, 'facts'> => head;

export const relationshipLine = ({ says, facts: [first] }: ToldRelationship): string =>
  `- ${says}${first ? ` — ${first.address} (${evidenceText(first)}; ${(first.statements ?? []).slice(0, 3).join(', ') || 'no statement named'})` : ''}`;

export const uniqueRelationships = (all: readonly ToldRelationship[]): ToldRelationship[] => [
  ...new Map(all.map((one) => [`${one.owner} ${one.owned} ${one.type}`, one])).values(),
];

export const uniqueFacts = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.map((fact) => [`${fact.address} ${fact.value}`, fact])).values(),
];
