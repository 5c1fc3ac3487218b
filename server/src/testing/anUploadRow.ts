import type { TemplateColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { Database } from '../database/Database';
import type { SignedIn } from './signedInCalls';

export type UploadValues = Record<TemplateColumn, string>;

/** A valid row of the template; its names belong to this dealer's tests only. */
export const anUploadRow = (dealer: SignedIn, values: Partial<UploadValues> = {}): UploadValues => ({
  customer_username: `ridge_${dealer.id}`,
  customer_email: `${values.customer_username ?? `ridge_${dealer.id}`}@example.com`,
  customer_first_name: 'Copper Ridge',
  customer_last_name: 'Management',
  customer_phone: '+1 410 555 0100',
  elevator_name: 'CR1000',
  building_name: 'Copper "Ridge", East',
  elevator_address: '710 Obrecht Rd\nSykesville, MD',
  elevator_zip: '21784',
  install_date: '1998-04-30',
  main_start_date: '2026-01-01',
  main_due_date: '2026-12-31',
  main_completed_date: '',
  main_cycle: 'Monthly',
  ...values,
});

type Stored = Record<string, unknown>;

export const storedElevators = (db: Database, { id }: SignedIn): Promise<Stored[]> =>
  db.query<Stored>('select * from elevators where dealer_id = $1 order by elevator_id', [id]);

export const storedCustomers = (db: Database, { id }: SignedIn): Promise<Stored[]> =>
  db.query<Stored>(
    "select * from users where dealer_id = $1 and user_type = 'CustomerUser' order by user_id",
    [id],
  );
