import { countOf } from '@smart-elevator/shared-ui/format/number';

/** How many customers and elevators a file made; undefined where the server does not say. */
export function madeSentence(reply: {
  customers_created?: unknown;
  elevators_created?: unknown;
}): string | undefined {
  const { customers_created: customers, elevators_created: elevators } = reply;
  if (typeof customers !== 'number' || typeof elevators !== 'number') return undefined;
  return `${countOf(customers, 'customer')} and ${countOf(elevators, 'elevator')} were created.`;
}
