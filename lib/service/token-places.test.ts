import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '@/lib/registry/logger';
import { Database } from '@/lib/shared/sqlite.mjs';
import { answersError, answersJson, type Fault, redirectsExactlyTo } from '@/lib/testing/faults/answers';
import { base32, holdsToken } from '@/lib/testing/hidden-token';
import { unpacked } from './cache/sqlite-store';
import { redactorOf } from './redact';
import { TOKEN } from './send.fixture';
import { COMPANY, startSource } from './source.fixture';

const redaction = vi.hoisted(() => ({ isOff: false }));
vi.mock('./redact', async (importOriginal) => {
  const original = await importOriginal<typeof import('./redact')>();
  return {
    ...original,
    looksSecret: (text: string) => !redaction.isOff && original.looksSecret(text),
    redactorOf: (token: string | null) => (redaction.isOff ? (text: string) => text : original.redactorOf(token)),
  };
});

const backwards = [...TOKEN].reverse().join('');
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const SPELLINGS: [name: string, spelling: string][] = [
  ['as it is', TOKEN],
  ['in capitals', TOKEN.toUpperCase()],
  ['in small letters', TOKEN.toLowerCase()],
  ['backwards', backwards],
  ['with blanks', [...TOKEN].join(' ')],
  ['with characters of no width', [...TOKEN].join('\u200b')],
  ['in wide characters', TOKEN.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
  ['in base32', base32(`the token ${TOKEN}`)],
  ['in base64 twice', base64(base64(`the token ${TOKEN}`))],
  ['percent-encoded twice', encodeURIComponent(encodeURIComponent(TOKEN))],
];

const answersRecord = (facts: object, headers = {}): Fault =>
  answersJson({ api_version: '0.4', results: { company: { ...COMPANY, ...facts } } }, 200, headers);

/** Headers hold ASCII only, so other characters are sent percent-encoded there. */
const inHeader = (text: string): string => text.replace(/[^\x21-\x7e]/gu, encodeURIComponent);

/** The bytes of each file in a folder, and the rows of its databases, unpacked. */
function keptIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => {
      const file = join(folder, name);
      const bytes = readFileSync(file, 'latin1');
      if (!name.endsWith('.sqlite')) return bytes;
      const db = new Database(file, { readonly: true });
      try {
        const tables = db.prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").all();
        const rows = tables.flatMap((table) => db.prepare<[], object>(`SELECT * FROM "${table.name}"`).all());
        const texts = rows.flatMap((row) => Object.values(row).map((it) => (Buffer.isBuffer(it) ? unpacked(it) : it)));
        return `${bytes}\n${texts.join('\n')}`;
      } finally {
        db.close();
      }
    })
    .join('\n');
}

/** What is left of each spelling, in the order of `SPELLINGS`, and what is kept of all of them. */
interface Traces {
  shown: string[];
  kept: string;
}

/** What the source answers, keeps and warns of, if the service plants each spelling in the reply about one company. */
async function traces(answers: (spelling: string) => Fault): Promise<Traces> {
  const { get, folder, warnings, served, use } = await startSource(answersJson({}), { timeoutMs: 10_000 });
  const shown: string[] = [];
  for (const [index, [, spelling]] of SPELLINGS.entries()) {
    await use(answers(spelling));
    shown.push(JSON.stringify([await get(`companies/gb/${index}`), await get(`companies/gb/${index}`)]));
  }
  return { shown, kept: [keptIn(folder), JSON.stringify([warnings, served])].join('\n') };
}

function logged(): Traces {
  const lines: string[] = [];
  const log = createLogger({ level: 'debug', redact: redactorOf(TOKEN), write: (line) => lines.push(line) });
  const shown = SPELLINGS.map(([, spelling]) => {
    log.warn(`Asked for ${spelling}`, { path: spelling });
    log.error('Failed', { error: new Error('no answer', { cause: new Error(`fetch of ${spelling}`) }) });
    return lines.splice(0).join('');
  });
  return { shown, kept: '' };
}

const holdTraces = ({ shown, kept }: Traces): boolean => holdsToken(TOKEN, [...shown, kept].join('\n'));

/** Where a service can repeat the token, and what is then answered, kept and logged. */
const PLACES: [place: string, collect: () => Promise<Traces> | Traces][] = [
  ['a value of a record', () => traces((spelling) => answersRecord({ name: `The ${spelling} Company` }))],
  ['a key of a record', () => traces((spelling) => answersRecord({ [`the ${spelling} key`]: 1 }))],
  [
    'the address of a record',
    () => traces((spelling) => answersRecord({ service_url: `https://a.example/${spelling}` })),
  ],
  ['the message of an error', () => traces((spelling) => answersError(404, `No company for ${spelling}`))],
  ['the message of a refusal', () => traces((spelling) => answersError(403, `Closed to ${spelling}`))],
  ['a header', () => traces((spelling) => answersRecord({}, { etag: `"${inHeader(spelling)}"` }))],
  ['the log', logged],
];

const answersRedirect = (spelling: string): Fault => {
  const sent = encodeURIComponent(spelling);
  return redirectsExactlyTo(`/v0.4/companies/gb/${sent}?next=${sent}`);
};

describe('the token', () => {
  beforeEach(() => {
    redaction.isOff = false;
  });

  it.each(PLACES)('planted in %s is not shown, kept or logged in any spelling', async (_, collect) => {
    expect(holdTraces(await collect())).toBe(false);
  });

  it.each(PLACES)('planted in %s is found there in each spelling if nothing is redacted', async (_, collect) => {
    redaction.isOff = true;
    const { shown, kept } = await collect();
    const missing = SPELLINGS.filter(
      ([, spelling], index) => !holdsToken(TOKEN, shown[index] ?? '') && !kept.includes(inHeader(spelling)),
    );
    expect(missing).toEqual([]);
  });

  it.each([false, true])('planted in the address of a redirect goes nowhere, redacted or not (%s)', async (isOff) => {
    redaction.isOff = isOff;
    expect(holdTraces(await traces(answersRedirect))).toBe(false);
  });

  it.each(SPELLINGS)('is found by the search if it is written %s', (_, spelling) => {
    expect(holdsToken(TOKEN, `"name":"The ${spelling} Company"`)).toBe(true);
    expect(holdsToken('another/token+17', `"name":"The ${spelling} Company"`)).toBe(false);
  });
});
