import type { FastifyInstance, HTTPMethods } from 'fastify';
import { methodNotAllowed } from './HttpError';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Records that a path is served with a method. */
export function registerMethod(app: FastifyInstance, path: string, method: string): void {
  const known = [...app.servedMethods.keys()].find((other) => shapeOf(other) === shapeOf(path));
  const methods = app.servedMethods.get(known ?? path) ?? new Set<string>();
  methods.add(method);
  if (method === 'GET') methods.add('HEAD');
  app.servedMethods.set(known ?? path, methods);
}

/**
 * Answers 405 with `Allow` to every other method of the served paths. Call it once, after all routes are registered.
 */
export function answerMethodNotAllowed(app: FastifyInstance): void {
  for (const [path, methods] of app.servedMethods) {
    const allow = [...methods].join(', ');
    app.route({
      method: METHODS.filter((method) => !methods.has(method)),
      url: path,
      config: { refusesMethod: true },
      onRequest: async ({ method }) => {
        throw methodNotAllowed(method, allow);
      },
      handler: async () => undefined,
    });
  }
}

/** Two paths that differ only in their parameter names are the same path. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':');
