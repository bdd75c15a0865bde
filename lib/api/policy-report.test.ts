import { describe, expect, it } from 'vitest';
import { takePolicyReport } from './policy-report';

const REPORT = {
  'csp-report': {
    'document-uri': 'https://registers.example.org/companies/search?q=a+name',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://elsewhere.example/x.js?q=a+name',
    'source-file': 'https://registers.example.org/_next/a.js',
    'line-number': 7,
  },
};

async function send(body: string, now: number): Promise<{ status: number; lines: object[] }> {
  const lines: object[] = [];
  const headers = { 'content-length': String(Buffer.byteLength(body)) };
  const request = new Request('http://localhost/api/policy-report', { method: 'POST', headers, body });
  const { status } = await takePolicyReport(request, { warn: (_, details) => lines.push(details ?? {}) }, now);
  return { status, lines };
}

describe('a report of a browser', () => {
  it('is logged without what was searched for', async () => {
    const { status, lines } = await send(JSON.stringify(REPORT), 0);
    expect(status).toBe(204);
    expect(lines).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://elsewhere.example/x.js',
        page: 'https://registers.example.org/companies/search',
        source: 'https://registers.example.org/_next/a.js',
        line: 7,
      },
    ]);
  });

  it.each(['', '{', '[]', '{"csp-report":1}', JSON.stringify({ ...REPORT, more: 'x'.repeat(20_000) })])(
    'that is none is refused: %#',
    async (body) => {
      expect(await send(body, 0)).toEqual({ status: 400, lines: [] });
    },
  );

  it('is logged thirty times a minute at most', async () => {
    const count = async (now: number): Promise<number> => (await send(JSON.stringify(REPORT), now)).lines.length;
    let lines = 0;
    for (let report = 0; report < 50; report++) lines += await count(10 * 60_000);
    expect(lines).toBe(30);
    expect(await count(11 * 60_000)).toBe(1);
  });
});
