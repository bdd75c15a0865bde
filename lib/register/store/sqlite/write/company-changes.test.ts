import { describe, expect, it } from 'vitest';
import { changesBetween, noticeChange, officerChange } from './events';
import type { CompanyFacts } from './snapshots';

const facts = (given: Partial<CompanyFacts>): CompanyFacts => ({
  name: 'Zephyr Ltd',
  current_status: 'Active',
  inactive: false,
  incorporation_date: '2001-01-01',
  registered_address: '1 Quay, Ashby',
  ...given,
});

describe('what changed between two snapshots', () => {
  it.each<[string, Partial<CompanyFacts>, Partial<CompanyFacts>, string[]]>([
    ['nothing, where all is as it was', {}, {}, []],
    ['an incorporation, when its date is first seen', { incorporation_date: null }, {}, ['Incorporated']],
    ['no incorporation, when its date is corrected', {}, { incorporation_date: '2001-01-02' }, []],
    ['an end', {}, { inactive: true }, ['Became Inactive']],
    ['an end of what was not known to live', { inactive: null }, { inactive: true }, ['Became Inactive']],
    ['a new life', { inactive: true }, {}, ['No Longer Inactive']],
    ['nothing, when it becomes known that a company lives', { inactive: null }, {}, []],
    ['a status', {}, { current_status: 'Liquidation' }, ["Change of status from 'Active' to 'Liquidation'"]],
    ['no status, when it is first seen', { current_status: null }, {}, []],
    ['no status, when it is written in other letter case', {}, { current_status: 'ACTIVE' }, []],
    ['a name', {}, { name: 'Zephyr Group Ltd' }, ["Change of name from 'Zephyr Ltd' to 'Zephyr Group Ltd'"]],
    ['no name, when it is written in other letter case', {}, { name: 'ZEPHYR LTD ' }, []],
    [
      'an address',
      {},
      { registered_address: '2 Lane, Ashby' },
      ["Change of registered address from '1 Quay, Ashby' to '2 Lane, Ashby'"],
    ],
    ['no address, when it is written in other letter case', {}, { registered_address: '1 QUAY; ASHBY.' }, []],
    ['no address, when its country is named', {}, { registered_address: '1 Quay, Ashby, England' }, []],
    ['no address, when it is first seen', { registered_address: null }, {}, []],
    ['no address, in a snapshot that does not give it', {}, { registered_address: null }, []],
    [
      'no address, when it is told in parts',
      {},
      { registered_address: '{"street_address":"1 Quay","locality":"Ashby","region":null}' },
      [],
    ],
    [
      'several at once',
      {},
      { inactive: true, current_status: 'Dissolved' },
      ['Became Inactive', "Change of status from 'Active' to 'Dissolved'"],
    ],
  ])('is %s', (_, before, after, expected) => {
    const changes = changesBetween(facts(before), facts(after), '');
    expect(changes.map(({ description }) => description)).toEqual(expected);
  });

  it('carries the facts its words are made of', () => {
    expect(changesBetween(facts({ incorporation_date: null }), facts({}), '')).toMatchObject([
      { before: null, after: { incorporation_date: '2001-01-01' }, day: '2001-01-01' },
    ]);
    expect(changesBetween(facts({}), facts({ name: 'B' }), '')).toMatchObject([
      { type: 'Event::Company::NameChange', before: { name: 'Zephyr Ltd' }, after: { name: 'B' } },
    ]);
  });
});

describe('an event of an officer or a notice', () => {
  const oda = { name: 'Oda Quillfeather', position: 'director', uid: '7', start_date: '2026-01-05', end_date: null };

  it.each([
    [true, "New officer: 'Oda Quillfeather'", 'Event::Company::OfficerAddition'],
    [false, "Removed officer: 'Oda Quillfeather'", 'Event::Company::OfficerRemoval'],
  ])('says who joined (%s)', (joined, description, type) => {
    expect(officerChange(oda, joined)).toMatchObject({
      description,
      type,
      payload: { officer: { name: 'Oda Quillfeather', uid: '7' } },
    });
  });

  it.each([
    ['Striking-off', 'Gazette Notice: Striking-off'],
    [null, 'Gazette Notice'],
  ])('says what the notice %j is', (text, description) => {
    expect(noticeChange({ text, day: '2026-01-01', payload: {} }).description).toBe(description);
  });
});
