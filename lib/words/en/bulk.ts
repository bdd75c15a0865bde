import type { Forms } from '@/lib/shared/language/language';

const COMPANIES = { one: 'company', other: 'companies' };

/** The files of the whole register and of jurisdictions. */
export const bulkWords = {
  title: 'Downloads',
  description: 'The whole register, or one jurisdiction, as files.',
  titleOf: (place: string) => `Downloads: ${place}`,
  lead: 'The whole register, or one jurisdiction, as files to keep and analyse.',
  leadOf: (place: string) =>
    `The companies of ${place} with their officers, filings and events. Files about ownership also have owners and holdings elsewhere.`,
  held: 'They hold what everybody can read on the pages: no dates of birth, nationalities or addresses of officers, and no records that are withheld.',
  remote:
    'The records come from a remote registry service, so there are no files of all of them here: ask the service itself. Each record and each list can be downloaded from its page.',
  whole: 'The whole register',
  places: 'One jurisdiction',
  caption: 'Files with their size, day and checksum',
  placesCaption: 'Jurisdictions with their files',
  otherPlaces: 'Other jurisdictions with their files',
  file: 'File',
  records: 'Records',
  size: 'Size',
  readAt: 'Read from the register',
  checksum: 'SHA-256',
  place: 'Jurisdiction',
  companies: 'Companies',
  files: 'Files',
  /** In the plural. */
  jurisdictions: 'jurisdictions',
  publishers: 'publishers',
  filesOf: ({ counted }: Forms, count: number, size: string) =>
    `${counted(count, { one: 'file', other: 'files' })}, ${size}`,
  /** Of a jurisdiction without files: its search as a file. */
  search: ({ counted }: Forms, count: number) => `CSV of ${counted(count, COMPANIES)}, made on request`,
  notMade: 'not made',
  noneMade: 'No files of the whole register have been made yet.',
  noneMadeOf: (place: string) => `No files of ${place} have been made.`,
  /** Before the command, which ends the sentence. */
  makeBy: 'The operator of this site makes them with',
  outdated: ({ counted }: Forms, count: number) =>
    `${counted(count, { one: 'file is', other: 'files are' })} not offered now`,
  outdatedWhy: 'They were made before a record was withheld or shown again. They come back when they are made anew.',
  sources: 'Sources and licences',
  sourcesCaption: 'Publishers of these files with their licences',
  otherSources: 'Other publishers of these files with their licences',
  publisher: 'Publisher',
  licence: 'Licence',
  unnamed: 'Records without a publisher',
  notStated: 'not stated: see the source of each record',
  attribution: 'The data keep the licences of their publishers. Name them where you use the files.',
  programs: 'For programs',
  list: 'This list as JSON',
  programsSay:
    'Addresses stay the same when files are made anew; ETag, Range and If-None-Match are understood. The files are compressed (gzip), with text in UTF-8.',
  units: { kilo: 'kB', mega: 'MB', giga: 'GB' },
  tables: {
    companies: 'Companies',
    officers: 'Officers',
    filings: 'Filings',
    relationships: 'Ownership and control',
    events: 'Events',
  },
  formats: {
    csv: 'CSV',
    bods: 'BODS 0.4 (JSON lines)',
    ftm: 'FollowTheMoney (JSON lines)',
    native: 'Firmament (JSON lines)',
    'parquet-csv': 'CSV for conversion',
  },
  holds: {
    csv: 'a row each, for spreadsheets and databases',
    bods: 'entities, persons and relationships as statements of the Beneficial Ownership Data Standard',
    ftm: 'companies, people, shares and offices as entities of FollowTheMoney',
    native: 'records of all kinds, to be imported into another Firmament',
    'parquet-csv': 'a row each, with types for Parquet and DuckDB',
  },
};
