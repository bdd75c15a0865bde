import { type FileFacts, type ImportFormat, isSkip, type Mapped, skip } from '../format';
import { isRaw, type Raw, rawAt, rawsAt } from '../raw';
import { readJsonRecords } from '../read/json';
import { mapEntity } from './entity';
import { mapRoles } from './roles';
import { asWritten } from './written';

/** A reply to a search holds many units, and one bad one must not cost the others. */
function mapSearch(units: Raw[], file: FileFacts): Mapped {
  const mapped = units.map((unit) => mapEntity(unit, file));
  const taken = mapped.flatMap((one) => (isSkip(one) ? [] : one));
  return taken.length > 0 ? taken : (mapped.find(isSkip) ?? []);
}

function mapReply(raw: Raw, file: FileFacts): Mapped {
  const embedded = rawAt(raw, '_embedded');
  const units = [...rawsAt(embedded, 'enheter'), ...rawsAt(embedded, 'underenheter')];
  if (units.length > 0) return mapSearch(units, file);
  return 'rollegrupper' in raw ? mapRoles(raw, file) : mapEntity(raw, file);
}

export const brreg: ImportFormat = {
  name: 'brreg',
  describes: 'Enhetsregisteret (Norway): all units as one file, and replies on units, searches and roles (JSON)',
  recognises: ({ start }) => /"(?:organisasjonsnummer|rollegrupper)"\s*:/.test(start),
  read: (file) => readJsonRecords(file),
  createMapper: () => (raw, file) => (isRaw(raw) ? mapReply(asWritten(raw), file) : skip('not a JSON object')),
};
