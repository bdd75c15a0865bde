import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { RegisterInput } from '@/lib/register/store/records';
import { isLater, isSkip } from '../format';
import { native } from './native';

const FILE = new URL('../../../register/sample/register.jsonl.gz', import.meta.url);
const FACTS = { name: 'register.jsonl.gz', date: '' };

/** The lines of a text, decoded one by one to limit memory. */
function* linesOf(text: Buffer): Generator<string> {
  for (let from = 0, end = 0; from < text.length; from = end + 1) {
    end = text.indexOf('\n', from);
    if (end === -1) end = text.length;
    yield text.toString('utf8', from, end);
  }
}

/**
 * The records of the sample register, from the data file in lib/register/sample.
 * @throws Error if a line is not a record of the native format.
 */
export function* readSampleRecords(): Generator<RegisterInput> {
  const map = native.createMapper();
  let number = 0;
  for (const line of linesOf(gunzipSync(readFileSync(FILE)))) {
    number++;
    const mapped = map(JSON.parse(line), FACTS, false);
    if (isLater(mapped)) continue;
    if (isSkip(mapped)) throw new Error(`${FACTS.name}, line ${number}: ${mapped.skip}`);
    yield* mapped;
  }
}
