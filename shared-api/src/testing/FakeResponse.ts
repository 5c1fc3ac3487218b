/** An explicit answer of the fake network, with any status and body. */
export class FakeResponse {
  constructor(
    readonly status: number,
    /** Sent as JSON; a string is sent unchanged, undefined as an empty answer. */
    readonly body?: unknown,
    readonly headers: Record<string, string> = {},
  ) {}

  /** The body as it is sent. */
  get text(): string {
    if (this.body === undefined) return '';
    return typeof this.body === 'string' ? this.body : JSON.stringify(this.body);
  }
}
