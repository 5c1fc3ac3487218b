import type { Trace } from './spans';

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** The trace that a `traceparent` names; undefined when it is not valid. */
export function readTraceparent(header: unknown): Trace | undefined {
  const [, version, trace_id = '', span_id = '', flags = '', more] = TRACEPARENT.exec(String(header)) ?? [];
  const isValid =
    version !== undefined &&
    version !== 'ff' &&
    (version !== '00' || more === undefined) &&
    /[^0]/.test(trace_id) &&
    /[^0]/.test(span_id);
  return isValid ? { trace_id, span_id, sampled: (Number.parseInt(flags, 16) & 1) === 1 } : undefined;
}

/** The header for the next system. */
export const traceparentOf = ({ trace_id, span_id, sampled }: Trace): string =>
  `00-${trace_id}-${span_id}-${sampled ? '01' : '00'}`;
