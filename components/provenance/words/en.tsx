import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

/** Where facts are from and how old they are. */
export const en = {
  /** Why nothing newer could be had, after "as". */
  because: {
    allowance: 'the allowance of calls is used up',
    token: 'the service does not accept this explorer’s token',
    needs_token: 'the service gives it to holders of a token only',
    busy: 'the service is busy',
    down: 'the service cannot be reached',
    nonsense: 'the service sent something that cannot be understood',
    unknown: 'the service did not answer',
  },
  /** `age`: "3 hours ago". */
  age: (age: ReactNode) => <>From the remote service, {age}.</>,
  ageOfStale: (age: ReactNode) => <>From the remote service, {age}; a newer copy may be here the next time.</>,
  /** `because`: one of those above; `from`: "00:00 UTC (in 5 hours)", where it is known. */
  ageOfOld: (age: ReactNode, because: string, from: string | undefined) => (
    <>
      An older copy of {age} is shown, as {because}
      {from && `; newer facts are possible from ${from}`}.
    </>
  ),
  /** How old an older copy is, in milliseconds. */
  oldAge: ({ length }: Forms, ms: number) => `${length(ms)} ago`,
  notRenewed: (because: string, from: string | undefined) =>
    from
      ? `Newer facts could not be had, as ${because}; more is possible from ${from}.`
      : `Newer facts could not be had, as ${because}.`,
  leftOut: ({ counted, form }: Forms, count: number) =>
    `${counted(count, { one: 'entry', other: 'entries' })} of the service’s answer could not be read and ${form(count, { one: 'is', other: 'are' })} not shown.`,
  refresh: ({ counted }: Forms, calls: number) => `Refresh · ${counted(calls, { one: 'call', other: 'calls' })}`,
  refreshPrice: ({ counted }: Forms, calls: number) =>
    `Asks the remote service anew: ${counted(calls, { one: 'call', other: 'calls' })} of the allowance`,
  /** Where a record comes from. */
  source: (publisher: ReactNode, retrieved: string | undefined, licence: ReactNode) => (
    <>
      {publisher}
      {retrieved ? `, retrieved ${retrieved}` : ', retrieved on an unknown date'}
      {licence && <>. Licence: {licence}</>}.
    </>
  ),
  noSource: 'The registry names no source for this record.',
  namelessPublisher: 'A publisher without a name',
  whereFrom: 'Where each fact is from',
  origins: {
    register: 'the register',
    read_from_status: 'read from the register’s status',
    issued_elsewhere: 'issued by the systems they name',
    statements: 'computed from statements, each with its own source',
    curators: 'put together by curators',
  },
};
