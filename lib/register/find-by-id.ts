import { RegistryError } from '@/lib/contract/errors';

/** The record with the id of a path; a text that is no id, like an id that nothing has, is not found. */
export async function findById<T>(id: string, find: (id: number) => Promise<T | undefined>): Promise<T> {
  const record = /^\d{1,15}$/.test(id) ? await find(Number(id)) : undefined;
  if (record === undefined) throw new RegistryError('not_found', 'Record not found');
  return record;
}
