import { describe, expect, it } from 'vitest';
import { consoleWords, createLogger, takeConsole } from './logger';

const digested = Object.assign(new Error('The page /officers/search?q=oda+quillfeather broke'), { digest: '17' });

describe('messages of the framework to the console', () => {
  it.each<[string, unknown[], string]>([
    ['its marks and colours', ['\u001b[31m\u001b[1m⨯\u001b[22m\u001b[39m', 'It broke'], 'It broke'],
    [
      'queries of addresses',
      ['Failed to handle request for /companies/search?q=oda&api_token=x'],
      'Failed to handle request for /companies/search?…',
    ],
    ['what is no text', ['Expected', { q: 'oda' }], 'Expected'],
  ])('loses %s', (_, said, message) => expect(consoleWords(said).message).toBe(message));

  it('keeps an error with its digest, without queries', () => {
    const { message, error } = consoleWords([' ⨯', digested]);
    expect(message).toBe('The framework met an error');
    expect(error).toMatchObject({ digest: '17', message: 'The page /officers/search?… broke' });
    expect(JSON.stringify(error)).not.toContain('quillfeather');
  });

  it('always have a text', () => expect(consoleWords([undefined, {}]).message).toMatch(/\w/));
});

it('are logged with the id of the request', () => {
  const written: string[] = [];
  const log = createLogger({
    level: 'info',
    redact: (line) => line.replaceAll('sesame', '[redacted]'),
    write: (line) => written.push(line),
  });
  const fake: Pick<Console, 'error' | 'warn'> = { error: () => undefined, warn: () => undefined };
  takeConsole(fake, log, () => 'one');
  fake.error(' ⨯', new Error('token sesame'));
  fake.warn('⚠ Slow');
  expect(written.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', request: 'one', error: { message: 'token [redacted]' } },
    { level: 'warn', request: 'one', message: 'Slow' },
  ]);
  expect(written.join('')).not.toContain('sesame');
});
