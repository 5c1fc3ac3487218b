import { deviceHeaders } from '@smart-elevator/shared-api/contract/devices/deviceHeaders';
import { deviceId } from '@smart-elevator/shared-api/contract/devices/device';
import { deviceMessages } from '@smart-elevator/shared-api/contract/devices/deviceMessages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, invalidToken } from '../http/HttpError';
import { receiveNumber } from './deviceRepository';

/**
 * Reads the headers of what a phone has kept (R1418): the work of one user is not accepted under the token of another (R1414), and the number
 * is kept before the answer is sent, so that a number without an answer is sent again.
 */
export function receivedNumbers(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _, done) => {
    const { caller } = request;
    const user = headerOf(request, deviceHeaders.user);
    if (caller && user !== undefined && user !== String(caller.user_id)) throw invalidToken();
    if (caller) numberOf(request);
    done();
  });

  app.addHook('onSend', async (request, reply) => {
    const { caller } = request;
    const sent = caller && reply.statusCode < 300 ? numberOf(request) : undefined;
    if (caller && sent) await receiveNumber(app.database, caller, sent);
  });
}

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
};

/** The device and the number of a request; undefined without them. Throws 400 for what is neither. */
function numberOf(request: FastifyRequest): { device_id: string; number: number } | undefined {
  const device_id = headerOf(request, deviceHeaders.id);
  const sent = headerOf(request, deviceHeaders.sequence);
  if (device_id === undefined || sent === undefined) return undefined;
  if (!deviceId().isValidSync(device_id)) throw badRequest({ [deviceHeaders.id]: [deviceMessages.noDevice] });
  if (!/^[1-9]\d{0,14}$/.test(sent))
    throw badRequest({ [deviceHeaders.sequence]: [deviceMessages.noNumber] });
  return { device_id, number: Number(sent) };
}
