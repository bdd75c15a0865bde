const EVERY_MS = 10_000;

/**
 * Says what is being done, how long it takes so far every ten seconds, and how long it took. Where the work fails, the
 * failure is told by whoever catches it.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
export async function withProgress(what, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log(`${what} …`);
  const timer = setInterval(() => console.log(`${what} … ${seconds()} s so far`), EVERY_MS);
  try {
    const result = await work();
    console.log(`${what}: done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
