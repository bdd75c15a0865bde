import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { mapEach } from '../map-each';
import { isRaw, type Raw, rawAt, rawsAt } from '../raw';
import { readJsonRecords } from '../read/json';
import { mapEntity } from './entity';
import { mapRoles } from './roles';
import { asWritten } from './written';

function mapReply(raw: Raw, file: FileFacts): Mapped {
  const embedded = rawAt(raw, '_embedded');
  const units = [...rawsAt(embedded, 'enheter'), ...rawsAt(embedded, 'underenheter')];
  if (units.length > 0) return mapEach(units, (unit) => mapEntity(unit, file));
  return 'rollegrupper' in raw ? mapRoles(raw, file) : mapEntity(raw, file);
}

export const brreg: ImportFormat = {
  name: 'brreg',
  describes: 'Enhetsregisteret (Norway): all units as one file, and replies on units, searches and roles (JSON)',
  recognises: ({ start }) => /"(?:organisasjonsnummer|rollegrupper)"\s*:/.test(start),
  read: (file) => readJsonRecords(file),
  createMapper: () => (raw, file) => (isRaw(raw) ? mapReply(asWritten(raw), file) : skip('not a JSON object')),
};
