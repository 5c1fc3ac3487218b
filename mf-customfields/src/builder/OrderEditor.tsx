import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import {
  FIELD_FORMATS,
  type CustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { updateCustomFieldOrder } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { LeaveGuard } from '@smart-elevator/shared-ui/dialog/LeaveGuard';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { SortableList } from '@smart-elevator/shared-ui/sortable/SortableList';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import styles from './Builder.module.css';
import { PanelHeading } from './PanelHeading';
import { reasonOf } from './reasonOf';
import { messages } from '../messages';
import order from './OrderEditor.module.css';

interface OrderEditorProps {
  /** The stored fields. */
  fields: CustomField[];
  onEnd: () => void;
}

const texts = messages.order;
const idOf = ({ id }: CustomField) => id;

/** The 'Update Form' mode: the fields are moved, and the whole order is saved at once (R705). */
export function OrderEditor({ fields, onEnd }: OrderEditorProps) {
  const { send, sending } = useSend(updateCustomFieldOrder);
  const [ids, setIds] = useState(() => fields.map(idOf));
  const [isCancelling, setCancelling] = useState(false);
  const [failure, setFailure] = useState<string>();
  const shown = mergeOrder(fields, ids);
  const isUnsaved = shown.some(({ id }, at) => id !== fields[at]?.id);

  async function save() {
    setFailure(undefined);
    const sent = await send({ body: { order: shown.map(({ id }, order) => ({ id, order })) } });
    if (!sent) return;
    if (!sent.ok) {
      // Somebody may have added or deleted a field: fetch the current ones, keep the order.
      if (sent.error.failure === 'refused') invalidateChangedQueries(updateCustomFieldOrder);
      setFailure(Object.values(sent.error.fields).flat().join(' ') || reasonOf(sent.error));
      return;
    }
    alertSuccess(texts.done);
    onEnd();
  }

  return (
    <section className={`${styles.panel} ${order.panel}`} aria-label={texts.title}>
      <PanelHeading>{texts.title}</PanelHeading>
      <SortableList
        label={texts.list}
        items={shown}
        keyOf={idOf}
        nameOf={({ name }) => name}
        onOrder={(items) => setIds(items.map(idOf))}
      >
        {({ name, format }) => (
          <>
            <span className={order.name}>{name}</span>{' '}
            <span className={styles.hint}>{t(FIELD_FORMATS[format] ?? format)}</span>
          </>
        )}
      </SortableList>
      {failure === undefined ? null : (
        <Notice tone="failure" title={texts.failed}>
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button kind="primary" busy={sending} onClick={() => void save()}>
          {texts.save}
        </Button>
        <Button onClick={() => (isUnsaved ? setCancelling(true) : onEnd())}>{common.cancel}</Button>
      </div>
      <LeaveGuard
        texts={{
          sentence: messages.order.leave,
          subject: messages.order.leaveSubject,
          confirmLabel: messages.order.leaveConfirm,
        }}
        isUnsaved={isUnsaved && !sending}
        isCancelling={isCancelling}
        onStay={() => setCancelling(false)}
        onLeave={onEnd}
      />
    </section>
  );
}

/**
 * The fields in the dealer's order: fields that were added meanwhile come last, deleted ones are left out, so that
 * the order survives other users' changes.
 */
export function mergeOrder<Field extends { id: number }>(
  fields: readonly Field[],
  ids: readonly number[],
): Field[] {
  const placeOf = ({ id }: Field) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return fields.toSorted((a, b) => placeOf(a) - placeOf(b));
}
