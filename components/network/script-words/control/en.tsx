import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

/** Who decides, step by step. Names stand in words as text or as elements. */
export const en = {
  title: 'Who controls it',
  controllers: 'controllers',
  count: ({ counted }: Forms, controllers: number) => counted(controllers, { one: 'controller', other: 'controllers' }),
  rule: 'More than half of the votes at each step, alone or with companies one controls. Shares stand in where no votes are given. This says nothing of the economic share.',
  none: (name: ReactNode) => <>Of {name}, nobody is known here to have more than half of the votes.</>,
  certain: 'certain',
  possible: 'possible: bands or unknown shares leave it open',
  top: 'at the top',
  onTheWay: 'on the way',
  proof: (name: string) => `How ${name} comes to control`,
  majority: (company: ReactNode) => <>{company}, more than half</>,
  mayBeMajority: (company: ReactNode) => <>{company}, perhaps more than half</>,
  jointMajority: (company: ReactNode, votes: ReactNode) => (
    <>
      {company}: {votes}, more than half
    </>
  ),
  mayBeJointMajority: (company: ReactNode, votes: ReactNode) => (
    <>
      {company}: {votes}, perhaps more than half
    </>
  ),
  declared: (company: ReactNode) => <>{company}: declared as control by the source</>,
  overstated: (company: ReactNode) => (
    <>{company}: stated with more than half, as others are; together it is more than the whole, as with joint holders</>
  ),
  controls: ({ counted }: Forms, companies: number) =>
    `It controls ${counted(companies, { one: 'company', other: 'companies' })} itself`,
};
