import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clients, LOOK_MS, MOST_RESTING, PACE } from './clients';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request that has begun. What its client has taken, and whether it is waited for, is set by a test. */
function begin(clients: Clients, longest = Number.POSITIVE_INFINITY) {
  const socket = { bytesWritten: 0, writableLength: 0 };
  const state = { writableEnded: false, writableNeedDrain: false, isCut: false, tookTooLong: 0, pass: [] as string[] };
  const response = Object.assign(new EventEmitter(), state, {
    socket,
    destroy() {
      response.isCut = true;
      response.emit('close');
    },
  });
  const request = { complete: true };
  clients.add({
    request: request as IncomingMessage,
    response: response as unknown as ServerResponse,
    longest,
    tookTooLong() {
      response.tookTooLong += 1;
    },
    pass: {
      rest: () => void response.pass.push('rest'),
      resume: () => void response.pass.push('resume'),
      end: () => void response.pass.push('end'),
    },
  });
  return { request, response, socket };
}

const looks = (count: number): void => void vi.advanceTimersByTime(count * LOOK_MS);

describe('a client that is waited for', () => {
  it.each([
    ['has not taken all of its reply', { response: { writableEnded: true } }],
    ['does not take what is written', { response: { writableNeedDrain: true } }],
    ['has not sent all of its request', { request: { complete: false } }],
  ])(
    'gives its place to others if it %s, and takes it back',
    (_, { response = {}, request = {} }: Record<string, object>) => {
      const client = begin(new Clients());
      Object.assign(client.response, response);
      Object.assign(client.request, request);
      looks(1);
      expect(client.response.pass).toEqual([]);
      looks(1);
      expect(client.response.pass).toEqual(['rest']);
      Object.assign(client.response, { writableEnded: false, writableNeedDrain: false });
      client.request.complete = true;
      looks(2);
      expect(client.response.pass).toEqual(['rest', 'resume']);
      client.response.emit('close');
      expect(client.response.pass).toEqual(['rest', 'resume', 'end']);
    },
  );

  it.each([
    [PACE.bytes - 1, true],
    [PACE.bytes, false],
  ])('is cut off if it takes too little in a minute: %i bytes, %s', (bytes, isCut) => {
    const { response, socket } = begin(new Clients());
    response.writableNeedDrain = true;
    looks(2);
    socket.bytesWritten = bytes;
    vi.advanceTimersByTime(PACE.ms);
    expect(response.isCut).toBe(isCut);
  });

  it('counts only what has left the process', () => {
    const { response, socket } = begin(new Clients());
    response.writableNeedDrain = true;
    looks(2);
    Object.assign(socket, { bytesWritten: PACE.bytes * 2, writableLength: PACE.bytes * 2 });
    vi.advanceTimersByTime(PACE.ms);
    expect(response.isCut).toBe(true);
  });

  it('keeps its place if it takes much at every look', () => {
    const { response, socket } = begin(new Clients());
    response.writableNeedDrain = true;
    for (let count = 0; count < 20; count++) {
      socket.bytesWritten += 1024 * 1024;
      looks(1);
    }
    expect(response.pass).toEqual([]);
  });

  it('is cut off for another if too many are waited for, the longest first', () => {
    const clients = new Clients();
    const all = Array.from({ length: MOST_RESTING + 2 }, () => begin(clients).response);
    for (const response of all) response.writableNeedDrain = true;
    looks(2);
    expect(all.flatMap(({ isCut }, place) => (isCut ? [place] : []))).toEqual([0, 1]);
  });
});

describe('work on a request', () => {
  it('that takes too long is reported once', () => {
    const { response } = begin(new Clients(), 4 * LOOK_MS);
    looks(3);
    expect(response.tookTooLong).toBe(0);
    looks(10);
    expect(response.tookTooLong).toBe(1);
  });

  it('is not charged the time in which it waits for its client', () => {
    const { response, socket } = begin(new Clients(), 4 * LOOK_MS);
    response.writableNeedDrain = true;
    for (let count = 0; count < 50; count++) {
      socket.bytesWritten += PACE.bytes;
      looks(1);
    }
    expect(response.tookTooLong).toBe(0);
  });

  it('leaves no timer behind', () => {
    const clients = new Clients();
    const both = [begin(clients), begin(clients)];
    expect(vi.getTimerCount()).toBe(1);
    for (const { response } of both) response.emit('close');
    expect(vi.getTimerCount()).toBe(0);
  });
});
