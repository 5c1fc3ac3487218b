import { select } from '@smart-elevator/shared-api/client/selection';
import { TRACKER_VALUES } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { RadioGroup } from '@smart-elevator/shared-ui/form/RadioGroup';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { useNavigate } from 'react-router-dom';
import { pathTo, paths } from './paths';
import { messages } from './messages';
import { Sections } from './Sections';
import { useTracker } from './useTracker';

const texts = messages.choose;

/** /custom_fields_for: both sections with their fields (R717), and the choice of the one that is built (R701). */
export function ChooseTrackerPage() {
  const chosen = useTracker();
  const navigate = useNavigate();
  const sections = TRACKER_VALUES.map((value) => ({ value, label: messages.sections[value] }));

  async function submit(values: { tracker: string }) {
    const tracker = TRACKER_VALUES.find((known) => known === values.tracker) ?? chosen;
    select({ tracker });
    await navigate(pathTo.customFields(tracker));
  }

  return (
    <Page title={texts.title} action={<LinkButton to={paths.customFieldsList}>{messages.title}</LinkButton>}>
      <RevealInOrder>
        <Sections />
        <Form label={texts.title} initialValues={{ tracker: chosen as string }} onSubmit={submit}>
          <RadioGroup name="tracker" label={texts.question} options={sections} />
          <div>
            <SubmitButton>{texts.submit}</SubmitButton>
          </div>
        </Form>
      </RevealInOrder>
    </Page>
  );
}
