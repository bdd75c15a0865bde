import { numberAt, type Raw, rawAt, textAt } from '../raw';

/** What the register keeps of a person: enough to tell two of one name apart, and no more. Of the address nothing. */
export function detailsOfPerson(data: Raw): Record<string, unknown> {
  const birth = rawAt(data, 'date_of_birth');
  const year = numberAt(birth, 'year');
  return {
    nationality: textAt(data, 'nationality'),
    country_of_residence: textAt(data, 'country_of_residence'),
    date_of_birth: year === null ? null : { year, month: numberAt(birth, 'month') },
  };
}
