import { messageOf } from '@/lib/shared/message-of';
import type { RegisterInput } from '../records';
import { type PreparedCompany, prepareCompany } from './company';
import { type PreparedDatum, packDatum, prepareDatum, unpackDatum } from './datum';
import { type PreparedEvent, packEvent, prepareEvent, unpackEvent } from './event';
import { takeInImplied } from './implied-parts';
import type { Packer, Unpacker } from './pack';
import { packCompany, unpackCompany } from './pack-company';

/** A record that no register takes: nested without end, or with no text where there must be some. */
export interface UnwritableInput {
  kind: 'unwritable';
  reason: string;
}

type OtherInput = Exclude<RegisterInput, { kind: 'company' | 'event' | 'datum' }> | UnwritableInput;

/**
 * A record made ready to be written, as far as that can be done without a look at the register. Of the kinds of which
 * the largest registers consist this is most of the work.
 */
export type PreparedInput = PreparedCompany | PreparedEvent | PreparedDatum | OtherInput;

function prepareSoundly(input: RegisterInput): PreparedInput {
  if (input.kind === 'company') return prepareCompany(input);
  if (input.kind === 'event') return prepareEvent(input);
  return input.kind === 'datum' ? prepareDatum(input) : input;
}

/** What takes records that nobody has checked refuses one that cannot be prepared, as it does all it cannot write. */
export function prepare(input: RegisterInput): PreparedInput {
  try {
    return prepareSoundly(input);
  } catch (error) {
    return { kind: 'unwritable', reason: messageOf(error) };
  }
}

/** What is told together, as one record of a file is. */
export const prepareRecord = (inputs: readonly RegisterInput[]): PreparedInput[] => takeInImplied(inputs.map(prepare));

const [COMPANY, EVENT, DATUM, OTHER] = [0, 1, 2, 3];

export function packInput(input: PreparedInput, packer: Packer): void {
  if (input.kind === 'company') {
    packer.add(COMPANY);
    packCompany(input, packer);
  } else if (input.kind === 'event') {
    packer.add(EVENT);
    packEvent(input, packer);
  } else if (input.kind === 'datum') {
    packer.add(DATUM);
    packDatum(input, packer);
  } else {
    packer.add(OTHER);
    packer.addObject(input);
  }
}

export function unpackInput(packed: Unpacker): PreparedInput {
  const kind = packed.number();
  if (kind === COMPANY) return unpackCompany(packed);
  if (kind === EVENT) return unpackEvent(packed);
  if (kind === DATUM) return unpackDatum(packed);
  return packed.object<OtherInput>() ?? { kind: 'unwritable', reason: 'it is nested too deep' };
}
