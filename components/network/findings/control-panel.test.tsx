import { describe, expect, it } from 'vitest';
import { pathOf } from '@/lib/network/network.fixture';
import { ControlPanel } from './network-findings';
import { modelOf, panelOf, textOf } from './panels.fixture';

/** All entities in `loaded` have been expanded. */
const text = (network: string, language: 'en' | 'de' | 'fr' = 'en', loaded = 'ARX') =>
  textOf(panelOf(modelOf(network, [...loaded]), (facts) => <ControlPanel facts={facts} of={pathOf('R')} />, language));

describe('the control panel', () => {
  it.each([
    ['who has more than half', 'A>R 60', 'A · at the top · certain A — 60 % → R, more than half'],
    ['each step of a chain', 'A>X 60; X>R 60', 'A — 60 % → X, more than half X — 60 % → R, more than half'],
    ['votes held jointly', 'A>X 60; A>R 30; X>R 30', 'A — 30 % → + X — 30 % → R: 30 % + 30 % = 60 %, more than half'],
    ['intermediate controllers', 'A>X 60; X>R 60', 'X · in between · certain'],
    ['what is only possible', 'A>R 25-60', 'possible: share bands or unknown shares leave it open'],
    ['that a half is not enough', 'A>R 50; B>R 50', 'No one is known to hold more than half of the votes in R.'],
    [
      'several holders stated with more than half each',
      'A>R 75-100; B>R 75-100',
      'A — 75–100 % → R: stated with more than half',
    ],
    ['what it controls itself', 'R>A 60; A>B 60', 'It controls 2 companies itself'],
  ])('says %s', (_, network, said) => expect(text(network)).toContain(said));

  it.each([
    ['R', 'The owners of A have not been loaded'],
    ['RX', 'The owners of A have not been loaded'],
  ])('calls nothing certain while owners above may be missing, with %j loaded', (loaded, missing) => {
    const said = text('A>X 60; X>R 60', 'en', loaded);
    expect(said).toContain('A · at the top of what is loaded A');
    expect(said).toContain('X · in between X');
    expect(said).not.toContain('certain');
    expect(said).toContain(missing);
  });

  it.each([
    ['A>R 60; P>R ultimate', 'P stated as the ultimate parent of R · the steps between are not known'],
    ['A>R 60; P>A ultimate', 'P stated as the ultimate parent of A · the steps between are not known'],
    ['A>R 60; P>A 60; P>R ultimate', 'P stated as the ultimate parent of R · known owners lead there too'],
  ])('names the ultimate parent that a statement names: %s', (network, said) => {
    const page = text(network, 'en', 'ARP');
    expect(page).toContain(said);
    expect(page).not.toContain('A · at the top · certain');
  });

  it('shows two ultimate parents of one company as what they are', () => {
    const page = text('P>R ultimate; Q>R ultimate', 'en', 'PQR');
    expect(page).toContain('The statements name different ultimate parents.');
    for (const name of ['P', 'Q']) expect(page).toContain(`${name} stated as the ultimate parent of R`);
  });

  it('names control stated by a source', () => {
    const model = modelOf('A>R ?');
    const relationships = [...model.relationships.values()].map((one) => ({ ...one, type: 'subsidiary' }));
    const page = panelOf(model, (facts) => <ControlPanel facts={{ ...facts, relationships }} of={pathOf('R')} />);
    expect(textOf(page)).toContain('A — unknown → R: declared as control by the source');
  });

  it('mentions economic shares only to exclude them', () => {
    expect(text('A>X 60; X>R 60')).not.toContain('36 %');
  });

  it.each([
    ['de', 'Wer die Kontrolle hat'],
    ['fr', 'Qui la contrôle'],
  ] as const)('speaks %s', (language, title) => expect(text('A>R 60', language)).toContain(title));
});
