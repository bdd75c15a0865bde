import type { CompanyInput, PlaceholderInput } from '@/lib/register/store/records';
import { type FileFacts, type ImportFormat, LATER, type Later, type Mapped, type Skip, skip } from '../format';
import { isRaw, type Raw } from '../raw';
import { readJsonRecords } from '../read/json';
import { mapEntity } from './entity';
import { mapPerson } from './person';
import { mapRelationship } from './relationship';
import { type SeenParty, SeenRecords } from './seen';
import type { BodsStatement, EntityStatement, PersonStatement, RelationshipStatement, StatementOf } from './statement';
import { readV02 } from './v02';
import { readV04 } from './v04';

/** Each record says itself what it is, so that a file may hold several versions. */
function readStatement(raw: Raw, seen: SeenRecords): BodsStatement | Skip {
  if ('recordType' in raw) return readV04(raw);
  if ('statementType' in raw) return readV02(raw, seen);
  return skip('neither recordType nor statementType');
}

function toSeenParty(input: CompanyInput | PlaceholderInput): SeenParty {
  const { name, jurisdiction_code } = input;
  if (input.kind === 'company') return { name, jurisdiction_code, entity_type: 'company', knownByNameOnly: false };
  const { entity_type, jurisdiction_string, identifier, details } = input;
  return { name, jurisdiction_code, jurisdiction_string, entity_type, knownByNameOnly: !identifier, details };
}

const about = <Kind extends BodsStatement['subject']['kind']>(
  statement: BodsStatement,
  kind: Kind,
): statement is StatementOf<Extract<EntityStatement | PersonStatement | RelationshipStatement, { kind: Kind }>> =>
  statement.subject.kind === kind;

/** Who holds the interest decides what kind of statement it is, so a relationship waits for its interested party. */
const isEarly = ({ subject: { interestedParty } }: StatementOf<RelationshipStatement>, seen: SeenRecords): boolean =>
  'key' in interestedParty && seen.find(interestedParty.key) === undefined;

function mapStatement(statement: BodsStatement, file: FileFacts, seen: SeenRecords, canWait: boolean): Mapped | Later {
  if (about(statement, 'relationship')) {
    if (canWait && isEarly(statement, seen)) return LATER;
    const mapped = mapRelationship(statement, file, seen);
    return 'skip' in mapped ? mapped : [mapped];
  }
  const mapped = about(statement, 'entity')
    ? mapEntity(statement, file)
    : about(statement, 'person')
      ? mapPerson(statement, file)
      : skip('a record type BODS does not have');
  if ('skip' in mapped) return mapped;
  seen.add(statement.keys, toSeenParty(mapped));
  return [mapped];
}

export const bods: ImportFormat = {
  name: 'bods',
  recognises: ({ start }) => /"(?:statementID|statementId)"\s*:/.test(start),
  describes: 'Beneficial Ownership Data Standard 0.2, 0.3 and 0.4: JSON lines or a JSON array',
  read: (file) => readJsonRecords(file),
  createMapper() {
    const seen = new SeenRecords();
    return (raw, file, canWait) => {
      if (!isRaw(raw)) return skip('not a JSON object');
      const statement = readStatement(raw, seen);
      return 'skip' in statement ? statement : mapStatement(statement, file, seen, canWait);
    };
  },
};
