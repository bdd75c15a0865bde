import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewFailure, previewOf } from './preview';

const RECORD = {
  name: 'Saltmere Ltd',
  company_number: '0123',
  previous_names: [{ company_name: 'Oldacre Ltd' }],
  alternative_names: null,
  industry_codes: [
    { industry_code: { code: '1', description: 'Fishing' } },
    { industry_code: { description: 'Fishing' } },
  ],
  controlling_entity: { name: 'Harrow Ltd' },
  source: { publisher: 'Invented Register' },
  officers: [
    { officer: { name: 'Oda Moor', position: 'director', end_date: null } },
    { officer: { name: 'Ivo Moor', position: 'director', end_date: '2020-01-01' } },
    { officer: { position: 'secretary' } },
  ],
  filings: Array.from({ length: 7 }, (_, index) => ({ filing: { title: `Return ${index}`, date: '2020-05-01' } })),
};

describe('the preview of a company', () => {
  it('says what the row does not', () => {
    const preview = previewOf({ results: { company: RECORD } });
    expect(preview?.facts).toEqual([
      { label: 'Number', value: '0123' },
      { label: 'Former names', value: 'Oldacre Ltd' },
      { label: 'Industry', value: 'Fishing' },
      { label: 'Controlled by', value: 'Harrow Ltd' },
      { label: 'Source', value: 'Invented Register' },
    ]);
    expect(preview?.officers).toEqual(['Oda Moor (director)', 'Ivo Moor (director, former)']);
    expect(preview?.filings).toHaveLength(6);
    expect(preview?.filings[0]).toBe('1 May 2020: Return 0');
    expect(preview?.filings.at(-1)).toBe('and 2 more');
  });

  it.each([undefined, null, [], 'text', { results: {} }, { results: { company: 'text' } }])('is none in %j', (body) =>
    expect(previewOf(body)).toBeUndefined(),
  );

  it('survives whatever a service sends in place of a record', () => {
    const field = fc.constantFrom(...Object.keys(RECORD));
    fc.assert(
      fc.property(fc.dictionary(field, fc.jsonValue()), (company) => {
        expect(previewOf({ results: { company } })).toBeDefined();
      }),
    );
  });

  it.each([
    [{ error: { message: 'Redacted.' } }, 'Redacted.'],
    ['<html>', 'The register answered with status 503.'],
  ])('says why there is none: %j', (body, said) => expect(previewFailure(body, 503)).toBe(said));
});
