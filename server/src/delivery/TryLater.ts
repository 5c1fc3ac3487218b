/** Whoever carries the messages asks to be left alone for some time. */
export class TryLater extends Error {
  override readonly name = 'TryLater';

  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message);
  }
}
