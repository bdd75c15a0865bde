import { describe, expect, it } from 'vitest';
import { COMPANY_SEARCH } from '../filters';
import { completions } from './completions';

const KNOWN = {
  jurisdiction_code: [{ value: 'gb', count: 7, label: 'United Kingdom' }],
  current_status: [
    { value: 'Active', count: 5 },
    { value: 'In Liquidation', count: 2 },
  ],
  incorporation_year: [
    { value: '2001', count: 1 },
    { value: '2010', count: 4 },
  ],
};

/** The query after each completion, with the caret as ^. */
const complete = (marked: string, known = {}, canExclude = false) => {
  const [before = '', after = ''] = marked.split('^');
  const { start, end, items } = completions(COMPANY_SEARCH, before + after, before.length, 'en', known, { canExclude });
  return items.map(({ text }) => (before + after).slice(0, start) + text + (before + after).slice(end));
};

describe('completing at the caret', () => {
  it.each([
    ['jur^', ['jurisdiction:']],
    ['acme incorp^ x', ['acme inc: x']],
    ['-ina^', ['-is:inactive']],
    ['-i^', ['-is:', '-is:inactive']],
    ['is:b^', ['is:branch']],
    ['inactive:f^', ['inactive:false']],
    ['j:unit^', ['j:gb', 'j:ae', 'j:us']],
    ['j:gb|swe^', ['j:gb|se']],
    ['country:delaw^', []],
    ['status:^', ['status:Active', 'status:"In Liquidation"']],
    ['status:liq^', ['status:"In Liquidation"']],
    ['status:Active|^', ['status:Active|"In Liquidation"']],
    ['status:ac^|x', ['status:Active|x']],
    ['inc:20^', ['inc:2010', 'inc:2001']],
    ['acme^', []],
    ['colour:re^', []],
    ['"jur^', []],
  ])('%j offers %j', (marked, expected) => {
    expect(complete(marked, KNOWN)).toEqual(expected);
  });

  it('offers exclusions if the source supports them', () => {
    expect(complete('-sta^', {}, true)).toEqual(['-status:']);
    expect(complete('-sta^', {}, false)).toEqual([]);
    expect(complete('-addr^', {}, true)).toEqual([]);
    expect(complete('-status:liq^', KNOWN, true)).toEqual(['-status:"In Liquidation"']);
  });

  it('offers fields for an empty text, and counts if available', () => {
    expect(complete('acme ^')[0]).toBe('acme jurisdiction:');
    expect(completions(COMPANY_SEARCH, 'j:gb', 4, 'en', KNOWN).items[0]).toEqual({
      text: 'gb',
      label: 'United Kingdom',
      count: 7,
    });
  });

  it('labels and finds places in the language of the page', () => {
    const [found] = completions(COMPANY_SEARCH, 'j:verein', 8, 'de', KNOWN).items;
    expect(found).toEqual({ text: 'gb', label: 'Vereinigtes Königreich', count: 7 });
  });

  it('offers jurisdictions by name without counts', () => {
    expect(complete('in:Denm^')).toEqual(['in:dk']);
  });
});
