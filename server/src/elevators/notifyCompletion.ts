import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { NotNotifiedReason } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import type { Db } from '../database/Database';
import { enqueuePush } from '../push/enqueuePush';
import { customerDealerSubscriptions, customerSubscriptions } from '../push/subscriptionRepository';

/** The elevator whose maintenance is Completed, and whether messages can be delivered at all. */
interface Completion {
  dealer_id: number;
  elevator: Pick<Elevator, 'elevator_name' | 'customer_id'>;
  hasPushService: boolean;
}

/** Whether the customer is notified, and if not, why not (R849). */
type Notified = { notified: true } | { notified: false; not_notified_reason: NotNotifiedReason };

/** Notifies an elevator's customer and its dealer that its maintenance is Completed (R537). */
export async function notifyCompletion(db: Db, completion: Completion): Promise<Notified> {
  const { dealer_id, elevator } = completion;
  await enqueuePush(db, {
    dealer_id,
    recipients: await customerDealerSubscriptions(db, dealer_id, elevator.customer_id),
    heading: pushMessages.maintenanceHeading,
    content: pushMessages.maintenanceCompleted(elevator.elevator_name),
  });
  const not_notified_reason = await notNotifiedReason(db, completion);
  return not_notified_reason ? { notified: false, not_notified_reason } : { notified: true };
}

async function notNotifiedReason(
  db: Db,
  { dealer_id, elevator: { customer_id }, hasPushService }: Completion,
): Promise<NotNotifiedReason | undefined> {
  if (customer_id === null) return 'no_customer';
  if (!hasPushService) return 'no_service';
  const devices = await customerSubscriptions(db, dealer_id, customer_id);
  return devices.length === 0 ? 'no_device' : undefined;
}
