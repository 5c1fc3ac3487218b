import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCode, errorMessage } from '../config/errorMessage';
import { StartupError } from '../config/StartupError';

/** Starts listening, and returns the address that a browser on this machine opens. Throws StartupError. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explain(error, host, port);
  }
  const bound = app.server.address();
  return addressOf(host, bound !== null && typeof bound === 'object' ? bound.port : port);
}

/**
 * Throws StartupError when the address is taken. Checked before anything that takes time, and again when the server
 * starts to listen.
 */
export async function checkAddress(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explain(error, host, port)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/** A server that listens on all addresses is opened as localhost. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function explain(error: unknown, host: string, port: number): Error {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} on ${host} is already taken by another program. Please stop that program, or set PORT to another number.`,
    );
  }
  if (code === 'EACCES')
    return new StartupError(`Port ${port} may not be used by this user. Please set PORT to 1024 or above.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartupError(`HOST "${host}" is not an address of this machine.`);
  }
  return new StartupError(`The server cannot listen on ${host}, port ${port}: ${errorMessage(error)}`);
}
