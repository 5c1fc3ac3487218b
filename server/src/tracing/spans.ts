import { randomBytes } from 'node:crypto';
import type { Attributes } from '@opentelemetry/api';

/** The place of something in a trace of several systems (W3C Trace Context). */
export interface Trace {
  trace_id: string;
  span_id: string;
  sampled: boolean;
}

/** A part of a trace. */
export interface Span extends Trace {
  /** Ends the span, which is exported if it is sampled. Attributes have no values of users. */
  end(name: string, attributes: Attributes, hasFailed: boolean): void;
}

export type BeginSpan = (kind: 'server' | 'client', parent: Trace | undefined) => Span;

/** Without an exporter it has its ids only, for the log and the next system. */
const beginUnmeasured: BeginSpan = (_, parent) => ({
  trace_id: parent?.trace_id ?? randomBytes(16).toString('hex'),
  span_id: randomBytes(8).toString('hex'),
  sampled: parent?.sampled ?? false,
  end: () => {},
});

let begin = beginUnmeasured;

/** Makes all further spans of this process; by default they are not measured. */
export function useSpans(of: BeginSpan = beginUnmeasured): void {
  begin = of;
}

/** Begins a part of `parent`, or a new trace. */
export const beginSpan: BeginSpan = (kind, parent) => begin(kind, parent);
