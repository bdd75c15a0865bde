import { companyOfKey, type EntityReference } from '@/lib/register/store/records';
import { columnsFor, type TableColumn } from './column';

/** The number of the company that is meant; null where no register numbers it. */
export const numberIn = ({ key }: EntityReference): string | null => companyOfKey(key)?.company_number || null;

/** By which company a row is about one, for every table of what belongs to companies. */
export function companyColumns<R extends { company: EntityReference }>(): TableColumn<R>[] {
  const { made } = columnsFor<R>();
  return [
    made('jurisdiction_code', ({ company }) => company.jurisdiction_code),
    made('company_number', ({ company }) => numberIn(company)),
    made('company_name', ({ company }) => company.name),
  ];
}
