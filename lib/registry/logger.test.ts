import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { redactorOf } from '@/lib/service/redact';
import { createLogger, type LogLevel } from './logger';

const TOKEN = 'open/sesame+17="x"';
const lineSchema = z.looseObject({ level: z.string(), time: z.iso.datetime(), message: z.string() });

function trial(level: LogLevel = 'debug', redact = redactorOf(TOKEN)) {
  const written: string[] = [];
  const log = createLogger({ level, redact, write: (line) => written.push(line) });
  return { log, written, last: () => lineSchema.parse(JSON.parse(written.at(-1) ?? '')) };
}

describe('the log', () => {
  it('writes lines of JSON with level, time, message and details', () => {
    const { log, written, last } = trial();
    log.warn('Two\nlines', { endpoint: 'versions', ms: 3 });
    expect(written[0]?.indexOf('\n')).toBe((written[0]?.length ?? 0) - 1);
    expect(last()).toMatchObject({ level: 'warn', message: 'Two\nlines', endpoint: 'versions', ms: 3 });
  });

  it.each<[LogLevel, string[]]>([
    ['silent', []],
    ['error', ['error']],
    ['warn', ['error', 'warn']],
    ['info', ['error', 'warn', 'info']],
    ['debug', ['error', 'warn', 'info', 'debug']],
  ])('at the level %s has %j', (level, expected) => {
    const { log, written } = trial(level);
    log.error('a');
    log.warn('a');
    log.info('a');
    log.debug('a');
    expect(written.map((line) => lineSchema.parse(JSON.parse(line)).level)).toEqual(expected);
  });

  it('writes errors with stack, code and causes, without other properties', () => {
    const { log, last } = trial();
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', request: { q: 'a name' } });
    log.error('Failed', { error: new TypeError('no answer', { cause }), request: 'one' });
    expect(last()).toMatchObject({
      request: 'one',
      error: {
        name: 'TypeError',
        message: 'no answer',
        stack: expect.stringContaining('logger.test'),
        cause: { code: 'ECONNREFUSED' },
      },
    });
    expect(JSON.stringify(last())).not.toContain('a name');
  });

  it('accepts circular details and causes', () => {
    const { log, last } = trial();
    const error = new Error('round');
    error.cause = error;
    const details: Record<string, unknown> = { error };
    details.self = details;
    log.error('Failed', details);
    expect(last().message).toBe('Failed');
  });
});

describe('the token in the log', () => {
  it.each<[string, object]>([
    ['a detail', { url: `https://registry.example/v0.4/versions?api_token=${encodeURIComponent(TOKEN)}` }],
    ['the name of a detail', { [TOKEN]: true }],
    ['an error', { error: new Error(`no answer from ?api_token=${TOKEN}`) }],
    ['the cause of an error', { error: new Error('no', { cause: new Error(TOKEN) }) }],
    ['something deep', { a: [{ b: { c: TOKEN } }] }],
  ])('is taken out of %s', (_, details) => {
    const { log, written } = trial();
    log.error('Failed', details);
    expect(written[0]).toContain('[redacted]');
    expect(written[0]).not.toMatch(/sesame/);
  });

  it('is removed anywhere in a line, which remains JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const { log, written, last } = trial();
        log.info(`${before}${TOKEN}${after}`, { error: new Error(`${after}${TOKEN}${before}`) });
        expect(written[0]).not.toContain('sesame');
        expect(last().level).toBe('info');
      }),
    );
  });

  it('would be there without the redactor', () => {
    const { log, written } = trial('info', (line) => line);
    log.info(TOKEN);
    expect(written[0]).toContain('sesame');
  });
});
