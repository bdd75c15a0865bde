/** A register that is not there, or that this program cannot read. */
export class UnusableRegisterError extends Error {
  constructor(
    message: string,
    /** The same without the place of the file, for whoever asks from outside. */
    readonly publicMessage: string,
  ) {
    super(message);
    this.name = 'UnusableRegisterError';
  }
}
