import type { FastifyInstance } from 'fastify';
import { StartFault } from '../config/StartFault';

/** Listens, and gives the address that a browser on this machine opens. Throws StartFault. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explain(error, host, port);
  }
  const bound = app.server.address();
  return addressOf(host, bound !== null && typeof bound === 'object' ? bound.port : port);
}

/** A server that listens everywhere is opened as localhost. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function explain(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartFault(
      `Port ${port} on ${host} is already taken by another program. Please stop that program, or set PORT to another number.`,
    );
  }
  if (code === 'EACCES')
    return new StartFault(`Port ${port} may not be used by this user. Please set PORT to 1024 or above.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartFault(`HOST "${host}" is no address of this machine.`);
  }
  return error;
}
