import { ENDPOINTS } from '@/lib/contract/endpoints';
import { errorOf } from './ask';
import { ENDPOINT_NAMES, endpointCases, type SampleIds } from './endpoint-cases';
import type { SentenceCase } from './sentence';
import { ACCESS } from './sentences/access';
import { COMPANIES } from './sentences/companies';
import { ENVELOPE } from './sentences/envelope';
import { MORE_SEARCHES } from './sentences/more-searches';
import { RECORDS } from './sentences/records';

const refused = (status: number, cites: string, address: string, asking: SentenceCase['asking']): SentenceCase => ({
  cites,
  asks: [address],
  asking,
  status,
  holds: (reply) => errorOf(reply),
});

const withFormat = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}format=xml`;

/** Every endpoint in each situation: normal, empty, bad parameter, not found, no token in both forms, XML. */
export function matrix(ids: SampleIds): SentenceCase[] {
  const cases = endpointCases(ids);
  return ENDPOINT_NAMES.flatMap((name): SentenceCase[] => {
    const { normal, empty, bad, missing } = cases[name];
    const tokenNeeded = ENDPOINTS[name].token === 'always';
    const withoutToken = { token: 'none' } as const;
    return [
      { cites: `${name}: a normal request`, asks: [normal] },
      ...(empty ? [{ cites: `${name}: a request that finds nothing`, asks: [empty] }] : []),
      ...(bad ? [refused(400, `${name}: a wrong value`, bad, {})] : []),
      ...(missing ? [refused(404, `${name}: a record that is not there`, missing, {})] : []),
      refused(503, `${name}: no token in Form A`, normal, { form: 'A', token: 'none' }),
      tokenNeeded
        ? refused(401, `${name}: no token in Form B`, normal, withoutToken)
        : { cites: `${name}: no token in Form B`, asks: [normal], asking: withoutToken },
    ];
  });
}

/** The same as XML: every normal reply, and every error. */
export function xmlAddresses(ids: SampleIds): string[] {
  return Object.values(endpointCases(ids))
    .flatMap(({ normal, bad, missing }) => [normal, bad, missing])
    .filter((address) => address !== undefined)
    .map(withFormat);
}

export const SENTENCES: SentenceCase[] = [...ENVELOPE, ...COMPANIES, ...RECORDS, ...MORE_SEARCHES, ...ACCESS];
