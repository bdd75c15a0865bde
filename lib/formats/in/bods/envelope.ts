import { parseDate } from '../dates';
import { type Raw, rawAt, textAt, textsAt } from '../raw';
import { codeToCamelCase } from '../text';
import type { BodsStatement } from './statement';

/** The parts that stand round a statement in every version. */
export function readEnvelope(raw: Raw): Pick<BodsStatement, 'statementDate' | 'publication' | 'origin'> {
  const publication = rawAt(raw, 'publicationDetails');
  const source = rawAt(raw, 'source');
  return {
    statementDate: parseDate(textAt(raw, 'statementDate')),
    publication: {
      date: parseDate(textAt(publication, 'publicationDate')),
      publisher: textAt(rawAt(publication, 'publisher'), 'name'),
      license: textAt(publication, 'license'),
    },
    origin: {
      types: textsAt(source, 'type').map(codeToCamelCase),
      url: textAt(source, 'url'),
      retrievedAt: parseDate(textAt(source, 'retrievedAt')),
    },
  };
}
