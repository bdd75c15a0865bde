import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_DAILY_LIMIT, DEFAULT_MONTHLY_LIMIT } from '@/lib/contract/limits';
import { DEFAULT_VERSION_PREFIX } from '@/lib/contract/parameters';
import { isErrorNamed } from '@/lib/shared/errors';
import type { RedisPlace } from './redis/connection';

/** A wrong or missing setting. The message is one sentence with its name and the allowed values. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}

export const isSettingsError = (error: unknown): error is SettingsError => isErrorNamed(error, 'SettingsError');

const LONGEST_SHOWN = 80;
const LOOKS_LIKE_A_SECRET = /^[\w+/=-]{24,}$/;

/**
 * The value as quoted in an error message. A value that could be a token is not shown, because tokens are sometimes
 * pasted into the wrong setting; nor is the password or query of an address.
 */
function shownValue(value: string): string {
  const shown = value.replace(/\/\/.*@/s, '//…@').replace(/[?#].*$/s, '?…');
  if (LOOKS_LIKE_A_SECRET.test(shown)) return 'is not shown, as it could be a token';
  return `is "${shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown}"`;
}

type Form = 'A' | 'B';

export interface UpstreamSettings {
  baseUrl: string;
  version: string;
  /** How our token is sent: as `api_token` (specification, "Authentication", 1) or as the header X-API-TOKEN. */
  tokenIn: 'query' | 'header';
  timeoutMs: number;
  /** Limits of the service, for when it does not report them in `account_status`. */
  limits: { daily: number; monthly: number };
  /** Share of the daily limit that visitors cannot spend, in per cent. */
  reservePercent: number;
  /** Share of the daily limit that one visitor can spend, in per cent. */
  visitorPercent: number;
  /** Stores cached replies and call counts. */
  cacheFile: string;
  /** 0: no cache file. */
  maxCacheBytes: number;
}

/** The OpenSearch cluster to which the register is published. */
export interface ClusterPlace {
  /** Addresses without user and password. */
  nodes: string[];
  username?: string;
  password?: string;
  /** Begins the names of all indexes. */
  prefix: string;
}

/** All settings except the token, which only `lib/service/token.ts` reads. */
export interface Settings {
  port: number;
  /** Origins of our own addresses, the preferred one first; if there is none, that of the request. */
  publicUrls: string[];
  /** Absolute. */
  dataFolder: string;
  registerFile: string;
  /** Stores the counts of API calls. */
  usageFile: string;
  /** Where the embedded register is read if it is not the file. */
  cluster?: ClusterPlace;
  /** The Redis that several explorers share, if there is one. */
  redis?: RedisPlace;
  /** The remote service, if one is used instead of the embedded register. */
  upstream?: UpstreamSettings;
  apiForm: Form;
  apiWildcard: Form;
  apiUrlField: string;
  apiDailyLimit: number;
  apiMonthlyLimit: number;
  /** Number of our own proxies in front of the server: as many trailing entries of X-Forwarded-For are trusted. */
  trustProxy: number;
  /** Whether search engines may list pages of officers. */
  indexOfficers: boolean;
  /** Where the operator of this site can be asked: a page or a mail address. */
  contactUrl?: string;
  /** How many requests are worked on and wait at once, in per cent of the usual limits (lib/api/load/limits.ts). */
  loadPercent: number;
  /** The part of that which one visitor may have, in per cent. */
  visitorLoadPercent: number;
  /** The most bytes of records that one file or walk may hold. */
  fileBytes: number;
  logLevel: (typeof LOG_LEVELS)[number];
}

function toHttpUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

const isOrigin = (value: string): boolean => toHttpUrl(value)?.origin === value.toLowerCase().replace(/\/$/, '');

/** Rejects a query, fragment or password: the token must not be in the address, and paths are appended to it. */
function isBaseUrl(value: string): boolean {
  const url = toHttpUrl(value);
  return url !== undefined && !/[?#]/.test(value) && url.username === '' && url.password === '';
}

const DEFAULT_REDIS_PORT = 6379;

/** User, password and database are in the address, as all clients of Redis have it. */
function toRedisPlace(value: string): RedisPlace | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '') return undefined;
  if (!/^(\/\d{0,3})?$/.test(url.pathname) || /[?#]/.test(value)) return undefined;
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port || DEFAULT_REDIS_PORT),
      tls: url.protocol === 'rediss:',
      database: Number(url.pathname.slice(1)),
      ...(url.username && { username: decodeURIComponent(url.username) }),
      ...(url.password && { password: decodeURIComponent(url.password) }),
    };
  } catch {
    // A percent sign that begins no character.
    return undefined;
  }
}

const DEFAULT_CLUSTER_PORT = '9200';
const DEFAULT_PREFIX = 'firmament';
/** As names of indexes may begin. */
const PREFIX = /^[a-z0-9][a-z0-9_-]{0,99}$/;

/** As written: addresses leave out the port of their protocol, which is not the usual one of a cluster. */
const portIn = (address: string): string => /:(\d+)(?:\/[^@]*)?$/.exec(address)?.[1] ?? DEFAULT_CLUSTER_PORT;

/** Several nodes with commas between. User and password are those of the first that has some, and so is the path. */
function toClusterPlace(value: string): ClusterPlace | undefined {
  const [protocol = ''] = /^https?:\/\//.exec(value) ?? [];
  const given = value.split(',').map((node) => node.trim());
  const addresses = given.map((node) => (node.includes('://') ? node : protocol + node));
  if (addresses.some((address) => !toHttpUrl(address) || /[?#]/.test(address))) return undefined;
  const urls = addresses.map((address) => new URL(address));
  const prefix = urls.map(({ pathname }) => pathname.replace(/^\/|\/$/g, '')).find((path) => path !== '');
  if (prefix !== undefined && !PREFIX.test(prefix)) return undefined;
  const { username, password } = urls.find((url) => url.username !== '') ?? {};
  try {
    return {
      nodes: urls.map(({ protocol, hostname }, at) => `${protocol}//${hostname}:${portIn(addresses[at] ?? '')}`),
      prefix: `${prefix ?? DEFAULT_PREFIX}-`,
      ...(username && { username: decodeURIComponent(username), password: decodeURIComponent(password ?? '') }),
    };
  } catch {
    // A percent sign that begins no character.
    return undefined;
  }
}

const isContact = (value: string): boolean =>
  toHttpUrl(value) !== undefined || /^mailto:[^\s@?]+@[^\s@?]+$/i.test(value);

const wholeNumber = (from: number, to: number, fallback: number) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to, {
      error: `a whole number from ${from} to ${to}`,
    })
    .transform(Number)
    .default(fallback);

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

const FORM = z.enum(['A', 'B'], { error: 'A or B' });

/** The messages of zod hold the allowed values; `parseSettings` makes the sentence. */
const SETTINGS = z.object({
  PORT: wholeNumber(1, 65_535, 3000),
  PUBLIC_URL: z
    .string()
    .transform((value) => value.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every(isOrigin), {
      error: 'an origin such as https://registers.example.org, without a path, or several with commas between',
    })
    .transform((origins) => origins.map((origin) => new URL(origin).origin))
    .optional(),
  FIRMAMENT_DATA: z.string().default('./data'),
  REGISTRY_API_URL: z
    .string()
    .refine(isBaseUrl, { error: 'an address that begins with http:// or https:// and has no query and no password' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  REGISTRY_API_VERSION: z
    .string()
    .regex(/^v\d+(\.\d+)*$/, { error: `a version such as ${DEFAULT_VERSION_PREFIX}` })
    .default(DEFAULT_VERSION_PREFIX),
  REGISTRY_API_TOKEN_IN: z.enum(['query', 'header'], { error: 'query or header' }).default('query'),
  REGISTRY_API_TIMEOUT: wholeNumber(1, 120, 10),
  REGISTRY_API_DAILY_LIMIT: wholeNumber(1, 1_000_000_000, DEFAULT_DAILY_LIMIT),
  REGISTRY_API_MONTHLY_LIMIT: wholeNumber(1, 1_000_000_000, DEFAULT_MONTHLY_LIMIT),
  REGISTRY_API_RESERVE: wholeNumber(0, 90, 10),
  REGISTRY_API_VISITOR_SHARE: wholeNumber(1, 100, 50),
  REGISTRY_CACHE_MB: wholeNumber(0, 1_000_000, 256),
  REGISTER_URL: z
    .string()
    .refine((value) => toClusterPlace(value) !== undefined, {
      error:
        'addresses of an OpenSearch cluster such as https://user:password@search1.example.org:9200,https://search2.example.org:9200, the first with the prefix of its indexes as path if there is one',
    })
    .transform(toClusterPlace)
    .optional(),
  REDIS_URL: z
    .string()
    .refine((value) => toRedisPlace(value) !== undefined, {
      error: 'an address such as redis://user:password@redis.example.org:6379/0, or with rediss:// for TLS',
    })
    .transform(toRedisPlace)
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  API_FORM: FORM.default('B'),
  API_WILDCARD: FORM.optional(),
  API_URL_FIELD: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]{0,63}$/, {
      error: 'a name of letters, digits and underscores that does not begin with a digit',
    })
    .default('service_url'),
  API_DAILY_LIMIT: wholeNumber(0, 1_000_000_000, DEFAULT_DAILY_LIMIT),
  API_MONTHLY_LIMIT: wholeNumber(0, 1_000_000_000, DEFAULT_MONTHLY_LIMIT),
  TRUST_PROXY: wholeNumber(0, 10, 0),
  LOAD_LIMIT: wholeNumber(10, 10_000, 100),
  VISITOR_LOAD_SHARE: wholeNumber(1, 100, 50),
  FILE_MB: wholeNumber(1, 10_000, 100),
  INDEX_OFFICERS: z.enum(['0', '1'], { error: '0 or 1' }).default('0'),
  CONTACT_URL: z
    .string()
    .refine(isContact, { error: 'an address that begins with https://, http:// or mailto:' })
    .optional(),
});

export type Environment = Readonly<Record<string, string | undefined>>;

/** A blank setting counts as absent: `PORT= npm start` uses the default. */
function withoutBlanks(env: Environment): Record<string, string> {
  const given = Object.keys(SETTINGS.shape).flatMap((name) => {
    const value = env[name]?.trim();
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}

function upstreamSettings(baseUrl: string, dataFolder: string, data: z.infer<typeof SETTINGS>): UpstreamSettings {
  return {
    baseUrl,
    version: data.REGISTRY_API_VERSION,
    tokenIn: data.REGISTRY_API_TOKEN_IN,
    timeoutMs: data.REGISTRY_API_TIMEOUT * 1000,
    limits: { daily: data.REGISTRY_API_DAILY_LIMIT, monthly: data.REGISTRY_API_MONTHLY_LIMIT },
    reservePercent: data.REGISTRY_API_RESERVE,
    visitorPercent: data.REGISTRY_API_VISITOR_SHARE,
    cacheFile: join(dataFolder, 'upstream.sqlite'),
    maxCacheBytes: data.REGISTRY_CACHE_MB * 1024 * 1024,
  };
}

export function parseSettings(env: Environment): Settings {
  const given = withoutBlanks(env);
  const { data, error } = SETTINGS.safeParse(given);
  if (error) {
    const [issue] = error.issues;
    const name = String(issue?.path[0]);
    throw new SettingsError(`${name} ${shownValue(given[name] ?? '')}; it must be ${issue?.message}.`);
  }
  const baseUrl = data.REGISTRY_API_URL;
  const dataFolder = resolve(data.FIRMAMENT_DATA);
  return {
    port: data.PORT,
    publicUrls: data.PUBLIC_URL ?? [],
    dataFolder,
    registerFile: join(dataFolder, 'register.sqlite'),
    usageFile: join(dataFolder, 'usage.sqlite'),
    upstream: baseUrl ? upstreamSettings(baseUrl, dataFolder, data) : undefined,
    cluster: data.REGISTER_URL,
    redis: data.REDIS_URL,
    logLevel: data.LOG_LEVEL,
    apiForm: data.API_FORM,
    apiWildcard: data.API_WILDCARD ?? data.API_FORM,
    apiUrlField: data.API_URL_FIELD,
    apiDailyLimit: data.API_DAILY_LIMIT,
    apiMonthlyLimit: data.API_MONTHLY_LIMIT,
    trustProxy: data.TRUST_PROXY,
    loadPercent: data.LOAD_LIMIT,
    visitorLoadPercent: data.VISITOR_LOAD_SHARE,
    fileBytes: data.FILE_MB * 1024 * 1024,
    indexOfficers: data.INDEX_OFFICERS === '1',
    contactUrl: data.CONTACT_URL,
  };
}

let cached: Settings | undefined;

/** The settings of this process, read on the first call and not on import, so that a build contains none of them. */
export function settings(): Settings {
  cached ??= parseSettings(process.env);
  return cached;
}
