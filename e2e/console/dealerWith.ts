import { request } from '@playwright/test';
import { signIn } from '@smart-elevator/shared-api/contract/account/endpoints';
import { fillElevators } from './manyElevators';
import { fillTickets } from './manyTickets';
import { newDealer } from './people';

/** A signed-in dealer of a server with these numbers of elevators and tickets. */
export async function dealerWith(
  url: string,
  database: Parameters<typeof fillTickets>[0],
  { elevators, tickets }: { elevators: number; tickets: number },
): Promise<{ token: string; dealerId: number }> {
  const api = await request.newContext({ baseURL: url });
  const person = await newDealer(api);
  const answer = await api.post(signIn.path, { data: person });
  const { access, user_id } = await answer.json();
  await api.dispose();
  if (elevators > 0) await fillElevators(database, user_id, elevators);
  if (tickets > 0) await fillTickets(database, user_id, tickets);
  return { token: String(access), dealerId: Number(user_id) };
}
