import { blankableText, record } from '@smart-elevator/shared-api/contract/fields';
import { requiredSchema } from '@smart-elevator/shared-api/contract/fieldRules';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { discard } from '../outbox/outbox';
import type { OutboxItem } from '../outbox/OutboxItem';
import { itemTitle } from './itemText';
import { messages } from './messages';

const REASON_MAX = 500;
const SCHEMA = record({ reason: requiredSchema(blankableText(REASON_MAX)) });

/** Asks why something is deleted that was not sent (R1415). */
export function DiscardDialog({ item, onClose }: { item: OutboxItem; onClose: () => void }) {
  return (
    <Dialog title={messages.deleteSentence} open onClose={onClose}>
      <Form
        label={messages.deleteSentence}
        initialValues={{ reason: '' }}
        schema={SCHEMA}
        onSubmit={async ({ reason }) => {
          await discard(item.id, reason);
          onClose();
        }}
      >
        <p>{itemTitle(item)}</p>
        <TextAreaField name="reason" label={messages.reason} required />
        <Button onClick={onClose}>{common.cancel}</Button>
        <SubmitButton>{messages.delete}</SubmitButton>
      </Form>
    </Dialog>
  );
}
