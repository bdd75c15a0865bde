import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_DAILY_LIMIT, DEFAULT_MONTHLY_LIMIT } from '@/lib/contract/limits';
import { DEFAULT_VERSION_PREFIX } from '@/lib/contract/parameters';

/** A wrong or missing setting. The message is one sentence that names it and says what is allowed. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}

const LONGEST_SHOWN = 80;
const LOOKS_LIKE_A_SECRET = /^[\w+/=-]{24,}$/;

/**
 * The value as the sentence may quote it. People paste tokens into the wrong setting: what could be one is not shown,
 * nor is the password or query of an address.
 */
function shownValue(value: string): string {
  const shown = value.replace(/\/\/[^/]*@/, '//…@').replace(/[?#].*$/s, '?…');
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
  /** What the service allows, where it does not tell by `account_status`. */
  limits: { daily: number; monthly: number };
  /** Calls a day that visitors cannot spend, in per cent of the daily limit. */
  reservePercent: number;
  /** What one visitor can spend in a day, in per cent of the daily limit. */
  visitorPercent: number;
  /** Where replies are kept and calls are counted. */
  cacheFile: string;
  /** 0: nothing is kept in a file. */
  maxCacheBytes: number;
}

/** Every setting but the token, which `lib/service/token.ts` alone reads. */
export interface Settings {
  port: number;
  /** Origin for addresses of our own; without it, the origin of the request. */
  publicUrl?: string;
  /** Absolute. */
  dataFolder: string;
  registerFile: string;
  /** Where calls of the API are counted. */
  usageFile: string;
  /** The remote service that answers instead of the embedded register. */
  upstream?: UpstreamSettings;
  apiForm: Form;
  apiWildcard: Form;
  apiUrlField: string;
  apiDailyLimit: number;
  apiMonthlyLimit: number;
  /** How many proxies of our own stand in front: as many last entries of X-Forwarded-For can be believed. */
  trustProxy: number;
  logLevel: (typeof LOG_LEVELS)[number];
}

function toHttpUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

const isOrigin = (value: string): boolean => toHttpUrl(value)?.origin === value.toLowerCase().replace(/\/$/, '');

/** No query, fragment or password: the token is no part of the address, and what we add comes after the path. */
function isBaseUrl(value: string): boolean {
  const url = toHttpUrl(value);
  return url !== undefined && !/[?#]/.test(value) && url.username === '' && url.password === '';
}

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

/** What is allowed stands where zod keeps its messages; `parseSettings` makes the sentence around it. */
const SETTINGS = z.object({
  PORT: wholeNumber(1, 65_535, 3000),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, { error: 'an origin such as https://registers.example.org, without a path' })
    .transform((value) => new URL(value).origin)
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
});

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting of nothing but blanks is one that is not there: `PORT= npm start` takes the default. */
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
    publicUrl: data.PUBLIC_URL,
    dataFolder,
    registerFile: join(dataFolder, 'register.sqlite'),
    usageFile: join(dataFolder, 'usage.sqlite'),
    upstream: baseUrl ? upstreamSettings(baseUrl, dataFolder, data) : undefined,
    logLevel: data.LOG_LEVEL,
    apiForm: data.API_FORM,
    apiWildcard: data.API_WILDCARD ?? data.API_FORM,
    apiUrlField: data.API_URL_FIELD,
    apiDailyLimit: data.API_DAILY_LIMIT,
    apiMonthlyLimit: data.API_MONTHLY_LIMIT,
    trustProxy: data.TRUST_PROXY,
  };
}

let cached: Settings | undefined;

/** The settings of this process: read at the first call, never while a module loads, so that a build holds none of them. */
export function settings(): Settings {
  cached ??= parseSettings(process.env);
  return cached;
}
