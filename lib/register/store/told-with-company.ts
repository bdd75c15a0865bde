/**
 * What nearly every record of a company register tells beside the company: that it was incorporated, on the day that
 * the record gives, and the entry that its register has of it. Where such an event or datum says nothing but what
 * follows from the company's row, the row is all that is kept of it (views `implied_events` and `implied_data` of the
 * schema); under keys made here it can be told that it does.
 */

/** What the keys of such parts have behind the key of the record. */
export const INCORPORATION = ':incorporation';
export const ENTRY = ':register-entry';
/** The event's description (specification, Events). */
export const INCORPORATED = 'Incorporated';

/** The key of the datum in which a register's record keeps what has no field of its own. */
export const entryKey = (recordKey: string): string => `${recordKey}${ENTRY}`;

/** Without making the key, which is wanted for none of millions of records. */
export const isKeyOf = (key: string, recordKey: string, suffix: string): boolean =>
  key.length === recordKey.length + suffix.length && key.startsWith(recordKey) && key.endsWith(suffix);
