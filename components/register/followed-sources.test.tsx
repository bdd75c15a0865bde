import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FollowedSource } from '@/lib/contract/followed-sources';
import { FollowedSources } from './followed-sources';

const NOW = Date.parse('2026-11-25T12:00:00Z');

const source = (more: Partial<FollowedSource> = {}): FollowedSource => ({
  name: 'norway',
  format: 'brreg',
  licence: 'NLOD 2.0',
  every_hours: 6,
  data_at: '2026-11-25T06:00:00.000Z',
  succeeded_at: '2026-11-25T09:00:00.000Z',
  failed_at: null,
  problem: null,
  is_failing: false,
  is_late: false,
  ...more,
});

const html = (sources: FollowedSource[] | undefined): string =>
  renderToStaticMarkup(<FollowedSources sources={sources} now={NOW} />);

const FAILED = { failed_at: '2026-11-24T06:00:00.000Z', problem: { kind: 'not_found', status: 404 } } as const;

describe('the followed sources', () => {
  it('have their age, their rhythm and their last success', () => {
    const page = html([source(), source({ name: 'uk', every_hours: 24 })]);
    expect(page).toContain('2 sources, all up to date or new.');
    expect(page).toMatch(/norway.*every 6 hours.*Up to date.*25 November 2026.*6 hours ago.*3 hours ago.*NLOD 2.0/);
    expect(page).toMatch(/uk<\/span><span[^>]*>daily/);
  });

  it('that failed come first, with the reason as a sentence', () => {
    const page = html([
      source(),
      source({ name: 'late', is_late: true }),
      source({ name: 'gone', ...FAILED, is_failing: true }),
    ]);
    expect(page).toContain('1 of 3 sources failed when last looked at. 1 of 3 sources is late.');
    expect(page).toMatch(
      /gone.*>Failed<.*24 November 2026: The publisher’s server has no such file \(404\).*late.*>Late<.*norway/,
    );
    expect(page).toContain('Late: the last success is more than twice as long ago');
  });

  it('that succeeded since keep their last failure, and new ones say that they are', () => {
    const page = html([source(FAILED), source({ name: 'new', data_at: null, succeeded_at: null })]);
    expect(page).toMatch(/norway.*Up to date.*24 November 2026: The publisher/);
    expect(page).toMatch(/new.*Not imported yet/);
    expect(page).toContain('2 sources, all up to date or new.');
  });

  it('whose list cannot be used say which command tells why', () => {
    expect(html(undefined)).toMatch(
      /The list of followed sources cannot be used\..*<code>npm run update -- --list<\/code>/,
    );
  });
});
