import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { refreshToken } from '@smart-elevator/shared-api/contract/account/endpoints';
import { addTicketComment } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { putFile } from '@smart-elevator/shared-api/contract/files/endpoints';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { changeVisitState, readVisit, visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { reportDevice } from '@smart-elevator/shared-api/contract/devices/endpoints';
import { deviceHeaders } from '@smart-elevator/shared-api/contract/devices/deviceHeaders';
import { aSession } from '@smart-elevator/shared-api/testing/factories';
import type { FakeCall } from '@smart-elevator/shared-api/testing/FakeCall';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { cleanPack } from '../pack/dayPack';

/** An empty phone, whose reports the server accepts. */
export async function newPhone(network: ReturnType<typeof fakeNetwork>): Promise<void> {
  // What the test before has read is in a database that is still open.
  await cleanPack().catch(() => undefined);
  globalThis.indexedDB = new IDBFactory();
  // A screen that is open for long reads ahead: a test that does not answer one of these ends that at once.
  for (const call of [visitList, readVisit, customFieldsByType]) network.offline(call);
  network.answer(reportDevice, { missing: [] });
  network.answer(refreshToken, { access: aSession().access, refresh: 'refresh-2' });
}

const userOf = (user_id: number) => aSession({ user_id, user_name: `technician${user_id}` });

const opened: { endSession: () => void }[] = [];

// What a page of one test still sends does not reach the next one.
afterEach(() => {
  for (const session of opened.splice(0)) session.endSession();
});

/** The outbox of a page that was just loaded: nothing is left of another one but what the phone has stored. */
export async function openPage(user_id = 4) {
  let modules: Awaited<ReturnType<typeof load>> | undefined;
  await jest.isolateModulesAsync(async () => {
    modules = await load();
  });
  if (!modules) throw new Error('The page was not loaded.');
  const { session } = modules;
  const signIn = (id: number) => session.beginSession(userOf(id));
  signIn(user_id);
  opened.push(session);
  return { ...modules.outbox, ...modules, signIn, signOut: () => session.endSession() };
}

export type OutboxPage = Awaited<ReturnType<typeof openPage>>;

const load = async () => ({
  outbox: await import('../outbox/outbox'),
  drain: (await import('../outbox/drain')).drain,
  retryInTime: (await import('../outbox/retryInTime')).retryInTime,
  tellWorker: (await import('../outbox/tellWorker')).tellWorker,
  items: await import('../outbox/outboxItems'),
  database: await import('../outbox/outboxDatabase'),
  storage: await import('../storage/inTime'),
  state: await import('../outbox/outboxState'),
  session: await import('@smart-elevator/shared-api/client/session'),
  cache: (await import('@smart-elevator/shared-api/client/queryClient')).queryClient,
});

export const onTheWay = (visit_id: number, version = 1) => ({
  kind: 'visitState' as const,
  params: { visit_id },
  fields: { state: 'OnTheWay' as const },
  version,
});

export const atWork = (visit_id: number, version = 1) => ({
  ...onTheWay(visit_id, version),
  fields: { state: 'AtWork' as const },
});

export const done = (visit_id: number, version = 1) => ({
  ...onTheWay(visit_id, version),
  fields: { state: 'Done' as const },
});

export const comment = (ticket_id: number, text: string) => ({
  kind: 'ticketComment' as const,
  params: { ticket_id },
  fields: { text },
});

export const closed = (ticket_id: number, version = 1) => ({
  kind: 'ticketChange' as const,
  params: { ticket_id },
  fields: { status: 'Closed' as const, resolution: 'CompletedToSpec' as const },
  version,
});

/** An open ticket of a visit. */
export const anOpenTicket = (ticket_id: number) => ({
  ticket_id,
  ticket_key: `ELV-${ticket_id}`,
  summary: 'Door noise',
  status: 'Open' as const,
});

export const photo = (visit_id: number, bytes = 'the bytes of a photo') => ({
  kind: 'file' as const,
  fields: { owner: 'visit' as const, owner_id: visit_id, name: 'pit.jpg', sha256: 'a'.repeat(64) },
  content: new Blob([bytes], { type: 'image/jpeg' }),
});

/** A server that applies each key once, and what it has applied, in order. */
export function fakeServer(network: ReturnType<typeof fakeNetwork>) {
  const applied: { what: string; key: string; device: string | null; sequence: number }[] = [];
  const versions = new Map<number, number>();
  const apply = (what: string, key: string, { headers }: FakeCall) => {
    const known = applied.find((one) => one.key === key);
    if (known) return false;
    const device = headers.get(deviceHeaders.id);
    applied.push({ what, key, device, sequence: Number(headers.get(deviceHeaders.sequence)) });
    return true;
  };
  const keyOf = ({ headers }: FakeCall) => headers.get('idempotency-key') ?? '';
  const versionOf = (visit_id: number) => versions.get(visit_id) ?? 1;

  const state = (call: FakeCall) => {
    const visit_id = Number(call.params['visit_id']);
    const { state: to } = call.body as { state: 'OnTheWay' };
    if (apply(`visit ${visit_id} ${to}`, keyOf(call), call)) versions.set(visit_id, versionOf(visit_id) + 1);
    return aVisit({ visit_id, version: versionOf(visit_id), state: to });
  };
  const says = (call: FakeCall) => {
    const { text } = call.body as { text: string };
    apply(`ticket ${String(call.params['ticket_id'])} ${text}`, keyOf(call), call);
    return {
      comment_id: 1,
      at: '2031-01-07T08:00:00.000Z',
      who: 'ravi',
      who_full_name: null,
      text,
      mine: true,
    };
  };
  const stores = (call: FakeCall): StoredFile => {
    const file_id = String(call.params['file_id']);
    apply(`file of visit ${call.query['owner_id'] ?? ''}`, file_id, call);
    return aStoredFile({ file_id });
  };
  network.answer(changeVisitState, state);
  network.answer(addTicketComment, says);
  network.answer(putFile, stores);
  return { applied, what: () => applied.map(({ what }) => what), versions, state, says, stores };
}

/** A photo that the server has. */
export const aStoredFile = (changes: Partial<StoredFile> = {}): StoredFile => ({
  ...{
    file_id: 'a-file',
    owner: 'visit',
    owner_id: 12,
    name: 'pit.jpg',
    media_type: 'image/jpeg',
    bytes: 20,
  },
  ...{ width: 1, height: 1, taken_at: null, added_at: '2031-01-07T08:00:00.000Z', who: 'ravi' },
  ...{
    who_full_name: null,
    scanned: false,
    in_reports: false,
    can_change: true,
    url: '/f',
    thumbnail_url: null,
  },
  ...changes,
});
