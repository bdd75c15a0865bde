import { z } from 'zod';
import type { Logger } from '@/lib/registry/logger';

const LONGEST_BODY = 16 * 1024;
const LONGEST_VALUE = 200;
/** Anybody can send a report, so they may not fill the log. */
const MOST_A_MINUTE = 30;
const MINUTE_MS = 60_000;

/** Paths may name records, but a query holds what was searched for, and is not logged. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '').slice(0, LONGEST_VALUE);

const valueSchema = z.string().transform(withoutQuery).optional().catch(undefined);
const reportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': valueSchema,
    'violated-directive': valueSchema,
    'blocked-uri': valueSchema,
    'document-uri': valueSchema,
    'source-file': valueSchema,
    'line-number': z.number().optional().catch(undefined),
  }),
});

async function readBody(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? Number.NaN) <= LONGEST_BODY) return request.text();
  await request.body?.cancel();
  return undefined;
}

function parseReport(text: string | undefined): z.infer<typeof reportSchema>['csp-report'] | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(text ?? '')).data?.['csp-report'];
  } catch {
    return undefined;
  }
}

let minute = 0;
let logged = 0;

/** Whether one more report may be logged in this minute. */
function isWithinLimit(now: number): boolean {
  const current = Math.floor(now / MINUTE_MS);
  if (current !== minute) logged = 0;
  minute = current;
  logged += 1;
  return logged <= MOST_A_MINUTE;
}

/** Logs a report of a browser, as `report-uri` sends it: 204, or 400 for anything else. */
export async function takePolicyReport(
  request: Request,
  log: Pick<Logger, 'warn'>,
  now = Date.now(),
): Promise<Response> {
  const report = parseReport(await readBody(request));
  if (!report) return new Response(null, { status: 400 });
  if (isWithinLimit(now)) {
    log.warn('A page met its content security policy', {
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
      line: report['line-number'],
    });
  }
  return new Response(null, { status: 204 });
}
