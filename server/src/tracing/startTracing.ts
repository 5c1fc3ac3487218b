import { errorMessage } from '../config/errorMessage';
import type { BackgroundTask } from '../lifecycle/runRepeatedly';
import { useSpans, type Trace } from './spans';

/**
 * Sends spans to the receiver that the variables of OpenTelemetry name, until it is stopped. Its packages are loaded
 * only here. A receiver that does not answer is reported, and delays nothing.
 */
export async function startTracing(notify: (sentence: string) => void): Promise<BackgroundTask> {
  const [api, sdk, resources, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } = api;
  const warn = (sentence: string) => notify(`OpenTelemetry: ${sentence}`);
  const ignore = () => {};
  const logger = { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': 'elevator-console' }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('elevator-console');
  const contextOf = ({ trace_id, span_id, sampled }: Trace) =>
    trace.setSpanContext(ROOT_CONTEXT, {
      traceId: trace_id,
      spanId: span_id,
      traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
      isRemote: true,
    });
  useSpans((kind, parent) => {
    const span = tracer.startSpan(
      kind,
      { kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT },
      parent ? contextOf(parent) : ROOT_CONTEXT,
    );
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      trace_id: traceId,
      span_id: spanId,
      sampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
      end: (name, attributes, hasFailed) => {
        span.updateName(name).setAttributes(attributes);
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  });
  return {
    stop: async () => {
      useSpans();
      await provider.shutdown().catch((error: unknown) => warn(errorMessage(error)));
    },
  };
}
