import type { Metric } from './installationMetrics';

/** A request by the pattern of its route: the number of series does not grow with the ids in addresses. */
interface RequestLabels {
  method: string;
  route: string;
  status: number;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Measures this process; `figures` are read at each call, and are the same on every server of an installation. */
export async function createMetrics(figures: () => Promise<readonly Metric[]>) {
  // Loaded only here, because most servers have no token for it.
  const { default: prometheus } = await import('prom-client');
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = prometheus;
  const registry = new Registry();
  // The event loop's lag, memory, CPU and garbage collection, under the names that dashboards know.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'The time from a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    type: registry.contentType,
    countRequest: ({ method, route, status }: RequestLabels, ms: number): void => {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, ms / 1000);
    },
    read: async (): Promise<string> => {
      // A registry for each call: a version that is no longer deployed leaves no series.
      const now = new Registry();
      for (const { name, help, series } of await figures()) {
        const [first] = series;
        if (!first) continue;
        const labelNames = Object.keys(first.labels);
        const gauge = new Gauge({ name, help, labelNames, registers: [now] });
        for (const { labels, value } of series) gauge.set(labels, value);
      }
      return `${await registry.metrics()}\n${await now.metrics()}`;
    },
  };
}
