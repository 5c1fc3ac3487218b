/** An answer of the fake network, written out, with whatever status and body. */
export class FakeResponse {
  constructor(
    readonly status: number,
    /** Sent as JSON; a string is sent as it is, undefined as an empty answer. */
    readonly body?: unknown,
    readonly headers: Record<string, string> = {},
  ) {}

  /** The body as it travels. */
  get text(): string {
    if (this.body === undefined) return '';
    return typeof this.body === 'string' ? this.body : JSON.stringify(this.body);
  }
}
