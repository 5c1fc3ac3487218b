import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { addTicketComment } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { EntityForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { messages } from '../messages';

const texts = messages.comments;
const EMPTY = { text: '' };
const schema = allFilled(addTicketComment.body.fields);

/** The form of a comment. The input is kept as a draft until it is added. */
export function CommentForm({ ticketId }: { ticketId: number }) {
  const owner = useDealerId();
  return (
    <div data-screen-only="">
      <EntityForm
        endpoint={addTicketComment}
        inputOf={({ text }: typeof EMPTY) => ({
          params: { ticket_id: ticketId },
          body: { text: text.trim() },
        })}
        initialValues={EMPTY}
        schema={schema}
        draft={{ name: `comment ${ticketId}`, owner, guarded: false }}
        submit={texts.add}
        kind="plain"
        failed={texts.notAdded}
        done={texts.added}
        again={EMPTY}
        onSaved={() => undefined}
      >
        <TextAreaField name="text" label={texts.write} rows={3} />
      </EntityForm>
    </div>
  );
}
