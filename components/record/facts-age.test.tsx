import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Facts } from '@/lib/registry/request';
import type { Language } from '@/lib/shared/language/language';
import { ageSentence, FactsAge, type FactsAgeProps } from './record-page';

const NOW = Date.parse('2026-11-21T19:00:00Z');
const HOUR = 3_600_000;

const facts = (hours: number, from: Facts['from'] = 'kept', why?: Facts['why']): Facts => ({
  at: NOW - hours * HOUR,
  from,
  cost: from === 'call' ? 1 : 0,
  why,
});

const saidIn = (language: Language, all: Facts[]): string => {
  const { around, age } = ageSentence(all, NOW, language);
  return renderToStaticMarkup(around(age)).replaceAll('\u202f', ' ');
};

const html = (part: Partial<FactsAgeProps>): string =>
  renderToStaticMarkup(
    <FactsAge facts={[facts(3)]} page="/companies/gb/1" requests={['companies/gb/1']} now={NOW} {...part} />,
  );

describe('age of the facts', () => {
  it('includes the number of unreadable entries, if any', () => {
    expect(html({ leftOut: 1 })).toContain('1 entry of the service’s answer could not be read and is not shown.');
    expect(html({ leftOut: 4 })).toContain('4 entries of the service’s answer could not be read and are not shown.');
    expect(html({})).not.toContain('could not be read');
  });

  it.each([
    ['just asked', [facts(0, 'call')], 'From the remote service, just now'],
    ['kept', [facts(3)], 'From the remote service, 3 hours ago'],
    ['the older of two replies', [facts(0, 'call'), facts(3)], 'From the remote service, 3 hours ago'],
    ['a copy that is being renewed', [facts(30, 'stale')], 'From the remote service, 1 day ago; a newer copy may be'],
    [
      'a copy that cannot be renewed without calls',
      [facts(49, 'stale', { message: '', reason: 'allowance', retry_at: '2026-11-22T00:00:00Z' })],
      'An older copy from 2 days ago is shown because the call limit has been reached; newer facts are possible from 00:00 UTC (in 5 hours)',
    ],
    [
      'a copy that cannot be renewed, without a reason',
      [facts(0, 'call'), facts(49, 'stale', { message: '' })],
      'An older copy from 2 days ago is shown because the service did not respond',
    ],
  ])('is stated: %s', (_, given, expected) => expect(saidIn('en', given)).toContain(expected));

  it.each<[Language, Facts[], string]>([
    ['de', [facts(3)], 'Vom entfernten Dienst, vor 3 Stunden.'],
    ['fr', [facts(30, 'stale')], 'Du service distant, il y a 1 jour ; une copie plus récente'],
    [
      'de',
      [facts(49, 'stale', { message: '', reason: 'busy', retry_at: '2026-11-22T00:00:00Z' })],
      'eine ältere Kopie (vor 2 Tagen), denn der Dienst ist ausgelastet; neuere Angaben sind möglich ab 00:00 UTC (in 5 Stunden).',
    ],
    [
      'fr',
      [facts(49, 'stale', { message: '' })],
      'Une copie plus ancienne (il y a 2 jours) est affichée, car le service n’a pas répondu.',
    ],
  ])('is stated in another language: %s', (language, given, expected) => {
    expect(saidIn(language, given)).toContain(expected);
  });

  it('states the exact time, and is empty without a remote service', () => {
    expect(html({})).toContain(
      '<time dateTime="2026-11-21T16:00:00.000Z" title="2026-11-21T16:00:00.000Z">3 hours ago',
    );
    expect(html({ facts: [], requests: [] })).toBe('');
  });

  it('has a form that reloads all requests of the page, with the price', () => {
    const page = html({ requests: ['companies/gb/1', 'companies/gb/1/network?confidence=all'], page: '/a?b=1&c=2' });
    expect(page).toMatch(/<form [^>]*action="\/api\/refresh" method="post"/);
    expect(page).toContain('name="page" value="/a?b=1&amp;c=2"');
    expect(page.match(/name="ask"/g)).toHaveLength(2);
    expect(page).toContain('Refresh · 2 calls');
  });

  it('says why a refresh failed, unless the age says it', () => {
    const refused = { reason: 'busy' } as const;
    expect(html({ refused })).toContain('Newer facts could not be loaded because the service is busy.');
    expect(html({ refused, facts: [facts(9, 'stale', { message: '', reason: 'busy' })] })).not.toContain(
      'could not be loaded',
    );
  });
});
