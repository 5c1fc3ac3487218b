import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { Company } from '@smart-elevator/shared-api/contract/account/company';
import { saveCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { SecondFactorForm } from '../second-factor/SecondFactorForm';
import { LogoField } from './LogoField';

const texts = messages.company;

/** Changes the company; every field may be empty. */
export function EditCompany({ company, onClose }: { company: Company; onClose: () => void }) {
  const { send } = useSend(saveCompany);
  return (
    <Dialog title={texts.edit} open onClose={onClose}>
      <SecondFactorForm
        label={texts.edit}
        initialValues={company}
        schema={saveCompany.body}
        send={(body) => send({ body })}
        onDone={() => {
          onClose();
          alertSuccess(texts.saved);
        }}
        submit={texts.save}
      >
        <TextField name="name" label={texts.name} autoComplete="organization" />
        <TextAreaField name="address" label={texts.address} rows={3} />
        <TextField name="tax_number" label={texts.taxNumber} hint={texts.taxHint} />
        <LogoField />
      </SecondFactorForm>
    </Dialog>
  );
}
