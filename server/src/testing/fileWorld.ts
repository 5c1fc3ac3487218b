import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { aPhoto } from './sendFile';
import type { SignedIn } from './signedInCalls';
import { anElevator, aTicket } from './testRows';
import { testServer } from './testServer';

type Owner = Pick<StoredFile, 'owner' | 'owner_id'>;

/** A dealer with an elevator and a ticket, and everybody who may or may not see their files. */
export async function fileWorld() {
  const server = await testServer();
  const dealer = await server.dealer();
  const people = {
    dealer,
    /** Another dealer. */
    other: await server.dealer(),
    /** The engineer of the elevator, to whom the ticket is assigned; and one who has neither. */
    serving: await server.technician(dealer),
    idle: await server.technician(dealer),
    /** The customer of the elevator, and another one. */
    customer: await server.customer(dealer),
    neighbour: await server.customer(dealer),
  };
  const { serving, customer } = people;
  const { elevator_id } = await anElevator(server.db, dealer.id, {
    engineer_id: serving.id,
    customer_id: customer.id,
  });
  const { ticket_id } = await aTicket(server.db, dealer.id, elevator_id, { assignee_id: serving.id });
  const ofTicket: Owner = { owner: 'ticket', owner_id: ticket_id };
  const ofElevator: Owner = { owner: 'elevator', owner_id: elevator_id };
  const listed = (by: SignedIn, { owner, owner_id }: Owner): Promise<LightMyRequestResponse> =>
    by.get(`/api/files/?owner=${owner}&owner_id=${owner_id}`);
  return {
    server,
    ...people,
    elevator_id,
    ticket_id,
    ofTicket,
    ofElevator,
    photo: await aPhoto(),
    listed,
    filesOf: async (by = dealer, of = ofTicket): Promise<StoredFile[]> => (await listed(by, of)).json().files,
    /** The keys of all stored objects. */
    objects: (): string[] => {
      const folder = server.files.storage.place;
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    },
  };
}
