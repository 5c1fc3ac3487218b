import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { ticketFields, type TicketNamesFor } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { Section } from '@smart-elevator/shared-ui/page/Section';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { withLineBreaks } from '@smart-elevator/shared-ui/tag/withLineBreaks';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { customText } from '../customText';
import { fieldLabel, fieldText, isFlag } from '../ticketText';
import styles from './TicketView.module.css';

/** What the page shows elsewhere. */
const ELSEWHERE: readonly TicketNamesFor<'details'>[] = [
  'ticket_key',
  'elevator_id',
  'elevator_name',
  'summary',
  'description',
  'assignee_name',
];
const CONTROLS: readonly string[] = namesFor(ticketFields, 'quick');

const FACTS = namesFor(ticketFields, 'details').filter(
  (name) => !ELSEWHERE.includes(name) && !CONTROLS.includes(name) && !isFlag(name),
);

const factText = (name: TicketNamesFor<'details'>, ticket: TicketDetails): ReactNode =>
  name === 'reporter_name' && ticket.reporter_name ? (
    <PersonCell name={ticket.reporter_full_name} username={ticket.reporter_name} />
  ) : (
    fieldText(name, ticket[name])
  );

/** The description of a ticket, and its other values, custom fields too. */
export function TicketFacts({ ticket }: { ticket: TicketDetails }) {
  const facts = [
    ...FACTS.map((name) => ({ key: name, term: fieldLabel(name), text: factText(name, ticket) })),
    ...ticket.custom_field_values.map(({ custom_field, value }) => ({
      key: String(custom_field.id),
      term: custom_field.name,
      text: customText(custom_field, value),
    })),
  ].filter(({ text }) => text !== '');
  return (
    <Section title={fieldLabel('description')}>
      <p className={styles.description}>{ticket.description}</p>
      <dl className={styles.facts} aria-label={messages.page.facts}>
        {facts.map(({ key, term, text }) => (
          <div key={key}>
            <dt>{term}</dt>
            <dd>{withLineBreaks(text)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
