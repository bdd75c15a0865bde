import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { printMade } from '@/lib/network/case/marks';
import { buildModel } from '@/lib/network/model';
import { ROOT, relationship } from '@/lib/network/network.fixture';
import { textOf } from '../findings/panels.fixture';
import { SinceFile } from './open-case';
import { SinceLink } from './since';

const share = (percentage: number) => ({ ownership_percentage: percentage, confidence: 80 });
const kept = buildModel(ROOT, [relationship('R', 'A', share(25)), relationship('R', 'B')]);
const now = buildModel(ROOT, [relationship('R', 'A', share(50)), relationship('R', 'C')]);

describe('the changes since a link was made', () => {
  const reportOf = (query: string, isSettled = true) =>
    textOf(renderToStaticMarkup(<SinceLink query={query} now={now} isSettled={isSettled} />));
  const link = String(printMade(kept, '2026-02-03', 4000));

  it('lists what is new, changed and gone, with the names still known', () => {
    const text = reportOf(link);
    expect(text).toContain('This link was made on 3 February 2026.');
    expect(text).toContain('Since then: 1 relationship added, 1 gone, 1 changed.');
    expect(text).toContain('1 entity new to the network, 1 no longer in it.');
    expect(text).toContain('added: R → C');
    expect(text).toContain('changed: R → A');
    expect(text).toContain('gone: R → an entity that is no longer in the network');
  });

  it('waits until all requests of the link are done', () => {
    expect(reportOf(link, false)).toContain('Loading the current facts…');
    expect(reportOf(link, false)).not.toContain('gone');
  });

  it('gives only numbers if the link has no hashes', () => {
    expect(reportOf('made=2026-02-03,700,900')).toContain(
      'At that time, 700 entities and 900 relationships were loaded.',
    );
  });

  it('is empty for an address that is not a copied link', () => expect(reportOf('confidence=70')).toBe(''));
});

describe('the changes since a file was saved', () => {
  it('names gone entities and previous shares', () => {
    const text = textOf(renderToStaticMarkup(<SinceFile kept={kept} now={now} />));
    expect(text).toContain('New: C');
    expect(text).toContain('No longer there: B');
    expect(text).toContain('changed: R → A · 25 % → 50 %');
  });

  it('says that nothing has changed', () => {
    expect(textOf(renderToStaticMarkup(<SinceFile kept={kept} now={kept} />))).toContain('has changed since.');
  });
});
