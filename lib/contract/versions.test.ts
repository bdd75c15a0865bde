import { describe, expect, it } from 'vitest';
import { eventVersion, hasFeature, isSupportedVersion, SUPPORTED_VERSIONS, sinceVersion } from './parameters';

describe('versions', () => {
  it.each([...SUPPORTED_VERSIONS, '0.4.0', '0.4.99'])('%s is supported', (version) => {
    expect(isSupportedVersion(version)).toBe(true);
  });

  it.each(['', '0', '0.0', '0.5', '1.0', '0.40', '0.3.1', '0.4.', '0.4.1.2', '00.4', 'v0.4', '0.4 '])(
    '%j is not',
    (version) => expect(isSupportedVersion(version)).toBe(false),
  );

  it.each([
    ['0.1', 'xml', false],
    ['0.2', 'xml', true],
    ['0.3', 'structured_industry_codes', false],
    ['0.3', 'address_in_search', false],
    ['0.3', 'date_orders', false],
    ['0.4', 'date_orders', true],
    ['0.4.6', 'structured_industry_codes', true],
    [undefined, 'date_orders', true],
  ] as const)('of %s the feature %s is there: %s', (version, feature, there) => {
    expect(hasFeature(version, feature)).toBe(there);
  });

  it('know when each feature was introduced', () => {
    expect(sinceVersion('xml')).toBe('0.2');
  });

  it.each([
    [undefined, '0.4.8'],
    ['0.3', '0.4.8'],
    ['0.4', '0.4.8'],
    ['0.4.1', '0.4.1'],
  ])('of event replies have three parts: requested %s, reported %s', (requested, reported) => {
    expect(eventVersion(requested)).toBe(reported);
  });
});
