import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pathOf, relationship } from '@/lib/network/network.fixture';
import { NO_RESULTS } from '@/lib/network/walk/state';
import { LanguageProvider } from '@/lib/shared/language/in-client';
import { LANGUAGES, type Language } from '@/lib/shared/language/language';
import { NetworkWorkspace } from './network-workspace';

const ROOTS = ['R', 'S'].map((name) => ({ path: pathOf(name), name: `Root ${name}` }));

interface Given {
  relationships?: ReturnType<typeof relationship>[];
  query?: string;
  language?: Language;
  metered?: boolean;
}

const html = ({ relationships = [], query = '', language = 'en', metered = false }: Given) =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <NetworkWorkspace
        root={{ path: pathOf('R'), name: 'Root R' }}
        relationships={[]}
        several={{ roots: ROOTS, walked: { ...NO_RESULTS, relationships, expanded: [pathOf('R')] } }}
        query={query}
        metered={metered}
      />
    </LanguageProvider>,
  );

describe('a network of several roots without scripts', () => {
  it('shows everything connected to any root', () => {
    const page = html({ relationships: [relationship('R', 'A'), relationship('S', 'B')] });
    expect(page).toContain('4 of 4 companies · 2 of 2 relationships shown');
  });

  it('is named after all its roots, and says how many parts it has', () => {
    const page = html({ relationships: [relationship('R', 'A'), relationship('S', 'B')] });
    expect(page).toContain('<caption class="sr-only">Relationships of Root R and Root S</caption>');
    expect(page).toContain('aria-label="Ownership network of Root R and Root S"');
    expect(page).toContain('In 2 separate parts.');
    expect(html({ relationships: [relationship('R', 'S')] })).not.toContain('separate parts');
  });

  it('shows all roots before anything is known, with a form for a walk', () => {
    const page = html({ metered: true });
    expect(page).toContain('2 of 2 companies · 0 of 0 relationships shown');
    expect(page.match(/name="from"/g)).toHaveLength(2);
    expect(page).toContain('name="calls"');
    expect(page).not.toContain('The filters hide');
  });

  it('requests a walk by a form that leads to its page', () => {
    const page = html({});
    expect(page).toMatch(/<form [^>]*action="\/network"/);
    for (const name of ['direction', 'depth', 'nodes']) expect(page).toContain(`name="${name}"`);
    expect(page).not.toContain('name="calls"');
  });

  it('has the tree as a plain list that marks repetitions', () => {
    const relationships = [relationship('R', 'A'), relationship('A', 'S')];
    const page = html({ relationships, query: 'list=tree' });
    expect(page).not.toContain('role="tree"');
    expect(page).toContain('again: Root S, has a tree of its own here');
    expect(page).toContain('50\u00a0%, confidence 80');
  });

  it('sorts and searches by the address, with links that keep its other parameters', () => {
    const relationships = [relationship('R', 'A', { ownership_percentage: 9 }), relationship('R', 'Bravo')];
    const page = html({ relationships, query: 'from=/x&sort=-share&find=bravo' });
    expect(page).toContain('1 of 2 relationships');
    expect(page).toContain('aria-sort="descending"');
    expect(page).toMatch(/href="\?from=%2Fx&amp;sort=-confidence&amp;find=bravo#list"/);
  });

  it.each(Object.keys(LANGUAGES).filter((one): one is Language => one in LANGUAGES))(
    'says all of it in %s',
    (language) => {
      const words = {
        en: 'Expand several levels',
        de: 'Mehrere Ebenen erweitern',
        fr: 'Développer plusieurs niveaux',
      };
      expect(html({ language })).toContain(words[language]);
    },
  );
});
