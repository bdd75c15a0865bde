import { describe, expect, it } from 'vitest';
import { addressOfForm } from './examples-address';

describe('the address of a filled form', () => {
  it.each([
    ['versions', {}, 'versions'],
    [
      'companies/:jurisdiction_code/events',
      { ':jurisdiction_code': 'gb', jurisdiction_code: 'je', page: '' },
      'companies/gb/events?jurisdiction_code=je',
    ],
    [
      'companies/:jurisdiction_code/:company_number',
      { ':jurisdiction_code': 'de', ':company_number': 'HRB 1/2' },
      'companies/de/HRB%201%2F2',
    ],
    [
      'companies/search',
      { q: 'a & b', jurisdiction_code: 'gb|je', created_at: '2020-01-01:' },
      'companies/search?q=a+%26+b&jurisdiction_code=gb|je&created_at=2020-01-01:',
    ],
    ['officers/:id', {}, 'officers/'],
  ])('%s with %j is %s', (path, fields, address) => {
    expect(addressOfForm(path, Object.entries(fields))).toBe(address);
  });
});
