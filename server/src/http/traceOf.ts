import type { IncomingMessage } from 'node:http';
import { beginSpan, type Span } from '../tracing/spans';
import { readTraceparent } from '../tracing/traceparent';

/** A request's part of a trace. */
export interface RequestSpan extends Span {
  /** Whether the caller began the trace. */
  isContinued: boolean;
}

const traces = new WeakMap<object, RequestSpan>();

/** Its part of the trace that the caller's `traceparent` names; of a new one when there is none, or an invalid one. */
export function traceOf(request: Pick<IncomingMessage, 'headers'>): RequestSpan {
  const known = traces.get(request);
  if (known) return known;
  const parent = readTraceparent(request.headers.traceparent);
  const trace = { ...beginSpan('server', parent), isContinued: parent !== undefined };
  traces.set(request, trace);
  return trace;
}
