import { describe, expect, it } from 'vitest';
import { CHANGE_KINDS } from './changes/kinds';
import { NAMED_CLASS, type Palette, stylesheet } from './style';

const PALETTE: Palette = {
  sunken: '#fff',
  ink: '#000',
  muted: '#666',
  line: '#999',
  accent: '#00f',
  warn: '#a50',
  good: '#080',
  bad: '#b00',
  font: 'serif',
  night: false,
};

/** Selectors of the rows that write a name. */
const naming = (isCrowded: boolean): string[] =>
  stylesheet(PALETTE, { isLarge: false, isCrowded, flags: [], labels: 'all' })
    .filter(({ style }) => style.label !== undefined)
    .flatMap(({ selector }) => selector.split(', '));

describe('names', () => {
  it('are written at every node of a picture that is no crowd', () => {
    expect(naming(false)).toEqual(['node']);
  });

  it('are written in a crowd at whoever is near, and at whoever is to be read from afar', () => {
    expect(naming(true)).not.toContain('node');
    expect(naming(true)).toEqual(
      expect.arrayContaining(['root', 'focused', 'path', ...CHANGE_KINDS, NAMED_CLASS].map((one) => `node.${one}`)),
    );
  });

  it('have a row of their own wherever something is to be read from however far away', () => {
    const rows = stylesheet(PALETTE, { isLarge: false, isCrowded: true, flags: [], labels: 'all' });
    const fromAfar = rows.filter(({ style }) => style['min-zoomed-font-size'] === 0).map(({ selector }) => selector);
    expect(fromAfar.length).toBeGreaterThan(0);
    expect(naming(true)).toEqual(expect.arrayContaining(fromAfar));
  });
});
