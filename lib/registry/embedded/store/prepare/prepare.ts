import type { RegisterInput } from '../records';
import { type PreparedCompany, packCompany, prepareCompany, unpackCompany } from './company';
import type { Packer, Unpacker } from './pack';

/** A record that no register takes: nested without end, or with no text where there must be some. */
export interface UnwritableInput {
  kind: 'unwritable';
  reason: string;
}

type OtherInput = Exclude<RegisterInput, { kind: 'company' }> | UnwritableInput;

/** A record made ready to be written, as far as that can be done without a look at the register. */
export type PreparedInput = PreparedCompany | OtherInput;

/** What takes records that nobody has checked refuses one that cannot be prepared, as it does all it cannot write. */
export function prepare(input: RegisterInput): PreparedInput {
  if (input.kind !== 'company') return input;
  try {
    return prepareCompany(input);
  } catch (error) {
    return { kind: 'unwritable', reason: error instanceof Error ? error.message : String(error) };
  }
}

const COMPANY = 0;
const OTHER = 1;

export function packInput(input: PreparedInput, packer: Packer): void {
  if (input.kind === 'company') {
    packer.add(COMPANY);
    packCompany(input, packer);
  } else {
    packer.add(OTHER);
    packer.addObject(input);
  }
}

export function unpackInput(packed: Unpacker): PreparedInput {
  if (packed.number() === COMPANY) return unpackCompany(packed);
  return packed.object<OtherInput>() ?? { kind: 'unwritable', reason: 'it is nested too deep' };
}
