import assert from 'node:assert/strict';
import { bodyOf, errorOf, recordOf } from '../ask';
import type { SentenceCase } from '../sentence';

const NEEDS_TOKEN = ['companies/events', 'companies/gb/events', 'companies/gb/01234500/events', 'events/1'];

export const ACCESS: SentenceCase[] = [
  {
    cites: 'Authentication, 2 (Form A): a request without a token is refused (503)',
    asks: ['companies/search', 'versions', 'jurisdictions'],
    asking: { form: 'A', token: 'none' },
    status: 503,
    holds: (...replies) => replies.forEach(errorOf),
  },
  {
    cites: 'Authentication, 3 (Form B): no token is required',
    asks: ['companies/search', 'versions', 'officers/search'],
    asking: { token: 'none' },
  },
  {
    cites: 'Authentication, 3 (Form B): per_page above default is restricted to token holders',
    asks: ['companies/search?per_page=31', 'officers/search?per_page=100'],
    asking: { token: 'none' },
    status: 403,
    holds: (...replies) => {
      for (const reply of replies) assert.match(errorOf(reply), /per_page/);
    },
  },
  {
    cites: 'Authentication, 3 (Form B): sorting companies by the four date fields is restricted to token holders',
    asks: ['created_at', 'updated_at', 'incorporation_date', 'dissolution_date'].map(
      (order) => `companies/search?order=${order}`,
    ),
    asking: { token: 'none' },
    status: 403,
  },
  {
    cites: 'Authentication, 3 (Form B): the identifier_uids filter is restricted to token holders',
    asks: ['companies/search?identifier_uids=x'],
    asking: { token: 'none' },
    status: 403,
  },
  {
    cites: 'Authentication, 3 (Form B): officer address and date_of_birth are restricted to token holders',
    asks: ['officers/search?q=oldacre'],
    asking: { token: 'none' },
    holds: (reply) => assert.ok(!/"(address|date_of_birth)"/.test(reply.text)),
  },
  {
    cites: 'Officer: address and date_of_birth, if known, for users with an API key',
    asks: ['officers/search?date_of_birth=1900-01-01:2010-01-01'],
    holds: (reply) => assert.match(reply.text, /"date_of_birth":"\d{4}-/),
  },
  {
    cites: 'Authentication, 4: event endpoints require a token in both forms (Form B)',
    asks: NEEDS_TOKEN,
    asking: { token: 'none' },
    status: 401,
  },
  {
    cites: 'Authentication, 4: event endpoints require a token in both forms (Form A)',
    asks: NEEDS_TOKEN,
    asking: { form: 'A', token: 'none' },
    status: 503,
  },
  {
    cites: 'Authentication, 5: incorrect credentials give HTTP 401',
    asks: ['companies/search', 'events/1', 'account_status'],
    asking: { token: 'wrong' },
    status: 401,
    holds: (...replies) => replies.forEach(errorOf),
  },
  {
    cites: 'Account: account_status works only for valid API accounts',
    asks: ['account_status'],
    holds: (reply) => {
      const { plan, status, usage, calls_remaining } = recordOf(reply, 'account_status');
      assert.ok(plan && status === 'approved');
      for (const calls of [usage, calls_remaining]) {
        assert.deepEqual(Object.keys(calls as object).sort(), ['this_month', 'today']);
      }
    },
  },
  {
    cites: 'Versioning, 3: versions returns current_version, supported_versions and requested_version',
    asks: ['versions'],
    holds: (reply) => {
      const { current_version, supported_versions, requested_version } = recordOf(reply, 'versions');
      assert.equal(requested_version, '0.4');
      assert.ok(current_version && Array.isArray(supported_versions));
    },
  },
  {
    cites: 'Versioning, 1: the version is selected in the path prefix (v0.4.1)',
    asks: ['companies/search?per_page=1'],
    asking: { version: 'v0.4.1' },
    holds: (reply) => assert.equal(bodyOf(reply).api_version, '0.4.1'),
  },
  {
    cites: 'Versioning, 4: event responses report a 0.4.x version string',
    asks: ['companies/events?per_page=1'],
    holds: (reply) => assert.match(String(bodyOf(reply).api_version), /^0\.4\.\d+$/),
  },
  {
    cites: 'Versioning, 4: XML output from 0.2',
    asks: ['companies/search?per_page=1&format=xml'],
    asking: { version: 'v0.1' },
    status: 400,
  },
  {
    cites: 'Versioning, 4: structured industry codes, registered address and date sorting from 0.4',
    asks: ['companies/search?order=created_at'],
    asking: { version: 'v0.3' },
    status: 400,
  },
];
