import { expect, type APIRequestContext } from '@playwright/test';
import { addElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { register } from '@smart-elevator/shared-api/contract/people/endpoints';
import { createTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { sessionOf, type Person } from './people';

/** An elevator without its name and its people. */
export const ELEVATOR = {
  building_name: 'Copper Ridge',
  elevator_address: '710 Obrecht Rd, Sykesville, MD',
  elevator_zip: '21784',
  install_date: '2010-05-01',
  main_start_date: '2026-01-01',
  main_due_date: '2030-12-31',
  main_cycle_days: 30,
};

const NAMES = {
  TechnicianUser: { prefix: 'tech', first_name: 'Priya', last_name: 'Sharma' },
  CustomerUser: { prefix: 'society', first_name: 'Ocean', last_name: 'Society' },
};

/** Signs a person in, for calls of the API without the console. */
export async function signedInApi(api: APIRequestContext, person: Person) {
  const kept = await sessionOf(api, person);
  const { access, user_id, admin_email } = JSON.parse(kept['smart-elevator.session'] ?? '{}').state.session;
  return { user_id: Number(user_id), admin_email, headers: { authorization: `Bearer ${access}` } };
}

/** Creates the initial data of a journey's own dealer, past the screens. */
export async function dealerApi(api: APIRequestContext, person: Person) {
  const { user_id, admin_email, headers } = await signedInApi(api, person);

  async function create(path: string, data: object) {
    const answer = await api.post(path, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  }

  const readPasscode = async (): Promise<string> =>
    (await (await api.get(`/api/account/${user_id}/passcode/`, { headers })).json()).passcode;

  return {
    user_id,
    headers,
    create,
    readPasscode,
    addElevator: (elevator_name: string): Promise<{ elevator_id: number; elevator_name: string }> =>
      create(addElevator.path, { ...ELEVATOR, user_id: [user_id], elevator_name }),
    addTicket: (
      elevator_id: number,
      changes: Record<string, unknown> = {},
    ): Promise<{ ticket_id: number; ticket_key: string }> =>
      create(createTicket.path, {
        elevator_id,
        summary: 'Doors reopen',
        description: 'Seen at the third floor.',
        label: 'Doors',
        reporter: user_id,
        start_date: '2026-01-01',
        target_date: '2030-12-31',
        ...changes,
      }),
    /** Registers a person with the dealer's password; returns the row of the dealer's list. */
    addPerson: async (user_type: keyof typeof NAMES): Promise<{ user_id: number; username: string }> => {
      const { prefix, ...names } = NAMES[user_type];
      const username = `${prefix}_${person.username}`;
      await create(register.path, {
        username,
        email: `${username}@example.com`,
        password1: person.password,
        password2: person.password,
        user_type,
        ...names,
        phoneno: '5550100',
        admin_email,
        admin_passcode: await readPasscode(),
      });
      const list =
        user_type === 'TechnicianUser'
          ? `/api/account/${user_id}/employee_list/`
          : `/api/users/${user_id}/user_customer_list/`;
      const [added] = (await (await api.get(list, { headers })).json()).results;
      return added;
    },
  };
}
