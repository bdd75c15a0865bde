import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_KINDS, RECORDS } from './download.fixture';
import { citationOf } from './menu';

const VISIT = { url: 'https://firmament.example/companies/gb/00000001', accessed: '2026-11-21' };
const ofCompany = (name: string) => citationOf({ kind: 'company', record: { ...RECORDS.company, name } }, VISIT);

describe('a citation', () => {
  it('names the record, its id, the publisher, the page and the date', () => {
    expect(ofCompany('Example Widgets Ltd').text).toBe(
      'Example Widgets Ltd (company, United Kingdom, no. 00000001). Example Register. https://firmament.example/companies/gb/00000001. Accessed 21 November 2026.',
    );
  });

  it('has the same facts for reference managers', () => {
    const { csl, ris, bibtex } = ofCompany('Example Widgets Ltd');
    expect(csl).toEqual({
      id: 'companies_gb_00000001',
      type: 'webpage',
      title: 'Example Widgets Ltd',
      publisher: 'Example Register',
      genre: 'company, United Kingdom, no. 00000001',
      URL: VISIT.url,
      accessed: { 'date-parts': [[2026, 11, 21]] },
    });
    expect(ris).toMatch(/^TY {2}- ELEC\r\nTI {2}- Example Widgets Ltd\r\n(.+\r\n)+ER {2}- \r\n$/);
    expect(bibtex).toMatch(/^@misc\{companies_gb_00000001,\n {2}title = \{\{Example Widgets Ltd\}\},\n/);
  });

  it.each([
    ['Smith & Sons', 'Smith \\& Sons'],
    ['100% {odd}', '100\\% \\{odd\\}'],
    ['a\\b~c^d_e#f$g', 'a{\\textbackslash}b{\\textasciitilde}c{\\textasciicircum}d\\_e\\#f\\$g'],
  ])('escapes %s in BibTeX', (name, written) => {
    expect(ofCompany(name).bibtex).toContain(`title = {{${written}}},`);
  });

  it('has one line for each tag, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const { ris } = ofCompany(`${name}\r\nER  - \n`);
        expect(ris.match(/^[A-Z][A-Z0-9] {2}- /gm)).toHaveLength(7);
        expect(ris.match(/[\r\n]+/g)).toHaveLength(7);
      }),
    );
  });

  it('balances the braces of BibTeX, for any name', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const bare = ofCompany(name).bibtex.replace(/\\[{}]/g, '');
        expect(bare.split('{').length).toBe(bare.split('}').length);
      }),
    );
  });

  it.each(ALL_KINDS)('can be created for a %s', (kind) => {
    const { text } = citationOf({ kind, record: RECORDS[kind] }, VISIT);
    expect(text).toContain(VISIT.url);
    expect(text).not.toMatch(/undefined|null/);
  });
});
