import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Entity, toEntity } from '@/lib/network/model';
import { EntityLinks, EntityPosition, EntityState } from './entity/entity-panel';
import { textOf } from './findings/panels.fixture';
import { ConfidenceParts } from './network-panel';

describe('the confidence of a relationship', () => {
  const said = (confidence: number | undefined, statements: number[], isRemote = false) => {
    const relationship = { id: 'r', parent: 'a', child: 'b', type: 'shareholding', interests: [], ended: false };
    const share = { kind: 'unknown' } as const;
    return textOf(
      renderToStaticMarkup(
        <ConfidenceParts relationship={{ ...relationship, share, confidence, statements }} isRemote={isRemote} />,
      ),
    );
  };

  it.each([
    [
      97,
      [1, 2],
      false,
      '97 of 100. Based on 2 statements. The confidence of the best of them, plus 2 for each further publisher',
    ],
    [55, [1], false, '55 of 100. Based on 1 statement.'],
    [55, [], false, 'The source names no statement behind it.'],
    [55, [1], true, 'The remote service does not say how it computes this'],
  ])('%d of statements %j, remote %s, is explained', (confidence, statements, isRemote, words) => {
    expect(said(confidence, statements, isRemote)).toContain(words);
  });

  it('is not displayed if it is not stated', () => expect(said(undefined, [1])).toBe(''));
});

describe('an entity', () => {
  it('links to its record, its statements and its network', () => {
    const page = renderToStaticMarkup(<EntityLinks entity={toEntity('/companies/gb/01', 'A')} isRoot={false} />);
    for (const path of ['', '/statements', '/network']) expect(page).toContain(`href="/companies/gb/01${path}"`);
    expect(page).toContain('aria-label="Statements of A"');
  });

  it('at the centre does not link to the current network', () => {
    expect(renderToStaticMarkup(<EntityLinks entity={toEntity('/companies/gb/01', 'A')} isRoot />)).not.toContain(
      '/network',
    );
  });

  it('has its numbers of neighbours, its loop and whether it is a hub', () => {
    const loop = { members: ['a', 'b', 'c'], round: ['a', 'b', 'c'] };
    const hub = { id: 'a', neighbours: 61, owners: 1, owned: 60, reason: 'owns_many' } as const;
    const said = textOf(renderToStaticMarkup(<EntityPosition position={{ owners: 1, owned: 60, loop, hub }} />));
    expect(said).toBe(
      'Owners loaded 1 Holdings loaded 60 Loop Owns itself through others: 3 in the loop Hub Connected to 61 entities: paths through it say little',
    );
  });

  it.each<[Partial<Entity>, string]>([
    [{}, 'Status Not known'],
    [{ status: 'not_marked_inactive', current_status: 'Active' }, 'Status Active'],
    [{ status: 'not_marked_inactive', current_status: 'In Liquidation' }, 'Status Active · In Liquidation'],
    [
      { status: 'inactive', current_status: '<b>', dissolution_date: '2012-03-04', corporate_groupings: ['a b', 'c'] },
      'Status Inactive · &lt;b&gt; · dissolved on 4 March 2012 Groupings a b, c',
    ],
    [{ kind: 'placeholder' }, ''],
  ])('with the facts %j says %s', (known, said) => {
    const entity = { ...toEntity('/companies/gb/01', 'A'), ...known };
    expect(textOf(renderToStaticMarkup(<EntityState entity={entity} />))).toBe(said);
  });
});
