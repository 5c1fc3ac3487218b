import type { SpreadChange, SpreadPreview } from '@smart-elevator/shared-api/contract/visits/spread';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { formatDay, formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { DataTable, type Column } from '@smart-elevator/shared-ui/table/DataTable';
import { useState } from 'react';
import { pathTo, paths } from '../paths';
import { windowText } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { minutesText, shortName } from '../visitText';
import { messages } from './messages';
import styles from './SpreadPage.module.css';
import { storeSpread } from './storeSpread';

type Load = SpreadPreview['loads'][number];

const placeText = (day: string, people: SpreadChange['technicians']): string =>
  `${formatDay(day)} · ${people.map(shortName).join(', ') || messages.nobody}`;

const changeColumns = (): Column<SpreadChange>[] => [
  {
    key: 'building_name',
    title: messages.building,
    render: ({ visit_id, building_name }) => <TextLink to={pathTo.visit(visit_id)}>{building_name}</TextLink>,
  },
  {
    key: 'now',
    title: messages.now,
    render: ({ from_day, technicians }) => placeText(from_day, technicians),
  },
  {
    key: 'then',
    title: messages.then,
    render: ({ to_day, next_technicians }) => <strong>{placeText(to_day, next_technicians)}</strong>,
  },
  {
    key: 'minutes',
    title: messages.minutes,
    render: (change) =>
      [minutesText(change.estimate_minutes), windowText(change)].filter(Boolean).join(' · '),
  },
];

const loadColumns = (day_minutes: number): Column<Load>[] => [
  { key: 'technician', title: messages.technician, render: ({ technician }) => shortName(technician) },
  { key: 'day', title: messages.day, render: ({ day }) => formatWeekday(day) },
  { key: 'before', title: messages.before, render: ({ before }) => minutesText(before) },
  {
    key: 'after',
    title: messages.after,
    render: ({ after }) =>
      after > day_minutes ? (
        <span className={styles.over}>
          {minutesText(after)} ({messages.over})
        </span>
      ) : (
        minutesText(after)
      ),
  },
];

interface SpreadPreviewTablesProps {
  preview: SpreadPreview;
  onStored: () => void;
}

/** What would change, who gets more work, and the button that stores it. */
export function SpreadPreviewTables({ preview, onStored }: SpreadPreviewTablesProps) {
  const { changes, loads, begun, day_minutes } = preview;
  const [storing, setStoring] = useState(false);
  const alone = changes.filter(({ next_technicians }) => next_technicians.length === 0).length;
  const store = async () => {
    if (storing) return;
    setStoring(true);
    await storeSpread(changes, onStored);
    setStoring(false);
  };
  return (
    <>
      {begun > 0 ? <Notice tone="info">{messages.begun(begun)}</Notice> : null}
      {alone > 0 ? <Notice tone="warning">{messages.alone(alone)}</Notice> : null}
      {changes.length === 0 ? (
        <EmptyState
          title={messages.nothing}
          action={<LinkButton to={paths.dispatch}>{messages.back}</LinkButton>}
        />
      ) : (
        <>
          <Panel title={messages.changes}>
            <DataTable
              caption={messages.changes}
              columns={changeColumns()}
              rows={changes}
              rowKey={({ visit_id }) => visit_id}
              bounded
            />
          </Panel>
          {loads.length > 0 ? (
            <Panel title={messages.loads}>
              <DataTable
                caption={messages.loads}
                columns={loadColumns(day_minutes)}
                rows={loads}
                rowKey={({ technician, day }) => `${technician.user_id} ${day}`}
                bounded
              />
            </Panel>
          ) : null}
          <div className={styles.buttons}>
            <Button kind="primary" busy={storing} onClick={() => void store()}>
              {messages.store(changes.length)}
            </Button>
            <LinkButton to={paths.dispatch}>{common.cancel}</LinkButton>
          </div>
        </>
      )}
    </>
  );
}
