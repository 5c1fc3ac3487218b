import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import type { Db } from '../database/Database';
import { enqueuePerDealer } from '../web-push/browserRepository';

/** An elevator that became overdue today. */
export interface Overdue {
  dealer_id: number;
  elevator_id: number;
  elevator_name: string;
}

/** Notifies each dealer's browsers of what became overdue today: one message per dealer about all of them. */
export const notifyOverdue = (db: Db, overdue: readonly Overdue[]): Promise<void> =>
  enqueuePerDealer(db, overdue, ({ elevator_id, elevator_name }, count) => ({
    title: pushMessages.overdueHeading,
    body: pushMessages.overdue(count, elevator_name),
    path: count === 1 ? `/elevator?elevatorId=${elevator_id}` : '/maintenance_NotRenewed',
    topic: 'overdue elevators',
  }));
