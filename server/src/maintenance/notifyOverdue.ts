import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import type { Db } from '../database/Database';
import { dealersWithBrowsers, enqueueBrowserMessage } from '../web-push/browserRepository';

/** An elevator that became overdue today. */
export interface Overdue {
  dealer_id: number;
  elevator_id: number;
  elevator_name: string;
}

/** Notifies each dealer's browsers of what became overdue today: one message per dealer, however many elevators. */
export async function notifyOverdue(db: Db, overdue: readonly Overdue[]): Promise<void> {
  const dealers = new Map<number, Overdue[]>();
  for (const elevator of overdue)
    dealers.set(elevator.dealer_id, [...(dealers.get(elevator.dealer_id) ?? []), elevator]);
  for (const dealer_id of await dealersWithBrowsers(db, [...dealers.keys()])) {
    const [first, ...others] = dealers.get(dealer_id) ?? [];
    if (!first) continue;
    await enqueueBrowserMessage(db, dealer_id, {
      title: pushMessages.overdueHeading,
      body: pushMessages.overdue(1 + others.length, first.elevator_name),
      path: others.length === 0 ? `/elevator?elevatorId=${first.elevator_id}` : '/maintenance_NotRenewed',
      topic: 'overdue elevators',
    });
  }
}
