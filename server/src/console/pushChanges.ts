import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import {
  customerDealerPids,
  technicianPids,
} from '@smart-elevator/shared-api/contract/notifications/endpoints';
import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import { createTicket, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { ticketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PushMessage } from '../push/enqueuePush';
import type { SendPush } from '../push/pushOutbox';

/** Milliseconds that the back end gets for an answer. */
const ANSWER_TIMEOUT = 10_000;

const calls = [createTicket, updateTicket, updateElevator].map(({ name, method, path, success }) => ({
  name,
  method,
  path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  success,
}));

const changedTicket = ticketDetails.pick([
  'ticket_key',
  'elevator_id',
  'elevator_name',
  'status',
  'assignee_name',
]);
const maintained = elevator.pick(['elevator_id', 'elevator_name', 'main_state']);

/**
 * Sends the push messages of forwarded calls, for a back end that sends none (R846): of a new ticket, a changed one, and
 * completed maintenance (R841 to R843). The recipients are those that the back end names to the caller, so the dealer's
 * own people (R845); the key of the push service stays on this server (R844). A message that fails is only logged.
 */
export function pushChanges(app: FastifyInstance, apiUrl: string, send: SendPush): void {
  const ask = askBackEnd(apiUrl);
  const formerStates = new WeakMap<FastifyRequest, string>();

  app.addHook('onRequest', async (request) => {
    const call = callOf(request);
    if (!call) return;
    // The answer is read here, too.
    delete request.headers['accept-encoding'];
    if (call.name !== updateElevator.name) return;
    // The message reports a change to Completed, so the state before it is needed.
    const stored = await ask(request, pathOf(request), 'PATCH').catch(() => undefined);
    if (maintained.isValidSync(stored)) formerStates.set(request, stored.main_state);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const call = callOf(request);
    if (call?.success !== reply.statusCode || !(payload instanceof Readable)) return payload;
    const body = await buffer(payload);
    void announce(request, call.name, body).catch((error: unknown) =>
      request.log.error({ err: error }, 'a push message was not sent'),
    );
    return body;
  });

  async function announce(request: FastifyRequest, name: string, body: Buffer): Promise<void> {
    const answer: unknown = JSON.parse(body.toString());
    const message =
      name === updateElevator.name
        ? await ofMaintenance(request, answer)
        : await ofTicket(request, answer, name === createTicket.name);
    if (!message || message.recipients.length === 0) return;
    await send({ ...message, recipients: [...new Set(message.recipients)], message_id: randomUUID() });
  }

  async function ofTicket(
    request: FastifyRequest,
    answer: unknown,
    isNew: boolean,
  ): Promise<PushMessage | undefined> {
    const { ticket_key, elevator_id, elevator_name, status, assignee_name } =
      changedTicket.validateSync(answer);
    if (isNew && assignee_name === null) return undefined;
    const { app_pids } = technicianPids.reply.validateSync(await ask(request, technicianPids.path));
    return isNew && assignee_name !== null
      ? {
          recipients: app_pids,
          heading: pushMessages.newTicketHeading(ticket_key),
          content: pushMessages.newTicket(elevator_name, assignee_name),
        }
      : {
          recipients: [...app_pids, ...(await customerAndDealer(request, elevator_id))],
          heading: pushMessages.ticketHeading(ticket_key),
          content: pushMessages.ticketUpdated(status, assignee_name),
        };
  }

  async function ofMaintenance(request: FastifyRequest, answer: unknown): Promise<PushMessage | undefined> {
    const { elevator_id, elevator_name, main_state } = maintained.validateSync(answer);
    const former = formerStates.get(request);
    if (main_state !== 'Completed' || former === undefined || former === 'Completed') return undefined;
    return {
      recipients: await customerAndDealer(request, elevator_id),
      heading: pushMessages.maintenanceHeading,
      content: pushMessages.maintenanceCompleted(elevator_name),
    };
  }

  const customerAndDealer = async (request: FastifyRequest, elevator_id: number) =>
    customerDealerPids.reply.validateSync(
      await ask(request, customerDealerPids.path.replace(':elevator_id', String(elevator_id))),
    );
}

/** Makes a call of the back end with the bearer of a request. */
const askBackEnd =
  (apiUrl: string) =>
  async (
    { headers: { authorization = '' } }: FastifyRequest,
    path: string,
    method = 'GET',
  ): Promise<unknown> => {
    const answer = await fetch(apiUrl.replace(/\/+$/, '') + path, {
      method,
      headers: { authorization },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    if (!answer.ok) throw new Error(`The back end answered ${answer.status} to ${method} ${path}.`);
    return answer.json();
  };

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? url;

/** The forwarded call, if it may cause a message; a PATCH without changes only loads. */
function callOf(request: FastifyRequest) {
  if (request.method === 'PATCH' && Number(request.headers['content-length'] ?? 0) <= '{}'.length)
    return undefined;
  return calls.find(({ method, path }) => request.method === method && path.test(pathOf(request)));
}
