import { describe, expect, it } from 'vitest';
import { ABOUT, ALL_KINDS, documentOf, listOf, RECORDS, SOURCE, textOf } from '@/lib/api/download/download.fixture';
import { write } from '@/lib/api/download/formats';
import { formatsFor } from '@/lib/formats/offered';
import { forScript, linkedRecord, THINGS } from './about';

describe('a record as JSON-LD', () => {
  it('of a company says what schema.org has words for, with source and licence', () => {
    expect(JSON.parse(linkedRecord(documentOf('company', RECORDS.company)))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      legalName: 'EXAMPLE WIDGETS LTD',
      alternateName: ['Ex & <b>Old</b>', 'شركة المثال'],
      leiCode: '00EXAMPLE00000000017',
      foundingDate: '2001-02-03',
      dissolutionDate: '2019-05',
      identifier: [{ propertyID: 'gb', value: '00000001' }, { propertyID: 'lei' }],
      address: { '@type': 'PostalAddress', postalCode: '00123' },
      parentOrganization: { '@type': 'Organization', url: 'https://firmament.example/companies/je/00007' },
      subjectOf: {
        '@type': 'Dataset',
        license: SOURCE.terms,
        isBasedOn: [SOURCE.url],
        creditText: `Example Register, by way of ${ABOUT.page_url}`,
      },
    });
  });

  it('of an officer says the office with its time, and nothing personal', () => {
    const text = linkedRecord(documentOf('officer', RECORDS.officer));
    expect(JSON.parse(text)).toMatchObject({
      '@type': 'Person',
      affiliation: { '@type': 'OrganizationRole', roleName: 'director', startDate: '2011-11-29' },
    });
    for (const personal of ['Examplish', '1970-01-01', '2 Sample Street']) expect(text).not.toContain(personal);
  });

  it('leaves out unknown values, and every address that is not on the web', () => {
    const record = { ...RECORDS.company, registry_url: 'javascript:alert(1)', incorporation_date: null };
    const read = JSON.parse(linkedRecord(documentOf('company', record)));
    expect(read).not.toHaveProperty('sameAs');
    expect(read).not.toHaveProperty('foundingDate');
  });

  it('cannot end its script element', () => {
    const record = { ...RECORDS.company, name: '</script><script>alert(1)//\u{0007}' };
    const script = forScript(linkedRecord(documentOf('company', record)));
    expect(script).not.toContain('<');
    expect(JSON.parse(script).name).toBe('</script><script>alert(1)//');
  });
});

it('has a type for exactly the kinds offered in this format', () => {
  const taken = ALL_KINDS.filter((kind) => formatsFor(kind).includes('jsonld'));
  expect(Object.keys(THINGS).sort()).toEqual([...taken].sort());
});

it.each(ALL_KINDS.filter((kind) => THINGS[kind]))(
  'a list of a %s is a set of data with numbered items',
  async (kind) => {
    const read = JSON.parse(await textOf(write('jsonld', listOf(kind, [RECORDS[kind], RECORDS[kind]]))));
    expect(read).toMatchObject({
      '@type': 'Dataset',
      url: ABOUT.page_url,
      mainEntity: { '@type': 'ItemList', numberOfItems: 3, itemListElement: [{ position: 1 }, { position: 2 }] },
    });
    expect(read.mainEntity.itemListElement[0].item['@type']).toMatch(/^[A-Z]/);
  },
);
