import { closeSync, mkdirSync, openSync, renameSync, utimesSync, writeSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isTooDeep } from '@/lib/shared/json';
import { ROLES } from '../in/brreg/brreg';
import { datedFolder, download, type FoundFile } from './download';
import { FollowFailure, isFollowFailure } from './failure';
import { type Finding, fetchText, type Looking, ownTarget } from './find';
import type { SourceOf } from './manifest';
import type { Position } from './state';

const changeSchema = z.object({
  oppdateringsid: z.number().int().nonnegative(),
  dato: z.string(),
  organisasjonsnummer: z.string().regex(/^\d{9}$/),
  endringstype: z.string(),
});
export type Change = z.infer<typeof changeSchema>;

/** A page of the feed. At its end there is no list at all. The list's name is that of the kind of unit. */
const feedSchema = z.object({
  _embedded: z.record(z.string(), z.array(changeSchema)).optional(),
  page: z.object({ totalElements: z.number() }).optional(),
});

const digits = z.union([
  z.number().int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

/** A page of the feed of roles (CloudEvents): it says whose roles changed, not which. */
const roleFeedSchema = z.array(
  z.object({
    id: digits,
    time: z.string(),
    data: z.object({ organisasjonsnummer: z.string().regex(/^\d{9}$/) }),
  }),
);

const rolesSchema = z.looseObject({ rollegrupper: z.array(z.unknown()) });

const unitSchema = z.looseObject({ organisasjonsnummer: z.string() });
const unitsSchema = z.object({ _embedded: z.record(z.string(), z.array(unitSchema)).optional() });

/** Units that were removed for legal reasons; what was deleted in the ordinary way can still be read. */
const REMOVED = 'Fjernet';
const DELETED = 'Sletting';
const PAGE_SIZE = 1_000;
/** Changes that are imported at once: the next ones begin after them, whatever happens. */
const MOST_CHANGES = 5_000;
/** Units asked for in one request: the address stays short. */
const UNITS_AT_ONCE = 100;
const LONGEST_REPLY = 64 * 1024 ** 2;
const JSON_REPLY = { accept: 'application/json', maxBytes: LONGEST_REPLY };

/** The whole file is of the night before, and a change may reach the feed late. */
const OVERLAP_MS = 48 * 60 * 60_000;

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  const unreadable = new FollowFailure({ kind: 'unreadable' });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable;
  }
  const { data } = schema.safeParse(value);
  if (data === undefined || isTooDeep(value)) throw unreadable;
  return data;
}

const withParameters = (address: string, parameters: Record<string, string | number | undefined>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
};

const isOfRoles = ({ address }: Pick<SourceOf<'brreg'>, 'address'>): boolean => address.endsWith('/roller');

/** `…/api/oppdateringer/enheter` → `…/api/enheter`, where the units are. Roles are those of units. */
const unitsAddress = (address: string): string =>
  address.replace(/\/roller$/, '/enheter').replace('/oppdateringer/', '/');

interface FeedPage {
  changes: Change[];
  /** From here on, this page included; of roles, at least so many. */
  total: number;
}

function readPage(source: SourceOf<'brreg'>, text: string): FeedPage {
  if (isOfRoles(source)) {
    const changes = parse(roleFeedSchema, text).map(({ id, time, data }): Change => {
      return { oppdateringsid: id, dato: time, organisasjonsnummer: data.organisasjonsnummer, endringstype: ROLES };
    });
    return { changes, total: changes.length };
  }
  const { _embedded = {}, page } = parse(feedSchema, text);
  const changes = Object.values(_embedded).flat();
  return { changes, total: Math.max(page?.totalElements ?? 0, changes.length) };
}

/** The parameters of the feed: of units from a change on, of roles after one. */
function placeIn(source: SourceOf<'brreg'>, { next_change, changes_since }: Position, now: number) {
  const since = changes_since ?? new Date(now).toISOString();
  if (isOfRoles(source)) return next_change === undefined ? { afterTime: since } : { afterId: next_change - 1 };
  return next_change === undefined ? { dato: since } : { oppdateringsid: next_change };
}

async function fetchPage(source: SourceOf<'brreg'>, from: Position, looking: Looking): Promise<FeedPage> {
  const { next_change } = from;
  const place = placeIn(source, from, looking.now());
  const target = ownTarget(source, withParameters(source.address, { ...place, size: PAGE_SIZE }));
  const { text } = await fetchText(looking, target, JSON_REPLY);
  const { changes, total } = readPage(source, text);
  const ids = changes.map(({ oppdateringsid }) => oppdateringsid);
  const isForward = ids.every((id, index) => id >= (next_change ?? 0) && id > (ids[index - 1] ?? -1));
  // Otherwise it would be read again and again.
  if (!isForward) throw new FollowFailure({ kind: 'unreadable' });
  return { changes, total };
}

/** The next changes of the feed. Its pages are numbered up to 10,000 entries only, so it is read by the changes' numbers. */
async function fetchChanges(source: SourceOf<'brreg'>, start: Position, looking: Looking) {
  const changes: Change[] = [];
  let position = start;
  while (changes.length < MOST_CHANGES) {
    const page = await fetchPage(source, position, looking);
    const last = page.changes.at(-1);
    if (!last) return { changes, position, more: false };
    changes.push(...page.changes);
    position = { ...position, next_change: last.oppdateringsid + 1 };
  }
  return { changes, position, more: true };
}

/** A unit as one line of JSON, or why there is none. */
async function fetchUnit(source: SourceOf<'brreg'>, change: Change, looking: Looking): Promise<unknown> {
  const { organisasjonsnummer, endringstype, dato } = change;
  const removed = { organisasjonsnummer, endringstype: REMOVED, dato };
  if (endringstype === REMOVED) return removed;
  const target = ownTarget(source, `${unitsAddress(source.address)}/${organisasjonsnummer}`);
  try {
    const { text } = await fetchText(looking, target, JSON_REPLY);
    const unit = parse(unitSchema, text);
    return unit.organisasjonsnummer === organisasjonsnummer ? unit : undefined;
  } catch (error) {
    if (!isFollowFailure(error) || error.problem.kind !== 'not_found') throw error;
    return error.problem.status === 410 ? removed : undefined;
  }
}

/** The roles of a unit as one line of JSON; none of a unit that is not there. */
async function fetchRoles(source: SourceOf<'brreg'>, change: Change, looking: Looking): Promise<unknown[]> {
  const { organisasjonsnummer, dato } = change;
  const target = ownTarget(source, `${unitsAddress(source.address)}/${organisasjonsnummer}/roller`);
  try {
    const { text } = await fetchText(looking, target, JSON_REPLY);
    const { rollegrupper } = parse(rolesSchema, text);
    return [{ organisasjonsnummer, endringstype: ROLES, dato, rollegrupper }];
  } catch (error) {
    if (!isFollowFailure(error) || error.problem.kind !== 'not_found') throw error;
    return [];
  }
}

/** The units in one request; those that a search does not find are asked for one by one. */
async function fetchUnits(source: SourceOf<'brreg'>, changes: readonly Change[], looking: Looking): Promise<unknown[]> {
  const numbers = changes.map(({ organisasjonsnummer }) => organisasjonsnummer);
  const parameters = { organisasjonsnummer: numbers.join(','), size: UNITS_AT_ONCE };
  const target = ownTarget(source, withParameters(unitsAddress(source.address), parameters));
  const { text } = numbers.length > 0 ? await fetchText(looking, target, JSON_REPLY) : { text: '{}' };
  const units = Object.values(parse(unitsSchema, text)._embedded ?? {}).flat();
  const found = new Map(units.map((unit) => [unit.organisasjonsnummer, unit]));
  const lines: unknown[] = [];
  for (const change of changes) {
    lines.push(found.get(change.organisasjonsnummer) ?? (await fetchUnit(source, change, looking)));
  }
  return lines.filter((line) => line !== undefined);
}

/** The units that changed, each in its present state, as a file of JSON lines. */
async function fetchChanged(
  source: SourceOf<'brreg'>,
  changes: readonly Change[],
  looking: Looking,
): Promise<FoundFile> {
  const latest = [...new Map(changes.map((change) => [change.organisasjonsnummer, change])).values()];
  const gone = latest.filter(({ endringstype }) => endringstype === REMOVED || endringstype === DELETED);
  const alive = latest.filter((change) => !gone.includes(change));
  const name = `${source.name}-${changes[0]?.oppdateringsid}-${changes.at(-1)?.oppdateringsid}.jsonl`;
  const path = join(looking.folder, datedFolder(new Date(looking.now())), name);
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(`${path}.part`, 'w');
  try {
    const write = (lines: readonly unknown[]) =>
      writeSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    for (let at = 0; at < alive.length; at += UNITS_AT_ONCE) {
      const some = alive.slice(at, at + UNITS_AT_ONCE);
      if (!isOfRoles(source)) write(await fetchUnits(source, some, looking));
      else for (const change of some) write(await fetchRoles(source, change, looking));
      looking.onProgress?.(name, Math.min(at + UNITS_AT_ONCE, alive.length), alive.length);
    }
    for (const change of gone) {
      const line = await fetchUnit(source, change, looking);
      if (line !== undefined) write([line]);
    }
  } finally {
    closeSync(file);
  }
  const time = new Date(looking.now());
  utimesSync(`${path}.part`, time, time);
  renameSync(`${path}.part`, path);
  const { size } = await stat(path);
  return { name, path, size, sha256: '', modified_at: time.toISOString() };
}

/** Asked for by its version, as the service refuses requests that leave it open. */
const acceptOf = (address: string): string => {
  const kind = /roller/.test(address) ? 'rolle.v1' : /underenheter/.test(address) ? 'underenhet.v2' : 'enhet.v2';
  return `application/vnd.brreg.enhetsregisteret.${kind}+gzip;charset=UTF-8, */*;q=0.1`;
};

async function findWhole(source: SourceOf<'brreg'>, whole: string, looking: Looking): Promise<Finding | undefined> {
  const { client, folder, now, waiting, onlyLook, onProgress } = looking;
  const begun = now();
  const target = ownTarget(source, whole);
  const found = await download({
    ...{ client, folder, now, waiting, onlyLook, onProgress },
    target: { ...target, headers: { accept: acceptOf(whole), ...target.headers } },
    fallbackName: `${source.name}.json.gz`,
  });
  if (!found) return undefined;
  const data_at = found.modified_at ?? new Date(begun).toISOString();
  const since = Math.min(begun, Date.parse(data_at)) - OVERLAP_MS;
  const reached = { files: {}, data_at, changes_since: new Date(since).toISOString() };
  return { files: [found], reached, continues: false, more: true };
}

const noteOf = (total: number, isPage: boolean): string =>
  `${total}${isPage && total === PAGE_SIZE ? ' or more' : ''} changes`;

/** The whole register at first, then the units that its feed says have changed. */
export async function findBrreg(source: SourceOf<'brreg'>, looking: Looking): Promise<Finding | undefined> {
  const { position, onlyLook, now } = looking;
  if (!position && source.whole) return findWhole(source, source.whole, looking);
  const begun = now();
  const start = position ?? { files: {}, data_at: null, changes_since: new Date(begun - OVERLAP_MS).toISOString() };
  if (onlyLook) {
    const { total } = await fetchPage(source, start, looking);
    return total === 0
      ? undefined
      : { files: [], reached: start, continues: true, more: false, note: noteOf(total, isOfRoles(source)) };
  }
  const { changes, position: end, more } = await fetchChanges(source, start, looking);
  const data_at = more ? (changes.at(-1)?.dato ?? start.data_at) : new Date(begun).toISOString();
  const reached = { ...end, files: {}, data_at: isMoment(data_at) ? data_at : start.data_at };
  if (changes.length === 0) return { files: [], reached, continues: true, more: false };
  const file = await fetchChanged(source, changes, looking);
  return { files: file.size > 0 ? [file] : [], reached, continues: true, more };
}

const isMoment = (text: string | null): text is string => text !== null && z.iso.datetime().safeParse(text).success;
