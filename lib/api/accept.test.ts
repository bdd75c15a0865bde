import { describe, expect, it } from 'vitest';
import { prefersJson } from './accept';

describe('an Accept header', () => {
  it.each([
    ['application/json', true],
    ['application/json, text/plain, */*', true],
    ['application/json;charset=utf-8, */*;q=0.5', true],
    ['text/html;q=0.5, application/json', true],
    ['Application/JSON, text/html', true],
    ['application/json;q=0.5, text/*;q=0.4', true],
    ['text/html, application/json', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['application/json;q=0.5, */*', false],
    ['application/json;q=0', false],
    ['application/json;q=0, text/html;q=0', false],
    ['*/*', false],
    ['text/csv', false],
    ['', false],
  ])('%j prefers JSON to HTML: %s', (accepted, expected) => expect(prefersJson(accepted)).toBe(expected));
});
