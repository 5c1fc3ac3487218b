import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { pushSentences } from '@smart-elevator/shared-api/contract/notifications/messages';
import type { Db } from '../database/Database';
import { queuePush } from './queuePush';
import { customerDealerSubscriptions } from './subscriptionRepository';

/** Tells an elevator's customer and its dealer that its maintenance is Completed (P2 §4); whether there was anybody to tell. */
export async function announceCompletion(
  db: Db,
  dealer_id: number,
  { elevator_name, customer_id }: Pick<Elevator, 'elevator_name' | 'customer_id'>,
): Promise<boolean> {
  const recipients = await customerDealerSubscriptions(db, dealer_id, customer_id);
  await queuePush(db, {
    dealer_id,
    recipients,
    heading: pushSentences.maintenanceHeading,
    content: pushSentences.maintenanceCompleted(elevator_name),
  });
  return recipients.length > 0;
}
