import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QUOTA_STATUS } from '@/lib/testing/quota-status';
import { PriceTag } from '../record/record-parts';
import { MeterView } from './quota-meter';

const NOW = Date.parse('2026-11-21T19:00:00Z');

const html = (part: Partial<Parameters<typeof MeterView>[0]> = {}): string =>
  renderToStaticMarkup(<MeterView quotaStatus={QUOTA_STATUS} now={NOW} {...part} />);

describe('quota meter', () => {
  it('states what is left, for whom, and until when', () => {
    const meter = html();
    for (const text of ['20 calls left today', '38 of 50', '150 of 200', '5 calls', '00:00 UTC (in 5 hours)']) {
      expect(meter).toContain(text);
    }
    expect(meter).toContain('href="/account_status"');
  });

  it('shows the cost of the page as signs and as text, if known', () => {
    const meter = html({ spent: { cost: 1, kept: 2 } });
    expect(meter).toContain('cost 1 · cached 2 · left 20');
    expect(meter).toContain(
      'This page cost 1 call; 2 of its replies came from the cache. Left for you today: 20 calls.',
    );
    expect(html()).not.toContain('This page cost');
  });

  it('warns if little is left, and states the reset time', () => {
    expect(html({ quotaStatus: { ...QUOTA_STATUS, yours: 5 } })).toContain('text-warn');
    expect(html({ quotaStatus: { ...QUOTA_STATUS, yours: 0 } })).toContain('No calls left, more from 00:00 UTC');
  });
});

describe('price tag', () => {
  it.each([
    ['call', '1 call'],
    ['kept', 'cached'],
  ] as const)('describes %s as text', (price, text) => {
    const tag = renderToStaticMarkup(<PriceTag price={price} />);
    expect(tag).toContain(`</span>${text}</span>`);
    expect(tag).toMatch(/title="[^"]+"/);
  });

  it('is empty if calls are not limited', () => {
    expect(renderToStaticMarkup(<PriceTag price={undefined} />)).toBe('');
  });
});
