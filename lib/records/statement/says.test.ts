import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { confidenceOf, provenanceInWords } from './confidence';
import { company, person, statement } from './statement.fixture';
import { belongsTo, datesOf, fromControlStatement, hasEnded, headlineOf, headlineText, periodInWords } from './view';

const TODAY = '2026-11-21';
const says = (part: Parameters<typeof statement>[0], language: Language = 'en'): string =>
  headlineText(headlineOf(statement(part), TODAY, language));

describe('headline of a statement', () => {
  it.each([
    [{}, 'Oda Quillfeather controls Zephyr Ltd'],
    [{ end_date: '2020-01-01' }, 'Oda Quillfeather controlled Zephyr Ltd'],
    [{ end_date: '2999-01-01' }, 'Oda Quillfeather controls Zephyr Ltd'],
    [{ end_date: '2020-01-01', end_date_type: '>' }, 'Oda Quillfeather controls Zephyr Ltd'],
    [{ subject_entities: [] }, 'No controller named for Zephyr Ltd'],
    [{ predicate: 'leases_to' }, 'Oda Quillfeather leases to Zephyr Ltd'],
    [{ predicate: null, data_type: 'licence' }, 'Oda Quillfeather – licence – Zephyr Ltd'],
    [{ predicate: null, data_type: 'licence', subject_entities: null, object_entities: null }, 'Licence'],
    [{ subject_entities: ['A', 'B', 'C', 'D', 'E'].map(person) }, 'A, B, C and 2 more control Zephyr Ltd'],
    [{ subject_entities: ['A', 'B'].map(person) }, 'A and B control Zephyr Ltd'],
    [{ data_type: 'gazette_notice', subject_entities: [] }, 'A notice about Zephyr Ltd'],
    [{ data_type: 'gazette_notice', properties: { summary: 'Striking-off' } }, 'Striking-off'],
    [
      { data_type: 'trademark_registration', properties: { mark_details: { mark_text: 'ECLAT' } } },
      '“ECLAT”, a mark of Oda Quillfeather',
    ],
    [{ properties: { controlling_entities: [] } }, 'No controller named for Zephyr Ltd'],
    [
      { data_type: 'subsidiary_relationship', properties: { direct: true, ultimate: false } },
      'Oda Quillfeather directly controls Zephyr Ltd',
    ],
    [
      { data_type: 'subsidiary_relationship', properties: { direct: false, ultimate: true }, end_date: '2020-01-01' },
      'Oda Quillfeather controlled, as the ultimate parent, Zephyr Ltd',
    ],
    [
      { data_type: 'subsidiary_relationship', properties: { direct: true, ultimate: true } },
      'Oda Quillfeather controls Zephyr Ltd',
    ],
    [{ predicate: 'serves' }, 'Oda Quillfeather serves as an intermediary of Zephyr Ltd'],
    [{ data_type: 'trademark_registration', subject_entities: [] }, 'A mark without words'],
  ])('of %j is %s', (part, words) => expect(says(part)).toBe(words));

  it.each<[Language, Parameters<typeof statement>[0], string]>([
    ['de', {}, 'Oda Quillfeather kontrolliert Zephyr Ltd'],
    ['de', { end_date: '2020-01-01' }, 'Oda Quillfeather kontrollierte Zephyr Ltd'],
    ['de', { subject_entities: [] }, 'Kein Kontrollierender genannt für Zephyr Ltd'],
    ['de', { subject_entities: ['A', 'B', 'C', 'D'].map(person) }, 'A, B, C und 1 weiterer kontrollieren Zephyr Ltd'],
    ['de', { predicate: null, data_type: 'licence' }, 'Oda Quillfeather – Erlaubnis – Zephyr Ltd'],
    ['de', { data_type: 'trademark_registration' }, 'Marke ohne Worte, eine Marke von Oda Quillfeather'],
    ['fr', { subject_entities: ['A', 'B'].map(person) }, 'A et B contrôlent Zephyr Ltd'],
    ['fr', { subject_entities: ['A', 'B', 'C', 'D', 'E'].map(person) }, 'A, B, C et 2 autres contrôlent Zephyr Ltd'],
    ['fr', { predicate: 'owns' }, 'Oda Quillfeather détient des parts dans Zephyr Ltd'],
    ['fr', { predicate: 'leases_to' }, 'Oda Quillfeather leases to Zephyr Ltd'],
    ['fr', { predicate: null, data_type: 'licence', object_entities: null }, 'Licence\u202f: Oda Quillfeather'],
    [
      'fr',
      { data_type: 'trademark_registration', properties: { mark_details: { mark_text: 'ECLAT' } } },
      '«\u202fECLAT\u202f», marque détenue par Oda Quillfeather',
    ],
  ])('in %s of %j is %s', (language, part, words) => expect(says(part, language)).toBe(words));

  it('keeps names separate from our words, for text direction', () => {
    const parts = headlineOf(statement({ object_entities: [company('شركة')] }), TODAY, 'en');
    expect(parts.filter((part) => typeof part !== 'string').map(({ name }) => name)).toContain('شركة');
  });

  it.each([
    [{ end_date: TODAY }, true],
    [{ end_date: null }, false],
    [{ end_date: '2026-11-22' }, false],
  ])('has ended with %j: %s', (part, ended) => expect(hasEnded(statement(part), TODAY)).toBe(ended));
});

describe('dates of a statement', () => {
  it.each([
    [{ start_date: '2016-04-06', start_date_type: '<' }, 'from on or before 6 April 2016'],
    [{ start_date: '2016-04-06', end_date: '2020-05-03', end_date_type: '=' }, 'from 6 April 2016, ended 3 May 2020'],
    [{ end_date: '2020-05-03', end_date_type: '>' }, 'still current on 3 May 2020'],
    [{ sample_date: '2020-05-03' }, 'confirmed on 3 May 2020'],
    [{ sample_date: '2015' }, 'confirmed in 2015'],
    [{ end_date: '2015-06', end_date_type: '>' }, 'still current in June 2015'],
    [{ data_type: 'gazette_notice', start_date: '2020-05-03' }, 'published 3 May 2020'],
    [{}, ''],
  ])('for %j are %j', (part, words) => expect(periodInWords(statement(part), 'en')).toBe(words));

  it.each<[Language, Parameters<typeof statement>[0], string]>([
    ['de', { start_date: '2016-04-06', start_date_type: '<' }, 'ab 6. April 2016 oder früher'],
    ['de', { start_date: '2016', end_date: '2020-05' }, 'ab 2016, beendet im Mai 2020'],
    ['de', { end_date: '2020-05-03', end_date_type: '>' }, 'noch aktuell am 3. Mai 2020'],
    ['de', { data_type: 'gazette_notice', start_date: '2020-05-03' }, 'veröffentlicht am 3. Mai 2020'],
    ['fr', { start_date: '2016-04-06', start_date_type: '<' }, 'dès le 6 avril 2016 ou avant'],
    ['fr', { start_date: '2016-04', end_date: '2020' }, 'dès avril 2016, terminé en 2020'],
    ['fr', { sample_date: '2020-05-03' }, 'attesté le 3 mai 2020'],
    ['fr', {}, ''],
  ])('in %s for %j are %j', (language, part, words) => expect(periodInWords(statement(part), language)).toBe(words));

  it('are stated with their kinds', () => {
    const given = {
      start_date: '2016',
      start_date_type: '>',
      sample_date: '2020-05-03',
      created_at: '2021-01-01T00:00:00Z',
    };
    expect(datesOf(statement(given), 'en').map(({ label, words }) => `${label}: ${words}`)).toEqual([
      'Began: on or after 2016',
      'Confirmed: 3 May 2020',
      'Recorded: 1 January 2021',
    ]);
  });
});

describe('confidence of a statement', () => {
  it.each([
    [[{ confidence: 70 }, { confidence: 95 }, {}], { value: 95, without_best: 70, sources: 3, counted: 2 }],
    [[{ confidence: 80 }], { value: 80, sources: 1, counted: 1 }],
    [[{ confidence: null }], { sources: 1, counted: 0 }],
    [[], { sources: 0, counted: 0 }],
  ])('is computed from %j', (provenances, confidence) => {
    expect(confidenceOf(statement({ provenances }))).toEqual(confidence);
    expect(confidenceOf(statement({ sources: provenances }))).toEqual(confidence);
  });

  it.each([
    [{ source_type: 'external', actor_type: 'bot' }, 'taken from a source by a program'],
    [{ source_type: 'induction', actor_type: 'user' }, 'inferred from other statements by a person'],
    [{ source_type: 'new_kind' }, 'new_kind'],
    [{}, 'origin not stated'],
  ])('for %j is explained by %j', (provenance, words) => expect(provenanceInWords(provenance, 'en')).toBe(words));

  it.each<[Language, Parameters<typeof provenanceInWords>[0], string]>([
    ['de', { source_type: 'external', actor_type: 'bot' }, 'aus einer Quelle übernommen, von einem Programm'],
    ['fr', { source_type: 'induction', actor_type: 'user' }, 'déduit d’autres déclarations, par une personne'],
    ['fr', { source_type: 'constructor' }, 'constructor'],
    ['de', {}, 'Herkunft nicht angegeben'],
  ])('in %s for %j is explained by %j', (language, provenance, words) =>
    expect(provenanceInWords(provenance, language)).toBe(words),
  );
});

describe('owner of a statement', () => {
  it.each([
    [{}, 'Zephyr Ltd'],
    [{ object_entities: [] }, 'Oda Quillfeather'],
    [{ subject_entities: [company('Parent plc')], object_entities: [person('P')] }, 'Parent plc'],
    [{ subject_entities: null, object_entities: null }, undefined],
  ])('is the company it is about: %j → %s', (part, name) => expect(belongsTo(statement(part))?.name).toBe(name));
});

describe('an item of the control statement search', () => {
  it('has the form of other statements, and links companies with a number', () => {
    const shown = fromControlStatement({
      controlling_entities: [
        { person: { name: 'Oda' } },
        { company: { name: 'Parent', company_number: '1', jurisdiction_code: 'gb' } },
      ],
      controlled_entity: { company: { name: 'Zephyr', company_number: '2/A', jurisdiction_code: 'gb' } },
      control_mechanisms: [],
      other_attributes: { notified_on: '2016-04-06', ceased_on: '2020-01-01' },
    });
    expect(headlineText(headlineOf(shown, TODAY, 'en'))).toBe('Oda and Parent controlled Zephyr');
    expect(shown.subject_entities?.map(({ service_url }) => service_url)).toEqual([null, '/companies/gb/1']);
    expect(shown.object_entities?.[0]?.service_url).toBe('/companies/gb/2%2FA');
    expect(periodInWords(shown, 'en')).toBe('from 6 April 2016, ended 1 January 2020');
    expect(shown.id).toBeNull();
  });
});
