/** Measures how long workers created from now on have been waited for in total, in milliseconds. */
export function watchWorkers(): () => number {
  let [asked, waited] = [0, 0];
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', () => {
        waited += performance.now() - asked;
      });
    }

    override postMessage(message: unknown): void {
      asked = performance.now();
      super.postMessage(message);
    }
  };
  return () => waited;
}
