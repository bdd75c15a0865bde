import { expect, test } from 'vitest';
import { confidenceOf } from './bods';

test.each([
  [['officialRegister'], 95],
  [['officialRegister', 'verified'], 97],
  [['verified'], 97],
  [['selfDeclaration'], 80],
  [['selfDeclaration', 'verified'], 82],
  [['thirdParty', 'selfDeclaration'], 80],
  [['primaryResearch'], 60],
  [['hearsay'], 60],
  [[], 60],
])('a source of type %j earns %i', (types, confidence) => expect(confidenceOf(types)).toBe(confidence));
