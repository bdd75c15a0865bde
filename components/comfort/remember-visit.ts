import { readStored, writeStored } from '@/components/ui/device';
import { kindOfRecord, parseRecent, printRecent, RECENT_KEY, withVisit } from './recent';

/** A page that says why there is no record: failures, defects, and what the framework marks as not found. */
const NO_RECORD = 'h1 + [role="alert"], [role="alert"] h1, meta[name="robots"][content*="noindex"]';

/** Keeps the record of this page on the device, by its heading. Pages without a record are not kept. */
export function rememberVisit(path: string): void {
  const title = document.querySelector('main h1')?.textContent ?? '';
  if (!kindOfRecord(path) || document.querySelector(NO_RECORD)) return;
  const before = readStored(RECENT_KEY);
  const after = printRecent(withVisit(parseRecent(before), { path, title }));
  if (after !== before) writeStored(RECENT_KEY, after);
}
