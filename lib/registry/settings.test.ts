import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSettings, SettingsError, settings } from './settings';

const messageOf = (env: Record<string, string>): string => {
  try {
    parseSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return error instanceof Error ? error.message : '';
  }
  throw new Error('nothing was thrown');
};

describe('settings', () => {
  it('are complete without any variable', () => {
    expect(parseSettings({})).toEqual({
      port: 3000,
      publicUrls: [],
      dataFolder: resolve('data'),
      registerFile: resolve('data/register.sqlite'),
      usageFile: resolve('data/usage.sqlite'),
      upstream: undefined,
      redis: undefined,
      apiForm: 'B',
      apiWildcard: 'B',
      apiUrlField: 'service_url',
      apiDailyLimit: 50,
      apiMonthlyLimit: 200,
      trustProxy: 0,
      loadPercent: 100,
      visitorLoadPercent: 50,
      fileBytes: 100 * 1024 * 1024,
      indexOfficers: false,
      contactUrl: undefined,
      logLevel: 'info',
    });
  });

  it('treat a blank value as absent', () => {
    expect(parseSettings({ PORT: '', API_FORM: ' ', REGISTRY_API_URL: '' })).toEqual(parseSettings({}));
  });

  it('read every variable', () => {
    const read = parseSettings({
      PORT: '8080',
      PUBLIC_URL: 'https://registers.example.org/, http://registers.example.net:8080',
      FIRMAMENT_DATA: '/var/lib/firmament',
      REGISTRY_API_URL: 'https://api.example.org/base/',
      REGISTRY_API_VERSION: 'v0.4.8',
      REGISTRY_API_TOKEN_IN: 'header',
      REGISTRY_API_TIMEOUT: '20',
      REGISTRY_API_DAILY_LIMIT: '500',
      REGISTRY_API_MONTHLY_LIMIT: '10000',
      REGISTRY_API_RESERVE: '5',
      REGISTRY_API_VISITOR_SHARE: '25',
      REGISTRY_CACHE_MB: '1',
      REGISTER_URL: 'https://explorer:open%20sesame@[::1]:9201/world,https://search2.example.org',
      REDIS_URL: 'rediss://explorer:open%20sesame@[::1]:6380/3',
      LOG_LEVEL: 'debug',
      API_WILDCARD: 'B',
      API_FORM: 'A',
      API_URL_FIELD: 'register_url',
      API_DAILY_LIMIT: '0',
      API_MONTHLY_LIMIT: '9000',
      TRUST_PROXY: '2',
      LOAD_LIMIT: '400',
      VISITOR_LOAD_SHARE: '25',
      FILE_MB: '7',
      INDEX_OFFICERS: '1',
      CONTACT_URL: 'mailto:register@example.org',
    });
    expect(read).toEqual({
      port: 8080,
      publicUrls: ['https://registers.example.org', 'http://registers.example.net:8080'],
      dataFolder: '/var/lib/firmament',
      registerFile: '/var/lib/firmament/register.sqlite',
      usageFile: '/var/lib/firmament/usage.sqlite',
      upstream: {
        baseUrl: 'https://api.example.org/base',
        version: 'v0.4.8',
        tokenIn: 'header',
        timeoutMs: 20_000,
        limits: { daily: 500, monthly: 10_000 },
        reservePercent: 5,
        visitorPercent: 25,
        cacheFile: '/var/lib/firmament/upstream.sqlite',
        maxCacheBytes: 1024 * 1024,
      },
      cluster: {
        nodes: ['https://[::1]:9201', 'https://search2.example.org:9200'],
        prefix: 'world-',
        username: 'explorer',
        password: 'open sesame',
      },
      redis: {
        host: '::1',
        port: 6380,
        tls: true,
        database: 3,
        username: 'explorer',
        password: 'open sesame',
      },
      apiForm: 'A',
      apiWildcard: 'B',
      apiUrlField: 'register_url',
      apiDailyLimit: 0,
      apiMonthlyLimit: 9000,
      trustProxy: 2,
      loadPercent: 400,
      visitorLoadPercent: 25,
      fileBytes: 7 * 1024 * 1024,
      indexOfficers: true,
      contactUrl: 'mailto:register@example.org',
      logLevel: 'debug',
    });
  });

  it('let the wildcard follow the form', () => {
    expect(parseSettings({ API_FORM: 'A' }).apiWildcard).toBe('A');
  });

  it.each([
    ['PORT', 'eighty', 'PORT is "eighty"; it must be a whole number from 1 to 65535.'],
    ['PORT', '0', 'PORT is "0"; it must be a whole number from 1 to 65535.'],
    ['PORT', '70000', 'PORT is "70000"; it must be a whole number from 1 to 65535.'],
    ['API_FORM', 'C', 'API_FORM is "C"; it must be A or B.'],
    ['API_WILDCARD', 'b', 'API_WILDCARD is "b"; it must be A or B.'],
    ['REGISTRY_API_VERSION', '4', 'REGISTRY_API_VERSION is "4"; it must be a version such as v0.4.'],
    [
      'API_URL_FIELD',
      '1st',
      'API_URL_FIELD is "1st"; it must be a name of letters, digits and underscores that does not begin with a digit.',
    ],
    ['REGISTRY_API_TOKEN_IN', 'cookie', 'REGISTRY_API_TOKEN_IN is "cookie"; it must be query or header.'],
    ['REGISTRY_API_VISITOR_SHARE', '0', 'REGISTRY_API_VISITOR_SHARE is "0"; it must be a whole number from 1 to 100.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"; it must be one of silent, error, warn, info, debug.'],
    ['TRUST_PROXY', 'on', 'TRUST_PROXY is "on"; it must be a whole number from 0 to 10.'],
    ['LOAD_LIMIT', '0', 'LOAD_LIMIT is "0"; it must be a whole number from 10 to 10000.'],
    ['VISITOR_LOAD_SHARE', '101', 'VISITOR_LOAD_SHARE is "101"; it must be a whole number from 1 to 100.'],
    ['API_DAILY_LIMIT', '-1', 'API_DAILY_LIMIT is "-1"; it must be a whole number from 0 to 1000000000.'],
    [
      'PUBLIC_URL',
      'https://example.org/register',
      'PUBLIC_URL is "https://example.org/register"; it must be an origin such as https://registers.example.org, without a path, or several with commas between.',
    ],
    ['INDEX_OFFICERS', 'yes', 'INDEX_OFFICERS is "yes"; it must be 0 or 1.'],
    [
      'CONTACT_URL',
      'javascript:alert(1)',
      'CONTACT_URL is "javascript:alert(1)"; it must be an address that begins with https://, http:// or mailto:.',
    ],
    [
      'CONTACT_URL',
      'mailto:nobody',
      'CONTACT_URL is "mailto:nobody"; it must be an address that begins with https://, http:// or mailto:.',
    ],
    [
      'REGISTRY_API_URL',
      'api.example.org',
      'REGISTRY_API_URL is "api.example.org"; it must be an address that begins with http:// or https:// and has no query and no password.',
    ],
  ])('say in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(messageOf({ [name]: value })).toBe(sentence);
  });

  it.each([
    'https://api.example.org/?api_token=sesame',
    'https://user:sesame@api.example.org',
    'https://api.example.org/#sesame',
    'sesame1234567890sesame1234567890',
  ])('never quote what may be a token: %s', (value) => {
    expect(messageOf({ REGISTRY_API_URL: value })).not.toContain('sesame');
  });

  it.each([
    ['redis://redis.example.org', { host: 'redis.example.org', port: 6379, tls: false, database: 0 }],
    ['redis://:secret@10.0.0.7/', { host: '10.0.0.7', port: 6379, tls: false, database: 0, password: 'secret' }],
  ])('read the address of a Redis: %s', (address, place) => {
    expect(parseSettings({ REDIS_URL: address }).redis).toEqual(place);
  });

  it.each([
    ['http://127.0.0.1', { nodes: ['http://127.0.0.1:9200'], prefix: 'firmament-' }],
    ['https://search.example.org:443/', { nodes: ['https://search.example.org:443'], prefix: 'firmament-' }],
    [
      'https://a.example.org:9201, b.example.org/of_2026/',
      { nodes: ['https://a.example.org:9201', 'https://b.example.org:9200'], prefix: 'of_2026-' },
    ],
  ])('read the addresses of a cluster: %s', (addresses, place) => {
    expect(parseSettings({ REGISTER_URL: addresses }).cluster).toEqual(place);
  });

  it.each([
    'search.example.org:9200',
    'redis://:sesame@search.example.org',
    'https://u:ses?ame@search.example.org',
    'https://u:sesame%@search.example.org',
    'https://u:sesame@search.example.org/Upper',
    'https://u:sesame@search.example.org/two/parts',
    'https://search.example.org,https://u:ses#ame@search.example.org',
  ])('say what the addresses of a cluster must be, and never quote its password: %s', (value) => {
    const message = messageOf({ REGISTER_URL: value });
    expect(message).toMatch(/^REGISTER_URL is .*; it must be addresses of an OpenSearch cluster such as [^;]*\.$/);
    expect(message).not.toMatch(/sesame|ses[?#]|ame@/);
  });

  it.each([
    'redis.example.org:6379',
    'https://:sesame@redis.example.org',
    'redis://:ses/ame@redis.example.org',
    'redis://:ses?ame@redis.example.org',
    'redis://:ses#ame@redis.example.org',
    'redis://:sesame%@redis.example.org',
    'redis://:sesame@redis.example.org/first',
    'redis://:sesame@redis.example.org:port',
    'redis://:ses@ame@/',
  ])('say what an address of a Redis must be, and never quote its password: %s', (value) => {
    const message = messageOf({ REDIS_URL: value });
    expect(message).toMatch(/^REDIS_URL is .*; it must be an address such as redis:\/\/user:password@[^;]*\.$/);
    expect(message).not.toMatch(/ses|ame@r/);
  });

  it('are read once', () => {
    expect(settings()).toBe(settings());
  });
});
