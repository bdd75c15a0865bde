import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedRequest, keyOf } from './send';

const allowed = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  return allowedRequest({ path, params: new URLSearchParams(query) });
};

function keyOfAddress(address: string): string {
  const request = allowed(address);
  if (!request) throw new Error(`${address} is not allowed.`);
  return keyOf(request);
}

describe('the allowed requests', () => {
  it.each([
    ['companies/gb/1?sparse=true&api_token=x', 'get_company', 'sparse=true'],
    ['companies/search?q=acme&order=&page=2', 'search_companies', 'q=acme&page=2'],
    [
      'companies/search?facets=inactive&facet_limit=5&facet_query=a',
      'search_companies',
      'facets=inactive&facet_limit=5&facet_query=a',
    ],
    ['officers/search?facets=position', 'search_officers', 'facets=position'],
    ['officers/search?facets=position&exclude=position:clerk', 'search_officers', 'facets=position'],
    ['officers/search?facet_limit=5', 'search_officers', ''],
    [
      'companies/gb/1/network?include=persons&dates=2020-01-01',
      'get_company_network',
      'dates=2020-01-01&include=persons',
    ],
    ['placeholders/1/network?include=persons', 'get_placeholder_network', 'include=persons'],
    ['companies/gb/1?include=persons', 'get_company', ''],
    ['statements/gazette_notices/search?facets=position', 'search_gazette_notices', ''],
  ])('map %s to the endpoint %s with %j', (address, endpoint, query) => {
    const request = allowed(address);
    expect({ endpoint: request?.endpoint, query: request?.params.toString() }).toEqual({ endpoint, query });
  });

  it.each([
    'officers/..',
    'officers/.',
    'officers/%2e%2e',
    'officers/%252e%252E',
    'companies/%2E%2E/events',
    'companies/gb/..%2F..%2Fadmin',
    'companies/gb/x%5C..%5Cy',
    'companies/gb/x%252f..%252fy',
    'companies/gb/1%0D%0AX-Evil:%201',
    'companies/gb/1%00',
    'companies/gb/%C3',
    'companies/gb/\ud800',
    'companies//1',
    'http://elsewhere.invalid/officers/1',
  ])('exclude path traversal and invalid text: %j', (path) => {
    expect(allowedRequest({ path, params: new URLSearchParams() })).toBeUndefined();
  });

  it.each(['companies/de/HRB%2012%2F3', 'companies/gb/A.B..C', 'corporate_groupings/a...b'])(
    'may have dots and slashes within a name: %s',
    (path) => {
      expect(allowed(path)?.path).toBe(path);
    },
  );
});

describe('the cache key of a request', () => {
  it.each([
    ['companies/search?q=a&page=1&per_page=30', 'companies/search?q=a'],
    ['companies/search?page=0&q=+a+', 'companies/search?q=a'],
    ['companies/search?q=a&inactive=True', 'companies/search?inactive=1&q=a'],
    ['companies/search?jurisdiction_code=ie|gb', 'companies/search?jurisdiction_code=gb|ie|'],
    ['companies/search?fields=name,%20previous_names', 'companies/search?fields=previous_names,name'],
    ['companies/search?facets=inactive,branch&facet_limit=50', 'companies/search?facets=branch,inactive'],
    ['companies/gb/1/network?include=persons,%20persons,', 'companies/gb/1/network?include=persons'],
    ['companies/gb/1/network?include=publishers,persons,ultimate_parents', 'companies/gb/1/network?include=persons'],
    ['companies/gb/1/network?include=publishers', 'companies/gb/1/network'],
    ['companies/gb/1?sparse=false', 'companies/gb/1'],
    ['/companies/gb/1/', 'companies/gb/1'],
    ['companies/gb/%31', 'companies/gb/1'],
    ['companies/gb/1/network?confidence=60.0&ownership_percentage=2', 'companies/gb/1/network'],
    ['companies/gb/1/network?confidence=ALL', 'companies/gb/1/network?confidence=all'],
    ['companies/gb/1?api_token=secret', 'companies/gb/1'],
  ])('is the same for %s and %s', (one, other) => {
    expect(keyOfAddress(one)).toBe(keyOfAddress(other));
  });

  it.each([
    ['companies/search?q=a', 'companies/search?q=b'],
    ['companies/search?q=a', 'officers/search?q=a'],
    ['companies/search?inactive=false', 'companies/search'],
    ['companies/search?jurisdiction_code=gb,ie', 'companies/search?jurisdiction_code=gb|ie'],
    ['companies/search?q=a%26page%3D2', 'companies/search?q=a&page=2'],
    ['companies/gb/1%3Fsparse=true', 'companies/gb/1?sparse=true'],
    ['companies/de/1%2Fnetwork', 'companies/de/1/network'],
    ['companies/gb/1/network?confidence=0', 'companies/gb/1/network'],
    ['companies/search?page=x', 'companies/search'],
  ])('differs for %s and %s', (one, other) => {
    expect(keyOfAddress(one)).not.toBe(keyOfAddress(other));
  });

  const NAMES = ['q', 'created_at', 'order', 'company_type', 'page', 'inactive'];
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('1', 'true', 'True', 'a|b', 'b|a', 'a,b', '&page=2'),
  );
  const params = fc.uniqueArray(fc.tuple(fc.constantFrom(...NAMES), value), { selector: ([name]) => name });
  const keyOfPairs = (pairs: [string, string][]): string =>
    keyOfAddress(`companies/search?${new URLSearchParams(pairs)}`);

  it('does not depend on the order of parameters', () => {
    fc.assert(fc.property(params, (pairs) => keyOfPairs(pairs) === keyOfPairs([...pairs].reverse())));
  });

  it('is a request with the same key, so that different requests never share one', () => {
    fc.assert(fc.property(params, (pairs) => keyOfAddress(keyOfPairs(pairs)) === keyOfPairs(pairs)));
  });

  it('differs if a free text differs', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((given) => given.trim() === given);
    const question = fc.record({
      q: text,
      created_at: text,
      number: text.filter((given) => !/[.\p{Cc}]/u.test(given)),
    });
    const key = ({ q, created_at, number }: { q: string; created_at: string; number: string }): string =>
      keyOfAddress(`companies/search?${new URLSearchParams({ q, created_at })}`) +
      keyOfAddress(`companies/gb/${encodeURIComponent(number)}`);
    fc.assert(
      fc.property(question, question, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(key(one) === key(other)).toBe(isSame);
      }),
    );
  });
});
