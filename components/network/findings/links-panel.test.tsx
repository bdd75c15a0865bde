import { describe, expect, it } from 'vitest';
import { pathOf } from '@/lib/network/network.fixture';
import { LinksPanel } from './links-panel';
import { modelOf, panelOf, textOf } from './panels.fixture';

const html = (network: string, names: readonly string[], language: 'en' | 'de' | 'fr' = 'en') =>
  panelOf(
    modelOf(network),
    (facts) => <LinksPanel facts={facts} selected={names.map(pathOf)} onSelect={() => {}} focused={pathOf('R')} />,
    language,
  );

const text = (...given: Parameters<typeof html>) => textOf(html(...given));

const HUB = Array.from({ length: 60 }, (_, i) => `H>C${i} 100`).join('; ');

describe('the connections panel', () => {
  it.each([
    ['how many to choose', 'A>R 60', [], 'Choose 2 to 10 companies, persons or placeholders'],
    ['that one is missing', 'A>R 60', ['A'], 'Choose one more.'],
    [
      'each path between two entities',
      'A>X 60; B>X 40',
      ['A', 'B'],
      '1 path between the two, the best first 2 steps: A — 60 % → X ← 40 % — B',
    ],
    [
      'that there is no connection',
      'A>X 60; B>Y 40',
      ['A', 'B'],
      'No connection found among what is loaded and shown.',
    ],
    ['the tree of three', 'A>X 60; B>X 20; C>X 20', ['A', 'B', 'C'], 'Connections between all 3'],
    [
      'which entity has no connection',
      'A>X 60; B>X 20; C>Y 20',
      ['A', 'B', 'C'],
      'Not connected to any of the others: C.',
    ],
    ['which hub was avoided, and why', HUB, ['C1', 'C2'], 'H owns 60; would connect C1 and C2'],
  ])('says %s', (_, network, names, said) => expect(text(network, names)).toContain(said));

  it('offers to admit a hub', () => {
    expect(html(HUB, ['C1', 'C2'])).toContain('aria-label="Include: H"');
  });

  it('offers to add the focused entity, unless it is already chosen', () => {
    expect(text('A>R 60', [])).toContain('Add R');
    expect(text('A>R 60', ['R'])).not.toContain('Add R');
  });

  it('names each chosen entity on its remove button', () => {
    expect(html('A>R 60', ['A'])).toContain('aria-label="Remove A"');
  });

  it('offers ten entities at most', () => {
    const names = Array.from({ length: 10 }, (_, i) => `C${i}`);
    const page = html(HUB, names);
    expect(textOf(page)).toContain('You can choose at most 10.');
    expect(page).not.toContain('role="combobox"');
  });

  it('says which entities count if more were chosen in the picture', () => {
    const names = Array.from({ length: 12 }, (_, i) => `C${i}`);
    expect(text(HUB, names)).toContain('Only the first 10 of these 12 are used.');
  });

  it.each([
    ['de', 'Verbindungen finden', '2 Schritte'],
    ['fr', 'Trouver les liens', '2 étapes'],
  ] as const)('speaks %s', (language, ...said) => {
    for (const part of said) expect(text('A>X 60; B>X 40', ['A', 'B'], language)).toContain(part);
  });
});
