/** A company as the interface names it within another record. */
interface Named {
  name?: string;
  company_name?: string;
  jurisdiction_code?: string | null;
  company_number?: string | null;
}

/** "Example Widgets Ltd (gb 00000001)": a name alone does not tell which company is meant. */
export function companyInCell(company: Named | null | undefined): string | null {
  if (!company) return null;
  const number = [company.jurisdiction_code, company.company_number].filter(Boolean).join(' ');
  const name = company.name ?? company.company_name ?? '';
  return number === '' ? name || null : `${name} (${number})`.trim();
}
