import { expect, type APIRequestContext } from '@playwright/test';
import { register } from '@smart-elevator/shared-api/contract/people/endpoints';
import { sessionOf, type Person } from './people';

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
  const kept = await sessionOf(api, person);
  const { access, user_id, admin_email } = JSON.parse(kept['smart-elevator.session'] ?? '{}').state.session;
  const headers = { authorization: `Bearer ${access}` };

  async function make(path: string, data: object) {
    const answer = await api.post(path, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  }

  const elevator = await make('/api/elevators/add/', {
    user_id: [user_id],
    elevator_name: 'East 1',
    building_name: 'Copper Ridge',
    elevator_address: '710 Obrecht Rd, Sykesville, MD',
    elevator_zip: '21784',
    install_date: '2010-05-01',
    main_start_date: '2026-01-01',
    main_due_date: '2030-12-31',
    main_cycle_days: 30,
  });
  const passcode = await (await api.get(`/api/account/${user_id}/passcode/`, { headers })).json();
  const username = `tech_${person.username}`;
  await make(register.path, {
    username,
    email: `${username}@example.com`,
    password1: person.password,
    password2: person.password,
    user_type: 'TechnicianUser',
    first_name: 'Priya',
    last_name: 'Sharma',
    phoneno: '5550100',
    admin_email,
    admin_passcode: passcode.passcode,
  });
  const { results } = await (await api.get(`/api/account/${user_id}/employee_list/`, { headers })).json();
  const [technician] = results;
  return {
    elevator,
    technician,
    headers,
    makeTicket: (changes = {}) =>
      make('/api/tickets/create/', {
        elevator_id: elevator.elevator_id,
        summary: 'Doors reopen',
        description: 'Seen at the third floor.',
        label: 'Doors',
        reporter: user_id,
        assignee: technician.user_id,
        start_date: '2026-01-01',
        target_date: '2030-12-31',
        ...changes,
      }),
  };
}
