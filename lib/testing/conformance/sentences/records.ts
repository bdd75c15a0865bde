import assert from 'node:assert/strict';
import { itemsOf, type Json, type Reply, recordOf, resultsOf, totalOf } from '../ask';
import type { SentenceCase } from '../sentence';

const statements = (reply: Reply): Json[] => itemsOf(reply, 'statements', 'statement');
const officers = (reply: Reply): Json[] => itemsOf(reply, 'officers', 'officer');
const events = (reply: Reply): Json[] => itemsOf(reply, 'events', 'event');
const newestFirst = (dates: unknown[]): void => {
  const texts = dates.map(String);
  assert.deepEqual(texts, [...texts].sort().reverse());
};

const OFFICERS: SentenceCase[] = [
  {
    cites: 'officers/search, q as for company search (all words, any order, case-insensitive)',
    asks: ['officers/search?q=OLDACRE', 'officers/search?q=oldacre'],
    holds: (one, other) => {
      assert.ok(totalOf(one) > 0);
      assert.deepEqual(officers(one), officers(other));
    },
  },
  {
    cites: 'officers/search: default order alphabetical',
    asks: ['officers/search?q=oldacre&per_page=100'],
    holds: (reply) => {
      const names = officers(reply).map(({ name }) => String(name).toLowerCase());
      assert.deepEqual(
        names,
        [...names].sort((a, b) => (a < b ? -1 : 1)),
      );
    },
  },
  {
    cites: 'officers/search, inactive: true: only inactive officers; false: exclude; absent: no filter',
    asks: ['&inactive=true', '&inactive=false', ''].map((flag) => `officers/search?jurisdiction_code=gb${flag}`),
    holds: (only, without, all) => assert.equal(totalOf(only) + totalOf(without), totalOf(all)),
  },
  {
    cites: 'officers/search, position: term filter',
    asks: [
      'officers/search?position=director|secretary',
      'officers/search?position=director',
      'officers/search?position=secretary',
    ],
    holds: (both, one, other) => assert.equal(totalOf(both), totalOf(one) + totalOf(other)),
  },
  {
    cites: 'officers/search, date_of_birth: exact date or span',
    asks: ['officers/search?date_of_birth=1960-01-01:1979-12-31&per_page=100'],
    holds: (reply) => {
      assert.ok(totalOf(reply) > 0);
      for (const { date_of_birth } of officers(reply)) assert.match(String(date_of_birth), /^19[67]\d-/);
    },
  },
  {
    cites: 'Officer: the single-officer endpoint also returns the company it relates to',
    asks: ['officers/1'],
    holds: (reply) => assert.ok((recordOf(reply, 'officer').company as Json).company_number),
  },
];

const PAPERS: SentenceCase[] = [
  {
    cites: 'Filing: title so that it is always present; the single-filing endpoint also returns the company',
    asks: ['filings/1'],
    holds: (reply) => {
      const filing = recordOf(reply, 'filing');
      assert.ok(filing.title && (filing.company as Json).name);
      assert.equal(filing.filing_type, filing.filing_type_name);
      assert.equal(filing.filing_code, filing.filing_type_code);
    },
  },
  {
    cites: 'Datum: data/:id additionally returns companies, attributes and a source object',
    asks: ['data/1'],
    holds: (reply) => {
      const datum = recordOf(reply, 'datum');
      assert.ok(Array.isArray(datum.companies) && datum.companies.length > 0);
      assert.ok(datum.attributes && datum.source);
    },
  },
  {
    cites: 'Statement: data_type, properties, provenances (one or more)',
    asks: ['statements/1'],
    holds: (reply) => {
      const { data_type, properties, provenances, sources } = recordOf(reply, 'statement');
      assert.ok(data_type && properties);
      assert.ok(Array.isArray(provenances) && provenances.length > 0);
      assert.deepEqual(provenances, sources);
    },
  },
  {
    cites: 'Provenance object: confidence 0 to 100; source_type external, internal, induction; actor_type bot or user',
    asks: ['statements/1', 'statements/2', 'statements/100', 'statements/1000'],
    holds: (...replies) => {
      for (const provenance of replies.flatMap((reply) => recordOf(reply, 'statement').provenances as Json[])) {
        assert.ok(Number(provenance.confidence) >= 0 && Number(provenance.confidence) <= 100);
        assert.match(String(provenance.source_type), /^(external|internal|induction)$/);
        assert.match(String(provenance.actor_type), /^(bot|user)$/);
      }
    },
  },
  ...['subsequent_registrations', 'alternate_registrations'].map(
    (kind): SentenceCase => ({
      cites: `statements/${kind}/search: ordered by created_at, paginated`,
      asks: [`statements/${kind}/search?per_page=5`],
      holds: (reply) => {
        assert.ok(totalOf(reply) >= 20);
        assert.equal(statements(reply).length, 5);
      },
    }),
  ),
  {
    cites: 'statements/gazette_notices/search: default newest published first',
    asks: ['statements/gazette_notices/search?per_page=50'],
    holds: (reply) => newestFirst(statements(reply).map(({ properties }) => (properties as Json).date_published)),
  },
  {
    cites: 'statements/control_statements/search, is_ultimate_beneficial_owner (boolean)',
    asks: ['?is_ultimate_beneficial_owner=true', '?is_ultimate_beneficial_owner=false', ''].map(
      (query) => `statements/control_statements/search${query}`,
    ),
    holds: (only, without, all) => {
      assert.ok(totalOf(only) > 0);
      assert.equal(totalOf(only) + totalOf(without), totalOf(all));
    },
  },
  {
    cites: 'statements/control_statements/search, has_controlling_entities (boolean)',
    asks: ['?has_controlling_entities=true', '?has_controlling_entities=false', ''].map(
      (query) => `statements/control_statements/search${query}`,
    ),
    holds: (some, none, all) => {
      for (const { controlling_entities } of statements(none)) assert.deepEqual(controlling_entities, []);
      assert.equal(totalOf(some) + totalOf(none), totalOf(all));
    },
  },
  {
    cites: 'statements/trademark_registrations/search: order mark_text',
    asks: ['statements/trademark_registrations/search?order=mark_text&per_page=100'],
    holds: (reply) => {
      const marks = statements(reply).map(({ properties }) =>
        String(((properties as Json).mark_details as Json).mark_text).toLowerCase(),
      );
      assert.ok(marks.length > 50);
      assert.deepEqual(
        marks,
        [...marks].sort((a, b) => a.localeCompare(b)),
      );
    },
  },
];

const LISTS: SentenceCase[] = [
  {
    cites: 'corporate_groupings/search: groupings whose name begins with q (stem search, case-insensitive)',
    asks: ['corporate_groupings/search?q=HARROW', 'corporate_groupings/search?q=marine'],
    holds: (begins, inside) => {
      const names = itemsOf(begins, 'corporate_groupings', 'corporate_grouping').map(({ name }) => name);
      assert.deepEqual(names, ['harrowgate marine']);
      assert.equal(totalOf(inside), 0);
    },
  },
  {
    cites:
      'corporate_groupings/:name: one grouping, name case-insensitive; an array of memberships and of curating users',
    asks: ['corporate_groupings/HARROWGATE%20marine', 'corporate_groupings/harrowgate+marine'],
    holds: (one, other) => {
      const grouping = recordOf(one, 'corporate_grouping');
      assert.deepEqual(grouping, recordOf(other, 'corporate_grouping'));
      const memberships = grouping.memberships as { membership: Json }[];
      assert.equal(memberships.length, grouping.companies_count);
      for (const { membership } of memberships) assert.ok(membership.company && membership.source);
      assert.ok(Array.isArray(grouping.curators) && 'wikipedia_id' in grouping && 'wikipedia_url' in grouping);
    },
  },
  {
    cites: 'jurisdictions: all known jurisdictions with their jurisdiction_code; also those without companies',
    asks: ['jurisdictions'],
    holds: (reply) => {
      const codes = itemsOf(reply, 'jurisdictions', 'jurisdiction').map(({ jurisdiction_code }) => jurisdiction_code);
      for (const code of ['gb', 'us_de', 'ca_on', 'ae_du', 'aq']) assert.ok(codes.includes(code), code);
    },
  },
  ...(
    [
      ['gb', 'gb'],
      ['GBR', 'gb'],
      ['United Kingdom', 'gb'],
      ['deutschland', 'de'],
      ['US-DE', 'us_de'],
      ['us_de', 'us_de'],
      ['Delaware', 'us_de'],
      ['California, USA', 'us_ca'],
      ['ontario', 'ca_on'],
    ] as const
  ).map(
    ([q, code]): SentenceCase => ({
      cites: `jurisdictions/match, q: name or code in varied formats, case-insensitive ("${q}")`,
      asks: [`jurisdictions/match?q=${encodeURIComponent(q)}`],
      holds: (reply) => assert.equal(recordOf(reply, 'jurisdiction').code, code),
    }),
  ),
  {
    cites: 'jurisdictions/match, related_jurisdiction_code disambiguates (a region name that also names a country)',
    asks: ['jurisdictions/match?q=Georgia', 'jurisdictions/match?q=Georgia&related_jurisdiction_code=us_ny'],
    holds: (country, region) => {
      assert.equal(recordOf(country, 'jurisdiction').code, 'ge');
      assert.equal(recordOf(region, 'jurisdiction').code, 'us_ga');
    },
  },
  {
    cites: 'industry_codes: all code schemes with links to official pages',
    asks: ['industry_codes'],
    holds: (reply) => {
      const schemes = itemsOf(reply, 'industry_code_schemes', 'industry_code_scheme');
      assert.ok(schemes.length >= 4);
      for (const { url } of schemes) assert.match(String(url), /^https:/);
    },
  },
  {
    cites: 'industry_codes/:code_scheme_id: scheme details and its codes',
    asks: ['industry_codes/isic_4'],
    holds: (reply) => {
      const { id, name, industry_codes } = recordOf(reply, 'industry_code_scheme');
      assert.ok(id === 'isic_4' && name && Array.isArray(industry_codes) && industry_codes.length > 20);
    },
  },
  {
    cites: 'industry_codes/:code_scheme_id/:code: one code with mapped equivalents',
    asks: ['industry_codes/uk_sic_2007/64209'],
    holds: (reply) => {
      const code = recordOf(reply, 'industry_code');
      assert.equal(code.uid, 'uk_sic_2007-64209');
      assert.ok(Array.isArray(code.mapped_industry_codes) && code.mapped_industry_codes.length > 0);
    },
  },
];

const EVENTS: SentenceCase[] = [
  {
    cites: 'Events, companies/:j/:n/events: default the most recent 30 by time_range_ends_at, descending',
    asks: ['companies/gb/events'],
    holds: (reply) => {
      assert.equal(resultsOf(reply).per_page, 30);
      newestFirst(events(reply).map(({ time_range }) => (time_range as Json).ends_at));
    },
  },
  {
    cites: 'Events, order: created_at; only descending is supported',
    asks: ['companies/events?order=created_at&per_page=100'],
    holds: (reply) => newestFirst(events(reply).map(({ created_at }) => created_at)),
  },
  {
    cites: 'Events, type: only the pipe (OR) form returns results for several',
    asks: ['|', ','].map(
      (sign) => `companies/events?type=Event::Company::Incorporation${sign}Event::Company::NameChange`,
    ),
    holds: (any, all) => {
      assert.ok(totalOf(any) > 0);
      assert.equal(totalOf(all), 0);
    },
  },
  {
    cites: 'Events, description: Incorporated; derived_from: before is null and after holds incorporation_date',
    asks: ['companies/events?type=Event::Company::Incorporation'],
    holds: (reply) => {
      for (const { description, derived_from, event_class, categories } of events(reply)) {
        assert.equal(description, 'Incorporated');
        const { before, after } = derived_from as Json;
        assert.equal(before, null);
        assert.match(String((after as Json).incorporation_date), /^\d{4}-\d{2}-\d{2}$/);
        assert.equal(event_class, 'company');
        assert.ok(Array.isArray(categories));
      }
    },
  },
  {
    cites: "Events, description: Change of name from '<old>' to '<new>'",
    asks: ['companies/events?type=Event::Company::NameChange'],
    holds: (reply) => {
      for (const { description } of events(reply))
        assert.match(String(description), /^Change of name from '.+' to '.+'$/s);
    },
  },
  {
    cites: 'Events, payload: populated only for officer addition, officer removal and gazette notice events',
    asks: [
      'companies/events?type=Event::Company::Incorporation',
      'companies/events?type=Event::Company::OfficerAddition',
    ],
    holds: (without, withPayload) => {
      for (const { payload } of events(without)) assert.equal(payload ?? null, null);
      for (const { payload } of events(withPayload)) assert.ok(payload);
    },
  },
  {
    cites: 'Events, events/:id: one event; body results.event',
    asks: ['events/1'],
    holds: (reply) => assert.ok(recordOf(reply, 'event').description),
  },
];

export const RECORDS: SentenceCase[] = [...OFFICERS, ...PAPERS, ...LISTS, ...EVENTS];
