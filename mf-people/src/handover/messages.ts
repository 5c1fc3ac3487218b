import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages about the work of a technician who leaves. */
export const messages = defineMessages({
  counting: 'Counting open tickets…',
  notCounted: 'The open tickets could not be counted.',
  openTickets: (count: number, name: string) =>
    t('{count, plural, one {# open ticket is} other {# open tickets are}} assigned to {name}.', {
      count,
      name,
    }),
  elevators: (count: number, name: string) =>
    t('{count, plural, one {# elevator is} other {# elevators are}} assigned to {name}.', { count, name }),
  visits: (count: number, days: number, name: string) =>
    t(
      '{count, plural, one {# visit of {name} is} other {# visits of {name} are}} planned in the next {days, plural, one {# day} other {# days}}.',
      { count, days, name },
    ),
  noWork: (name: string) => t('{name} has no open tickets, no elevators and no planned visits.', { name }),
  handOver: 'Hand over to',
  receivers: 'Technicians who take over',
  handOverHint:
    'One technician gets everything; several share tickets, elevators and visits evenly, and are notified. If you choose no technician, tickets, elevators and visits become unassigned.',
  handOverOneHint: 'The elevators are handed over too. If you choose no technician, they become unassigned.',
  unassigned: 'Leave them unassigned',
  another: 'Add a technician',
  handedOver: (count: number, to: string | undefined) => {
    if (count === 0) return '';
    if (to === undefined)
      return t('{count, plural, one {# open ticket is} other {# open tickets are}} unassigned now.', {
        count,
      });
    return t('{count, plural, one {# open ticket was} other {# open tickets were}} handed over to {to}.', {
      count,
      to,
    });
  },
});
