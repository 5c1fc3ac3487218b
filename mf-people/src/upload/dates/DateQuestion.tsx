import { DATE_FORMATS, type DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import {
  undecidedColumns,
  type ColumnOrders,
} from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import { readWrittenDay } from '@smart-elevator/shared-api/contract/writtenDay';
import { formatLongDay } from '@smart-elevator/shared-ui/format/date';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { RadioGroup } from '@smart-elevator/shared-ui/form/RadioGroup';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { useColumnNames } from '../mapping/columnNames';
import { dateMessages } from './messages';
import styles from '../UploadPanel.module.css';

interface DateQuestionProps {
  orders: ColumnOrders;
  onAnswer: (order: DateFormat) => Promise<void>;
}

/** Asks once in which order the dates of a file are written, if nothing decides it (R873). */
export function DateQuestion({ orders, onAnswer }: DateQuestionProps) {
  const names = useColumnNames();
  const columns = undecidedColumns(orders);
  const [first] = columns;
  const sample = first && orders[first].samples.either;
  const written = sample && readWrittenDay(sample.text);
  if (!sample || written?.kind !== 'either') return null;
  const labels: Readonly<Record<DateFormat, (day: string) => string>> = {
    'DD/MM/YYYY': dateMessages.dayFirst,
    'MM/DD/YYYY': dateMessages.monthFirst,
  };
  return (
    <Form
      label={dateMessages.title}
      initialValues={{ order: '' }}
      validate={({ order }): Record<string, string> => (order === '' ? { order: dateMessages.missing } : {})}
      onSubmit={async ({ order }) => {
        const answer = DATE_FORMATS.find((format) => format === order);
        if (answer) await onAnswer(answer);
      }}
    >
      <div>
        <h3 className={styles.subtitle}>{dateMessages.title}</h3>
        <p>{dateMessages.why(columns.map((column) => names.of(column)).join(', '))}</p>
      </div>
      <RadioGroup
        name="order"
        label={dateMessages.question(sample.text, sample.row)}
        hint={dateMessages.hint}
        required
        options={DATE_FORMATS.toReversed().map((format) => ({
          value: format,
          label: labels[format](formatLongDay(written.days[format])),
        }))}
      />
      <div>
        <SubmitButton>{dateMessages.submit}</SubmitButton>
      </div>
    </Form>
  );
}
