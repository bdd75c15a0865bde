import { messageOf } from '@/lib/shared/json';
import { type FileFacts, type Later, type Mapped, type MapRecord, skip } from './format';

/** A mapping that fails has met data nobody thought of: the record is lost, the import goes on. */
export function mapSafely(map: MapRecord, raw: unknown, file: FileFacts, canWait: boolean): Mapped | Later {
  try {
    return map(raw, file, canWait);
  } catch (error) {
    return skip(`it could not be understood: ${messageOf(error)}`);
  }
}
