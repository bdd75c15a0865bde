import { describe, expect, it } from 'vitest';
import { readSampleRecords } from '@/lib/formats/in/native/sample';
import type { EntityReference, RegisterInput } from '@/lib/register/store/records';
import { companyKey } from '@/lib/shared/links';
import { AS_OF } from './highlights';

type Kind = RegisterInput['kind'];
type Of<K extends Kind> = Extract<RegisterInput, { kind: K }>;

const records = [...readSampleRecords()];
const all = <K extends Kind>(kind: K) => records.filter((record): record is Of<K> => record.kind === kind);

const companies = all('company');
const statements = all('statement');
const byKey = new Map(
  companies.map((company) => [companyKey(company.jurisdiction_code, company.company_number), company]),
);

const incorporationOf = ({ key }: EntityReference): string | null | undefined => byKey.get(key)?.incorporation_date;
const additionOf = ({ key }: EntityReference): string | null | undefined => byKey.get(key)?.created_at;
const dissolutionOf = ({ key }: EntityReference): string | null | undefined => byKey.get(key)?.dissolution_date;

/** Two days of a record in their order, with the names of the facts. Either may be unknown. */
type Pair = [order: string, earlier: string | null | undefined, later: string | null | undefined];

const dayOf = (time: string | null | undefined): string => (time ?? '').slice(0, 10);

/** The pairs of a record that are the wrong way round. Times are compared by day. */
const wrongOrders = (record: string, pairs: readonly Pair[]): string[] =>
  pairs
    .filter(([, earlier, later]) => earlier && later && dayOf(earlier) > dayOf(later))
    .map(([order, earlier, later]) => `${record}: ${order} (${earlier}, ${later})`);

const wrong = <T>(items: readonly T[], nameOf: (item: T) => string, pairsOf: (item: T) => readonly Pair[]): string[] =>
  items.flatMap((item) => wrongOrders(nameOf(item), pairsOf(item)));

const none = (found: readonly string[]): void => expect([found.length, found.slice(0, 5)]).toEqual([0, []]);

const yearsLater = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** ISO 17442: letters count as 10 to 35, and the number leaves 1 when divided by 97 (ISO 7064, MOD 97-10). */
function isCheckedLei(lei: string): boolean {
  const digits = [...lei].map((character) => Number.parseInt(character, 36)).join('');
  return /^[0-9A-Z]{18}\d{2}$/.test(lei) && BigInt(digits) % 97n === 1n;
}

it('dates are compared by day, and unknown ones are not compared', () => {
  const pairs: Pair[] = [
    ['right', '2020-01-01', '2020-01-01T00:00:00Z'],
    ['unknown', null, '2020-01-01'],
    ['wrong', '2020-01-02', '2020-01-01T23:00:00Z'],
  ];
  expect(wrongOrders('x', pairs)).toEqual(['x: wrong (2020-01-02, 2020-01-01T23:00:00Z)']);
});

describe('in the sample register', () => {
  it('nobody takes an office or controls a company before the age of 16', () => {
    const officers = all('officer').filter(({ date_of_birth, start_date }) => date_of_birth && start_date);
    const birthdays = officers.map(({ key, date_of_birth = '', start_date }): [string, Pair[]] => [
      key,
      [['16th birthday, appointment', yearsLater(date_of_birth ?? '', 16), start_date]],
    ]);
    const owners = statements.flatMap(({ key, start_date, properties }) =>
      [...JSON.stringify(properties).matchAll(/"date_of_birth":\{"year":(\d+),"month":(\d+)/g)].map(
        ([, year = '', month = '']): [string, Pair[]] => [
          key,
          [['16th birthday, control', `${Number(year) + 16}-${month.padStart(2, '0')}-01`, start_date]],
        ],
      ),
    );
    expect(birthdays.length).toBeGreaterThan(100);
    expect(owners.length).toBeGreaterThan(100);
    none([...birthdays, ...owners].flatMap(([key, pairs]) => wrongOrders(key, pairs)));
  });

  it('companies are incorporated, then dissolved, added and retrieved', () => {
    none(
      wrong(
        companies,
        ({ record_key }) => record_key,
        ({ incorporation_date: born, dissolution_date: end, created_at, source, previous_names = [] }) => [
          ['incorporation, dissolution', born, end],
          ['incorporation, record', born, created_at],
          ['record, retrieval', created_at, source.retrieved_at],
          ['incorporation, retrieval', born, source.retrieved_at],
          ['dissolution, retrieval', end, source.retrieved_at],
          ...previous_names.map(({ end_date }): Pair => ['end of a name, retrieval', end_date, source.retrieved_at]),
        ],
      ),
    );
  });

  it('officers start, then end, while their company exists, and are retrieved afterwards', () => {
    none(
      wrong(
        all('officer'),
        ({ key }) => key,
        ({ company, start_date, end_date, source }) => [
          ['start, end', start_date, end_date],
          ['incorporation, start', incorporationOf(company), start_date],
          ['start, dissolution', start_date, dissolutionOf(company)],
          ['start, retrieval', start_date, source.retrieved_at],
          ['end, retrieval', end_date, source.retrieved_at],
        ],
      ),
    );
  });

  it('filings are made between incorporation and dissolution, about years of the company', () => {
    none(
      wrong(
        all('filing'),
        ({ key }) => key,
        ({ company, date, title, description }) => {
          const years = [...`${title} ${description ?? ''}`.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => year);
          return [
            ['incorporation, filing', incorporationOf(company), date],
            ['filing, dissolution', date, dissolutionOf(company)],
            ['filing, today', date, AS_OF],
            ...years.flatMap((year): Pair[] => [
              ['year of incorporation, year', incorporationOf(company)?.slice(0, 4), year],
              ['year, year of filing', year, date.slice(0, 4)],
            ]),
          ];
        },
      ),
    );
  });

  it('data and memberships of groups are recorded once the company exists', () => {
    const data = all('datum').flatMap(({ key, companies: of, created_at, source }) =>
      of.map((company) => ({ key, company, times: [created_at, source.retrieved_at] })),
    );
    const memberships = all('corporate_grouping').flatMap(({ name, members, created_at }) =>
      members.map(({ company, source }) => ({ key: name, company, times: [source.retrieved_at], after: created_at })),
    );
    none(
      wrong(
        [...data.map((datum) => ({ ...datum, after: undefined })), ...memberships],
        ({ key }) => key,
        ({ company, times, after }) =>
          times.flatMap((time): Pair[] => [
            ['incorporation, record', incorporationOf(company), time],
            ['addition of the company, record', additionOf(company), time],
            ['grouping, membership', after, time],
            ['record, today', time, AS_OF],
          ]),
      ),
    );
  });

  it('statements start, then end, while both companies exist', () => {
    const announced = statements.filter(({ start_date }) => (start_date ?? '') > AS_OF);
    expect(announced.length).toBeGreaterThan(0);
    // A company continues elsewhere on the day after its end; marks outlive their owner.
    const outlives = new Set(['subsequent_registration', 'alternate_registration', 'trademark_registration']);
    none(
      wrong(
        statements,
        ({ key }) => key,
        ({ data_type, subjects, objects, start_date, end_date }) => [
          ['start, end', start_date, end_date],
          ...[...subjects, ...objects].flatMap((end): Pair[] => [
            ['incorporation, start', incorporationOf(end), start_date],
            ...(outlives.has(data_type)
              ? []
              : ([
                  ['start, dissolution', start_date, dissolutionOf(end)],
                  ['end, dissolution', end_date, dissolutionOf(end)],
                ] satisfies Pair[])),
          ]),
        ],
      ),
    );
  });

  it('statements are recorded after what they state, then seen again and updated', () => {
    none(
      wrong(
        statements.filter(({ start_date }) => (start_date ?? '') <= AS_OF),
        ({ key }) => key,
        ({ data_type, subjects, objects, start_date, end_date, created_at, version, properties, provenances }) => {
          const seen = provenances.map(({ created_at: time }) => time).sort();
          const published = String(properties.date_published ?? '');
          // The end of a mark is known from the beginning.
          const end = data_type === 'trademark_registration' ? null : end_date;
          return [
            ...[...subjects, ...objects].map(
              (one): Pair => ['incorporation, record', incorporationOf(one), created_at],
            ),
            ['start, record', start_date, created_at],
            ['publication, record', published, created_at],
            ['publication, retrieval', published, String(properties.retrieved_at ?? '')],
            ['record, first sighting', created_at, seen[0]],
            ['record, version', created_at, version],
            ['end, last sighting', end, seen.at(-1)],
            ['end, version', end, version],
            ['last sighting, today', seen.at(-1), AS_OF],
            ['retrieval, today', String(properties.retrieved_at ?? ''), AS_OF],
            ['registration, expiry', String(properties.registration_date ?? ''), String(properties.expiry_date ?? '')],
          ];
        },
      ),
    );
  });

  it('events happen once the company exists, and are recorded after both snapshots', () => {
    const dayIn = (snapshot: unknown): string =>
      /"sample_date":"([\d-]+)"/.exec(JSON.stringify(snapshot ?? null))?.[1] ?? '';
    none(
      wrong(
        all('event'),
        ({ key }) => key,
        ({ company, starts_at, ends_at, created_at, provenance }) => {
          const [earlier, later] = [dayIn(provenance.earlier_snapshot), dayIn(provenance.later_snapshot)];
          return [
            ['incorporation, event', incorporationOf(company), starts_at ?? ends_at],
            ['start, end', starts_at, ends_at],
            ['end, record', ends_at, created_at],
            ['addition of the company, record', additionOf(company), created_at],
            ['incorporation, snapshot', incorporationOf(company), earlier],
            ['snapshot, next snapshot', earlier, later],
            ['snapshot, record', later, created_at],
          ];
        },
      ),
    );
  });

  it('snapshots are taken after the facts that they hold', () => {
    none(
      wrong(
        all('snapshot'),
        ({ series, company }) => `${company.key} ${series}`,
        ({ company, taken_at, facts }) => [
          ['incorporation, snapshot', incorporationOf(company), taken_at],
          ['dissolution, snapshot', String(facts?.dissolution_date ?? ''), taken_at],
          ['snapshot, today', taken_at, AS_OF],
        ],
      ),
    );
  });

  it('LEIs have right check digits', () => {
    const leis = companies.flatMap(({ identifiers = [], keys = [] }) => [
      ...identifiers.filter(({ identifier_system_code }) => identifier_system_code === 'lei').map(({ uid }) => uid),
      ...keys.filter((key) => key.startsWith('lei:')).map((key) => key.slice('lei:'.length)),
    ]);
    expect(leis.length).toBeGreaterThan(500);
    expect(leis.filter((lei) => !isCheckedLei(lei))).toEqual([]);
    // The two records of Kowalwright & Daughters have one.
    expect(new Set(leis).size).toBe(leis.length - 1);
  });
});
