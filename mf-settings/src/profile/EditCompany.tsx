import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { Company } from '@smart-elevator/shared-api/contract/account/company';
import { saveCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { messages } from '../messages';
import { FormDialog } from '../second-factor/SecondFactorForm';
import { LogoField } from './LogoField';

const texts = messages.company;

/** Changes the company; every field may be empty. */
export function EditCompany({ company, onClose }: { company: Company; onClose: () => void }) {
  const { send } = useSend(saveCompany);
  return (
    <FormDialog
      label={texts.edit}
      initialValues={company}
      schema={saveCompany.body}
      send={(body) => send({ body })}
      done={texts.saved}
      onClose={onClose}
      submit={texts.save}
    >
      <TextField name="name" label={texts.name} autoComplete="organization" />
      <TextAreaField name="address" label={texts.address} rows={3} />
      <TextField name="tax_number" label={texts.taxNumber} hint={texts.taxHint} />
      <LogoField />
    </FormDialog>
  );
}
