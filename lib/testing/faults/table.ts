import type { Reason } from '@/lib/contract/errors';
import { answersError, answersJson, answersText, type Fault, redirectsTo } from './answers';
import {
  answersBytes,
  answersDeepJson,
  answersSlowly,
  breaksGzip,
  breaksOffInBody,
  neverAnswers,
  resets,
  resetsInBody,
  speaksAnotherProtocol,
  stallsInBody,
} from './broken';

/** One failure of a service, and the error that must be reported. */
export interface FaultRow {
  name: string;
  fault: Fault | 'refused';
  /** The status of our reply, and its reason if it has one. */
  status: number;
  reason?: Reason;
  /** It lasts until our timeout. */
  isSlow?: true;
  /** The reply says when to retry. */
  tellsWhen?: true;
}

const row = (name: string, fault: FaultRow['fault'], status: number, reason?: Reason, more?: Partial<FaultRow>) => ({
  name,
  fault,
  status,
  reason,
  ...more,
});

const HTML = '<!doctype html><title>Welcome</title><h1>Welcome</h1>';
const page = (status: number): Fault => answersText(HTML, status, 'text/html');
const SLOW = { isSlow: true } as const;
const TELLS_WHEN = { tellsWhen: true } as const;

/** Every way in which a service may fail when a company is requested. Tests of all levels use it. */
export const FAULTS: FaultRow[] = [
  row('refused', 'refused', 502, 'down'),
  row('reset before an answer', resets, 502, 'down'),
  row('silence', neverAnswers, 503, 'busy', SLOW),
  row('a body that stalls', stallsInBody, 503, 'busy', SLOW),
  row('a body that trickles', answersSlowly, 503, 'busy', SLOW),
  row('half a body', breaksOffInBody, 502, 'down'),
  row('reset within the body', resetsInBody, 502, 'down'),
  row('broken gzip', breaksGzip, 502, 'nonsense'),
  row('another protocol', speaksAnotherProtocol, 502, 'nonsense'),
  row('200 with HTML', page(200), 502, 'nonsense'),
  row('200 with half of a JSON text', answersText('{"results":'), 502, 'nonsense'),
  row('200 with nothing', answersText(''), 502, 'nonsense'),
  row('200 with a bare list', answersJson([]), 502, 'nonsense'),
  row('200 with null', answersJson(null), 502, 'nonsense'),
  row('200 with wrong shape', answersJson({ api_version: '0.4', results: 'none' }), 502, 'nonsense'),
  row('200 with an error', answersError(200, 'Daily quota exceeded'), 403, 'allowance'),
  row('301 to another host', redirectsTo('http://elsewhere.invalid', 301), 502, 'nonsense'),
  row('400', answersError(400, 'The parameter page must be a number.'), 400),
  row('401', answersError(401, 'Invalid API token'), 401, 'token'),
  row('402', answersError(402, 'Payment required'), 403),
  row('403 for the allowance', answersError(403, 'Usage limit exceeded'), 403, 'allowance'),
  row('403 for something else', answersError(403, 'Forbidden'), 403),
  row('403 with a web page', page(403), 403),
  row('404', answersError(404, 'Record not found'), 404, 'not_found'),
  row('404 with a web page', page(404), 404, 'not_found'),
  row('429', answersError(429, 'Too many requests'), 403, 'allowance'),
  row('429 with Retry-After', answersError(429, 'Slow down', { 'retry-after': '60' }), 403, 'allowance', TELLS_WHEN),
  row('500', answersError(500, 'Internal server error'), 502, 'down'),
  row('500 with a web page', page(500), 502, 'down'),
  row('502', page(502), 502, 'down'),
  row('503', answersError(503, 'Service unavailable'), 503, 'busy'),
  row('503 with Retry-After', answersError(503, 'Overloaded', { 'retry-after': '60' }), 503, 'busy', TELLS_WHEN),
  row('503 for a redacted record', answersError(503, 'The details are temporarily redacted.'), 503, 'redacted'),
  row('504', page(504), 502, 'down'),
  row('a status that nobody knows', answersError(418, 'I am a teapot'), 502, 'nonsense'),
  row('a huge body', answersBytes(32 * 1024 * 1024), 502, 'nonsense'),
  row('deep JSON', answersDeepJson(100_000), 502, 'nonsense'),
];
