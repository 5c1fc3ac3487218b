import { useSend } from '@smart-elevator/shared-api/client/useSend';
import {
  type Company,
  LOGO_MAX_BYTES,
  logoMessages,
} from '@smart-elevator/shared-api/contract/account/company';
import { saveCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import { changedValues } from '@smart-elevator/shared-api/contract/formValues';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { useState } from 'react';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { useBoundField } from '@smart-elevator/shared-ui/form/useBoundField';
import { FileUpload } from '@smart-elevator/shared-ui/upload/FileUpload';
import { messages } from '../messages';
import { FormDialog } from '../second-factor/SecondFactorForm';
import styles from './Facts.module.css';

const texts = messages.company;

/** Changes the company; every field may be empty. */
export function EditCompany({ company, onClose }: { company: Company; onClose: () => void }) {
  const { send } = useSend(saveCompany);
  // As it was opened: what somebody else saves meanwhile stays.
  const [opened] = useState(company);
  return (
    <FormDialog
      label={texts.edit}
      initialValues={opened}
      schema={saveCompany.body}
      send={(body) => send({ body: changedValues(body, opened) })}
      done={texts.saved}
      onClose={onClose}
      submit={texts.save}
    >
      <TextField name="name" label={texts.name} autoComplete="organization" />
      <TextAreaField name="address" label={texts.address} rows={3} />
      <TextField name="tax_number" label={texts.taxNumber} hint={texts.taxHint} isCode />
      <LogoField />
    </FormDialog>
  );
}

/** The logo as a data URL, with a preview. */
function LogoField() {
  const { field, error, setValue } = useBoundField<string>({ name: 'logo', label: texts.logo });
  const [refused, setRefused] = useState<string>();
  const choose = async (file: File) => {
    const isImage = /^image\/(png|jpeg)$/.test(file.type);
    const isLarge = file.size > LOGO_MAX_BYTES;
    setRefused(!isImage ? logoMessages.notImage : isLarge ? logoMessages.tooLarge : undefined);
    if (isImage && !isLarge) setValue(await dataUrlOf(file));
  };
  return (
    <div className={styles.logoField} role="group" aria-label={texts.logo}>
      <FileUpload
        label={texts.chooseLogo}
        accept="image/png,image/jpeg"
        hint={texts.logoHint}
        file={undefined}
        onFile={(file) => void choose(file)}
        onRemove={() => setValue('')}
      />
      {refused || error ? <Notice tone="failure">{refused ?? error}</Notice> : null}
      {field.value ? (
        <div className={styles.chosen}>
          <img className={styles.logo} src={field.value} alt={texts.logo} />
          <Button onClick={() => setValue('')}>{texts.removeLogo}</Button>
        </div>
      ) : null}
    </div>
  );
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });
