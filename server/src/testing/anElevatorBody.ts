import type { SignedIn } from './signedInCalls';

let made = 0;

/** The body of a new elevator of a dealer, with a name of its own. */
export const anElevatorBody = (dealer: SignedIn, changes: object = {}) => ({
  user_id: [dealer.id],
  elevator_name: `New ${++made}`,
  building_name: 'Harbor Tower',
  elevator_address: '1 Cathedral St',
  elevator_zip: '21401',
  install_date: '2014-05-17',
  main_start_date: '2026-01-01',
  main_due_date: '2199-01-31',
  main_cycle_days: 30,
  ...changes,
});
