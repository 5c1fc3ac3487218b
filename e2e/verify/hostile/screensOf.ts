import type { DealerFixture } from './DealerFixture';
import { screens, type ScreenOfConsole } from '../../console/screens';

/** The signed-in screens, with a dealer's own rows instead of the demonstration's. */
export function screensOf(of: DealerFixture): ScreenOfConsole[] {
  const name = encodeURIComponent(of.elevator_name);
  const extra = [
    { name: 'a field’s form', path: `/custom_fields?tracker=ticket&field=${of.ticket_field}`, title: /./ },
  ];
  const own = screens
    .filter(({ isPublic }) => !isPublic)
    .map(({ path, title, ...screen }) => ({
      ...screen,
      path: path
        .replace(/elevatorId=1&elevatorName=CR1000/, `elevatorId=${of.elevator_id}&elevatorName=${name}`)
        .replace(/elevatorId=1$/, `elevatorId=${of.elevator_id}`)
        .replace('CR1005', name)
        .replace('ELV-3900', of.ticket_key)
        .replace(/(customer|edit_cust)\?userId=\d+/, `$1?userId=${of.customer.id}`)
        .replace(
          /(edit_tech|technician|technician_day|spread_visits)\?userId=\d+/,
          `$1?userId=${of.technician.id}`,
        )
        .replace(/contractId=\d+/, `contractId=${of.contract_id}`)
        .replace(/ticketId=\d+/, `ticketId=${of.ticket_id}`)
        .replace(/visitId=1$/, `visitId=${of.visit_id}`),
      // Of an elevator its name, which is hostile; of a ticket its key.
      title: /CR|ELV/.test(String(title)) ? /./ : title,
    }));
  return [...own, ...extra];
}
