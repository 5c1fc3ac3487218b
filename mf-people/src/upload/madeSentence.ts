import { say } from '@smart-elevator/shared-ui/language/say';

/** How many customers and elevators a file made; undefined where the server does not say. */
export function madeSentence(reply: {
  customers_created?: unknown;
  elevators_created?: unknown;
}): string | undefined {
  const { customers_created: customers, elevators_created: elevators } = reply;
  if (typeof customers !== 'number' || typeof elevators !== 'number') return undefined;
  return say(
    '{customers, plural, one {# customer} other {# customers}} and {elevators, plural, one {# elevator} other {# elevators}} were created.',
    { customers, elevators },
  );
}
