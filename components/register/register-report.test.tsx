import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HELD_KINDS, type HeldKind, type RegisterContents } from '@/lib/contract/records';
import { RegisterReport } from './register-report';

const COUNTS = Object.fromEntries(HELD_KINDS.map((kind) => [kind, 0])) as Record<HeldKind, number>;

const html = (part: Partial<RegisterContents> = {}): string => {
  const contents: RegisterContents = {
    counts: COUNTS,
    publishers: [],
    imports: [],
    imported_formats: [],
    searches_are_indexed: true,
    largest_group: null,
    ...part,
  };
  return renderToStaticMarkup(<RegisterReport contents={contents} />);
};

describe('register page', () => {
  it('says that searches are slow until the first import has ended', () => {
    expect(html({ searches_are_indexed: false })).toMatch(
      /The first import has not finished: searches are slower.*<code>npm run import -- &lt;files&gt;<\/code>/,
    );
    expect(html()).not.toContain('searches are slower');
  });

  it('counts named publishers only, and links a number to a list of that length only', () => {
    const held = { ...{ licences: [], companies: 1, officers: 0, statements: 0, data: 0 }, oldest: null, newest: null };
    const publishers = [null, 'A', 'B'].map((publisher) => ({ publisher, ...held }));
    const page = html({ counts: { ...COUNTS, companies: 3, statements: 9 }, publishers });
    expect(page).toContain('3 companies. Its records come from 2 publishers.');
    expect(page).toMatch(/<a [^>]*href="\/companies\/search"[^>]*>Companies<\/a>/);
    expect(page).toContain('<dt class="text-muted text-sm">Statements</dt>');
  });

  it('names the publishers and licences of imported code lists', () => {
    const both = html({ imported_formats: ['bods', 'industry-codes', 'jurisdictions'] });
    expect(both).toMatch(/Countries States Cities Database.*ODbL 1\.0.*org-id\.guide.*ODbL 1\.0/);
    expect(both).toMatch(/Insee: NAF.*Licence Ouverte 2\.0/);
    expect(html({ imported_formats: ['industry-codes'] })).not.toContain('ODbL');
    expect(html({ imported_formats: ['bods'] })).not.toContain('Code lists');
  });
});
