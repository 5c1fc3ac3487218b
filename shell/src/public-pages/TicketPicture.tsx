import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { Tag, type Tone } from '@smart-elevator/shared-ui/tag/Tag';
import styles from './TicketPicture.module.css';

/** What the list of tickets looks like; the names are of no real dealer. */
const ROWS: readonly { key: string; summary: string; status: string; tone: Tone; building: string }[] = [
  {
    key: 'ELV-241',
    summary: msg('Doors reopen again and again'),
    status: msg('Open'),
    tone: 'red',
    building: 'Lake View Hospital',
  },
  {
    key: 'ELV-240',
    summary: msg('Car stops below floor level'),
    status: msg('InProgress'),
    tone: 'blue',
    building: 'Hill Park Society',
  },
  {
    key: 'ELV-238',
    summary: msg('Button of the second floor sticks'),
    status: msg('OnHold'),
    tone: 'amber',
    building: 'Station Hotel',
  },
  {
    key: 'ELV-237',
    summary: msg('Loud hum from the machine room'),
    status: msg('Accepted'),
    tone: 'violet',
    building: 'Garden Towers',
  },
  {
    key: 'ELV-235',
    summary: msg('Two lamps in the car are out'),
    status: msg('Closed'),
    tone: 'green',
    building: 'Lake View Hospital',
  },
];

/** A picture of the product: some rows of the list of tickets. Decoration, hidden from screen readers. */
export function TicketPicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles.head}>
        <span>{t('Ticket key')}</span>
        <span>{t('Status')}</span>
        <span>{t('Building')}</span>
      </div>
      {ROWS.map(({ key, summary, status, tone, building }) => (
        <div key={key} className={styles.row}>
          <span className={styles.ticket}>
            <span className={styles.key}>{key}</span>
            <span className={styles.summary}>{t(summary)}</span>
          </span>
          <span>
            <Tag tone={tone}>{t(status)}</Tag>
          </span>
          <span className={styles.building}>{building}</span>
        </div>
      ))}
    </div>
  );
}
