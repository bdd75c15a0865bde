import { expect, test } from 'vitest';
import type { RegisterInput } from '../records';
import { BatchPacker, type BatchRecord, unpackRecords } from './batch';
import { chunksOf, JOURNAL_VERSION, toJournalEntry, toJournalEntryNow } from './journal';
import { prepareRecord } from './prepare';

const source = { publisher: 'Invented Register', url: null, terms: 'CC0', retrieved_at: '2026-01-05T00:00:00Z' };
const end = (number: string) => ({ key: `company:gb/${number}`, name: `Firm ${number}` });

const RECORDS: RegisterInput[][] = [
  [
    {
      ...{ kind: 'company', jurisdiction_code: 'gb', company_number: '1', record_key: 'invented:1', name: 'Ærø Ltd' },
      ...{ incorporation_date: '2001-02-03', current_status: 'Active', inactive: false, keys: ['lei:1'], source },
      registered_address: { street_address: '1 Quay', locality: 'Ashby' },
      registered_address_in_full: '1 Quay, Ashby',
      previous_names: [{ company_name: 'Once Ltd', type: 'legal', end_date: '2002-01-01' }],
      industry_codes: [{ code_scheme_id: 'uk_sic_2007', code: '62012' }],
    },
    {
      ...{ kind: 'event', key: 'e', company: end('1'), type: 'Event::Company::NameChange', categories: ['corporate'] },
      ...{ ends_at: '2024-05-05', description: 'Renamed', provenance: { type: 'company' } },
    },
    {
      ...{ kind: 'datum', key: 'd', companies: [end('1')], data_type: 'Entry', title: 'An entry' },
      ...{ attributes: { accounts: { next: '2024-01-01' } }, source },
    },
  ],
  [{ kind: 'officer', key: 'o', company: end('1'), name: 'Oda Quillfeather', position: 'Director', source }],
  [
    {
      ...{ kind: 'statement', key: 's', data_type: 'share_parcel', properties: { shares: 2.5 }, version: '2026' },
      ...{ subjects: [end('2')], objects: [end('1')] },
      provenances: [
        { key: 'p', confidence: 90.5, source_type: 'external', actor_type: 'bot', publisher: 'B', created_at: '2025' },
      ],
    },
  ],
];

function packed(records: readonly BatchRecord[]) {
  const packer = new BatchPacker();
  for (const record of records) packer.add(record);
  return packer.close();
}

const BATCH = RECORDS.map(
  (inputs, index): BatchRecord => ({ file: 'f', line: index + 1, inputs: prepareRecord(inputs) }),
);

/** These records in the form of version 1. */
const KEPT = [
  'G1AGAICqqqrqX8zN3dzD3bOqsqAACqBODgJ+TK9S08yIArBTekVmACRAViZkQkEdMivBQF1V3F0rzFQNVMUdwsAg6nSu26kOpzoc63Kok+sAHI',
  'wFkZgkBrjTJnP+tQBIX3scMz0w/psdduU/4f/VWzaKgl81bKQQ5UbIjXg+YORAxLUyJlCMWGG5+nBSPT7DxmvVWO6xwm087np8LFVLfraChRlQ',
  'iHSnj20tkynL907T6i2bhg6qkULIjSg3orTuTI7JVCVJIV9sxPVGXP/1kZxqyWjfdsr11WH3U3lnQ7sqzWeUQr7YiHIjSvyifdtpFNU40d5Q/G',
  'PyX35JKQEAXFJKGQg29zEAwAgAMmV6p5TSFABmypWllJL+YufaGKS9QQK1PwLAE9jEJSw2M4+JCVZ7SSmNQGHSwqxNbGYcEifCzG/iXDu1l5TS',
  'WBrsRJjAIMjEwhrULgBgKm9IWJi9CdNf7RIACmUmjowj9itpsRfnpeySUnJmYq8gYdZmYgYaZExh5hJm/8K0FeYchNmrMIhM8rS7AACc+t2fpD',
  'lul5jtsdhqtmfCxem+jlbXUoifcXIjRSk9XnWnXWPjkQI+fePppd7VRzrYyBQwP4VG4CL6U9BUc9+RwAlTaCPmt7cCl4E4WDqTqRXjd1LIG69Y',
  '9fVvQlSipP1pmHgc31MftxlOGrJVuYYMF9aQY7u3FOIW1gC4PPqWau83iQqcBTJKM5k7XNhYB4rsA5k7fKoapuAU2zPVTrVkjDAMxTbHH16fyX',
  'FV3RopKVXVO9XS7VG5A+GTz6h96HxQTPgFvx2Q+46wQtNGBj6uIcfJa8ehx9nWrUguLXw/oNLanxxHrAZ09MBYicdHj+N76wxO/X5vNQXM76nH',
  'zOPUmGK8UrFLQrAfqQeOnWoJCz9T6jBSlqS+eW/U6sPJNs2eFB8p4Kzz0bL1DmevbCDNPmDhJoyBazOmLkreeCjsKghXkRVTS47tQrcs4pVRrD',
  'yB2MNlPKpAdaeCpgbnXfAdBbYUPRaqZcd3IIja8cshw+mZQrTe4VgKeYOzePI4TZc5IpKlB+QwWkPmORtWL0M7VMGeVwF0wZ/JKadJzzBkHc61',
  'd3tryGmyTJv//v2l560YZ/QA69HgXGn2QY1D+c6zc9cz+wXnOpBiZxrqsRTyeijWkA2zNSyHHA==',
].join('');

test('records that were kept in the form of this version are read as they were', () => {
  const records = [...unpackRecords(chunksOf(Buffer.from(KEPT, 'base64')))];
  // A difference means that registers made until now would be misread: raise JOURNAL_VERSION, and keep the new form here.
  expect(records).toEqual(BATCH);
  expect(JOURNAL_VERSION).toBe(1);
});

test('batches of any size come back whole, compressed in either way', async () => {
  const place = (line: number) => ({ file: 'f', line });
  const many = Array.from({ length: 1_234 }, (_, at): BatchRecord => {
    if (at % 7 === 0) return { ...place(at), problem: `no use ${at}` };
    return { ...place(at), inputs: prepareRecord(RECORDS[at % RECORDS.length] ?? []) };
  });
  for (const records of [[], BATCH, many]) {
    const batch = packed(records);
    const entry = await toJournalEntry(batch);
    expect([...unpackRecords(chunksOf(entry.records))]).toEqual(records);
    expect(toJournalEntryNow(batch)).toEqual(entry);
  }
});

test('a batch counts the records of each publisher, with their licences and days', () => {
  const later = { ...source, retrieved_at: '2026-03-01', terms: 'OGL' };
  const other: RegisterInput = { kind: 'officer', key: 'x', company: end('3'), name: 'Bo', source: later };
  const filing: RegisterInput = { kind: 'filing', key: 'f', company: end('1'), date: '2020', title: 'T' };
  const inputs = [...RECORDS, [other, filing], [filing], []];
  const { publishers } = packed(inputs.map((some, line) => ({ file: 'f', line, inputs: prepareRecord(some) })));
  expect(publishers).toEqual([
    ...[
      {
        publisher: 'Invented Register',
        licences: ['CC0', 'OGL'],
        records: 3,
        oldest: '2026-01-05',
        newest: '2026-03-01',
      },
    ],
    ...[{ publisher: 'B', licences: [], records: 1, oldest: '2025', newest: '2025' }],
    ...[{ publisher: null, licences: [], records: 1, oldest: null, newest: null }],
  ]);
});
