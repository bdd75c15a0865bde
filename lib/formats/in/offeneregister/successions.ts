import { companyKey, type EntityReference, type StatementInput } from '@/lib/register/store/records';
import { parseDate, parseMoment } from '../dates';
import type { FileFacts } from '../format';
import { provenanceFrom } from '../provenance';
import { type Raw, rawAt, textAt } from '../raw';
import type { Entry } from './entry';

/** The words of the publisher → per cent. */
const CONFIDENCE: Readonly<Record<string, number>> = { HIGH: 95, MEDIUM: 80, LOW: 60 };
const UNSTATED = 60;

function toReference(entity: Raw, entry: Entry): EntityReference | null {
  const properties = rawAt(entity, 'entity_properties');
  const number = textAt(properties, 'company_number');
  if (number === null || textAt(properties, 'jurisdiction_code') !== 'de') return null;
  const own = number === entry.company_number ? entry.name : null;
  const name = own ?? textAt(properties, 'name') ?? number;
  return { key: companyKey('de', number), name, entity_type: 'company', jurisdiction_code: 'de' };
}

/** An entry that another court or register goes on with. */
export function mapSuccessions(entry: Entry, file: FileFacts): StatementInput[] {
  return entry.successions.flatMap((raw): StatementInput[] => {
    const [earlier, later] = ['previous_entity', 'subsequent_entity'].map((end) => toReference(rawAt(raw, end), entry));
    if (!earlier || !later || earlier.key === later.key) return [];
    const start_date = parseDate(textAt(raw, 'start_date'));
    const moment = parseMoment(textAt(raw, 'retrieved_at')) ?? file.date;
    const key = `offeneregister:succession:${earlier.key}:${later.key}`;
    return [
      {
        kind: 'statement',
        key,
        data_type: 'subsequent_registration',
        predicate: 'continued_as',
        subjects: [earlier],
        objects: [later],
        properties: {
          previous_entity: {
            entity_type: 'company',
            entity_properties: { name: earlier.name, jurisdiction_code: 'de' },
          },
          subsequent_entity: {
            entity_type: 'company',
            entity_properties: { name: later.name, jurisdiction_code: 'de' },
          },
          previous_registration_end_date: parseDate(textAt(raw, 'previous_registration_end_date')),
        },
        start_date,
        sample_date: moment.slice(0, 10),
        version: moment,
        relationship: null,
        provenances: [
          provenanceFrom(
            { ...entry.source, url: textAt(raw, 'source_url') },
            {
              key: `${key}:${moment}`,
              confidence: CONFIDENCE[textAt(raw, 'confidence') ?? ''] ?? UNSTATED,
              moment,
              log: `OffeneRegister, ${file.name}`,
            },
          ),
        ],
      },
    ];
  });
}
