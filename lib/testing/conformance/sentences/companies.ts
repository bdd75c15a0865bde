import assert from 'node:assert/strict';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import { fold } from '@/lib/shared/names/fold';
import { itemsOf, type Json, type Reply, recordOf, relationshipsOf, totalOf } from '../ask';
import type { SentenceCase } from '../sentence';

const { largest_group_head: head, branch, dissolved, hub, loop } = SAMPLE_HIGHLIGHTS;
const pathOf = ({ jurisdiction_code, company_number }: { jurisdiction_code: string; company_number: string }) =>
  `companies/${jurisdiction_code}/${encodeURIComponent(company_number)}`;
const companies = (reply: Reply): Json[] => itemsOf(reply, 'companies', 'company');
const propertiesOf = (relationship: Json): Json => relationship.relationship_properties as Json;
const shareOf = (relationship: Json): number | null => {
  const { ownership_percentage, percentage_max, percentage_min } = propertiesOf(relationship);
  const share = ownership_percentage ?? percentage_max ?? percentage_min;
  return typeof share === 'number' ? share : null;
};

const FILTERS: SentenceCase[] = [
  {
    cites: 'Term filter, a|b|c: the record must match at least one term',
    asks: ['gb|ie', 'gb', 'ie'].map((codes) => `companies/search?jurisdiction_code=${codes}`),
    holds: (both, one, other) => {
      assert.equal(totalOf(both), totalOf(one) + totalOf(other));
      for (const { jurisdiction_code } of companies(both)) assert.match(String(jurisdiction_code), /^(gb|ie)$/);
    },
  },
  {
    cites: 'Term filter, a,b,c: the record must match all terms',
    asks: ['companies/search?jurisdiction_code=gb,ie', 'companies/search?jurisdiction_code=gb,gb'],
    holds: (both, same) => {
      assert.equal(totalOf(both), 0);
      assert.ok(totalOf(same) > 0);
    },
  },
  {
    cites: 'companies/search, country_code: differs from jurisdiction for multi-jurisdiction countries',
    asks: ['companies/search?country_code=us&per_page=100', 'companies/search?jurisdiction_code=us'],
    holds: (country, jurisdiction) => {
      assert.ok(totalOf(country) > totalOf(jurisdiction));
      for (const { jurisdiction_code } of companies(country)) assert.match(String(jurisdiction_code), /^us(_|$)/);
    },
  },
  {
    cites: 'Date filter, either end of a range may be empty: before that day, after that day',
    asks: ['1968-04-17', ':1968-04-17', '1968-04-17:'].map(
      (dates) => `companies/search?q=harrowgate&incorporation_date=${dates}`,
    ),
    holds: (on, before, after) => {
      assert.ok(companies(on).some(({ name }) => name === head.name));
      for (const { incorporation_date } of companies(before)) assert.ok(String(incorporation_date) < '1968-04-17');
      for (const { incorporation_date } of companies(after)) assert.ok(String(incorporation_date) > '1968-04-17');
    },
  },
  {
    cites: 'companies/search, inactive: true: only inactive; false: exclude inactive; absent: no filter',
    asks: ['&inactive=true', '&inactive=false', ''].map(
      (flag) => `companies/search?jurisdiction_code=gb&per_page=100${flag}`,
    ),
    holds: (only, without, all) => {
      for (const { inactive } of companies(only)) assert.equal(inactive, true);
      for (const { inactive } of companies(without)) assert.notEqual(inactive, true);
      assert.equal(totalOf(only) + totalOf(without), totalOf(all));
    },
  },
  {
    cites: 'companies/search, branch: true: only branches; false: exclude branches; absent: no filter',
    asks: ['&branch=true', '&branch=false', ''].map((flag) => `companies/search?per_page=100${flag}`),
    holds: (only, without, all) => {
      for (const item of companies(only)) assert.ok(item.branch === 'F' || item.branch === 'L');
      for (const item of companies(without)) assert.equal(item.branch ?? null, null);
      assert.equal(totalOf(only) + totalOf(without), totalOf(all));
    },
  },
  {
    cites: 'companies/search, nonprofit: true: only entities identified as nonprofit; false: exclude them',
    asks: ['?nonprofit=true', '?nonprofit=false', ''].map((flag) => `companies/search${flag}`),
    holds: (only, without, all) => {
      assert.ok(totalOf(only) > 0);
      assert.equal(totalOf(only) + totalOf(without), totalOf(all));
    },
  },
  {
    cites: 'companies/search, exclude_inactive: deprecated in favour of inactive',
    asks: ['companies/search?exclude_inactive=true', 'companies/search?inactive=false'],
    holds: (deprecated, modern) => assert.equal(totalOf(deprecated), totalOf(modern)),
  },
  {
    cites: 'companies/search, incorporated_since and incorporated_before: deprecated in favour of the date filters',
    asks: [
      'companies/search?incorporated_since=2000-01-01&per_page=100',
      'companies/search?incorporated_before=1950-01-01',
    ],
    holds: (since, before) => {
      for (const { incorporation_date } of companies(since)) assert.ok(String(incorporation_date) >= '2000-01-01');
      for (const { incorporation_date } of companies(before)) assert.ok(String(incorporation_date) <= '1950-01-01');
      assert.ok(totalOf(since) > 0 && totalOf(before) > 0);
    },
  },
  {
    cites:
      'companies/search, industry_codes: values are uids <code_scheme_id>-<code>; a search with only facet filters and no q',
    asks: ['companies/search?industry_codes=uk_sic_2007-64209'],
    holds: (reply) => assert.ok(totalOf(reply) > 0),
  },
  {
    cites: 'companies/search, industry_codes: native scheme, or parent codes of hierarchical schemes',
    asks: ['companies/search?industry_codes=uk_sic_2007-64', 'companies/search?industry_codes=uk_sic_2007-64209'],
    holds: (parent, child) => assert.ok(totalOf(parent) >= totalOf(child) && totalOf(child) > 0),
  },
  {
    cites: 'companies/search, registered_address: loose address search (all given words must occur)',
    asks: ['companies/search?registered_address=leeds%20road'],
    holds: (reply) => {
      assert.ok(totalOf(reply) > 0);
      for (const { registered_address_in_full } of companies(reply)) {
        assert.match(String(registered_address_in_full), /leeds/i);
        assert.match(String(registered_address_in_full), /road/i);
      }
    },
  },
];

const QUERY: SentenceCase[] = [
  {
    cites: 'companies/search, q: all words must be present in any order, other words allowed; case-insensitive',
    asks: ['companies/search?q=MARINE+harrowgate', 'companies/search?q=harrowgate+marine'],
    holds: (one, other) => {
      assert.ok(totalOf(one) > 0);
      assert.deepEqual(companies(one), companies(other));
    },
  },
  {
    cites: 'companies/search, q: also matches previous names',
    asks: ['companies/search?q=thornwick+chandlery'],
    holds: (reply) =>
      assert.deepEqual(
        companies(reply).map(({ name }) => name),
        [dissolved.name],
      ),
  },
  {
    cites: 'companies/search, q: company type abbreviations normalised so short and long forms match',
    asks: ['companies/search?q=thornwick+daughters+limited', 'companies/search?q=thornwick+daughters+ltd'],
    holds: (long, short) => {
      for (const reply of [long, short]) assert.ok(companies(reply).some(({ name }) => name === dissolved.name));
    },
  },
  {
    cites: 'companies/search, order: default alphabetical by name',
    asks: ['companies/search?q=harrowgate&per_page=100'],
    holds: (reply) => {
      const names = companies(reply).map(({ name }) => fold(String(name)));
      assert.deepEqual(
        names,
        [...names].sort((a, b) => (a < b ? -1 : 1)),
      );
    },
  },
  {
    cites: 'companies/search, order: score orders by search relevance',
    asks: [`companies/search?order=score&q=${encodeURIComponent(head.name)}`],
    holds: (reply) => assert.equal(companies(reply)[0]?.name, head.name),
  },
  ...['created_at', 'updated_at', 'incorporation_date', 'dissolution_date'].map(
    (order): SentenceCase => ({
      cites: `companies/search, order: from v0.4 also ${order}, newest first`,
      asks: [`companies/search?order=${order}&per_page=100`],
      holds: (reply) => {
        const dates = companies(reply).map((item) => String(item[order] ?? ''));
        assert.deepEqual(dates, [...dates].sort().reverse());
      },
    }),
  ),
  {
    cites: 'Wildcard, Form B: matched as words that appear together in that order, and the last word is a prefix',
    asks: ['companies/search?q=harrowgate+mar*', 'companies/search?q=mar+harrowgate*'],
    holds: (together, other) => {
      assert.ok(companies(together).some(({ name }) => name === head.name));
      assert.ok(!companies(other).some(({ name }) => name === head.name));
    },
  },
  {
    cites: 'Wildcard, Form A: the term matches names that begin with the text',
    asks: ['companies/search?q=harrowgate+mar*', 'companies/search?q=marine+gro*'],
    asking: { form: 'A' },
    holds: (begins, inside) => {
      assert.ok(companies(begins).some(({ name }) => name === head.name));
      assert.ok(!companies(inside).some(({ name }) => name === head.name));
    },
  },
  {
    cites: 'Wildcard: a term with no * only requires all words somewhere in the name',
    asks: ['companies/search?q=harrowg'],
    holds: (reply) => assert.equal(totalOf(reply), 0),
  },
];

const RECORD: SentenceCase[] = [
  {
    cites:
      'companies/:jurisdiction_code/:company_number: when sparse is true the response omits filings and other data summaries',
    asks: [pathOf(head), `${pathOf(head)}?sparse=true`],
    holds: (whole, sparse) => {
      for (const key of ['filings', 'officers', 'data']) {
        assert.ok(key in recordOf(whole, 'company'), key);
        assert.ok(!(key in recordOf(sparse, 'company')), key);
      }
    },
  },
  {
    cites:
      'Company, branch: F = entry is an out-of-jurisdiction company; home_company: name, jurisdiction_code, company_number, service_url',
    asks: [pathOf(branch)],
    holds: (reply) => {
      const company = recordOf(reply, 'company');
      assert.equal(company.branch, 'F');
      assert.ok(company.branch_status);
      const home = company.home_company as Json;
      assert.deepEqual(Object.keys(home).sort(), ['company_number', 'jurisdiction_code', 'name', 'service_url']);
    },
  },
  {
    cites: 'Company, previous_names: objects with company_name, optional start_date, end_date, and con_date',
    asks: [pathOf(dissolved)],
    holds: (reply) => {
      const names = recordOf(reply, 'company').previous_names as Json[];
      assert.equal(names.length, 3);
      for (const name of names) assert.ok(name.company_name && name.con_date === name.end_date);
    },
  },
  {
    cites: 'companies/…/network: depth is 1 (immediate parents and children)',
    asks: [`${pathOf(loop)}/network?confidence=all&ownership_percentage=0`],
    holds: (reply) => {
      assert.ok(relationshipsOf(reply).length > 0);
      for (const { parent_name, child_name } of relationshipsOf(reply)) {
        assert.ok(parent_name === loop.name || child_name === loop.name);
      }
    },
  },
  {
    cites: 'companies/…/network: not paginated; may be empty or hold hundreds of items',
    asks: [`${pathOf(hub)}/network?confidence=all&ownership_percentage=0`],
    holds: (reply) => assert.ok(relationshipsOf(reply).length > 150),
  },
  {
    cites: 'companies/…/network, confidence: only relationships above this confidence are returned; default 60',
    asks: ['', '?confidence=60', '?confidence=80', '?confidence=all'].map((query) => `${pathOf(hub)}/network${query}`),
    holds: (byDefault, sixty, eighty, all) => {
      assert.deepEqual(relationshipsOf(byDefault), relationshipsOf(sixty));
      for (const { confidence } of relationshipsOf(eighty)) assert.ok(Number(confidence) > 80);
      assert.ok(relationshipsOf(all).length > relationshipsOf(eighty).length);
    },
  },
  {
    cites: 'companies/…/network, ownership_percentage: at or above it; default 2; 0 returns all; unknown not affected',
    asks: ['', '&ownership_percentage=2', '&ownership_percentage=60', '&ownership_percentage=0'].map(
      (query) => `${pathOf(hub)}/network?confidence=all${query}`,
    ),
    holds: (byDefault, two, sixty, all) => {
      assert.deepEqual(relationshipsOf(byDefault), relationshipsOf(two));
      for (const relationship of relationshipsOf(sixty)) {
        const share = shareOf(relationship);
        assert.ok(share === null || share >= 60);
      }
      const unknown = (reply: Reply) => relationshipsOf(reply).filter((relationship) => shareOf(relationship) === null);
      assert.deepEqual(unknown(sixty), unknown(all));
    },
  },
  {
    cites: 'companies/…/network, dates: returns the network believed current on that date',
    asks: [`${pathOf(hub)}/network?dates=1900-01-01&confidence=all&ownership_percentage=0`],
    holds: (reply) => {
      for (const relationship of relationshipsOf(reply)) {
        assert.ok(String(propertiesOf(relationship).earliest_date ?? '') <= '1900-01-01');
      }
    },
  },
  {
    cites: 'Network relationship: relationships are directional (parent to child), of companies or placeholders',
    asks: [`${pathOf(head)}/network?confidence=all&ownership_percentage=0`],
    holds: (reply) => {
      for (const { parent_type, child_type, relationship_type } of relationshipsOf(reply)) {
        assert.match(String(parent_type), /^(Company|Placeholder)$/);
        assert.match(String(child_type), /^(Company|Placeholder)$/);
        assert.ok(relationship_type);
      }
    },
  },
];

export const COMPANIES: SentenceCase[] = [...FILTERS, ...QUERY, ...RECORD];
