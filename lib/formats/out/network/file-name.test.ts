import { expect, it } from 'vitest';
import { networkFileName } from './file-name';

it.each([
  ['Harrowgate Marine Group plc', 'harrowgate-marine-group-plc-2026-11-21.svg'],
  ['Société Générale & Cie', 'societe-generale-cie-2026-11-21.svg'],
  ['../../etc/passwd', 'etc-passwd-2026-11-21.svg'],
  ['شركة', 'network-2026-11-21.svg'],
  [`${'a'.repeat(300)}`, `${'a'.repeat(60)}-2026-11-21.svg`],
])('a file of the network of %j is called %s', (root, expected) => {
  expect(networkFileName(root, '2026-11-21', '.svg')).toBe(expected);
});
