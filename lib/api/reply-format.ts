import { RegistryError } from '@/lib/contract/errors';
import { hasFeature, isSupportedVersion, sinceVersion } from '@/lib/contract/versions';
import { toXml } from './xml';

export type Format = { kind: 'json' } | { kind: 'xml' } | { kind: 'jsonp'; callback: string };

export const JSON_FORMAT: Format = { kind: 'json' };

/** A name, or names joined by dots, of at most 100 characters: what is called is never more than a function's name. */
const CALLBACK = /^(?=.{1,100}$)[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

function jsonFormat(params: URLSearchParams): Format {
  const callback = params.get('callback');
  if (!callback) return JSON_FORMAT;
  if (CALLBACK.test(callback)) return { kind: 'jsonp', callback };
  throw new RegistryError(
    'invalid_request',
    `The parameter callback is "${callback}"; it must be a name such as show.`,
  );
}

/**
 * The format that `format` asks for, else the suffix of the path, else JSON ("What the service does", 3). Throws 400
 * for another one, and for XML in a version that has none.
 */
export function formatOf(params: URLSearchParams, suffix: 'json' | 'xml' | undefined, version?: string): Format {
  const given = params.get('format')?.trim().toLowerCase();
  const asked = given || suffix || 'json';
  if (asked === 'json') return jsonFormat(params);
  if (asked !== 'xml') {
    throw new RegistryError('invalid_request', `The parameter format is "${given}"; it must be json or xml.`);
  }
  // Of a version that never was, the register says so, and says it in the format that was asked for.
  const isKnown = version === undefined || isSupportedVersion(version);
  if (!isKnown || hasFeature(version, 'xml')) return { kind: 'xml' };
  throw new RegistryError(
    'invalid_request',
    `The version ${version} has no XML; it is there from ${sinceVersion('xml')}.`,
  );
}

export interface Printed {
  type: string;
  text: string;
}

/** Two line ends of Unicode that JSON allows in a text and old scripts do not. */
const inScript = (json: string): string => json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export function printBody(body: unknown, format: Format): Printed {
  if (format.kind === 'xml') return { type: 'application/xml;charset=utf-8', text: toXml(body) };
  const json = JSON.stringify(body);
  if (format.kind === 'json') return { type: 'application/json;charset=utf-8', text: json };
  // The comment keeps the text from being taken for anything but a script (a known abuse of callbacks).
  return { type: 'application/javascript;charset=utf-8', text: `/**/${format.callback}(${inScript(json)});` };
}
