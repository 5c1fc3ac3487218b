import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { signIn } from '@smart-elevator/shared-api/contract/account/endpoints';
import { register } from '@smart-elevator/shared-api/contract/people/endpoints';

/** A user who can sign in. */
export interface Person {
  username: string;
  password: string;
}

/** The demonstration dealer: journeys read its data and never change it. */
export const DEMO: Person = { username: 'demo_dealer', password: 'Lift-demo-2026' };

/** A technician of that dealer. */
export const DEMO_TECHNICIAN: Person = { username: 'arjun.nair', password: DEMO.password };

/** Registers a dealer of a journey's own. */
export async function registerDealer(request: APIRequestContext): Promise<Person> {
  const username = `dealer_${randomUUID().slice(0, 8)}`;
  const password = 'Lift-journey-2026';
  const answer = await request.post(register.path, {
    data: {
      username,
      email: `${username}@example.com`,
      password1: password,
      password2: password,
      user_type: 'DealerUser',
      first_name: 'Journey',
      last_name: 'Dealer',
      phoneno: '5550100',
    },
  });
  if (answer.status() !== register.success)
    throw new Error(`No dealer was registered: ${await answer.text()}`);
  return { username, password };
}

/** Signs in through the API; returns what the console then stores in local storage. */
export async function sessionOf(request: APIRequestContext, person: Person): Promise<Record<string, string>> {
  const answer = await request.post(signIn.path, { data: person });
  if (!answer.ok()) throw new Error(`${person.username} could not sign in: ${await answer.text()}`);
  const { access, refresh, user_id, user_type, dealer_id, admin_email } = await answer.json();
  const ofTechnician = user_type === 'TechnicianUser' ? { user_type, dealer_id } : {};
  const session = { access, refresh, user_id, user_name: person.username, admin_email, ...ofTechnician };
  return { 'smart-elevator.session': JSON.stringify({ state: { session }, version: 0 }) };
}
