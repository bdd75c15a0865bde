import assert from 'node:assert/strict';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import { bodyOf, errorOf, itemsOf, recordOf, resultsOf } from '../ask';
import type { SentenceCase } from '../sentence';

const { largest_group_head: head, redacted } = SAMPLE_HIGHLIGHTS;
const company = `companies/${head.jurisdiction_code}/${head.company_number}`;

export const ENVELOPE: SentenceCase[] = [
  {
    cites: 'What the service does, 2: every record carries its provenance',
    asks: [company],
    holds: (reply) => assert.ok(recordOf(reply, 'company').source),
  },
  {
    cites: 'What the service does, 3: default response format is JSON',
    asks: ['companies/search?per_page=1'],
    holds: (reply) => assert.match(reply.headers.get('content-type') ?? '', /^application\/json/),
  },
  {
    cites:
      'What the service does, 4: a top-level api_version string reports the version used; versions carries only results',
    asks: ['companies/search?per_page=1', 'versions'],
    holds: (search, versions) => {
      assert.equal(bodyOf(search).api_version, '0.4');
      assert.deepEqual(Object.keys(bodyOf(versions)), ['results']);
    },
  },
  {
    cites: 'What the service does, 5: every object carries service_url',
    asks: ['companies/search', 'officers/search', `${company}/filings`, `${company}/statements`],
    holds: (companies, officers, filings, statements) => {
      const items = [
        ...itemsOf(companies, 'companies', 'company'),
        ...itemsOf(officers, 'officers', 'officer'),
        ...itemsOf(filings, 'filings', 'filing'),
        ...itemsOf(statements, 'statements', 'statement'),
      ];
      for (const item of items) assert.match(String(item.service_url), /^https?:\/\/[^/]+\/[a-z]+\//);
    },
  },
  {
    cites:
      'Pagination: page default 1, per_page default 30; page, per_page, total_count, total_pages stand beside the list',
    asks: ['companies/search'],
    holds: (reply) => {
      const { page, per_page, total_count, total_pages } = resultsOf(reply);
      assert.deepEqual([page, per_page], [1, 30]);
      assert.equal(total_pages, Math.ceil(Number(total_count) / 30));
      assert.equal(itemsOf(reply, 'companies', 'company').length, 30);
    },
  },
  {
    cites: 'Pagination: page maximum 100',
    asks: ['companies/search?page=100', 'companies/search?page=100&q=harrowgate'],
    holds: (_, beyond) => assert.deepEqual(itemsOf(beyond, 'companies', 'company'), []),
  },
  {
    cites: 'Pagination: page maximum 100',
    asks: ['companies/search?page=101'],
    status: 400,
    holds: (reply) => assert.match(errorOf(reply), /page.*101.*100/),
  },
  {
    cites: 'Pagination: per_page maximum 100',
    asks: ['companies/search?per_page=101'],
    status: 400,
    holds: (reply) => assert.match(errorOf(reply), /per_page.*101.*100/),
  },
  {
    cites: 'Errors, 404: the path is invalid',
    asks: ['no/such/path', `${company}/officers`],
    status: 404,
    holds: (...replies) => replies.forEach(errorOf),
  },
  {
    cites: 'Errors, 404: the requested resource does not exist',
    asks: ['companies/gb/99999999', 'companies/zz/1', 'officers/999999999', 'statements/x'],
    status: 404,
    holds: (...replies) => replies.forEach(errorOf),
  },
  {
    cites: 'Errors, 503: also returned when a company’s details are temporarily redacted',
    asks: ['', '/filings', '/statements', '/data', '/network', '/events'].map(
      (part) => `companies/${redacted.jurisdiction_code}/${redacted.company_number}${part}`,
    ),
    status: 503,
    holds: (...replies) => {
      for (const reply of replies) assert.ok(!reply.text.includes(redacted.name), 'gives the name away');
    },
  },
  {
    cites: 'Errors, 400: an accompanying error message explains why',
    asks: ['companies/search?incorporation_date=soon'],
    status: 400,
    holds: (reply) => assert.match(errorOf(reply), /incorporation_date.*soon.*YYYY-MM-DD/),
  },
];
