import type { RegisterStore } from '@/lib/register/store/store';

/** Freezes everything that a value contains; bytes cannot be frozen. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}

/**
 * The store with replies that nobody can change: the same read asked for by two requests at once is done once, and both
 * have the same objects.
 */
export function freezeReplies(store: RegisterStore): RegisterStore {
  const entries = Object.entries(store).map(([name, method]) => {
    if (typeof method !== 'function') return [name, method] as const;
    const frozen = (...args: unknown[]): unknown => {
      const answered: unknown = (method as (...given: unknown[]) => unknown)(...args);
      return answered instanceof Promise ? answered.then(freeze) : answered;
    };
    return [name, frozen] as const;
  });
  return Object.fromEntries(entries) as unknown as RegisterStore;
}
