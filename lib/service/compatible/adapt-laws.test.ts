import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { isJsonObject, type Json } from '@/lib/shared/json';
import { adapt, resultsSchemaOf } from './adapt';

const names = Object.keys(ENDPOINTS).filter((name): name is EndpointName => name in ENDPOINTS);

/** Keys of the interface, unknown keys, and those that every object inherits. */
const KEYS = [
  ...[
    'results',
    'company',
    'companies',
    'officer',
    'officers',
    'statement',
    'statements',
    'network',
    'jurisdiction',
    'data',
    'datum',
  ],
  ...[
    'id',
    'name',
    'jurisdiction_code',
    'company_number',
    'service_url',
    'opencorporates_url',
    'parent_service_url',
    'child_id',
  ],
  ...[
    'industry_codes',
    'previous_names',
    'controlling_entity',
    'controlling_entities',
    'properties',
    'total_count',
    'left_out',
  ],
  ...[
    'title',
    'inactive',
    'start_date',
    'sources',
    'code',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'other',
  ],
];

const leaf = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    'gb',
    '17',
    'true',
    '/companies/gb/1',
    '/officers/77',
    '//',
    'https://%',
    0,
    1,
    -0.5,
    17,
    true,
    false,
  ),
  fc.string(),
);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof({ maxDepth: 6, depthSize: 'small' }, leaf, fc.array(tie('json'), { maxLength: 3 }), tie('object')),
  object: fc
    .array(fc.tuple(fc.constantFrom(...KEYS), tie('json')), { maxLength: 6 })
    .map((entries) => Object.fromEntries(entries)),
}));
const fact = fc.dictionary(fc.constantFrom(...KEYS), json, { maxKeys: 6 });
/** Bodies close to the interface, so that some are accepted. */
const nearly = fc
  .record({ endpoint: fc.constantFrom(...names), record: fact, id: leaf })
  .map(({ endpoint, record, id }) => {
    const { reply } = ENDPOINTS[endpoint];
    const keyed = {
      id,
      name: 'A',
      jurisdiction_code: 'gb',
      company_number: '1',
      code: 'gb',
      data_type: 'x',
      ...record,
    };
    if (reply.shape === 'record') return { endpoint, body: { results: { [reply.key]: keyed } } };
    return {
      endpoint,
      body: { results: reply.shape === 'list' ? { [reply.key]: [{ [reply.item]: keyed }, record] } : [keyed] },
    };
  });
const anything = fc.record({ endpoint: fc.constantFrom(...names), body: fc.record({ results: json }) });
const asked = fc.oneof(nearly, anything);
const urlField = fc.constantFrom('service_url', 'opencorporates_url', 'other', 'id', '__proto__');

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

describe('any JSON', () => {
  it('matches the contract or is rejected, and is unchanged when adapted again', () => {
    let accepted = 0;
    fc.assert(
      fc.property(asked, urlField, ({ endpoint, body }, field) => {
        freeze(body);
        const adapted = adapt(endpoint, body, { urlField: field });
        if (!adapted) return;
        accepted += 1;
        expect(resultsSchemaOf(endpoint).safeParse(adapted.results).success).toBe(true);
        expect(adapt(endpoint, adapted, { urlField: field })).toEqual(adapted);
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(200);
  });

  it('never changes inherited properties', () => {
    const body: unknown = JSON.parse(
      '{"__proto__":{"polluted":1},"results":{"constructor":{"prototype":{"polluted":1}},"officer":{"id":1,"name":"A","__proto__":{"service_url":"/x","polluted":1}}}}',
    );
    const adapted = isJsonObject(body) ? adapt('get_officer', body, { urlField: '__proto__' }) : undefined;
    expect(JSON.stringify(adapted)).toContain('"__proto__":{"service_url":"/x","polluted":1}');
    expect(adapted?.results).toMatchObject({ officer: { service_url: '/officers/1' } });
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it.each([
    [96, true],
    [97, false],
    [100_000, false],
  ])('is accepted with %i levels below a field of an officer: %s', (levels, isRead) => {
    let extra: unknown = 1;
    for (let level = 0; level < levels; level++) extra = level % 2 ? [extra] : { extra };
    const body: Json = { results: { officer: { id: 1, name: 'A', extra: { extra, more: {} } } } };
    expect(adapt('get_officer', body, { urlField: 'service_url' }) !== undefined).toBe(isRead);
  });
});
