import { describe, expect, test } from 'vitest';
import type { Finding, ImportReport, PublisherContents } from '@/lib/contract/records';
import { attentionOf, lastImports } from './attention';

const TODAY = '2026-05-05';

const publisher = (
  name: string | null,
  newest: string | null,
  part: Partial<PublisherContents> = {},
): PublisherContents => ({
  ...{ publisher: name, licences: [], companies: 1, officers: 0, statements: 0, data: 0 },
  ...{ oldest: newest, newest, undated: 0 },
  ...part,
});

const report = (id: number, part: Partial<ImportReport> = {}): ImportReport => ({
  ...{ id, format: 'bods', files: ['a.json'], started_at: '2026-01-01', ended_at: '2026-01-01' },
  ...{ read: 1, added: 1, merged: 0, unchanged: 0, rejected: 0, reasons: [], days: null, findings: [] },
  ...part,
});

const finding = (part: Partial<Finding>): Finding => ({
  ...{ kind: 'conflict', subject: 'name', count: 1, example: null },
  ...part,
});

describe('what needs attention', () => {
  test('is old: sources with nothing from the last two years, or with no day', () => {
    const publishers = [
      publisher('New', '2024-05-06'),
      publisher('Old', '2024-05-04'),
      publisher('Undated', null),
      publisher('Without records', null, { companies: 0 }),
      publisher(null, '2001-01-01'),
    ];
    expect(attentionOf({ publishers, imports: [] }, TODAY).old).toEqual([
      { publisher: 'Old', newest: '2024-05-04' },
      { publisher: 'Undated', newest: null },
      { publisher: null, newest: '2001-01-01' },
    ]);
  });

  test('failed: imports that did not end, and files and records that were left out', () => {
    const imports = [
      report(4, { format: 'gleif', ended_at: null, read: 7 }),
      report(3, { format: 'icij', rejected: 3 }),
      report(2, { findings: [finding({ kind: 'not_read', subject: null, count: 2, example: 'a.json: torn' })] }),
      report(1, { format: 'brreg' }),
    ];
    expect(attentionOf({ publishers: [], imports }, TODAY).failures).toEqual([
      { kind: 'unfinished', format: 'gleif', count: 7, example: null },
      { kind: 'rejected', format: 'icij', count: 3, example: null },
      { kind: 'not_read', format: 'bods', count: 2, example: 'a.json: torn' },
    ]);
  });

  test('conflicts: contradictions first, added up over formats, with the first example', () => {
    const imports = [
      report(2, {
        findings: [
          finding({ count: 2 }),
          finding({ kind: 'duplicate', subject: 'company', count: 9, example: 'gb/2' }),
        ],
      }),
      report(1, {
        format: 'icij',
        findings: [finding({ count: 3, example: 'gb/1' }), finding({ kind: 'encoding', count: 4 })],
      }),
    ];
    const { conflicts, findings } = attentionOf({ publishers: [], imports }, TODAY);
    expect(conflicts).toEqual([
      { kind: 'conflict', subject: 'name', count: 5, example: 'gb/1', formats: ['bods', 'icij'] },
      { kind: 'duplicate', subject: 'company', count: 9, example: 'gb/2', formats: ['bods'] },
    ]);
    expect(findings.map(({ kind }) => kind)).toEqual(['conflict', 'duplicate', 'encoding']);
  });

  test('is told of the last import of the same files only', () => {
    const imports = [
      report(4, { files: ['b.json', 'a.json'] }),
      report(3, { files: ['a.json', 'b.json'], rejected: 5 }),
      report(2),
      report(1, { format: 'icij', rejected: 1 }),
    ];
    expect(lastImports(imports).map(({ id }) => id)).toEqual([4, 2, 1]);
    expect(attentionOf({ publishers: [], imports }, TODAY).failures).toHaveLength(1);
  });
});
