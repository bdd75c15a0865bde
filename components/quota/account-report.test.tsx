import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { UsageReport } from '@/lib/contract/quota';
import { LanguageProvider } from '@/lib/shared/language/in-client';
import { QUOTA_STATUS } from '@/lib/testing/quota-status';
import { AccountReport, freeShare } from './account-report';

const NOW = Date.parse('2026-11-21T19:00:00Z');

const REPORT: UsageReport = {
  plan: 'free',
  standing: QUOTA_STATUS,
  days: [
    { day: '2026-11-20', calls: 0, kept: 3 },
    { day: '2026-11-21', calls: 12, kept: 30 },
  ],
  endpoints: [{ endpoint: 'get_company', calls: 9, kept: 27 }],
  copies: { count: 9, bytes: 1_100_000, max_bytes: 268_435_456, in: 'file' },
  circuit: { state: 'closed' },
};

const html = (part: Partial<UsageReport> = {}): string =>
  renderToStaticMarkup(<AccountReport report={{ ...REPORT, ...part }} now={NOW} />);

describe('account page', () => {
  it('starts with the summary, and names unknown facts', () => {
    expect(html()).toMatch(/^<p [^>]*>38 of 50 calls are left today/);
    expect(html()).toContain('Not known');
  });

  it('shows the days as bars and in a table', () => {
    const page = html();
    expect(page).toContain('aria-label="12 calls in 2 days, at most 12 in one of them"');
    expect(page).toMatch(/2026-11-21<\/td><td[^>]*>12<\/td><td[^>]*>30/);
  });

  it('renders empty days and an empty month', () => {
    const page = html({ days: [], endpoints: [] });
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
    expect(page).toContain('No calls this month.');
  });

  it.each([
    [{ state: 'open', retry_at: '2026-11-21T19:05:00Z' }, 'Requests are paused until 19:05 UTC (in 5 minutes).'],
    [{ state: 'open' }, 'Requests are paused for a moment.'],
    [{ state: 'half_open' }, 'The next call checks'],
  ] as const)('warns about a failing service: %j', (circuit, words) => expect(html({ circuit })).toContain(words));

  it('says if cached replies are lost on restart', () => {
    expect(html({ copies: { ...REPORT.copies, in: 'memory', max_bytes: 0 } })).toContain('in memory only');
    expect(html()).toContain('9 replies, 2 MB of at most 256 MB');
  });

  it.each([
    [0, 0, '–'],
    [9, 27, '75\u00a0%'],
    [1, 999, '99\u00a0%'],
  ])('%i calls and %i cached answers: %s are free', (calls, kept, share) => {
    expect(freeShare({ endpoint: 'get_company', calls, kept }, 'en')).toBe(share);
  });

  it.each([
    [
      'de',
      [
        '9 Antworten, 2 MB von höchstens 256 MB',
        '12 Abrufe in 2 Tagen, höchstens 12 an einem davon',
        '2 Tage bis heute',
      ],
    ],
    [
      'fr',
      [
        '9 réponses, 2\u202fMo sur 256\u202fMo au plus',
        '12 appels en 2 jours, au plus 12 le même jour',
        '2 derniers jours',
      ],
    ],
  ] as const)('has the summary in %s', (language, said) => {
    const page = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <AccountReport report={REPORT} now={NOW} />
      </LanguageProvider>,
    );
    for (const text of said) expect(page).toContain(text);
  });
});
