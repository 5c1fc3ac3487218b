import { expect, type APIRequestContext } from '@playwright/test';
import { browserDay } from './browserDay';
import { dealerApi } from './dealerApi';
import type { Person } from './people';

/** The initial data of a journey's own dealer: one elevator, one technician, and the headers for calls of the API. */
export interface ElevatorFixture {
  elevator: { elevator_id: number; elevator_name: string };
  technician: { user_id: number; username: string };
  headers: Record<string, string>;
  /** Creates a ticket of that elevator, assigned to that technician; returns its details. */
  makeTicket: (changes?: Record<string, unknown>) => Promise<{ ticket_id: number; ticket_key: string }>;
  /** Plans a visit of today at that elevator by that technician; returns its id. */
  visitToday: () => Promise<number>;
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
    visitToday: async () => {
      const data = {
        elevator_ids: [elevator.elevator_id],
        planned_day: browserDay(),
        technician_ids: [technician.user_id],
      };
      const planned = await api.post('/api/visits/', { headers, data });
      expect(planned.status(), await planned.text()).toBe(201);
      return (await planned.json()).visit_id;
    },
  };
}
