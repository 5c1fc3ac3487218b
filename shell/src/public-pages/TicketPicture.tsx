import { Tag, type Tone } from '@smart-elevator/shared-ui/tag/Tag';
import styles from './TicketPicture.module.css';

/** What the list of tickets looks like; the names are of no real dealer. */
const ROWS: readonly { key: string; summary: string; status: string; tone: Tone; building: string }[] = [
  {
    key: 'ELV-241',
    summary: 'Doors reopen again and again',
    status: 'Open',
    tone: 'red',
    building: 'Lake View Hospital',
  },
  {
    key: 'ELV-240',
    summary: 'Car stops below floor level',
    status: 'InProgress',
    tone: 'blue',
    building: 'Hill Park Society',
  },
  {
    key: 'ELV-238',
    summary: 'Button of the second floor sticks',
    status: 'OnHold',
    tone: 'amber',
    building: 'Station Hotel',
  },
  {
    key: 'ELV-237',
    summary: 'Loud hum from the machine room',
    status: 'Accepted',
    tone: 'violet',
    building: 'Garden Towers',
  },
  {
    key: 'ELV-235',
    summary: 'Two lamps in the car are out',
    status: 'Closed',
    tone: 'green',
    building: 'Lake View Hospital',
  },
];

/** A picture of the product: some rows of the list of tickets. Decoration, hidden from screen readers. */
export function TicketPicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles.head}>
        <span>Ticket key</span>
        <span>Status</span>
        <span>Building</span>
      </div>
      {ROWS.map(({ key, summary, status, tone, building }) => (
        <div key={key} className={styles.row}>
          <span className={styles.ticket}>
            <span className={styles.key}>{key}</span>
            <span className={styles.summary}>{summary}</span>
          </span>
          <span>
            <Tag tone={tone}>{status}</Tag>
          </span>
          <span className={styles.building}>{building}</span>
        </div>
      ))}
    </div>
  );
}
