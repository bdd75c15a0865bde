// Outside a running app there is no router; unit tests draw components, and nothing is pressed in them.
export * from 'next/dist/client/components/navigation';

export const useRouter = () => ({
  push: () => undefined,
  replace: () => undefined,
  refresh: () => undefined,
  prefetch: () => undefined,
  back: () => undefined,
  forward: () => undefined,
});
