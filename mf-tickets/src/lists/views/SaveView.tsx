import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { saveTicketView } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { newView, type TicketView } from '@smart-elevator/shared-api/contract/tickets/ticketView';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../../messages';
import { viewOf } from './viewAddress';

interface SaveViewProps {
  /** The path of the list. */
  list: string;
  onSaved: () => void;
}

const texts = messages.views;
const EMPTY = { name: '' };
const schema = allFilled(newView.pick(['name']).fields);

/** Saves the current filter and order of the list under a name. */
export function SaveView({ list, onSaved }: SaveViewProps) {
  const [params] = useSearchParams();
  const { send } = useSend(saveTicketView);
  return (
    <SendForm<typeof EMPTY, TicketView>
      initialValues={EMPTY}
      schema={schema}
      send={({ name }) => send({ body: { name: name.trim(), list, query: viewOf(params) } })}
      submit={texts.save}
      failed={texts.notSaved}
      reasonOf={({ detail, failure, status }) => detail ?? failureMessage(failure, status)}
      again={EMPTY}
      onSaved={({ name }) => {
        onSaved();
        alertSuccess(texts.saved(name));
      }}
    >
      <TextField name="name" label={texts.name} hint={texts.hint} required />
    </SendForm>
  );
}
