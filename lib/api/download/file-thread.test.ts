import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import type { NetworkRelationship } from '@/lib/contract/network';
import { CURRENT_VERSION } from '@/lib/contract/parameters';
import type { FormatName } from '@/lib/formats/offered';
import { fillTemplate } from '@/lib/shared/printed-json';
import { ABOUT, RECORDS } from './download.fixture';
import { writeInThread } from './file-thread';
import type { NetworkFile } from './file-worker';
import { write } from './formats';
import { loadSharp } from './png';

const HOLDINGS = 300;
const ROOT = { path: '/companies/gb/00000001', name: 'EXAMPLE WIDGETS LTD' };
const rows: NetworkRelationship[] = Array.from({ length: HOLDINGS }, (_, at) => ({
  ...RECORDS.network_relationship,
  parent_name: ROOT.name,
  parent_service_url: `https://firmament.example${ROOT.path}`,
  child_name: `Holding ${at} Ä 株式会社`,
  child_service_url: `https://firmament.example/companies/gb/${at}`,
}));
const about = { ...ABOUT, page_url: `https://firmament.example${ROOT.path}/network` };

const asTemplate = (text: string) => fillTemplate({ bytes: Buffer.from(text), places: new Uint32Array() }, '');

const fileOf = (format: FormatName, part: Partial<NetworkFile> = {}): NetworkFile => ({
  format,
  json: asTemplate(JSON.stringify(rows)),
  about,
  roots: [ROOT],
  mostCharacters: 1e9,
  ...part,
});

const FACTS: Omit<EntityFacts, 'path'> = {
  inactive: false,
  current_status: 'Active',
  incorporation_date: '2001-02-03',
  dissolution_date: null,
  corporate_groupings: ['Example group'],
};

/** Some facts of each entity that is asked for. */
const factsOf = async (paths: readonly string[]): Promise<ReadonlyMap<string, EntityFacts>> =>
  new Map(paths.map((path) => [path, { path, ...FACTS }]));

async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString();
}

describe('a large network as a file', () => {
  // As a route does before it begins a picture.
  beforeAll(loadSharp);

  it.each(['csv', 'svg', 'png'] as const)('is the same as %s as written at once', async (format) => {
    async function* plainRows() {
      yield* rows;
    }
    const plain = write(format, {
      shape: 'list',
      kind: 'network_relationship',
      about: { ...about, total_count: HOLDINGS },
      api_version: CURRENT_VERSION,
      rows: plainRows(),
      roots: [ROOT],
      factsOf,
    });
    const [written, expected] = await Promise.all([textOf(writeInThread(fileOf(format), factsOf)), textOf(plain)]);
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    expect([written.length, hash(written)]).toEqual([expected.length, hash(expected)]);
  });

  it('says that it ends where it has become as large as a file may be', async () => {
    const text = await textOf(writeInThread(fileOf('csv', { mostCharacters: 5_000 }), factsOf));
    expect(text).toMatch(/INCOMPLETE: the file is as large as one may be here\. The file ends after \d+ of 300\./);
  });

  it('fails with the reason where the thread cannot write it', async () => {
    const broken = { ...fileOf('csv'), json: asTemplate('[{') };
    await expect(textOf(writeInThread(broken, factsOf))).rejects.toThrow('in JSON at position 2');
  });

  it('fails where the facts cannot be read, and the next file is written nevertheless', async () => {
    const failing = () => Promise.reject(new Error('The register is damaged.'));
    const both = [writeInThread(fileOf('graphml'), failing), writeInThread(fileOf('csv'), factsOf)].map(textOf);
    const [first, second] = await Promise.allSettled(both);
    expect(first).toMatchObject({ status: 'rejected', reason: new Error('The register is damaged.') });
    expect(second).toMatchObject({ status: 'fulfilled' });
  });

  it('is made to its end however slowly it is read, so that no other file waits for its reader', async () => {
    const slow = writeInThread(fileOf('json'), factsOf);
    const { value: first } = await slow.next();
    expect(await textOf(writeInThread(fileOf('csv'), factsOf))).toContain('Holding 299');
    const rest = await textOf(slow);
    expect(JSON.parse(Buffer.from(first ?? '').toString() + rest).results).toHaveLength(HOLDINGS);
  });

  it('ends with its reader, and then the next one is written', async () => {
    const left = writeInThread(fileOf('json'), factsOf);
    await left.next();
    await left.return(undefined);
    expect(await textOf(writeInThread(fileOf('csv'), factsOf))).toContain('Holding 299');
  });
});
