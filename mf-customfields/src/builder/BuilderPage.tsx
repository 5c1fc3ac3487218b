import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { paths } from '../paths';
import { messages } from '../messages';
import { useTracker } from '../useTracker';
import { Builder } from './Builder';

/** /custom_fields: builds the fields of tickets or of AMC reports (R702). */
export function BuilderPage() {
  const tracker = useTracker();
  const query = useCall(customFieldsByType, { params: { tracker } });
  const section = messages.sections[tracker];
  return (
    <Page
      title={messages.builder.title(section)}
      breadcrumb={[{ label: messages.choose.title, to: paths.customFieldsFor }, { label: section }]}
      action={<LinkButton to={paths.customFieldsList}>{messages.title}</LinkButton>}
    >
      <Loaded key={tracker} query={query} failed={messages.failed}>
        {(fields) => <Builder tracker={tracker} fields={fields} />}
      </Loaded>
    </Page>
  );
}
