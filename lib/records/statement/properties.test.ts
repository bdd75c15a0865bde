import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import {
  bandInWords,
  describeProperties,
  type Field,
  KNOWN_FIELDS,
  toFields,
  toNumber,
  toValue,
  type Value,
} from './value';

function wordsOf(value: Value): string {
  switch (value.kind) {
    case 'nothing':
      return '–';
    case 'text':
      return [value.text, value.note, ...(value.fields ?? []).map(fieldWords)].filter(Boolean).join(' ');
    case 'flag':
      return value.flag ? 'Yes' : 'No';
    case 'date':
      return value.date;
    case 'link':
      return value.url;
    case 'entity':
      return [...Object.values(value.entity), ...value.fields.map(fieldWords)].join(' ');
    case 'list':
      return value.items.map(wordsOf).join(' | ');
    case 'group':
      return value.fields.map(fieldWords).join('; ');
  }
}
const fieldWords = ({ label, value }: Field): string => `${label}: ${wordsOf(value)}`;
const allWords = (data_type: string, properties: Record<string, unknown>, language: Language = 'en'): string => {
  const { facts, others } = describeProperties(data_type, properties, language);
  return [...facts, ...others].map(fieldWords).join('\n');
};

const band = (percentage_of_shares: object) => ({
  control_mechanisms: [{ mechanism_type: 'share_ownership', mechanism_properties: { percentage_of_shares } }],
});

describe('properties by the type of the statement', () => {
  it.each([
    [
      'control_statement',
      band({ minimum: 25, maximum: 50, exclusive_minimum: true }),
      'Holds shares: more than 25\u00a0%, up to 50\u00a0%',
    ],
    ['control_statement', band({ minimum: 75, maximum: 100 }), 'Holds shares: 75\u00a0% to 100\u00a0%'],
    [
      'control_statement',
      { control_mechanisms: [{ source_description: 'voting-rights' }] },
      'Means of control: Voting rights',
    ],
    ['control_statement', {}, 'Means of control: –'],
    ['control_statement', { no_controlling_entities_reasons: ['steps-not-completed'] }, 'because: Steps not completed'],
    ['subsidiary_relationship', { percentage_controlled: '51.5' }, 'Share controlled: 51.5\u00a0%'],
    ['subsidiary_relationship', { percentage_controlled: null }, 'Share controlled: –'],
    [
      'share_parcel',
      { percentage_of_shares_min: 25, percentage_of_shares_max: 50 },
      'Part of the shares: 25\u00a0% to 50\u00a0%',
    ],
    ['share_parcel', { percentage_of_shares_min: 'a few' }, 'Percentage of shares min: a few'],
    ['control_statement', { control_mechanisms: 'by contract' }, 'Means of control: by contract'],
    ['share_parcel', { number_of_shares: 25_000 }, 'Number of shares: 25,000'],
    ['branch_relationship', { branch_type: 'F' }, 'Kind of branch: Branch of a company registered elsewhere'],
    ['gazette_notice', { about: { body: { value: 'Be it known.' } } }, 'Text: Be it known.'],
    [
      'trademark_registration',
      { mark_details: { classification: [{ code: '30', name: 'Bread' }] } },
      'services: 30 Bread',
    ],
    [
      'subsequent_registration',
      {
        previous_entity: {
          entity_type: 'company',
          entity_properties: { name: 'A', company_number: '1', jurisdiction_code: 'gb' },
        },
      },
      'Previous registration: A company /companies/gb/1 gb 1',
    ],
    [
      'share_parcel',
      { interests: [{ type: 'otherInfluenceOrControl', directOrIndirect: 'unknown' }] },
      'Interests: Type: Other influence or control; Direct or indirect: unknown',
    ],
    [
      'control_statement',
      { natures_of_control: ['ownership-of-shares-75-to-100-percent'] },
      'Natures of control: Ownership of shares 75 to 100 percent',
    ],
    ['never_seen', { licence_number: 'X', nested: { deep: [1, true] } }, 'Nested: Deep: 1 | Yes'],
  ])('of %s: %j', (data_type, properties, words) => expect(allWords(data_type, properties)).toContain(words));

  it.each<[Language, string, Record<string, unknown>, string]>([
    [
      'de',
      'control_statement',
      band({ minimum: 75, maximum: 100 }),
      'Mittel der Kontrolle: Hält Anteile: 75\u00a0% bis 100\u00a0%',
    ],
    ['de', 'share_parcel', { number_of_shares: 25_000 }, 'Zahl der Anteile: 25.000'],
    [
      'fr',
      'control_statement',
      { control_mechanisms: [{ mechanism_type: 'voting_rights', source_description: 'votes' }] },
      'A des droits de vote selon la source\u202f: votes',
    ],
    ['fr', 'control_statement', { control_mechanisms: [{}] }, 'Moyens de contrôle: Moyen non précisé'],
  ])('in %s of %s: %j', (language, data_type, properties, words) =>
    expect(allWords(data_type, properties, language)).toContain(words),
  );

  it.each([{ seen: null }, { seen: [] }, { seen: {} }])('omit empty values that are not expected: %j', (properties) =>
    expect(describeProperties('control_statement', properties, 'en').others).toEqual([]),
  );

  it('omit an object that becomes empty', () => {
    const given = { mark_details: { mark_text: 'ECLAT', mark_image: null } };
    expect(describeProperties('trademark_registration', given, 'en').others).toEqual([]);
  });

  it('keep every stated value, for any type and position', () => {
    const leaf = fc.integer({ min: 100_000, max: 999_999 }).map((number) => `leaf${number}`);
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('direct', 'summary', 'about', 'uid', 'other', 'name', 'x'), tie('tree'), {
          maxKeys: 4,
        }),
      ),
    }));
    const properties = fc.dictionary(
      fc.constantFrom(
        'summary',
        'about',
        'issue',
        'mark_details',
        'holders',
        'subsidiary',
        'branch',
        'share_class',
        'foo',
      ),
      tree,
      { maxKeys: 5 },
    );
    const types = [...Object.keys(KNOWN_FIELDS), 'never_seen'];
    fc.assert(
      fc.property(fc.constantFrom(...types), properties, (data_type, given) => {
        const shown = allWords(data_type, given);
        for (const [text] of JSON.stringify(given).matchAll(/leaf\d+/g)) expect(shown).toContain(text);
      }),
    );
  });
});

describe('a value', () => {
  it.each([
    [null, '–'],
    ['', '–'],
    [[], '–'],
    [{}, '–'],
    [false, 'No'],
    [0, '0'],
    ['2024-05-01T00:00:00Z', '2024-05-01T00:00:00Z'],
    [{ year: 1961, month: 8 }, '1961-08'],
    [{ year: 1961 }, '1961'],
    [
      { street_address: '1 Sample Street\nHarbour', locality: 'Exampleton', region: null },
      '1 Sample Street, Harbour, Exampleton',
    ],
    [{ name: 'A', title: null }, 'Name: A'],
    [
      { entity_type: 'person', entity_properties: { name: { given_name: 'Oda', family_name: 'Quill' } } },
      'Oda Quill person',
    ],
  ])('%j is read as %j', (given, words) => expect(wordsOf(toValue(given)).startsWith(words)).toBe(true));

  it('is a link only if it is a web address', () => {
    expect(toValue('https://register.example/1').kind).toBe('link');
    expect(toValue('javascript:alert(1)').kind).toBe('text');
  });

  it('states how many items of a long list are omitted', () => {
    expect(toValue(Array.from({ length: 130 }, (_, index) => index))).toMatchObject({ kind: 'list', hidden: 30 });
  });

  it('is cut at a maximum depth', () => {
    const deep = Array.from({ length: 500 }).reduce<unknown>((inner) => ({ a: inner }), 'bottom');
    expect(toFields({ deep }).map(fieldWords).join('')).toContain('bottom');
  });
});

describe('a share', () => {
  const open = { minimum: null, maximum: null, exclusive_minimum: false, exclusive_maximum: false };
  it.each([
    [open, undefined],
    [{ ...open, minimum: 75 }, '75\u00a0% or more'],
    [{ ...open, minimum: 50, exclusive_minimum: true }, 'more than 50\u00a0%'],
    [{ ...open, maximum: 25, exclusive_maximum: true }, 'less than 25\u00a0%'],
    [{ ...open, minimum: 51, maximum: 51 }, '51\u00a0%'],
  ])('of %j is %s', (given, words) => expect(bandInWords(given, 'en')).toBe(words));

  it.each<[Language, Parameters<typeof bandInWords>[0], string]>([
    ['de', { ...open, minimum: 25, maximum: 50, exclusive_minimum: true }, 'mehr als 25\u00a0%, bis zu 50\u00a0%'],
    ['de', { ...open, minimum: 75 }, 'mindestens 75\u00a0%'],
    ['fr', { ...open, minimum: 25.5, maximum: 50 }, 'de 25,5\u202f% à 50\u202f%'],
    ['fr', { ...open, maximum: 25, exclusive_maximum: true }, 'moins de 25\u202f%'],
  ])('in %s of %j is %s', (language, given, words) => expect(bandInWords(given, language)).toBe(words));

  it.each([
    ['51', 51],
    ['51.5\u00a0%', 51.5],
    [0, 0],
    ['', null],
    ['most', null],
    [null, null],
    [Number.NaN, null],
  ])('sent as %j is the number %s', (given, number) => expect(toNumber(given)).toBe(number));
});
