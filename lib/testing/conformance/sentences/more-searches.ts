import assert from 'node:assert/strict';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import { itemsOf, type Json, type Reply, recordOf, relationshipsOf, resultsOf, totalOf } from '../ask';
import type { SentenceCase } from '../sentence';

const { largest_group_head: head, dissolved } = SAMPLE_HIGHLIGHTS;
const company = `companies/${head.jurisdiction_code}/${head.company_number}`;
const companies = (reply: Reply): Json[] => itemsOf(reply, 'companies', 'company');
const statements = (reply: Reply): Json[] => itemsOf(reply, 'statements', 'statement');
const names = (reply: Reply): unknown[] => companies(reply).map(({ name }) => name);
const found = (...replies: Reply[]): void => {
  for (const reply of replies) assert.ok(totalOf(reply) > 0);
};

const FIELDS: SentenceCase[] = [
  {
    cites: 'companies/search, fields: company_number',
    asks: [
      `companies/search?q=${head.company_number}&fields=company_number`,
      `companies/search?q=${head.company_number}`,
    ],
    holds: (asked, byDefault) => {
      assert.deepEqual(names(asked), [head.name]);
      assert.equal(totalOf(byDefault), 0);
    },
  },
  {
    cites: 'companies/search, fields: heavily_normalised_number',
    asks: [`companies/search?q=${head.company_number.replace(/^0+/, '')}&fields=heavily_normalised_number`],
    holds: (reply) => assert.ok(names(reply).includes(head.name)),
  },
  {
    cites: 'companies/search, fields: native_company_number',
    asks: ['companies/search?q=HRB+103532&fields=native_company_number', 'companies/search?q=HRB+103532'],
    holds: (asked, byDefault) => {
      found(asked);
      assert.equal(totalOf(byDefault), 0);
    },
  },
  {
    cites: 'companies/search, fields: postal_codes',
    asks: ['companies/search?q=W02+4JX&fields=postal_codes'],
    holds: (reply) => assert.ok(names(reply).includes(head.name)),
  },
  {
    cites: 'companies/search, fields: trademark_registration_mark_texts',
    asks: ['companies/search?q=elderbloom+pure&fields=trademark_registration_mark_texts'],
    holds: (reply) => found(reply),
  },
  {
    cites: 'companies/search, fields: default name, normalised_name, previous_names; options name only',
    asks: [
      'companies/search?q=thornwick+chandlery&fields=name',
      'companies/search?q=thornwick+chandlery&fields=previous_names',
    ],
    holds: (name, previous) => {
      assert.equal(totalOf(name), 0);
      assert.deepEqual(names(previous), [dissolved.name]);
    },
  },
  {
    cites: 'companies/search, normalise_company_name: when true the submitted name is normalised before searching',
    asks: [
      'companies/search?q=thornwick+daughters+limited&fields=name',
      'companies/search?q=thornwick+%26+daughters+ltd&normalise_company_name=true',
    ],
    holds: (raw, normalised) => {
      assert.ok(!names(raw).includes(dissolved.name));
      assert.ok(names(normalised).includes(dissolved.name));
    },
  },
  {
    cites: 'companies/search, identifier_uids: term filter on third-party identifiers',
    asks: ['9999046|9999097', '9999046', '9999097'].map((uids) => `companies/search?identifier_uids=${uids}`),
    holds: (both, one, other) => {
      found(one, other);
      assert.equal(totalOf(both), totalOf(one) + totalOf(other));
    },
  },
  {
    cites: 'companies/search, types_of_data_held: companies having the given types of related data',
    asks: ['Website', 'Website,TelephoneNumber', 'Website|TelephoneNumber'].map(
      (types) => `companies/search?types_of_data_held=${types}`,
    ),
    holds: (one, all, any) => {
      assert.ok(totalOf(all) < totalOf(one));
      assert.ok(totalOf(any) > totalOf(one));
    },
  },
  ...['created', 'dissolved'].map(
    (word): SentenceCase => ({
      cites: `companies/search, ${word}_before and ${word}_since: deprecated in favour of the date filters`,
      asks: [`companies/search?${word}_since=2015-01-01`, `companies/search?${word}_before=2015-01-01`],
      holds: (since, before) => found(since, before),
    }),
  ),
  {
    cites: 'companies/search, created_at: companies added on the date(s)',
    asks: ['companies/search?created_at=2012-01-31', 'companies/search?created_at=1999-01-01'],
    holds: (then, never) => {
      assert.equal(totalOf(never), 0);
      for (const { created_at } of companies(then)) assert.match(String(created_at), /^2012-01-31/);
    },
  },
  {
    cites: 'companies/search, dissolution_date: date filter',
    asks: ['companies/search?dissolution_date=2019-11-12:2019-11-12'],
    holds: (reply) => assert.ok(names(reply).includes(dissolved.name)),
  },
  {
    cites: 'companies/search, company_type and current_status: term filters, as defined by the register',
    asks: [
      'companies/search?current_status=Dissolved|Active',
      'companies/search?current_status=Dissolved',
      'companies/search?current_status=Active',
    ],
    holds: (both, one, other) => assert.equal(totalOf(both), totalOf(one) + totalOf(other)),
  },
  {
    cites: 'Company: items inside search results carry a subset; registered_address_in_full from v0.4',
    asks: ['companies/search?q=harrowgate+marine+group'],
    holds: (reply) => {
      const [item = {}] = companies(reply);
      assert.ok(item.registered_address_in_full);
      for (const key of ['filings', 'officers', 'identifiers', 'data']) assert.ok(!(key in item), key);
    },
  },
];

const RECORD: SentenceCase[] = [
  {
    cites: 'Company, industry_codes: items {industry_code: {code, description, code_scheme_id, code_scheme_name}}',
    asks: [company],
    holds: (reply) => {
      const [first] = recordOf(reply, 'company').industry_codes as { industry_code: Json }[];
      const { code, description, code_scheme_id, code_scheme_name } = first?.industry_code ?? {};
      assert.ok(code && description && code_scheme_id && code_scheme_name);
    },
  },
  {
    cites: 'Company, data: most_recent (array of {datum: …}), total_count (integer), url (string)',
    asks: [company],
    holds: (reply) => {
      const { most_recent, total_count, url } = recordOf(reply, 'company').data as Json;
      assert.ok(Array.isArray(most_recent) && most_recent[0].datum.id);
      assert.ok(Number.isInteger(total_count) && typeof url === 'string');
    },
  },
  {
    cites: 'Company, officers and filings: arrays of {officer: …} and {filing: …}',
    asks: [company],
    holds: (reply) => {
      const { officers, filings } = recordOf(reply, 'company') as {
        officers: { officer: Json }[];
        filings: { filing: Json }[];
      };
      assert.ok(officers[0]?.officer.name && filings[0]?.filing.title);
    },
  },
  {
    cites: 'Company, corporate_groupings: items {corporate_grouping: {name, service_url, updated_at, wikipedia_id}}',
    asks: [company],
    holds: (reply) => {
      const [first] = recordOf(reply, 'company').corporate_groupings as { corporate_grouping: Json }[];
      assert.deepEqual(Object.keys(first?.corporate_grouping ?? {}).sort(), [
        'name',
        'service_url',
        'updated_at',
        'wikipedia_id',
      ]);
    },
  },
  {
    cites: 'companies/…/data: returns data items (datums) of the company, paginated',
    asks: [`${company}/data?per_page=1`],
    holds: (reply) => {
      assert.equal(itemsOf(reply, 'data', 'datum').length, 1);
      assert.equal(resultsOf(reply).total_pages, totalOf(reply));
    },
  },
  {
    cites: 'Placeholder network: same as the company network, same filters and defaults',
    asks: ['placeholders/PLACEHOLDER/network', 'placeholders/PLACEHOLDER/network?confidence=60&ownership_percentage=2'],
    holds: (byDefault, said) => assert.deepEqual(relationshipsOf(byDefault), relationshipsOf(said)),
  },
  {
    cites: 'Placeholder: name, jurisdiction_string, jurisdiction_code, identifier, service_url, company, and a source',
    asks: ['placeholders/PLACEHOLDER'],
    holds: (reply) => {
      const placeholder = recordOf(reply, 'placeholder');
      for (const key of [
        'name',
        'jurisdiction_string',
        'jurisdiction_code',
        'identifier',
        'service_url',
        'company',
        'source',
      ]) {
        assert.ok(key in placeholder, key);
      }
    },
  },
  {
    cites: 'Limits: placeholder statements per request at most 30',
    asks: ['placeholders/PLACEHOLDER/statements?per_page=100'],
    holds: (reply) => assert.ok(statements(reply).length <= 30 && Number(resultsOf(reply).per_page) <= 30),
  },
];

const STATEMENTS: SentenceCase[] = [
  {
    cites: 'statements/gazette_notices/search: q, all words, any order, case-insensitive',
    asks: ['statements/gazette_notices/search?q=STRIKING', 'statements/gazette_notices/search?q=striking'],
    holds: (one, other) => {
      found(one);
      assert.deepEqual(statements(one), statements(other));
    },
  },
  ...(
    [
      ['jurisdiction_code', 'de'],
      ['publication_title', 'Beispielanzeiger'],
      ['normalised_classification_level_1', 'judgment'],
    ] as const
  ).map(
    ([name, value]): SentenceCase => ({
      cites: `statements/gazette_notices/search, ${name}: term filter`,
      asks: [
        `statements/gazette_notices/search?${name}=${value}`,
        'statements/gazette_notices/search',
        `statements/gazette_notices/search?${name}=zzzzzz`,
      ],
      holds: (some, all, none) => {
        found(some);
        assert.ok(totalOf(some) < totalOf(all));
        assert.equal(totalOf(none), 0);
      },
    }),
  ),
  {
    cites: 'statements/control_statements/search: default newest created first',
    asks: ['statements/control_statements/search?per_page=100'],
    holds: (reply) => {
      const dates = statements(reply).map(({ created_at }) => String(created_at));
      assert.deepEqual(dates, [...dates].sort().reverse());
    },
  },
  {
    cites: 'statements/control_statements/search, control_mechanisms_mechanism_type: term filter',
    asks: ['statements/control_statements/search?control_mechanisms_mechanism_type=voting_rights'],
    holds: (reply) => {
      found(reply);
      for (const { control_mechanisms } of statements(reply))
        assert.match(JSON.stringify(control_mechanisms), /voting_rights/);
    },
  },
  {
    cites: 'statements/control_statements/search, controlling_entities_entity_type: term filter',
    asks: ['statements/control_statements/search?controlling_entities_entity_type=company'],
    holds: (reply) => {
      found(reply);
      for (const { controlling_entities } of statements(reply))
        assert.match(JSON.stringify(controlling_entities), /"company"/);
    },
  },
  {
    cites: 'statements/control_statements/search, controlled_entity_name: term filter',
    asks: [`statements/control_statements/search?controlled_entity_name=${encodeURIComponent('harrowgate')}`],
    holds: (reply) => {
      for (const { controlled_entity } of statements(reply))
        assert.match(JSON.stringify(controlled_entity), /harrowgate/i);
    },
  },
  {
    cites: 'statements/trademark_registrations/search: q matches the mark text',
    asks: ['statements/trademark_registrations/search?q=elderbloom'],
    holds: (reply) => {
      found(reply);
      for (const { properties } of statements(reply)) {
        assert.match(String(((properties as Json).mark_details as Json).mark_text), /elderbloom/i);
      }
    },
  },
  ...['registration_date', 'expiry_date', 'created_at', 'score'].map(
    (order): SentenceCase => ({
      cites: `statements/trademark_registrations/search: order ${order}`,
      asks: [`statements/trademark_registrations/search?order=${order}`],
      holds: (reply) => found(reply),
    }),
  ),
];

const EVENTS: SentenceCase[] = [
  {
    cites: 'Events, time_range: dates when the events could have occurred; whole days, 00:00:00 to 23:59:59',
    asks: ['companies/events?time_range=1987-03-09'],
    holds: (reply) => {
      found(reply);
      for (const { time_range } of itemsOf(reply, 'events', 'event')) {
        const { starts_at, ends_at } = time_range as Json;
        assert.ok(String(starts_at ?? '') <= '1987-03-09T23:59:59' && String(ends_at) >= '1987-03-09T00:00:00');
      }
    },
  },
  {
    cites: 'Events, created_at: date the event record was created',
    asks: ['companies/events?created_at=2012-01-31'],
    holds: (reply) => {
      found(reply);
      for (const { created_at } of itemsOf(reply, 'events', 'event')) assert.match(String(created_at), /^2012-01-31/);
    },
  },
  {
    cites: 'Events, categories: filter by a category (e.g. kyc)',
    asks: ['companies/events?categories=kyc'],
    holds: (reply) => {
      for (const { categories } of itemsOf(reply, 'events', 'event'))
        assert.ok((categories as string[]).includes('kyc'));
    },
  },
  {
    cites: 'Events, jurisdiction_code and country_code',
    asks: ['companies/events?jurisdiction_code=us_de', 'companies/events?country_code=us'],
    holds: (region, country) => {
      assert.ok(totalOf(country) > totalOf(region));
      for (const { jurisdiction_code } of itemsOf(region, 'events', 'event')) assert.equal(jurisdiction_code, 'us_de');
    },
  },
  {
    cites: 'Errors, 304: no new data to return',
    asks: ['jurisdictions'],
    asking: { headers: { 'if-none-match': '*' } },
    status: 304,
  },
  {
    cites: 'Versioning, 2: when no version is given, the current version is used and reported',
    asks: ['companies/search?per_page=1'],
    asking: { version: 'api' },
    holds: (reply) => assert.match(reply.text, /"api_version":"0\.4\.\d+"/),
  },
];

export const MORE_SEARCHES: SentenceCase[] = [...FIELDS, ...RECORD, ...STATEMENTS, ...EVENTS];
