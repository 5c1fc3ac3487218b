import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { TimelineEntry, TimelineKind } from '@smart-elevator/shared-api/contract/elevators/timeline';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
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
  const { title, detail } = translateTimelineEntry(entry);
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

type EntryTexts = Pick<TimelineEntry, 'title' | 'detail'>;

/** The separator of the parts of a detail, as the server writes them. */
const SEPARATOR = ' · ';

const parts = (
  text: string,
  separator: string,
  translate: (part: string, at: number, all: string[]) => string,
) => text.split(separator).map(translate).join(separator);

/** Translates the last `count` parts of a detail, which are API values; the parts before are names, keys and days. */
const translateLast = (detail: string, count: number): string =>
  parts(detail, SEPARATOR, (part, at, all) => (at >= all.length - count ? t(part) : part));

/** 'Due 03/01/2026' and 'completed 03/01/2026'; anything else is a name. */
function translateDay(part: string): string {
  const [, word, day = ''] = /^(Due|completed) ([\d/]+)$/.exec(part) ?? [];
  if (!word) return part;
  return word === 'Due' ? t('Due {day}', { day }) : t('completed {day}', { day });
}

/** What became of a visit at a lift, or its state; anything else is a name. */
function visitWord(part: string): string {
  const word = Object.entries(texts.visitIs).find(([known]) => known === part);
  return word ? word[1] : part;
}

const TRANSLATE: Record<TimelineKind, (texts: EntryTexts) => EntryTexts> = {
  ticket: ({ title, detail }) => ({ title, detail: translateLast(detail, 2) }),
  maintenance: ({ title, detail }) => ({
    title: parts(title, ' → ', (state) => t(state)),
    detail: parts(detail, SEPARATOR, translateDay),
  }),
  visit: ({ title, detail }) => ({
    title: t(title),
    detail: parts(detail, SEPARATOR, (part, at, all) => (at === all.length - 1 ? visitWord(part) : part)),
  }),
  contract: ({ title, detail }) => ({
    title: t('{kind} AMC', { kind: t(title.replace(/ AMC$/, '')) }),
    detail: translateLast(detail, 1),
  }),
  report: ({ title, detail }) => ({
    title: t('AMC report {id}', { id: title.replace(/^AMC report /, '') }),
    detail,
  }),
};

/** Translates the English texts of an event from the server into the shown language. */
const translateTimelineEntry = ({ kind, title, detail }: TimelineEntry): EntryTexts =>
  TRANSLATE[kind]({ title, detail });
