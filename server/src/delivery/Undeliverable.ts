/** Whoever carries the messages refused this one for good: it is not tried again by itself. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}
