import { z } from 'zod';
import { download } from './download';
import { FollowFailure } from './failure';
import { type Finding, fetchText, type Looking, namedTarget, ownTarget, toKnown } from './find';
import type { SourceOf } from './manifest';

const publishedFile = z.object({
  url: z.string(),
  size: z.coerce.number().int().nonnegative(),
  record_count: z.coerce.number().int().nonnegative(),
});
const byType = z.record(z.string(), publishedFile);

/** What GLEIF says of its latest publication of one kind of record: `…/publishes/lei2/latest`. */
const publicationSchema = z.object({
  data: z.object({ publish_date: z.string(), full_file: byType, delta_files: z.record(z.string(), byType).nullish() }),
});

export type Publication = z.infer<typeof publicationSchema>['data'];

const HOUR = 60 * 60_000;

/** The files of changes, from the shortest, with the time before the publication that each covers. */
const DELTAS: readonly [string, number][] = [
  ['IntraDay', 8 * HOUR],
  ['LastDay', 24 * HOUR],
  ['LastWeek', 7 * 24 * HOUR],
  ['LastMonth', 31 * 24 * HOUR],
];

/** `2026-11-25 08:00:00`, which is UTC, in milliseconds; undefined for anything else. */
export function publishedAt({ publish_date }: Pick<Publication, 'publish_date'>): number | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?(?:Z|\+00:00)?$/.exec(publish_date) ?? [];
  const moment = Date.parse(`${day}T${time}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}

type FileType = NonNullable<SourceOf<'gleif'>['type']>;
/** Read faster than XML. */
const DEFAULT_TYPE: FileType = 'json';

/** The smallest file that has all changes since `last`, the moment of another publication; the full one if none has. */
export function chooseFile(publication: Publication, at: number, last: number | undefined, type: FileType) {
  const { full_file, delta_files } = publication;
  const gap = last === undefined ? Number.POSITIVE_INFINITY : at - last;
  const deltas = DELTAS.filter(([, covered]) => covered >= gap).map(([name]) => delta_files?.[name]?.[type]);
  return deltas.find((delta) => delta !== undefined) ?? full_file[type];
}

function readPublication(text: string): Publication {
  try {
    return publicationSchema.parse(JSON.parse(text)).data;
  } catch {
    throw new FollowFailure({ kind: 'unreadable' });
  }
}

const LONGEST_PUBLICATION = 4 * 1024 ** 2;

/** The golden copy at first, then the changes since the publication that was imported last. */
export async function findGleif(source: SourceOf<'gleif'>, looking: Looking): Promise<Finding | undefined> {
  const { client, folder, position, now, waiting, onlyLook, onProgress } = looking;
  const listing = ownTarget(source, source.address);
  const { text, reply } = await fetchText(looking, listing, {
    accept: 'application/json',
    maxBytes: LONGEST_PUBLICATION,
  });
  const publication = readPublication(text);
  const at = publishedAt(publication);
  if (at === undefined) throw new FollowFailure({ kind: 'unreadable' });
  const last = position?.published === undefined ? undefined : Date.parse(position.published);
  if (last !== undefined && at <= last) return undefined;
  const { type = DEFAULT_TYPE } = source;
  const chosen = chooseFile(publication, at, last, type);
  if (!chosen) throw new FollowFailure({ kind: 'none_listed' });
  const published = new Date(at).toISOString();
  const reached = { files: {}, data_at: published, published };
  if (chosen.record_count === 0 && last !== undefined) return { files: [], reached, continues: true, more: false };
  const file = await download({
    ...{ client, folder, now, waiting, onlyLook, onProgress },
    target: namedTarget(source, reply, chosen.url),
    // The day is in its name.
    name: chosen.url,
    fallbackName: `${source.name}.zip`,
    expectedSize: chosen.size,
  });
  if (!file) return undefined;
  const continues = chosen !== publication.full_file[type];
  return { files: [file], reached: { ...reached, files: { [file.name]: toKnown(file) } }, continues, more: false };
}
