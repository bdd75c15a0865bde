import { EventEmitter } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  addPagePolicy,
  addTransportSecurity,
  answerUnreadable,
  CLIENT_LIMITS,
  currentRequestId,
  DIRECT_HEADER,
  inRequestScope,
  limitConnections,
  mendedAddress,
  PEER_HEADER,
  parseRequestTarget,
  prepareRequest,
  REQUEST_HEADER,
} from './request-connection.mjs';

describe('an address', () => {
  it.each([
    ['/companies/gb/100%', '/companies/gb/100%25'],
    ['/companies/gb/%E0%A4%A/network?q=%', '/companies/gb/%25E0%25A4%25A/network?q=%'],
    ['/companies/de/HRB%201%2F2?a=?', '/companies/de/HRB%201%2F2?a=?'],
    ['*', '*'],
  ])('%s is parsed as %s', (given, read) => expect(mendedAddress(given)).toBe(read));

  it.each([
    ['/v0.4/versions?format=xml', '/v0.4/versions?format=xml', undefined],
    ['http://host.example/v0.4/versions', '/v0.4/versions', 'host.example'],
    ['HTTPS://host.example:8443/a/b?c=http://d/e', '/a/b?c=http://d/e', 'host.example:8443'],
    ['http://[::1]:3000/', '/', '[::1]:3000'],
    ['http://host.example', '/', 'host.example'],
    ['http://host.example?q=1', '/?q=1', 'host.example'],
    ['http://user:secret@host.example/a@b', '/a@b', 'host.example'],
    ['http:///versions', '/versions', undefined],
    ['/companies?url=http://host.example/', '/companies?url=http://host.example/', undefined],
    ['//host.example/versions', '//host.example/versions', undefined],
    ['*', '/*', undefined],
  ])('%s of a request line is %s at the host %s', (target, address, host) => {
    expect(parseRequestTarget(target)).toEqual({ address, host });
  });
});

describe('a request', () => {
  const server = createServer((request, response) => {
    prepareRequest(request);
    response.setHeader('X-Seen-Host', request.headers.host ?? '');
    inRequestScope(request, () =>
      response.end(
        JSON.stringify([
          request.method,
          request.url,
          request.headers[PEER_HEADER],
          request.headers[DIRECT_HEADER],
          request.headers[REQUEST_HEADER],
          currentRequestId(),
          globalThis.firmamentRequestScope?.getStore()?.texts !== undefined,
        ]),
      ),
    );
  });
  server.on('clientError', answerUnreadable);
  let port = 0;

  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    if (address !== null && typeof address === 'object') port = address.port;
  });
  afterAll(() => server.close());

  const send = async (lines: string[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    return text(socket);
  };
  const HEAD = ['Host: localhost', 'Connection: close', `${PEER_HEADER}: 203.0.113.66`];
  const bodySchema = z.tuple([z.string(), z.string(), z.string(), z.string(), z.uuid(), z.uuid(), z.boolean()]);
  const bodyOf = (reply: string) => bodySchema.parse(JSON.parse(reply.slice(reply.indexOf('\r\n\r\n')).trim()));

  it('records its remote address, whatever the caller sends', async () => {
    const reply = await send(['PROPFIND /100% HTTP/1.1', ...HEAD]);
    expect(reply).toContain('["PROPFIND","/100%25","127.0.0.1","yes",');
  });

  it('answers an absolute request line, whose host replaces the header', async () => {
    const reply = await send(['GET http://named.example/v0.4/versions?a=1 HTTP/1.1', ...HEAD]);
    expect(reply).toContain('["GET","/v0.4/versions?a=1","127.0.0.1",');
    expect(reply).toMatch(/x-seen-host: named\.example/i);
  });

  it('stores the texts of a page, unless a script of the framework requests it without its HTML', async () => {
    const replies = await Promise.all(
      [['Accept: text/html'], ['RSC: 1']].map((more) => send(['GET / HTTP/1.0', ...HEAD, ...more])),
    );
    expect(replies.map((reply) => bodyOf(reply)[6])).toEqual([true, false]);
  });

  it('has an id of its own, also in its scope, and accepts no other', async () => {
    const forged = [`${REQUEST_HEADER}: 00000000-0000-4000-8000-000000000000`, 'X-Request-Id: mine'];
    const replies = await Promise.all([1, 2].map(() => send(['GET / HTTP/1.0', ...HEAD, ...forged])));
    const ids = replies.map((reply) => {
      const [, , , , id, current] = bodyOf(reply);
      expect(current).toBe(id);
      return id;
    });
    expect(new Set([...ids, '00000000-0000-4000-8000-000000000000']).size).toBe(3);
  });

  it.each([
    ['X-Forwarded-For: 127.0.0.1', 'no'],
    ['Forwarded: for=127.0.0.1', 'no'],
    ['X-Real-IP: 127.0.0.1', 'no'],
    ['Via: 1.1 proxy', 'no'],
    ['CF-Connecting-IP: 127.0.0.1', 'no'],
    ['True-Client-IP: 127.0.0.1', 'no'],
    ['X-Forwarded-Host: localhost', 'no'],
    ['Accept: text/html', 'yes'],
    [`${DIRECT_HEADER}: no`, 'yes'],
  ])('with the header %s is direct: %s', async (header, direct) => {
    const reply = await send(['GET / HTTP/1.1', ...HEAD, header]);
    expect(bodyOf(reply)[3]).toBe(direct);
  });

  it('over HTTP/1.0 is not direct', async () => {
    const reply = await send(['GET / HTTP/1.0', ...HEAD]);
    expect(bodyOf(reply)[3]).toBe('no');
  });

  it('ignores a claim to be direct', async () => {
    const reply = await send(['GET / HTTP/1.1', ...HEAD, 'Via: 1.1 proxy', `${DIRECT_HEADER}: yes`]);
    expect(bodyOf(reply)[3]).toBe('no');
  });

  it.each([
    [431, ['GET / HTTP/1.1', ...HEAD, `X-Long: ${'a'.repeat(20_000)}`]],
    [400, ['GET nonsense / HTTP/9']],
  ])('responds with %i and a body to what Node cannot parse', async (status, lines) => {
    const reply = await send(lines);
    expect(reply).toMatch(
      new RegExp(`^HTTP/1.1 ${status} .*application/json.*\\{"error":\\{"message":".{10,}"\\}\\}$`, 's'),
    );
  });
});

describe('the headers of a reply', () => {
  const replyTo = (url: string, headers = {}) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url, headers: { ...headers } });
    return { request, response: new ServerResponse(request) };
  };

  it('have a policy whose nonce the framework reads in the request, and no caller sets', () => {
    const { request, response } = replyTo('/companies', { 'content-security-policy': "script-src 'nonce-theirs'" });
    addPagePolicy(request, response);
    expect(response.getHeader('content-security-policy')).toMatch(
      /script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic';/,
    );
    expect(request.headers['content-security-policy']).toBe(response.getHeader('content-security-policy'));
  });

  it.each([
    ['/embed/companies/gb/1', {}, false],
    ['/_next/static/a.js', {}, false],
    ['/companies', { rsc: '1' }, true],
  ])('have no nonce for the framework at %s with %j', (url, headers, hasPolicy) => {
    const { request, response } = replyTo(url, { ...headers, 'content-security-policy': "script-src 'nonce-theirs'" });
    addPagePolicy(request, response);
    expect(request.headers['content-security-policy']).toBeUndefined();
    expect(response.hasHeader('content-security-policy')).toBe(hasPolicy);
  });

  it.each([
    [{}, {}, false],
    [{}, { 'x-forwarded-proto': 'https' }, false],
    [{ TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }, true],
    [{ TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https, http' }, false],
    [{ PUBLIC_URL: 'http://a.example' }, {}, false],
    [{ PUBLIC_URL: 'https://a.example' }, {}, true],
  ])('ask for https only if the request came by it: %j %j', (env, headers, isAsked) => {
    const { request, response } = replyTo('/', headers);
    addTransportSecurity(request, response, env);
    expect(response.hasHeader('strict-transport-security')).toBe(isAsked);
  });
});

describe('connections of one client', () => {
  const connectTo = (server: EventEmitter, remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, isClosed: false, destroy });
    function destroy() {
      socket.isClosed = true;
    }
    server.emit('connection', socket);
    return socket;
  };
  const connectOften = (server: EventEmitter, count: number, addressOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => connectTo(server, addressOf(index)));

  it('are closed beyond 512, and one that ends makes room for the next', () => {
    const server = createServer();
    limitConnections(server, {});
    const open = connectOften(server, 512, () => '192.0.2.1');
    expect(open.some(({ isClosed }) => isClosed)).toBe(false);
    expect(connectTo(server, '192.0.2.1').isClosed).toBe(true);
    expect(connectTo(server, '192.0.2.2').isClosed).toBe(false);
    open[0]?.emit('close');
    expect(connectTo(server, '192.0.2.1').isClosed).toBe(false);
    expect(connectTo(server, '192.0.2.1').isClosed).toBe(true);
  });

  it('are counted for a network of IPv6, in which a client has as many addresses as it likes', () => {
    const server = createServer();
    limitConnections(server, {});
    connectOften(server, 512, (index) => `2001:db8:1:2::${index.toString(16)}`);
    expect(connectTo(server, '2001:db8:1:2:ffff::1').isClosed).toBe(true);
    expect(connectTo(server, '2001:db8:1:3::1').isClosed).toBe(false);
  });

  it('are as many as there are behind our own proxy, but for all', () => {
    const server = createServer();
    limitConnections(server, { TRUST_PROXY: '1' });
    expect(connectOften(server, 600, () => '192.0.2.1').some(({ isClosed }) => isClosed)).toBe(false);
    expect(server.maxConnections).toBe(2_048);
  });
});

describe('a client that sends its request byte by byte', () => {
  /** The limits of the server, a hundred times as quick. */
  const limits = Object.fromEntries(Object.entries(CLIENT_LIMITS).map(([name, value]) => [name, value / 100]));
  const server = createServer(limits, () => undefined).on('clientError', answerUnreadable);

  beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
  afterAll(() => void server.close());

  it.each([
    [
      'the head',
      'GET / HTTP/1.1\r\nX-Slow: ',
      /^HTTP\/1\.1 408 Request Timeout[\s\S]+"The request took too long to arrive\."/,
    ],
    ['the body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999\r\n\r\n', /408 Request Timeout/],
  ])('is cut off in %s', async (_, begin, reply) => {
    const address = server.address();
    const socket = connect(address !== null && typeof address === 'object' ? address.port : 0, '127.0.0.1');
    socket.write(begin);
    const drip = setInterval(() => socket.writable && socket.write('a'), 20);
    try {
      expect(await text(socket)).toMatch(reply);
    } finally {
      clearInterval(drip);
      socket.destroy();
    }
  });
});
