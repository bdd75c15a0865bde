import { notFound } from 'next/navigation';
import { RegistryError } from '@/lib/contract/errors';
import { isPrefetch } from './page-request';

export type Attempt<T> = { value: T; failure?: undefined } | { value?: undefined; failure: RegistryError };

/**
 * A page's way to ask: the value, or the failure to show in its place. What is not there is the not-found page;
 * anything that is no failure of the interface is a defect and goes on to the error page.
 */
export async function attempt<T>(asked: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await asked };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    // A browser throws away what it fetched ahead of a click when the status says failure; else it would show this one.
    if (error.code === 'not_found' || (await isPrefetch())) notFound();
    return { failure: error };
  }
}
