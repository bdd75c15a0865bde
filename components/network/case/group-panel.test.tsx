import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { visible } from '@/lib/network/filter';
import { EVERYTHING } from '@/lib/network/filter.fixture';
import { pathOf } from '@/lib/network/network.fixture';
import { LanguageProvider } from '@/lib/shared/language/in-client';
import type { Language } from '@/lib/shared/language/language';
import { modelOf, textOf } from '../findings/panels.fixture';
import { HeldTogether } from '../network-panel';
import { NetworkCaseProvider, useCase } from './use-case';

interface Given {
  network: string;
  members: readonly string[];
}

function Panel({ network, members }: Given) {
  const model = modelOf(network);
  return (
    <NetworkCaseProvider value={useCase('', [pathOf('R')])}>
      <HeldTogether model={model} selection={visible(model, EVERYTHING)} members={members.map(pathOf)} />
    </NetworkCaseProvider>
  );
}

const said = (network: string, members: readonly string[], language: Language = 'en') =>
  textOf(
    renderToStaticMarkup(
      <LanguageProvider language={language}>
        <Panel network={network} members={members} />
      </LanguageProvider>,
    ),
  );

describe('the holdings of a group', () => {
  it.each([
    ['en', 'Based on what is shown. C 80 %'],
    ['de', 'auf Grundlage des Gezeigten. C 80 %'],
    ['fr', 'd’après ce qui est affiché. C 80 %'],
  ] as const)('are listed with their share in %s', (language, text) => {
    expect(said('R>B 50; B>C 60; R>C 20', ['R', 'B'], language)).toContain(text);
  });

  it('are reported as none', () => {
    expect(said('R>B 50', ['R', 'B'])).toContain('they hold no shares outside the group');
  });
});
