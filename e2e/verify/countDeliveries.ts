import { expect } from '@playwright/test';
import type { OutboxFixture } from './OutboxFixture';
import type { DeliveredMessage } from './Receivers';

/** The messages of one service. */
interface Count {
  /** The tickets of its messages, sorted. */
  tickets: string[];
  /** How many tickets came under more than one id. */
  withSeveralIds: number;
  /** How many messages came once more under the same id. */
  again: number;
}

/** The number of messages per ticket, and the number of repeated messages with one id. */
export function countDeliveries(messages: readonly DeliveredMessage[]): Count {
  const ids = new Map<string, Set<string>>();
  for (const { id, ticket } of messages) ids.set(ticket, (ids.get(ticket) ?? new Set()).add(id));
  const distinct = [...ids.values()].reduce((sum, of) => sum + of.size, 0);
  return {
    tickets: [...ids.keys()].toSorted(),
    withSeveralIds: [...ids.values()].filter((of) => of.size > 1).length,
    again: messages.length - distinct,
  };
}

/**
 * Each stored ticket, and nothing else, was told by all three ways, each under one id; answers how many messages came again
 * under theirs, a number for each way.
 */
export async function expectAllDelivered(
  fixture: OutboxFixture,
): Promise<{ push: number; mail: number; browser: number }> {
  const { keys, topics } = await fixture.stored();
  const { pushes, mails, browsers } = fixture.receivers;
  const [push, mail, browser] = [countDeliveries(pushes), countDeliveries(mails), countDeliveries(browsers)];
  expect(push).toMatchObject({ tickets: keys, withSeveralIds: 0 });
  expect(mail).toMatchObject({ tickets: keys, withSeveralIds: 0 });
  expect(browser).toMatchObject({ tickets: topics, withSeveralIds: 0 });
  return { push: push.again, mail: mail.again, browser: browser.again };
}
