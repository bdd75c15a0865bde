import type { Health } from '@/lib/registry/health';
import type { RegisterStore } from './store/store';

/** Ids begin at 1: one read by the key, of which nothing is found. */
const NOBODY = 0;

/** Whether the register answers. That it opens and has our layout is checked where it is opened. */
export async function healthOf(store: Pick<RegisterStore, 'findOfficer'>): Promise<Health> {
  try {
    await store.findOfficer(NOBODY);
    return { ready: true, checks: [{ name: 'register', ok: true }] };
  } catch {
    const detail = 'The register does not answer; the log of a request that failed says why.';
    return { ready: false, checks: [{ name: 'register', ok: false, detail }] };
  }
}
