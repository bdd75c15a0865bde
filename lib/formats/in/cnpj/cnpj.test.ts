import { describe, expect, test } from 'vitest';
import { isLater } from '../format';
import { collectItems, sourceOf } from '../read/byte-streams';
import { cnpj } from './cnpj';
import { HEAD_OFFICE } from './cnpj.fixture';

const DATE = '2024-06-01T00:00:00.000Z';

const COMPANY = '"00000001";"EMPRESA INVENTADA LTDA";"2062";"49";"10000,50";"03";""';
const rowOf = (fields: readonly string[]): string => fields.map((field) => `"${field}"`).join(';');
const partner = (type: string, name: string, document: string, role: string) =>
  rowOf(['00000001', type, name, document, role, '20121213', '', '***000000**', '', '00', '6']);

/** Records of files read in one run, in order. */
async function mapFiles(files: [name: string, ...rows: string[]][]) {
  const map = cnpj.createMapper();
  const made = [];
  for (const [name, ...rows] of files) {
    const content = Buffer.from(`${rows.join('\r\n')}\r\n`, 'latin1');
    for (const item of await collectItems(cnpj.read(sourceOf(name, content)))) {
      const mapped = 'raw' in item ? map(item.raw, { name, date: DATE }, false) : { skip: item.problem };
      if (isLater(mapped)) throw new Error('nothing here waits');
      made.push(...('skip' in mapped ? [mapped.skip] : mapped));
    }
  }
  return made;
}

describe('the tables of the register', () => {
  test('make a company from its row and that of its head office', async () => {
    const [company, entry, office, ...events] = await mapFiles([
      ['EMPRECSV', COMPANY],
      ['ESTABELE', rowOf(HEAD_OFFICE)],
    ]);
    expect(company).toMatchObject({
      company_number: '00000001',
      name: 'EMPRESA INVENTADA LTDA',
      company_type: 'Sociedade Empresária Limitada',
    });
    expect(entry).toMatchObject({ attributes: { capital: 10000.5, size: 'small' } });
    expect(office).toMatchObject({
      company_number: '00000001',
      name: 'EMPRESA INVENTADA LTDA',
      alternative_names: [{ company_name: 'LOJA; INVENTADA' }],
      current_status: 'Baixada',
      inactive: true,
      incorporation_date: '2001-02-03',
      dissolution_date: '2016-11-25',
      registered_address_in_full: 'RUA UM, 2, CENTRO, BA, 46400000, Brazil',
      identifiers: [{ uid: '00000001000199' }],
      industry_codes: [{ code: '4930202' }, { code: '7711000' }, { code: '8541400' }],
    });
    expect(events).toHaveLength(2);
    // On the same day, the row with the real name wins.
    const [first, second] = [company, office].map((input) =>
      input && typeof input === 'object' && 'record_key' in input ? input.record_key : '',
    );
    expect(String(first) > String(second)).toBe(true);
  });

  test('make a branch of any other establishment', async () => {
    const branch = HEAD_OFFICE.with(1, '0002').with(3, '2').with(5, '04');
    expect((await mapFiles([['ESTABELE', rowOf(branch)]]))[0]).toMatchObject({
      company_number: '00000001000299',
      branch: 'L',
      home_company: { key: 'company:br/00000001' },
      name: 'LOJA; INVENTADA',
      current_status: 'Inapta',
      inactive: null,
    });
  });

  test.each([
    [
      'a company',
      partner('1', 'SÓCIA SA', '00000009000188', '22'),
      { key: 'company:br/00000009', identifier: 'CNPJ 00000009000188' },
      95,
    ],
    ['a person', partner('2', 'ADA INVENTADA', '***123456**', '49'), { entity_type: 'person' }, 95],
    [
      'a foreign company',
      partner('3', 'FOREIGN INC', '', '37'),
      { entity_type: 'company', key: expect.stringMatching(/^cnpj:foreign:/) },
      55,
    ],
  ])('make an officer and a share of unknown size of %s that is a partner', async (_, row, owner, confidence) => {
    const [officer, statement] = await mapFiles([['SOCIOCSV', row]]);
    expect(officer).toMatchObject({
      kind: 'officer',
      start_date: '2012-12-13',
      company: { key: 'company:br/00000001' },
    });
    expect(statement).toMatchObject({
      data_type: 'share_parcel',
      subjects: [owner],
      start_date: '2012-12-13',
      provenances: [{ confidence }],
    });
    expect(statement).not.toHaveProperty('relationship.percentage');
  });

  test('make an officer alone of a director, and control of a final beneficiary', async () => {
    const made = await mapFiles([
      ['SOCIOCSV', partner('2', 'ADA INVENTADA', '', '10'), partner('2', 'BRUNO INVENTADO', '', '69')],
    ]);
    expect(made).toMatchObject([
      { kind: 'officer', position: 'Diretor' },
      { kind: 'officer', position: 'Beneficiário Final' },
      { kind: 'statement', data_type: 'control_statement', search: { is_ultimate_beneficial_owner: true } },
    ]);
  });

  test('give the meaning of codes in files read later', async () => {
    const made = await mapFiles([
      ['F.K03200$Z.D30513.NATJUCSV', '"2062";"Sociedade Limitada Inventada"'],
      ['F.K03200$Z.D30513.PAISCSV', '"2062";"Outro"'],
      ['EMPRECSV', COMPANY],
    ]);
    expect(made[0]).toMatchObject({ company_type: 'Sociedade Limitada Inventada' });
  });

  test.each([
    ['EMPRECSV', '"1";"X";"2062";"49";"1";"03";""', 'no root of a CNPJ of eight digits'],
    ['EMPRECSV', '"00000001";"";"2062";"49";"1";"03";""', 'a company with no name'],
    ['ESTABELE', rowOf(HEAD_OFFICE.with(2, '')), 'no whole CNPJ of 14 digits'],
    ['SOCIOCSV', partner('9', 'X', '', '22'), 'a partner without a name or of no known type'],
  ])('reject a bad row of %s: %s', async (name, row, reason) =>
    expect(await mapFiles([[name, row]])).toEqual([reason]),
  );
});

test.each([
  ['Latin-1', Buffer.from('"00000001";"AÇÃO LTDA";"2062";"49";"1";"03";""\n', 'latin1')],
  ['UTF-8', Buffer.from('"00000001";"AÇÃO LTDA";"2062";"49";"1";"03";""\n')],
])('a table in %s is read as it was written', async (_, content) => {
  const items = await collectItems(cnpj.read(sourceOf('EMPRECSV', content)));
  expect(items).toMatchObject([{ line: 1, raw: { razao_social: 'AÇÃO LTDA' } }]);
});

test.each([
  ['EMPRECSV.csv', COMPANY, true],
  ['NATJUCSV.csv', '"2062";"Sociedade"', true],
  ['codes.csv', '"2062";"Sociedade"', false],
  ['other.csv', '"x";"y";"z"', false],
])('%s is recognised by its columns', (name, start, recognised) => {
  expect(cnpj.recognises({ name, start: `${start}\n` })).toBe(recognised);
});
