import { expect, it } from 'vitest';
import { formsOf } from '@/lib/shared/language/language';
import { buildModel } from './model';
import { pathOf, ROOT, relationship } from './network.fixture';
import { rootNames } from './roots';

const model = buildModel({ ...ROOT, name: 'Root' }, [relationship('R', 'A'), relationship('A', 'B')]);

it.each([
  [['R'], 'Root'],
  [['R', 'A'], 'Root and A'],
  [['R', 'A', 'stranger'], 'Root, A and /companies/gb/stranger'],
  [['R', 'A', 'B', 'C', 'D'], 'Root, A, B and 2 more'],
])('the roots %j are named %s', (roots, said) => {
  expect(rootNames(model, roots.map(pathOf), formsOf('en'), (count) => `${count} more`)).toBe(said);
});
