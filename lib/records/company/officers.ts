import type { Company } from '@/lib/contract/company';
import type { Officer } from '@/lib/contract/officer';
import { isOver, type OfficeStatus, officeStatus } from '@/lib/records/officer/office-status';

export interface Appointment {
  officer: Officer;
  standing: OfficeStatus;
}

export interface Appointments {
  /** Not marked as former, which does not prove that they are in office. */
  current: Appointment[];
  former: Appointment[];
}

/** The officers of a company; those of one that has ended are former, whatever their records leave out. */
export function appointmentsOf(company: Company, today: string): Appointments {
  const all = (company.officers ?? []).map(({ officer }) => ({
    officer,
    standing: officeStatus(officer, company, today),
  }));
  return {
    current: all.filter(({ standing }) => !isOver(standing)),
    former: all.filter(({ standing }) => isOver(standing)),
  };
}
