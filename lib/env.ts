import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_DAILY_LIMIT, DEFAULT_MONTHLY_LIMIT } from '@/lib/contract/limits';
import { DEFAULT_VERSION_PREFIX } from '@/lib/contract/versions';
import { SettingsError, shownValue } from './settings-error';

type Form = 'A' | 'B';

/** Every setting but the token, which `lib/registry/upstream/token.ts` alone reads. */
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
  upstream?: { baseUrl: string; version: string };
  apiForm: Form;
  apiWildcard: Form;
  apiUrlField: string;
  apiDailyLimit: number;
  apiMonthlyLimit: number;
  /** How many proxies of our own stand in front: as many last entries of X-Forwarded-For can be believed. */
  trustProxy: number;
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
    upstream: baseUrl ? { baseUrl, version: data.REGISTRY_API_VERSION } : undefined,
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
