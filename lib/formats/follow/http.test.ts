import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { startFaultServer } from '@/lib/testing/fault-server';
import { neverAnswers, resets, speaksAnotherProtocol, stallsInBody } from '@/lib/testing/faults/broken';
import { freePort } from '@/lib/testing/free-port';
import { toFailure } from './failure';
import { createHttpClient, failureOfStatus, type HttpClient, isPublicIp, readText } from './http';
import { type Publisher, published, redirectTo, startPublisher } from './publisher.fixture';

/** Tests run on one machine: here it counts as public, apart from this address of it. */
const INSIDE = '127.0.0.2';
const isPublic = (ip: string): boolean => ip !== INSIDE;
const LIMITS = { headMs: 200, silenceMs: 200, replyMs: 2000 };

let publisher: Publisher;
let client: HttpClient;
beforeEach(async () => {
  publisher = await startPublisher({ '/file': published('content') });
  client = createHttpClient({ isPublic, limits: LIMITS });
});
afterEach(async () => {
  client.close();
  await publisher.close();
});

const own = (address: string, headers?: Record<string, string>) => ({
  url: new URL(address),
  mayBePrivate: true,
  ...(headers ? { headers } : {}),
});

async function read(address: string, headers?: Record<string, string>): Promise<string> {
  const reply = await client.get(own(address, headers));
  return `${reply.status} ${await readText(reply, 1000)}`;
}

/** The kind of failure. */
const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error) => error.problem?.kind ?? error,
  );

describe('an address of the internet', () => {
  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.0.1.1', '2a00:1450:4001::1', '2606:4700::1111'])(
    '%s is public',
    (ip) => expect(isPublicIp(ip)).toBe(true),
  );

  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '192.0.0.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fe80::1%eth0', '127.1', 'localhost', ''],
  ])('%s is not', (ip) => expect(isPublicIp(ip)).toBe(false));

  it('is in no range of private networks (law)', () => {
    const inside = fc.tuple(fc.constantFrom(10, 127), fc.nat(255), fc.nat(255), fc.nat(255));
    fc.assert(fc.property(inside, (parts) => !isPublicIp(parts.join('.'))));
  });
});

describe('a request', () => {
  it('names us, and asks for bytes that are not packed', async () => {
    expect(await read(`${publisher.url}/file`)).toBe('200 content');
    expect(publisher.headers[0]).toMatchObject({ 'user-agent': 'Firmament', 'accept-encoding': 'identity' });
  });

  it('sends a password of the address as a header, and not in the address', async () => {
    const address = publisher.url.replace('//', '//someone:p%40ss@');
    expect(await read(`${address}/file`)).toBe('200 content');
    expect(publisher.headers[0]?.authorization).toBe(`Basic ${Buffer.from('someone:p@ss').toString('base64')}`);
  });

  it.each([
    ['never answers', neverAnswers, 'slow'],
    ['stops in the middle', stallsInBody, 'slow'],
    ['resets the connection', resets, 'broken_off'],
    ['speaks another protocol', speaksAnotherProtocol, 'unreadable'],
  ])('to a server that %s fails with the reason', async (_, fault, kind) => {
    const server = await startFaultServer(fault);
    expect(await problemOf(read(server.url))).toBe(kind);
    await server.close();
  });

  it('to a server that is not there, or of unknown name, fails with the reason', async () => {
    expect(await problemOf(read(`http://127.0.0.1:${await freePort()}`))).toBe('unreachable');
    const nowhere = createHttpClient({
      lookup: (_, answer) => answer(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), []),
    });
    expect(await problemOf(nowhere.get(own('http://publisher.example/')))).toBe('unreachable');
    nowhere.close();
  });

  it('reads no more of a body than it may', async () => {
    publisher.files['/long'] = published(Buffer.alloc(2000));
    expect(await problemOf(read(`${publisher.url}/long`))).toBe('too_large');
  });
});

describe('a redirect', () => {
  it('is followed, up to five in a row', async () => {
    publisher.files['/1'] = redirectTo('/2', 301);
    publisher.files['/2'] = redirectTo(`${publisher.url}/file`, 308);
    expect(await read(`${publisher.url}/1`)).toBe('200 content');
    publisher.files['/circle'] = redirectTo('/circle');
    expect(await problemOf(read(`${publisher.url}/circle`))).toBe('redirects');
    expect(publisher.requests.filter((path) => path === '/circle')).toHaveLength(6);
  });

  test.each(['ftp://publisher.example/file', 'file:///etc/passwd', 'http://', ''])('to %j is refused', async (to) => {
    publisher.files['/away'] = redirectTo(to);
    expect(await problemOf(read(`${publisher.url}/away`))).toMatch(/unsafe_redirect|redirects/);
  });

  it('from a public address into a private network is refused, before any connection', async () => {
    const port = new URL(publisher.url).port;
    publisher.files['/in'] = redirectTo(`http://${INSIDE}:${port}/file`);
    expect(await problemOf(read(`${publisher.url}/in`))).toBe('unsafe_redirect');
    expect(publisher.requests).toEqual(['/in']);
  });

  it('to a name of a private address is refused too, whatever the name meant before', async () => {
    const answers = ['127.0.0.1', INSIDE];
    const changing = createHttpClient({
      isPublic,
      limits: LIMITS,
      lookup: (_, answer) => answer(null, [{ address: answers.shift() ?? INSIDE, family: 4 }]),
    });
    const { port } = new URL(publisher.url);
    publisher.files['/in'] = redirectTo(`http://second.example:${port}/file`);
    expect(await problemOf(changing.get(own(`http://first.example:${port}/in`)))).toBe('unsafe_redirect');
    expect(publisher.requests).toEqual(['/in']);
    changing.close();
  });

  it('of a server in our own network may stay there, but not come back from outside', async () => {
    // The servers that answer: one inside, one outside, and the address inside that it leads to.
    const places = [false, true, false];
    const inside = createHttpClient({ isPublic: () => places.shift() ?? false, limits: LIMITS });
    publisher.files['/leaves'] = redirectTo('/outside');
    publisher.files['/outside'] = redirectTo('/file');
    expect(await problemOf(inside.get(own(`${publisher.url}/leaves`)))).toBe('unsafe_redirect');
    expect(publisher.requests).toEqual(['/leaves', '/outside']);
    expect(await problemOf(inside.get(own(`${publisher.url}/outside`)))).toBe('none');
    inside.close();
  });

  it('takes headers and passwords to the same host only', async () => {
    const other = await startPublisher({ '/file': published('other') });
    publisher.files['/same'] = redirectTo('/file');
    publisher.files['/other'] = redirectTo(`${other.url}/file`);
    const key = { 'x-api-key': 'secret' };
    await read(`${publisher.url}/same`, key);
    expect(publisher.headers.map((headers) => headers['x-api-key'])).toEqual(['secret', 'secret']);
    await read(`${publisher.url.replace('//', '//someone:secret@')}/other`, key);
    expect(JSON.stringify(other.headers)).not.toContain('secret');
    expect(other.headers[0]?.authorization).toBeUndefined();
    await other.close();
  });
});

describe('an error of the network or the disk', () => {
  test.each([
    ['ENOTFOUND', 'unreachable'],
    ['ECONNREFUSED', 'unreachable'],
    ['ETIMEDOUT', 'slow'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
    ['HPE_INVALID_CONSTANT', 'unreadable'],
    ['Z_DATA_ERROR', 'unreadable'],
    ['ECONNRESET', 'broken_off'],
    ['ENOSPC', 'disk_full'],
  ])('%s is a failure: %s', (code, kind) => {
    expect(toFailure(Object.assign(new Error('at https://a:secret@b'), { code })).problem).toEqual({ kind });
  });

  it('that is none is thrown as it is', () => {
    const error = new TypeError('a fault of ours');
    expect(() => toFailure(error)).toThrow(error);
  });
});

describe('a status', () => {
  test.each([
    [200, undefined],
    [206, undefined],
    [401, { problem: { kind: 'refused', status: 401 } }],
    [403, { problem: { kind: 'refused', status: 403 } }],
    [404, { problem: { kind: 'not_found', status: 404 } }],
    [410, { problem: { kind: 'not_found', status: 410 } }],
    [429, { problem: { kind: 'busy', status: 429 }, circumstances: { mayPass: true, retryAfterMs: 7000 } }],
    [500, { problem: { kind: 'status', status: 500 }, circumstances: { mayPass: true } }],
    [503, { problem: { kind: 'busy', status: 503 }, circumstances: { mayPass: true, retryAfterMs: 7000 } }],
    [400, { problem: { kind: 'status', status: 400 }, circumstances: { mayPass: false } }],
    [300, { problem: { kind: 'status', status: 300 } }],
  ])('%d is a failure or none', (status, failure) => {
    const found = failureOfStatus({ status, headers: { 'retry-after': '7' } }, 0);
    if (failure) expect(found).toMatchObject(failure);
    else expect(found).toBeUndefined();
  });
});
