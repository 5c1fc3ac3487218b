import { linkTo } from '@smart-elevator/shared-api/client/links';
import { eventText, type EventWords } from '@smart-elevator/shared-api/contract/elevators/eventText';
import type { TimelineEntry, TimelineKind } from '@smart-elevator/shared-api/contract/elevators/timeline';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { OUTCOME_LABELS, STATE_LABELS } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { Tag, type Tone } from '@smart-elevator/shared-ui/tag/Tag';
import { Link } from 'react-router-dom';
import { t } from '@smart-elevator/shared-ui/language/t';
import { pathTo } from '../paths';
import { messages } from '../messages';
import styles from './Timeline.module.css';

const texts = messages.page;

/** The colour of each kind's tag in an elevator's timeline. */
const KIND_TONES = {
  ticket: 'red',
  maintenance: 'green',
  visit: 'amber',
  contract: 'violet',
  report: 'blue',
} as const satisfies Record<TimelineKind, Tone>;

interface TimelineItemProps {
  entry: TimelineEntry;
  /** Opens an AMC report. */
  onView: (report_id: number) => void;
}

/** An event of an elevator, with a link to the ticket, the visit, the contract or the report. */
export function TimelineItem({ entry, onView }: TimelineItemProps) {
  const { at, kind, id, path_hint } = entry;
  const { title, detail } = eventText(entry, WORDS);
  return (
    <li className={styles.item}>
      <time className={styles.day} dateTime={at}>
        {formatDay(at)}
      </time>
      <div className={styles.words}>
        <p className={styles.what}>
          <Tag tone={KIND_TONES[kind]}>{texts.kind[kind]}</Tag>{' '}
          {kind === 'ticket' ? (
            <TextLink to={linkTo('tickets.page', { ticketKey: path_hint })}>{title}</TextLink>
          ) : kind === 'visit' ? (
            <TextLink to={linkTo('visits.page', { visitId: id })}>{title}</TextLink>
          ) : kind === 'contract' ? (
            <Link to={pathTo.editContract(id)}>{title}</Link>
          ) : kind === 'report' ? (
            <Button kind="link" onClick={() => onView(id)}>
              {title}
            </Button>
          ) : (
            title
          )}
        </p>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </div>
    </li>
  );
}

/** What became of a visit at a lift, or its state. */
const VISIT_LABELS: Record<string, string> = { ...STATE_LABELS, ...OUTCOME_LABELS };

/** The words of an event in the shown language: the server writes English. */
const WORDS: EventWords = {
  title: (word) => t(word),
  value: (word, kind) => t((kind === 'visit' && VISIT_LABELS[word]) || word),
  due: (day) => t('Due {day}', { day }),
  completed: (day) => t('completed {day}', { day }),
  contract: (kind) => t('{kind} AMC', { kind: t(kind) }),
  report: (id) => t('AMC report {id}', { id }),
};
