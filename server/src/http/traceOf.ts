import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The place of a request in a trace of several systems (W3C Trace Context). */
export interface Trace {
  trace_id: string;
  /** The id of this request. */
  span_id: string;
  sampled: boolean;
  /** Whether the caller began the trace. */
  isContinued: boolean;
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

const traces = new WeakMap<object, Trace>();

/** The trace that the caller's `traceparent` names; a new one when there is none, or an invalid one. */
export function traceOf(request: Pick<IncomingMessage, 'headers'>): Trace {
  const trace = traces.get(request) ?? readTrace(request.headers.traceparent);
  traces.set(request, trace);
  return trace;
}

function readTrace(header: string | string[] | undefined): Trace {
  const span_id = randomBytes(8).toString('hex');
  const [, version, trace_id = '', parent = '', flags = '', more] = TRACEPARENT.exec(String(header)) ?? [];
  const isValid =
    version !== undefined &&
    version !== 'ff' &&
    (version !== '00' || more === undefined) &&
    /[^0]/.test(trace_id) &&
    /[^0]/.test(parent);
  return isValid
    ? { trace_id, span_id, sampled: (Number.parseInt(flags, 16) & 1) === 1, isContinued: true }
    : { trace_id: randomBytes(16).toString('hex'), span_id, sampled: false, isContinued: false };
}

/** The header for the next system. */
export const traceparentOf = ({ trace_id, span_id, sampled }: Trace): string =>
  `00-${trace_id}-${span_id}-${sampled ? '01' : '00'}`;
