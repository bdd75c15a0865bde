import { describe, expect, test } from 'vitest';
import { deletedAt } from './deletion';
import { lei } from './fixtures';
import { mapException, readApiException, readTreeException } from './gleif';
import { readTreeRelationship } from './relationship-record';

const FILE = { name: 'repex.xml', date: '2024-05-05T00:00:00.000Z' };
const DELETION = { Deletion: { DeletedAt: '2024-04-02T18:50:35Z' } };

describe('a record that GLEIF took out', () => {
  test.each([
    ['in XML', DELETION],
    ['in JSON', { 'gleif:Deletion': { 'gleif:DeletedAt': { $: '2024-04-02T18:50:35Z' } } }],
  ])('has the moment %s', (_, Extension) => {
    expect(deletedAt({ Extension })).toBe('2024-04-02T18:50:35+00:00');
    expect(readTreeRelationship({ Relationship: {}, Extension }).deleted).toBe('2024-04-02T18:50:35+00:00');
  });

  test.each([
    ['nothing beside it', {}],
    ['an empty mark, as full files have it', { Extension: { 'gleif:Deletion': null } }],
    ['an extension of another kind', { Extension: { Geocoding: { lat: '1' } } }],
    ['a moment that is none', { Extension: { Deletion: { DeletedAt: 'soon' } } }],
  ])('is not one with %s', (_, raw) => expect(deletedAt(raw)).toBeNull());

  const CATEGORY = 'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT';
  test.each([
    ['a file', readTreeException({ LEI: lei(1), ExceptionCategory: CATEGORY, Extension: DELETION })],
    ['the API', readApiException({ lei: lei(1), category: CATEGORY, validTo: '2024-04-02T00:00:00Z' })],
  ])('ended by then at the latest: an exception of %s', (_, record) => {
    expect(mapException(record, FILE, null)).toMatchObject([{ end_date: '2024-04-02', end_date_type: '<' }]);
  });

  test('is absent for an existing exception', () => {
    const [statement] = [
      mapException(readTreeException({ LEI: lei(1), ExceptionCategory: CATEGORY }), FILE, null),
    ].flat();
    expect(statement).not.toHaveProperty('end_date');
  });
});
