import { daysBetween } from '@smart-elevator/shared-api/contract/calendar';
import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import type { Db } from '../database/Database';
import { enqueuePerDealer } from '../web-push/browserRepository';

/** A contract with a reminder today. */
interface Ending {
  dealer_id: number;
  contract_id: number;
  end_date: string;
  customer_name: string;
}

/**
 * Notifies each dealer's browsers of ending contracts: one message per dealer about all of them. It names the one
 * that ends first.
 */
export const notifyEndingContracts = (db: Db, ending: readonly Ending[], day: string): Promise<void> =>
  enqueuePerDealer(db, ending, ({ contract_id, customer_name, end_date }, count) => ({
    title: pushMessages.endingHeading,
    body: pushMessages.ending(count, customer_name, daysBetween(day, end_date)),
    path: count === 1 ? `/renew_contract?contractId=${contract_id}` : '/amc_contracts',
    topic: 'ending contracts',
  }));
