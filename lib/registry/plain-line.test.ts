import { expect, it } from 'vitest';
import { createLogger, plainLine } from './logger';

const said: string[] = [];
const log = createLogger({ level: 'debug', redact: (line) => line, write: (line) => said.push(plainLine(line)) });

it('is a message with its short details for a terminal', () => {
  log.warn('The service gave no answer', {
    endpoint: 'get_company',
    how: 'refused',
    parameters: ['q'],
    request: undefined,
  });
  expect(said.at(-1)).toBe('warn: The service gave no answer (endpoint get_company, how refused)\n');
});

it('shows an error with its stack', () => {
  log.error('A request failed by a defect', { request: 'one', error: new Error('broken') });
  expect(said.at(-1)).toMatch(/^error: A request failed by a defect \(request one\)\nError: broken\n +at .*plain-line/);
});

it('shows the digest of an error, and only the message of a warning', () => {
  const error = Object.assign(new Error('slow\ndisk'), { digest: '17' });
  log.warn('Not kept', { error });
  expect(said.at(-1)).toBe('warn: Not kept (digest 17)\n    Error: slow disk\n');
});

it('removes control characters and line breaks', () => {
  log.warn('a\n\u001b[2Jerror: forged', { path: 'x\r\u009by' });
  expect(said.at(-1)).toBe('warn: a [2Jerror: forged (path x y)\n');
});
