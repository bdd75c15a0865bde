import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LoadedTies } from '@/lib/api/pages/ties';
import type { Company } from '@/lib/contract/records';
import { buildModel, modelOf, toEntity } from '@/lib/network/model';
import { relationship } from '@/lib/network/network.fixture';
import { companyWith } from '@/lib/records/company/company.fixture';
import { company as end, statement } from '@/lib/records/statement/statement.fixture';
import { Connections } from './ties';

const company = (number: string, facts: Partial<Company> = {}) =>
  companyWith({ company_number: number, name: `Company ${number}`, service_url: `/companies/gb/${number}`, ...facts });

const NOTHING: LoadedTies = {
  statements: [],
  searched: [
    { searched: 0, of: 0 },
    { searched: 0, of: 0 },
  ],
  network: modelOf({ root: '', entities: [], relationships: [], expanded: [] }),
  walked: ['/companies/gb/1', '/companies/gb/2'],
  isCut: false,
};

const drawn = (loaded: Partial<LoadedTies>, companies = [company('1'), company('2')]): string =>
  renderToStaticMarkup(
    <Connections companies={companies} loaded={{ ...NOTHING, ...loaded }} today="2026-01-01">
      facts
    </Connections>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll(/<\/?bdi>/g, '');

describe('the connections of compared companies', () => {
  it('begin with the statement between them, which links to it', () => {
    const html = drawn({
      statements: [statement({ id: 7, subject_entities: [end('One', '1')], object_entities: [end('Two', '2')] })],
    });
    expect(html.indexOf('/statements/7')).toBeGreaterThan(-1);
    expect(html.indexOf('/statements/7')).toBeLessThan(html.indexOf('facts'));
    expect(html).not.toContain('Statements that name two of them.');
  });

  it('have chains with their statements', () => {
    const steps = [relationship('1', 'X', { statement_ids: [11] }), relationship('X', '2', { statement_ids: [12] })];
    const html = drawn({ network: buildModel(toEntity('/companies/gb/1', 'Company 1'), steps) });
    expect(html).toContain('From Company 1 to Company 2');
    expect(html).toContain('/statements/11');
    expect(html).toContain('/statements/12');
  });

  it('say how many shared parties there are if not all are listed', () => {
    const owner = end('Top', '9');
    const statements = ['1', '2'].map((number, id) =>
      statement({ id, subject_entities: [owner], object_entities: [end(number, number)] }),
    );
    expect(drawn({ statements, parties: 400 })).toContain('1 of 400 shown');
  });

  it('say of each kind that was not found how much was searched', () => {
    const html = drawn(
      {
        searched: [
          { searched: 132, of: 132 },
          { searched: 30, of: 70 },
        ],
      },
      [company('1', { officers: [], identifiers: [] }), company('2')],
    );
    expect(html).toContain('Nothing found. See what was searched.');
    expect(html).toContain('Company 1: 132<');
    expect(html).toContain('Company 2: the newest 30 of 70');
    expect(html).toMatch(/Officers of matching names\..*?Company 1: 0.*?Company 2: not known here/);
    expect(html).toContain('Addresses of officers are not shown to visitors and were not compared.');
    expect(html).toContain('Up to 4 steps, among 0 entities');
  });

  it('never call searched what was not', () => {
    const html = drawn({ searched: [undefined, undefined], walked: ['/companies/gb/1', undefined], isCut: true });
    expect(html).toMatch(/Statements that name two of them\..*?Company 1: not known here/);
    expect(html).toContain('The relationships of Company 2 are not all known here.');
    expect(html).toContain('There are more entities than were searched.');
    expect(html).not.toMatch(/share nothing/i);
  });
});
