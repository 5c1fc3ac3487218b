import type { APIRequestContext } from '@playwright/test';
import { dealerApi } from './dealerApi';
import type { Person } from './people';

/** The initial data of a journey's own dealer: one elevator, one technician, and the headers for calls of the API. */
export interface ElevatorFixture {
  elevator: { elevator_id: number; elevator_name: string };
  technician: { user_id: number; username: string };
  headers: Record<string, string>;
  /** Creates a ticket of that elevator, assigned to that technician; returns its details. */
  makeTicket: (changes?: Record<string, unknown>) => Promise<{ ticket_id: number; ticket_key: string }>;
}

/** Creates an elevator and a technician for a new dealer. */
export async function elevatorFixture(api: APIRequestContext, person: Person): Promise<ElevatorFixture> {
  const { headers, addElevator, addPerson, addTicket } = await dealerApi(api, person);
  const elevator = await addElevator('East 1');
  const technician = await addPerson('TechnicianUser');
  return {
    elevator,
    technician,
    headers,
    makeTicket: (changes = {}) =>
      addTicket(elevator.elevator_id, { assignee: technician.user_id, ...changes }),
  };
}
