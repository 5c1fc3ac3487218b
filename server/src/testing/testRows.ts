import { syncSignInNames } from '../account/signInNames';
import { insertRows } from '../demo/insertRows';
import type { Database, Db } from '../database/Database';

/** The only row of a result; throws when there is none. */
const only = <T>([row]: readonly T[]): T => {
  if (row === undefined) throw new Error('No row was stored.');
  return row;
};

let made = 0;

/** Deletes a person without the effects of the call on other rows. */
export async function deletePerson(db: Db, person: { id: number; dealer_id: number }): Promise<void> {
  await db.query('update users set deleted_at = now() where user_id = $1', [person.id]);
  await syncSignInNames(db, person.dealer_id, [person.id]);
}

export interface StoredElevator {
  elevator_id: number;
  elevator_name: string;
}

/** Stores an elevator of a dealer. */
export async function anElevator(db: Db, dealer_id: number, values: object = {}): Promise<StoredElevator> {
  const elevator = {
    elevator_name: `Lift ${++made}`,
    building_name: 'Copper Ridge',
    elevator_address: '710 Obrecht Rd, Sykesville, MD',
    elevator_zip: '21784',
    install_date: '2010-05-01',
    main_state: 'InDue',
    main_start_date: '2026-01-01',
    main_due_date: '2026-12-31',
    main_completed_date: null,
    main_cycle_days: 30,
    ...values,
  };
  return only(await insertRows<StoredElevator>(db, 'elevators', dealer_id, [elevator]));
}

/** A stored ticket. */
export interface StoredTicket {
  ticket_id: number;
  ticket_key: string;
}

/** Stores a ticket of an elevator, reported by the dealer. */
export async function aTicket(
  db: Database,
  dealer_id: number,
  elevator_id: number,
  values: object = {},
): Promise<StoredTicket> {
  const ticket = {
    ticket_key: `ELV-${5000 + ++made}`,
    elevator_id,
    summary: 'Door does not close',
    description: 'It opens again and again.',
    label: 'Doors',
    reporter_id: dealer_id,
    assignee_id: null,
    status: 'Open',
    resolution: 'Unresolved',
    priority: 'Medium',
    create_date: '2026-03-02',
    start_date: '2026-03-02',
    target_date: '2026-03-09',
    update_date: '2026-03-02T12:00:00Z',
    ...values,
  };
  return only(await insertRows<StoredTicket>(db, 'tickets', dealer_id, [ticket]));
}
