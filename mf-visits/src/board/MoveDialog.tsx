import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages as visits } from '../messages';
import styles from './Board.module.css';
import type { Place } from './boardState';
import { messages } from './messages';
import type { BoardRow } from './RowHead';

interface MoveDialogProps {
  visit: VisitRow;
  /** The technician of the list that it is in. */
  from: number;
  rows: readonly BoardRow[];
  onMove: (to: Place) => void;
  onClose: () => void;
}

/** What dragging does, on a phone: another day, technician and time for a visit. */
export function MoveDialog({ visit, from, rows, onMove, onClose }: MoveDialogProps) {
  const title = messages.moveOf(visit.building_name);
  const start = visit.from_time ?? '';
  return (
    <Dialog title={title} open onClose={onClose}>
      <Form
        label={title}
        initialValues={{ day: visit.planned_day, technician: String(from), time: start }}
        validate={({ day }) => (day === '' ? { day: visits.form.noDay } : {})}
        onSubmit={({ day, technician, time }) => {
          onClose();
          onMove({ day, technician: Number(technician), time: time === start ? undefined : time });
        }}
      >
        <DateInput name="day" label={visits.form.day} required />
        <SelectInput
          name="technician"
          label={messages.technician}
          options={rows.map((row) => ({ value: String(row.technician), label: row.name }))}
        />
        <TextField name="time" label={visits.form.from} hint={messages.timeHint} type="time" />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{common.cancel}</Button>
          <SubmitButton>{messages.move}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
