import { describe, expect, it } from 'vitest';
import { newCase } from '@/lib/network/case/case';
import { nameOf } from '@/lib/network/model';
import { ROOT } from '@/lib/network/network.fixture';
import { dossierIn, EXTRACT, MODEL } from './export.fixture';
import { dossierMarkdown } from './markdown';

const words = {
  language: 'en',
  named: { entity: (id: string) => nameOf(MODEL.entities.get(id), id), group: (id: string) => id },
  share: ({ kind }: { kind: string }) => kind,
  holding: (type: string) => type,
} as const;

describe('the sources of a trail', () => {
  const seen = [{ confidence: 90, day: '2020-02-03', url: 'https://register.example/a' }, {}];
  const text = dossierMarkdown(
    dossierIn(EXTRACT, { from: newCase([ROOT.id]), steps: [] }, words),
    words,
    new Map([[7, { id: 7, seen }]]),
  );

  it('say each time that a statement was seen, below the relationship that rests on it', () => {
    expect(text).toContain(
      '\n  - 7: seen 2020-02-03, confidence 90 of 100, [https\\://register.example/a](<https://register.example/a>)\n',
    );
    expect(text).toContain('\n  - 7: seen on an unknown day, confidence not stated\n');
  });

  it('are addresses alone where they are not at hand', () => {
    expect(text).toContain('[9](<https://firmament.example/statements/9>)');
    expect(text).not.toContain('\n  - 9:');
  });
});
