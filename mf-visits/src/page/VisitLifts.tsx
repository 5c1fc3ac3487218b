import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { SealedTag } from '@smart-elevator/shared-ui/screens/safety/SealedTag';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { messages } from '../messages';
import { OUTCOME_LABELS } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { OUTCOME_TONES } from '../visitText';
import styles from './VisitPage.module.css';

const texts = messages.page;

/** The lifts with their outcomes (R1203), and the tickets that are taken along. */
export const VisitLifts = ({ visit: { lifts, tickets } }: { visit: Visit }) => (
  <>
    <Panel title={texts.lifts(lifts.length)}>
      <ul className={styles.rows} role="list">
        {lifts.map(({ elevator_id, elevator_name, outcome, reason, sealed_at }) => (
          <li key={elevator_id} className={styles.row}>
            <span>
              <TextLink to={linkTo('elevators.page', { elevatorId: elevator_id })}>{elevator_name}</TextLink>
              <SealedTag at={sealed_at} />
            </span>
            <span>
              {reason ? <span className={styles.detail}>{reason} </span> : null}
              {outcome ? (
                <Tag tone={OUTCOME_TONES[outcome]}>{t(OUTCOME_LABELS[outcome])}</Tag>
              ) : (
                <span className={styles.detail}>{texts.noOutcome}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
    {tickets.length > 0 ? (
      <Panel title={texts.tickets}>
        <ul className={styles.rows} role="list">
          {tickets.map(({ ticket_id, ticket_key, summary, status }) => (
            <li key={ticket_id} className={styles.row}>
              <span>
                <TextLink to={linkTo('tickets.page', { ticketKey: ticket_key })}>{ticket_key}</TextLink>
                {summary}
              </span>
              <span className={styles.detail}>{t(status)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    ) : null}
  </>
);
