import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import { inviteTechnician } from '@smart-elevator/shared-api/contract/technicians/endpoints';
import { EntityInputs } from '@smart-elevator/shared-ui/form/EntityInputs';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { EntityForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { Link, useNavigate } from 'react-router-dom';
import { messages } from '../messages';
import { paths, pathTo } from '../paths';

const { technicians: list } = messages;
const { invite: texts } = list;

const { phoneno, ...required } = inviteTechnician.body.fields;
const schema = allFilled(required).shape({ phoneno });

const EMPTY = { first_name: '', last_name: '', email: '', phoneno: '' };

/** /invite_technician: a technician with a name and an e-mail address, who chooses the password (R433). */
export function InviteTechnicianPage() {
  const owner = useDealerId();
  const navigate = useNavigate();
  return (
    <Page
      title={texts.title}
      width="form"
      breadcrumb={[{ label: list.title, to: paths.technicians }, { label: texts.title }]}
    >
      <p>
        {texts.hint} <Link to={paths.addTechnician}>{texts.withPassword}</Link>
      </p>
      <EntityForm
        label={texts.title}
        submit={texts.submit}
        initialValues={EMPTY}
        schema={schema}
        summary={formSummary}
        draft={{ name: 'invited technician', owner }}
        endpoint={inviteTechnician}
        inputOf={(body) => ({ body })}
        done={texts.done}
        failed={texts.failed}
        onSaved={({ user_id }) => navigate(pathTo.technician(user_id))}
      >
        {/* Autofill is off: the browser would fill in the dealer's own data. */}
        <EntityInputs
          fields={peopleFields}
          names={['first_name', 'last_name', 'email', 'phoneno']}
          isRequired={(name) => name !== 'phoneno'}
          special={{ first_name: (bound) => <TextField {...bound} autoFocus /> }}
        />
      </EntityForm>
    </Page>
  );
}
