/** Where a form without scripts would lead: each field that holds something, in the order of the form. */
export function formHref(action: string, fields: Iterable<[string, FormDataEntryValue]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value);
  }
  return params.size === 0 ? action : `${action}?${params}`;
}
