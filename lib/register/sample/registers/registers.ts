import { AMERICAS } from './americas';
import { ASIA_PACIFIC_AFRICA } from './asia-pacific-africa';
import { BRITISH_ISLES } from './british-isles';
import { CENTRAL_EUROPE } from './central-europe';
import { GERMAN_SPEAKING } from './german-speaking';
import { NORTHERN_EUROPE } from './northern-europe';
import { type Register, readRegister } from './register';
import { SOUTHERN_EUROPE } from './southern-europe';
import { WESTERN_EUROPE } from './western-europe';

export const REGISTERS: readonly Register[] = [
  ...BRITISH_ISLES,
  ...GERMAN_SPEAKING,
  ...WESTERN_EUROPE,
  ...SOUTHERN_EUROPE,
  ...NORTHERN_EUROPE,
  ...CENTRAL_EUROPE,
  ...AMERICAS,
  ...ASIA_PACIFIC_AFRICA,
].map(readRegister);

const BY_CODE = new Map(REGISTERS.map((register) => [register.jurisdiction_code, register]));

export function getRegister(jurisdictionCode: string): Register {
  const register = BY_CODE.get(jurisdictionCode);
  if (!register) throw new Error(`The sample has no register for "${jurisdictionCode}".`);
  return register;
}
