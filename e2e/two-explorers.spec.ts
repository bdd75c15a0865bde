import { copyFileSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { createAccount } from '../lib/register/store/sqlite/accounts';
import { links } from '../lib/shared/links';
import { HAS_REDIS, NEEDS_REDIS, startRedis } from '../lib/testing/redis-server';
import { temporaryDataFolder } from './support/sample';
import { type FirmamentServer, startServer } from './support/servers';
import { startPair } from './support/shared-servers';
import { expect, THOROUGHLY, test } from './support/test';

const { largest_group_head: head } = SAMPLE_HIGHLIGHTS;
const RECORD = `/v0.4${links.company(head)}`;

/** One address before several explorers, which are asked in turn. */
async function balance(explorers: readonly FirmamentServer[]): Promise<{ url: string; server: Server }> {
  let turn = 0;
  const server = createServer((request, reply) => {
    const { url = '' } = explorers[turn++ % explorers.length] ?? {};
    const { method, headers } = request;
    const passed = ask(`${url}${request.url}`, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.writeHead(502).end());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

interface Answer {
  status: number;
  ms: number;
}

async function timed(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const begun = performance.now();
  const reply = await fetch(address, { headers });
  await reply.text();
  return { status: reply.status, ms: performance.now() - begun };
}

/** Asks again, as a refusal of too many requests at once says. */
async function patiently(address: string, headers: Record<string, string>): Promise<Answer> {
  for (;;) {
    const answer = await timed(address, headers);
    if (answer.status !== 429 && answer.status !== 503) return answer;
    await wait(1_000);
  }
}

const countOf = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

test.describe(`two explorers behind one address, with one Redis${NEEDS_REDIS}`, THOROUGHLY, () => {
  test.skip(!HAS_REDIS);
  test.describe.configure({ mode: 'default', timeout: 180_000 });

  let redis: Awaited<ReturnType<typeof startRedis>>;
  const closing: (() => unknown)[] = [];
  test.beforeEach(async () => {
    redis = await startRedis();
    closing.push(() => redis.kill());
  });
  test.afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function startTwo(options: (number: number) => Parameters<typeof startServer>[0]) {
    const REDIS_URL = `redis://127.0.0.1:${redis.port}`;
    const explorers: FirmamentServer[] = [];
    for (const number of [0, 1]) {
      const { env, ...others } = options(number) ?? {};
      const explorer = await startServer({ ...others, env: { ...env, REDIS_URL } });
      closing.push(explorer.stop);
      explorers.push(explorer);
    }
    const { url, server } = await balance(explorers);
    closing.push(() => server.close());
    return url;
  }

  /** Two explorers of one register, and the token of an account in it. */
  async function startTwoOfRegister(daily_limit: number) {
    const [one, other] = [temporaryDataFolder(true), temporaryDataFolder(true)];
    const { token } = createAccount(join(one, 'register.sqlite'), {
      plan: 'default',
      daily_limit,
      monthly_limit: 100_000,
    });
    copyFileSync(join(one, 'register.sqlite'), join(other, 'register.sqlite'));
    const url = await startTwo((number) => ({ dataFolder: number === 0 ? one : other }));
    return { url, headers: { 'x-api-token': token } };
  }

  test('grant 200 of 300 calls at once where 200 are allowed', async () => {
    const { url, headers } = await startTwoOfRegister(200);
    const answers = await Promise.all(Array.from({ length: 300 }, () => timed(url + RECORD, headers)));
    expect([countOf(answers, 200), countOf(answers, 403)]).toEqual([200, 100]);
  });

  test('spend one call of a remote service for a thousand requests', async () => {
    const pair = await startPair({ account: { plan: 'default', daily_limit: 300 } });
    closing.push(pair.stop);
    const env = { REGISTRY_API_URL: pair.registry.url, REGISTRY_API_TOKEN: pair.token, TRUST_PROXY: '1' };
    const url = await startTwo(() => ({ sample: false, env }));
    const spent = async (): Promise<number> => {
      const address = `${pair.registry.url}/v0.4/account_status`;
      const reply = await fetch(address, { headers: { 'x-api-token': pair.token } });
      return (await reply.json()).results.account_status.usage.today;
    };
    const before = await spent();
    const address = `${url}/api/registry${links.company(head)}`;
    // A visitor each, as one alone may not ask so much at once.
    const visitor = (number: number) => ({ 'x-forwarded-for': `192.0.${2 + (number >> 8)}.${number & 255}` });
    const answers = await Promise.all(Array.from({ length: 1_000 }, (_, at) => patiently(address, visitor(at))));
    expect(countOf(answers, 200)).toBe(1_000);
    expect((await spent()) - before).toBe(1);
  });

  test('answer all while Redis is gone for 30 seconds, and grant no more than is allowed', async () => {
    const [allowed, atOnce] = [2_000, 4];
    const { url, headers } = await startTwoOfRegister(allowed);
    const answers: Answer[] = [];
    let isOver = false;
    const asking = Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (!isOver) {
          answers.push(await timed(url + RECORD, headers));
          await wait(20);
        }
      }),
    );
    await wait(3_000);
    await redis.kill();
    await wait(30_000);
    await redis.start();
    await wait(10_000);
    isOver = true;
    await asking;
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(5_000);
    expect(countOf(answers, 200) + countOf(answers, 403)).toBe(answers.length);
    // What is counted in the moment in which Redis is killed may be lost with it.
    expect(countOf(answers, 200)).toBeLessThanOrEqual(allowed + atOnce);
    expect(countOf(answers, 200)).toBeGreaterThan(500);
  });
});
