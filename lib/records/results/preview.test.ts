import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { previewFailure, previewOf } from './preview';

const TODAY = '2026-06-01';
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
    { officer: { name: 'Una Moor', position: 'director', end_date: '2031-01-01' } },
  ],
  filings: Array.from({ length: 7 }, (_, index) => ({ filing: { title: `Return ${index}`, date: '2020-05-01' } })),
};

describe('company preview', () => {
  it('adds facts that the row does not have', () => {
    const preview = previewOf({ results: { company: RECORD } }, TODAY, 'en');
    expect(preview?.facts).toEqual([
      { label: 'Number', value: '0123' },
      { label: 'Former names', value: 'Oldacre Ltd' },
      { label: 'Industry', value: 'Fishing' },
      { label: 'Controlled by', value: 'Harrow Ltd' },
      { label: 'Source', value: 'Invented Register' },
    ]);
    expect(preview?.officers).toEqual(['Oda Moor (director)', 'Ivo Moor (director, former)', 'Una Moor (director)']);
    expect(preview?.filings).toHaveLength(6);
    expect(preview?.filings[0]).toBe('1 May 2020: Return 0');
    expect(preview?.filings.at(-1)).toBe('and 2 more');
  });

  it.each([undefined, null, [], 'text', { results: {} }, { results: { company: 'text' } }])(
    'is undefined for %j',
    (body) => expect(previewOf(body, TODAY, 'en')).toBeUndefined(),
  );

  it('does not throw for any reply', () => {
    const field = fc.constantFrom(...Object.keys(RECORD));
    fc.assert(
      fc.property(fc.dictionary(field, fc.jsonValue()), (company) => {
        expect(previewOf({ results: { company } }, TODAY, 'en')).toBeDefined();
      }),
    );
  });

  it.each([
    [{ error: { message: 'Redacted.' } }, 'Redacted.'],
    ['<html>', 'The register answered with status 503.'],
  ])('says why there is no record: %j', (body, said) => expect(previewFailure(body, 503, 'en')).toBe(said));

  it.each<[Language, string[]]>([
    ['de', ['Nummer', 'Ivo Moor (director, ehemalig)', '1. Mai 2020: Return 0', 'und 2 weitere']],
    ['fr', ['Numéro', 'Ivo Moor (director, ancien)', '1er mai 2020 : Return 0', 'et 2 de plus']],
  ])('is available in %s', (language, expected) => {
    const { facts, officers, filings } = previewOf({ results: { company: RECORD } }, TODAY, language) ?? {};
    const said = [facts?.[0]?.label, officers?.[1], filings?.[0], filings?.at(-1)];
    expect(said.map((text = '') => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual(expected);
  });

  it.each<[Language, object, string]>([
    ['de', { message: 'Redacted.', reason: 'redacted' }, 'Das Register hält diesen Eintrag zurzeit zurück.'],
    ['de', { message: 'Odd.' }, 'Das Register hat mit Status 503 geantwortet.'],
    ['fr', { message: 'Odd.', reason: 'odd' }, 'Le registre a répondu avec le statut 503.'],
  ])('says in %s why there is no record: %j', (language, error, said) =>
    expect(previewFailure({ error }, 503, language)).toBe(said),
  );
});
