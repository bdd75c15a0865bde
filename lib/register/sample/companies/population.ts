import { REGISTERS } from '../registers/registers';
import type { SampleCompany } from './company';
import type { Registrar } from './registrar';

/** The ordinary companies of every register. */
export function population(registrar: Registrar): SampleCompany[] {
  return REGISTERS.flatMap((register) =>
    Array.from({ length: register.size }, (_, index) =>
      registrar.incorporate({ seed: `company/${register.jurisdiction_code}/${index}`, register }),
    ),
  );
}
