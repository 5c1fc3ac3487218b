import { noteChanges } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import {
  FIELD_FORMATS,
  type CustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { updateCustomFieldOrder } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { say } from '@smart-elevator/shared-ui/language/say';
import { SortableList } from '@smart-elevator/shared-ui/order/SortableList';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import styles from './Builder.module.css';
import { PanelHeading } from './PanelHeading';
import { reasonOf } from './reasonOf';
import { messages } from '../messages';
import { arranged } from './arranged';
import { LeaveQuestion } from './LeaveQuestion';
import order from './OrderEditor.module.css';

interface OrderEditorProps {
  /** The fields as they are stored. */
  fields: CustomField[];
  onEnd: () => void;
}

const said = messages.order;
const idOf = ({ id }: CustomField) => id;

/** The 'Update Form' mode: the fields are moved, and stored in their order all at once (R705). */
export function OrderEditor({ fields, onEnd }: OrderEditorProps) {
  const { send, sending } = useSend(updateCustomFieldOrder);
  const [ids, setIds] = useState(() => fields.map(idOf));
  const [isCancelling, setCancelling] = useState(false);
  const [failure, setFailure] = useState<string>();
  const shown = arranged(fields, ids);
  const isUnsaved = shown.some(({ id }, at) => id !== fields[at]?.id);

  async function save() {
    setFailure(undefined);
    const sent = await send({ body: { order: shown.map(({ id }, order) => ({ id, order })) } });
    if (!sent) return;
    if (!sent.ok) {
      // Somebody may have added or deleted a field: the newest ones are fetched, the arrangement stays.
      if (sent.error.failure === 'refused') noteChanges(updateCustomFieldOrder);
      setFailure(Object.values(sent.error.fields).flat().join(' ') || reasonOf(sent.error));
      return;
    }
    alertSuccess(said.done);
    onEnd();
  }

  return (
    <section className={`${styles.panel} ${order.panel}`} aria-label={said.title}>
      <PanelHeading>{said.title}</PanelHeading>
      <SortableList
        label={said.list}
        items={shown}
        keyOf={idOf}
        nameOf={({ name }) => name}
        onOrder={(items) => setIds(items.map(idOf))}
      >
        {({ name, format }) => (
          <>
            <span className={order.name}>{name}</span>{' '}
            <span className={styles.hint}>{say(FIELD_FORMATS[format] ?? format)}</span>
          </>
        )}
      </SortableList>
      {failure === undefined ? null : (
        <Notice tone="failure" title={said.failed}>
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button kind="primary" busy={sending} onClick={() => void save()}>
          {said.save}
        </Button>
        <Button onClick={() => (isUnsaved ? setCancelling(true) : onEnd())}>{messages.form.cancel}</Button>
      </div>
      <LeaveQuestion
        isUnsaved={isUnsaved && !sending}
        isCancelling={isCancelling}
        onStay={() => setCancelling(false)}
        onLeave={onEnd}
      />
    </section>
  );
}
