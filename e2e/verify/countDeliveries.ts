import { expect } from '@playwright/test';
import type { OutboxFixture } from './OutboxFixture';
import type { DeliveredMessage } from './Receivers';

/** The messages of one service. */
interface Count {
  /** The tickets of its messages, sorted. */
  tickets: string[];
  /** The number of tickets whose messages have more than one id. */
  withSeveralIds: number;
  /** The number of messages that were sent again with the same id. */
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
 * Expects exactly one message id per stored ticket and channel, and no other messages; returns the number of repeated
 * messages per channel.
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
