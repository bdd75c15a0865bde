// There is no router outside a running app; unit tests only render components.
export * from 'next/dist/client/components/navigation';

export const useRouter = () => ({
  push: () => undefined,
  replace: () => undefined,
  refresh: () => undefined,
  prefetch: () => undefined,
  back: () => undefined,
  forward: () => undefined,
});
