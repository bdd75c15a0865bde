import { renderToStaticMarkup } from 'react-dom/server';
import { ULTIMATE_PARENT } from '@/lib/contract/limits';
import { type Facts, factsOf } from '@/lib/network/findings/owners';
import { buildModel, expand, type NetworkModel } from '@/lib/network/model';
import { pathOf, ROOT, relationship } from '@/lib/network/network.fixture';
import { LanguageProvider } from '@/lib/shared/language/in-client';
import type { Language } from '@/lib/shared/language/language';
import { FindingToolsProvider } from '../controls';

/** "A>R 60", "A>R 25-50", "A>R ?", "A>R ultimate": short names stand for companies, with a question mark for placeholders. */
export function modelOf(network: string, expanded: readonly string[] = []): NetworkModel {
  const wires = network.split('; ').map((line) => {
    const [ends = '', share = ''] = line.split(' ');
    const [parent = '', child = ''] = ends.split('>');
    if (share === 'ultimate') return relationship(parent, child, { statement_ids: [8] }, ULTIMATE_PARENT);
    const [min, max = min] = share === '?' ? [] : share.split('-').map(Number);
    return relationship(parent, child, {
      percentage_min: min,
      percentage_max: max,
      confidence: 80,
      statement_ids: [7],
    });
  });
  return expanded.reduce((model, name) => expand(model, pathOf(name), []), buildModel(ROOT, wires));
}

/** A server-rendered panel over all of a model. */
export function panelOf(
  model: NetworkModel,
  panel: (facts: Facts) => React.ReactNode,
  language: Language = 'en',
): string {
  const facts = factsOf(model);
  const tools = { model, expansions: [], prices: new Map(), trace: undefined };
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <FindingToolsProvider value={{ ...tools, onExpand: () => {}, onShow: () => {}, onTrace: () => {} }}>
        {panel(facts)}
      </FindingToolsProvider>
    </LanguageProvider>,
  );
}

/** Roughly what a screen reader reads: text without tags, white space collapsed. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.:;])/g, '$1')
    .trim();
