/** Enough to tell what a file is. */
const START_BYTES = 64 * 1024;

/** A stream of bytes whose start can be looked at before it is read. */
export class ChunkedStart {
  private readonly looked: Buffer[] = [];
  private readonly chunks: AsyncIterator<Buffer>;
  private read = false;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  async start(length = START_BYTES): Promise<Buffer> {
    let held = this.looked.reduce((sum, chunk) => sum + chunk.length, 0);
    while (held < length) {
      const { done, value } = await this.chunks.next();
      if (done) break;
      this.looked.push(value);
      held += value.length;
    }
    return Buffer.concat(this.looked).subarray(0, length);
  }

  /** All bytes, those of the start included. */
  async *all(): AsyncIterable<Buffer> {
    if (this.read) throw new Error('it can be read only once');
    this.read = true;
    try {
      yield* this.looked;
      this.looked.length = 0;
      for (let next = await this.chunks.next(); !next.done; next = await this.chunks.next()) yield next.value;
    } finally {
      await this.chunks.return?.();
    }
  }
}
