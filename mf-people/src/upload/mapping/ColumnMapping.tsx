import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import {
  readUploadSources,
  saveUploadSources,
} from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import { mayStayEmpty } from '@smart-elevator/shared-api/contract/elevators/upload';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from '../../messages';
import { uploadColumns } from '../uploadColumns';
import panel from '../UploadPanel.module.css';
import styles from './ColumnMapping.module.css';
import {
  formerChoice,
  initialMapping,
  mappingErrors,
  sourcesOf,
  storedSources,
  SAME_VALUE,
  valueName,
} from './mappingForm';
import type { OwnColumns } from './readOwnColumns';
import type { ColumnSources } from './toTemplate';

const texts = messages.upload.mapping;

interface ColumnMappingProps {
  own: OwnColumns;
  /** Resolves when the file is converted. */
  onAssigned: (sources: ColumnSources) => Promise<void>;
}

/** Assigns the columns of the dealer's file to those of the template (R866). The last choice is remembered. */
export function ColumnMapping({ own, onAssigned }: ColumnMappingProps) {
  const remembered = useCall(readUploadSources, {});
  const { send } = useSend(saveUploadSources);
  if (remembered.loading) return <Skeleton shape="form" rows={7} />;
  const last = remembered.data?.sources ?? [];
  const options = [
    ...own.header.map((name, at) => ({ value: `${at}`, label: labelOf(name, at, own.header) })),
    { value: SAME_VALUE, label: texts.sameValue },
  ];
  return (
    <Form
      label={texts.title}
      initialValues={initialMapping(own, last)}
      validate={mappingErrors}
      summary={texts.incomplete}
      onSubmit={async (values) => {
        // Only a convenience for the next file: a failure does not matter.
        void send({ body: { sources: storedSources(own.header, values) } });
        await onAssigned(sourcesOf(values));
      }}
    >
      <div>
        <h3 className={panel.subtitle}>{texts.title}</h3>
        <p>{texts.hint}</p>
      </div>
      <div className={styles.columns}>
        <FormValue<string> name="customer_username">
          {(username) =>
            uploadColumns.map(({ column, label, meaning }) => (
              <FormValue<string> key={column} name={column}>
                {(chosen) => (
                  <div className={styles.column}>
                    <SelectInput
                      name={column}
                      label={t(label)}
                      required={!mayStayEmpty(column, Boolean(username))}
                      options={options}
                      placeholder={texts.none}
                      allowClear
                      hint={[hintOf(chosen, own, t(meaning)), formerChoice(column, chosen, own.header, last)]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                    {chosen === SAME_VALUE ? (
                      <TextField name={valueName(column)} label={texts.valueOf(t(label))} required />
                    ) : null}
                  </div>
                )}
              </FormValue>
            ))
          }
        </FormValue>
      </div>
      <div>
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </Form>
  );
}

/** The name of a column, with its number if another one has the same name. */
function labelOf(name: string, at: number, header: readonly string[]): string {
  if (name === '') return texts.unnamed(at + 1);
  return header.indexOf(name) === header.lastIndexOf(name) ? name : texts.oneOfSeveral(name, at + 1);
}

/** The value of the first row, so that the dealer sees what a column holds. */
function hintOf(chosen: string, { rows }: OwnColumns, meaning: string): string {
  const value = chosen === '' || chosen === SAME_VALUE ? undefined : rows[0]?.[Number(chosen)]?.trim();
  return value ? texts.firstValue(value) : meaning;
}
