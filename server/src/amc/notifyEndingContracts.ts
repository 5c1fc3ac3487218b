import { daysBetween } from '@smart-elevator/shared-api/contract/calendar';
import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import type { Db } from '../database/Database';
import { dealersWithBrowsers, enqueueBrowserMessage } from '../web-push/browserRepository';

/** A contract with a reminder today. */
interface Ending {
  dealer_id: number;
  contract_id: number;
  end_date: string;
  customer_name: string;
}

/**
 * Notifies each dealer's browsers of ending contracts: one message per dealer, however many contracts. The one that
 * ends first is named first.
 */
export async function notifyEndingContracts(db: Db, ending: readonly Ending[], day: string): Promise<void> {
  const dealers = new Map<number, Ending[]>();
  for (const contract of ending)
    dealers.set(contract.dealer_id, [...(dealers.get(contract.dealer_id) ?? []), contract]);
  for (const dealer_id of await dealersWithBrowsers(db, [...dealers.keys()])) {
    const [first, ...others] = dealers.get(dealer_id) ?? [];
    if (!first) continue;
    await enqueueBrowserMessage(db, dealer_id, {
      title: pushMessages.endingHeading,
      body: pushMessages.ending(1 + others.length, first.customer_name, daysBetween(day, first.end_date)),
      path: others.length === 0 ? `/renew_contract?contractId=${first.contract_id}` : '/amc_contracts',
      topic: 'ending contracts',
    });
  }
}
