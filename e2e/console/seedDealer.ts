import { request } from '@playwright/test';
import { signIn } from '@smart-elevator/shared-api/contract/account/endpoints';
import { seedElevators } from './seedElevators';
import { seedTickets } from './seedTickets';
import { registerDealer } from './people';

/** A signed-in dealer of a server with these numbers of elevators and tickets. */
export async function seedDealer(
  url: string,
  database: Parameters<typeof seedTickets>[0],
  { elevators, tickets }: { elevators: number; tickets: number },
): Promise<{ token: string; dealerId: number }> {
  const api = await request.newContext({ baseURL: url });
  const person = await registerDealer(api);
  const answer = await api.post(signIn.path, { data: person });
  const { access, user_id } = await answer.json();
  await api.dispose();
  if (elevators > 0) await seedElevators(database, user_id, elevators);
  if (tickets > 0) await seedTickets(database, user_id, tickets);
  return { token: String(access), dealerId: Number(user_id) };
}
