import { z } from 'zod';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import type { SampleIds } from './endpoint-cases';

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

export interface Asking {
  form?: 'A' | 'B';
  token?: 'good' | 'wrong' | 'none';
  version?: string;
  headers?: Record<string, string>;
  method?: string;
}

/** A client of a register with the sample: in process, or over HTTP. The address is below the version. */
export type Ask = (address: string, asking?: Asking) => Promise<Reply>;

export type Json = Record<string, unknown>;

const jsonSchema = z.record(z.string(), z.unknown());

export const bodyOf = ({ text }: Reply): Json => jsonSchema.parse(JSON.parse(text));
export const resultsOf = (reply: Reply): Json => jsonSchema.parse(bodyOf(reply).results);

/** The items of a list without their wrappers: `companies` of `company`. */
export function itemsOf(reply: Reply, list: string, item: string): Json[] {
  const wrapped = z.array(jsonSchema).parse(resultsOf(reply)[list]);
  return wrapped.map((wrapper) => jsonSchema.parse(wrapper[item]));
}

export const recordOf = (reply: Reply, name: string): Json => jsonSchema.parse(resultsOf(reply)[name]);

/** Only the network is a bare array. */
export const relationshipsOf = (reply: Reply): Json[] => z.array(jsonSchema).parse(bodyOf(reply).results);

export const errorOf = (reply: Reply): string =>
  z.object({ error: z.object({ message: z.string().min(1) }) }).parse(bodyOf(reply)).error.message;

export const totalOf = (reply: Reply): number => z.number().int().parse(resultsOf(reply).total_count);

/** Ids that the cases need, read from the network of a company related to a placeholder. */
export async function findSampleIds(ask: Ask): Promise<SampleIds> {
  const { jurisdiction_code, company_number } = SAMPLE_HIGHLIGHTS.largest_group_head;
  const address = `companies/${jurisdiction_code}/${company_number}/network?confidence=all&ownership_percentage=0`;
  const addresses = relationshipsOf(await ask(address)).flatMap((relationship) => [
    relationship.parent_service_url,
    relationship.child_service_url,
  ]);
  const [, id] = /\/placeholders\/(\d+)/.exec(addresses.join(' ')) ?? [];
  return { placeholder: Number(id) };
}
