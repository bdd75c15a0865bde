import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first picture of the page, true once scripts are at work. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
