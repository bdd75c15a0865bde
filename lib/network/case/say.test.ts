import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLanguage, LANGUAGES } from '@/lib/shared/language/language';
import type { Command } from './case';
import { commands } from './case.fixture';
import { sayTelling, tellingOf } from './history';

const NAMED = { entity: (id: string) => `Example ${id.at(-1)}`, group: () => 'Ours' };
const [A, B] = ['/companies/gb/A', '/companies/gb/B'];

describe('the description of a command', () => {
  const cases: [Command, string][] = [
    [{ kind: 'hide', ids: [A] }, 'Hid Example A'],
    [{ kind: 'hide', ids: [A, B] }, 'Hid 2 entities'],
    [{ kind: 'select', ids: [] }, 'Selected nothing'],
    [{ kind: 'close_group', id: 'g', closed: true }, 'Closed the group Ours'],
    [{ kind: 'filter', filter: { confidence: 70, date: undefined } }, 'Filtered: confidence above 70, on any day'],
    [
      { kind: 'filter', filter: { types: ['shareholding'], kinds: [] } },
      'Filtered: relationships shareholding, kinds all',
    ],
    [{ kind: 'note', id: A, text: '' }, 'Removed the note on Example A'],
    [{ kind: 'layout', layout: 'force' }, 'Layout: force'],
    [{ kind: 'compare_days', days: { before: '2015', after: '2020' } }, 'Compared 2015 with 2020'],
  ];
  it.each(cases)('%j: %s', (command, sentence) => {
    expect(sayTelling(tellingOf(command, NAMED), 'en')).toBe(sentence);
  });

  it.each(Object.keys(LANGUAGES).filter(isLanguage))('exists in %s for each kind', (language) => {
    fc.assert(
      fc.property(commands, (command) => {
        expect(sayTelling(tellingOf(command, NAMED), language)).toMatch(/\p{L}{3}/u);
      }),
    );
  });
});
