import type { ReadItem } from '../format';
import { isRaw } from '../raw';
import { readCsvRecords } from '../read/csv';
import { readJsonRecords } from '../read/json';
import type { SourceFile } from '../read/source-file';
import { readXmlRecords } from '../read/xml';
import { inDeclaredEncoding } from '../read/xml-encoding';

const ELEMENTS = ['LEIRecord', 'RelationshipRecord', 'Exception'];
/** Of the golden copy in JSON, and of what the API answers. */
const LISTS = ['records', 'relations', 'exceptions', 'data'];

/** When GLEIF published the file: in the header of XML, in front of the records in the API's replies. */
const PUBLISHED = /(?:<(?:\w+:)?ContentDate>|"publishDate"\s*:\s*")\s*([^<"]+)/;

function recordsOf(file: SourceFile, start: string): AsyncIterable<ReadItem> {
  const first = start.trimStart().charAt(0);
  if (first === '<') return readXmlRecords(file, ELEMENTS);
  return first === '{' || first === '[' ? readJsonRecords(file, LISTS) : readCsvRecords(file);
}

const dated = (item: ReadItem, ContentDate: string): ReadItem =>
  'raw' in item && isRaw(item.raw) ? { line: item.line, raw: { ContentDate, ...item.raw } } : item;

/** The records of a file of GLEIF in any of its kinds, each with the date of the file where the file tells it. */
export async function* readGleifRecords(given: SourceFile): AsyncIterable<ReadItem> {
  const file = await inDeclaredEncoding(given);
  const start = (await file.start()).toString('utf8').replace(/^\uFEFF/, '');
  const ContentDate = PUBLISHED.exec(start)?.[1];
  for await (const item of recordsOf(file, start)) yield ContentDate === undefined ? item : dated(item, ContentDate);
}
