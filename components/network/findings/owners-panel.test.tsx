import { describe, expect, it } from 'vitest';
import { pathOf } from '@/lib/network/network.fixture';
import { OwnersPanel } from './owners-panel';
import { modelOf, panelOf, textOf } from './panels.fixture';

const html = (network: string, language: 'en' | 'de' | 'fr' = 'en', of = 'R', expanded: readonly string[] = []) =>
  panelOf(modelOf(network, expanded), (facts) => <OwnersPanel facts={facts} of={pathOf(of)} />, language);

const text = (...given: Parameters<typeof html>) => textOf(html(...given));

describe('the ultimate owners panel', () => {
  it.each([
    ['one chain with its product', 'A>X 60; X>R 50', 'A — 60 % → X — 50 % → R = 30 %'],
    ['an exact share', 'A>R 60', 'A 60 % A — 60 % → R'],
    ['a band', 'A>R 25-50', 'A 25–50 % A — 25–50 % → R'],
    ['a chain of bands', 'A>X 50-75; X>R 50-75', '= 25–56.25 %'],
    ['an unknown share', 'A>R ?', 'A unknown A — unknown → R'],
    ['several chains and their sum', 'A>X 60; X>R 50; A>R 10', 'Sum of the chains 30 % + 10 % = 40 % Total 40 %'],
    ['what a loop adds', 'A>R 50; R>X 20; X>R 50', 'Loops add 5.56 % Total 55.56 %'],
    ['the share without known owners', 'A>R 60', 'The owners of 40 % are not known.'],
    ['that nothing is left', 'A>R 60; B>R 40', 'All shares are accounted for.'],
    ['a placeholder', 'A?>R 60', 'A? (placeholder)'],
    ['two that own each other', 'A>B 60; B>A 60; A>R 50', 'Together, as they own each other A B'],
    ['more than the whole', 'A>R 60; B>R 60', 'add up to 120 %. Each was divided by this total.'],
    ['shares in oneself', 'A>R 60; R>R 10', 'R holds 10 % of itself.'],
    ['a closed loop', 'A>B 100; B>A 100; A>R 50', 'no one outside can own any part of them: A, B.'],
    ['intermediate owners', 'A>X 60; X>R 50', '1 intermediate owner, with their shares X 50 %'],
    ['a loop without an owner outside', 'R>A 60; A>R 60', 'R is part of an ownership loop'],
    ['the steps of a loop', 'R>A 60; A>R 60', 'The loop: R → A → R Through the loop R holds 36 % of itself.'],
    ['that no owner is known', 'R>A 60', 'No owner of R is known here.'],
    ['which owners have not been expanded', 'A>R 60', 'The owners of A have not been loaded: expand it to go further.'],
  ])('says %s', (_, network, said) => expect(text(network)).toContain(said));

  it('says which indirect owners have not been expanded, and how many', () => {
    expect(text('A>X 60; X>R 50')).toContain('The owners of X have not been loaded');
    expect(text('A>R 20; A>B 50; B>C 50; C>D 50; D>E 50; E>R 50')).toContain(
      'The same applies to 1 other intermediate owner.',
    );
  });

  it('does not list expanded owners as not expanded', () => {
    expect(text('A>R 60', 'en', 'R', ['A'])).not.toContain('not been loaded');
  });

  it('is about the requested entity', () => {
    expect(text('A>R 60; R>B 50', 'en', 'B', ['A', 'B'])).toContain('A — 60 % → R — 50 % → B = 30 %');
  });

  it('reports contradictions, and which band counts', () => {
    const model = modelOf('A>R 60', ['A']);
    const [one] = model.relationships.values();
    const other = one && { ...one, id: 'other', type: 'subsidiary', share: { kind: 'exact' as const, value: 80 } };
    const page = panelOf(model, (facts) => (
      <OwnersPanel
        facts={{ ...facts, relationships: [...facts.relationships, ...(other ? [other] : [])] }}
        of={pathOf('R')}
      />
    ));
    expect(textOf(page)).toContain('Statements on what A holds of R contradict each other: 60–80 % is used.');
  });

  const withPerson = (network: string) => {
    const model = modelOf(network, ['R']);
    const wires = [...model.relationships.values()].map((one) => ({
      ...one,
      type: 'control',
      interests: ['voting_rights'],
    }));
    const entities = new Map(
      [...model.entities].map(([id, entity]) => [
        id,
        id === pathOf('P?') ? { ...entity, kind: 'person' as const } : entity,
      ]),
    );
    const relationships = new Map(wires.map((one) => [one.id, one]));
    return textOf(
      panelOf({ ...model, entities, relationships }, (facts) => <OwnersPanel facts={facts} of={pathOf('R')} />),
    );
  };

  it('lists persons with votes separately from owners with shares', () => {
    expect(withPerson('P?>R 75-100')).toContain('with no stated share P? (person) Voting rights — 75–100 % → R');
  });

  it('does not ask for the owners of a person', () => {
    const model = modelOf('R>A 60');
    const root = model.entities.get(pathOf('R'));
    const entities = new Map(model.entities);
    if (root) entities.set(root.id, { ...root, kind: 'person' });
    const page = panelOf({ ...model, entities }, (facts) => <OwnersPanel facts={facts} of={pathOf('R')} />);
    expect(textOf(page)).toContain('R (person) is a person and has no owners.');
    expect(textOf(page)).not.toContain('No owner');
  });

  it('never says that the owners of a person have not been loaded', () => {
    const model = modelOf('P?>R 60');
    const entities = new Map([...model.entities].map(([id, one]) => [id, { ...one, kind: 'person' as const }]));
    const page = panelOf({ ...model, entities }, (facts) => <OwnersPanel facts={facts} of={pathOf('R')} />);
    expect(textOf(page)).not.toContain('not been loaded');
  });

  it('links each name to its record', () => {
    expect(html('A>X 60; X>R 50')).toContain(`href="${pathOf('A')}"`);
  });

  it('escapes names, and isolates their text direction', () => {
    const model = modelOf('A>R 60');
    const entity = model.entities.get(pathOf('A'));
    const entities = new Map(model.entities);
    if (entity) entities.set(entity.id, { ...entity, name: '<b>שלום</b>' });
    const page = panelOf({ ...model, entities }, (facts) => <OwnersPanel facts={facts} of={pathOf('R')} />);
    expect(page).toContain('<bdi>&lt;b&gt;שלום&lt;/b&gt;</bdi>');
  });

  it('folds a long list', () => {
    const many = Array.from({ length: 12 }, (_, i) => `A${i}>R 5`).join('; ');
    expect(html(many)).toContain('<details');
    expect(text(many)).toContain('12 ultimate owners');
  });

  it('leaves large networks to the browser, and says so without scripts', () => {
    const many = Array.from({ length: 501 }, (_, i) => `A${i}>R 0.1`).join('; ');
    expect(text(many)).toContain('Computing… Not computed: there are more than 500 relationships.');
  });

  it.each([
    ['de', 'Oberste Eigentümer', 'Kein Eigentümer bekannt: 70\u00a0%.', 'A — 60\u00a0% → X'],
    ['fr', 'Propriétaires ultimes', 'Sans propriétaire connu\u202f: 70\u202f%.', 'A — 60\u202f% → X'],
  ] as const)('speaks %s', (language, ...said) => {
    const page = html('A>X 60; X>R 50', language)
      .replace(/<[^>]+>/g, ' ')
      .replace(/ +/g, ' ')
      .replace(/ \./g, '.');
    for (const part of said) expect(page).toContain(part);
  });
});
