import { useRef, useState, type ReactNode } from 'react';
import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { useSend, type SendResult } from '@smart-elevator/shared-api/client/useSend';
import type { Endpoint, Input, Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { ButtonKind } from '../button/Button';
import { Notice } from '../feedback/Notice';
import { Form, type FormHelpers, type FormProps } from '../form/Form';
import styles from '../form/Form.module.css';
import { serverErrors } from '../form/serverErrors';
import { SubmitButton } from '../form/SubmitButton';
import { failureMessage } from '../messages';
import { alertSuccess } from '../state/alerts';
import { keepBottomBar } from '../state/keepBottomBar';
import { sendRead } from './sendRead';

interface SavedFormProps<Values, Saved> extends Omit<
  FormProps<Values>,
  'onSubmit' | 'validate' | 'reinitialize'
> {
  /** The text of the button. */
  submit: string;
  /** The importance of the button: `plain` for a form that is not the main form of the page. */
  kind?: ButtonKind;
  /** Called when the button is pressed, before validation. */
  onPress?: () => void;
  /** Content before the button, and another button after it. */
  before?: ReactNode;
  secondaryAction?: ReactNode;
  /** Whether the buttons stay in view; for long forms. */
  bar?: boolean;
  /** The message if saving failed; by default only the reason. */
  failed?: string;
  /** The reason of a failure without errors of fields. */
  reasonOf?: (error: ApiError) => string;
  /** Shows a failure outside of the form. */
  onFailed?: (error: ApiError, helpers: FormHelpers<Values>) => Promise<void> | void;
  /** The values for the next entry after saving; without it the form is left. */
  again?: Values;
  /** Leaves. */
  onSaved: (saved: Saved) => Promise<void> | void;
}

interface SendFormProps<Values, Saved> extends SavedFormProps<Values, Saved> {
  /**
   * Undefined if nothing was sent, for example because an earlier call is still running. `stored` are the stored
   * values if they differ from the submitted ones.
   */
  send: (
    values: Values,
    helpers: FormHelpers<Values>,
  ) => Promise<(SendResult<Saved> & { stored?: Values }) | undefined>;
}

/**
 * A form that sends once, shows server errors under its inputs, and then leaves. Its input is stored until then. Use
 * it if saving needs more than one call; otherwise `EntityForm`.
 */
export function SendForm<Values extends Record<keyof Values, unknown>, Saved>(
  props: SendFormProps<Values, Saved>,
) {
  const {
    submit,
    kind,
    before,
    secondaryAction,
    bar,
    onPress,
    failed,
    reasonOf,
    onFailed,
    again,
    send,
    onSaved,
    ...form
  } = props;
  const [failure, setFailure] = useState<string>();
  const [forbidden, setForbidden] = useState(false);
  // The next screen may take a moment: a saved form is not sent again meanwhile.
  const isSaved = useRef(false);

  async function onSubmit(values: Values, helpers: FormHelpers<Values>) {
    if (isSaved.current) return;
    setFailure(undefined);
    const sent = await send(values, helpers);
    if (!sent) return;
    if (!sent.ok) {
      const names = Object.keys(values);
      const { fields, rest } = serverErrors(sent.error.fields, (path) =>
        names.find((name) => name === path.split('.')[0]),
      );
      const found = Object.entries(fields);
      for (const [name, sentence] of found) helpers.setFieldError(name, sentence);
      if (onFailed) return onFailed(sent.error, helpers);
      setForbidden(sent.error.status === 403);
      const explained = found.length > 0 || rest !== '';
      setFailure(
        explained ? rest : (reasonOf?.(sent.error) ?? failureMessage(sent.error.failure, sent.error.status)),
      );
      return;
    }
    if (again) helpers.startOver(again);
    else isSaved.current = true;
    helpers.saved(again ?? sent.stored);
    await onSaved(sent.reply);
  }

  return (
    <Form {...form} onSubmit={onSubmit}>
      {props.children}
      {failure === undefined || !(failed || failure) ? null : (
        // The button names the action that is not permitted (R264).
        <Notice tone="failure" title={failed ?? (forbidden ? submit : undefined)}>
          {failure}
        </Notice>
      )}
      <div
        ref={bar ? keepBottomBar : undefined}
        className={bar ? `${styles.actions} ${styles.bar}` : styles.actions}
      >
        {before}
        <SubmitButton kind={kind} onClick={onPress}>
          {submit}
        </SubmitButton>
        {secondaryAction}
      </div>
    </Form>
  );
}

/** The call that saves, and its input for the values of the form. */
export interface EntityCall<E extends Endpoint, Values> {
  endpoint: E;
  /**
   * A promise for what others may change while the form is open: it reads what is stored just before the values are sent,
   * and once more if somebody else has changed it in between (409).
   */
  inputOf: (values: Values) => Input<E> | Promise<Input<E>>;
}

interface EntityFormProps<E extends Endpoint, Values>
  extends EntityCall<E, Values>, SavedFormProps<Values, Reply<E>> {
  /** The message after saving. */
  done: string;
}

/**
 * The form of one entity that one call saves. An entity is not created twice, even if the form is sent again after a
 * reload.
 */
export function EntityForm<E extends Endpoint, Values extends Record<keyof Values, unknown>>(
  props: EntityFormProps<E, Values>,
) {
  const { endpoint, inputOf, done, onSaved, ...form } = props;
  const { draft } = form;
  const { send } = useSend(endpoint, {
    idempotencyKeyName: draft && endpoint.success === 201 ? `${draft.owner}/${draft.name}` : undefined,
  });
  return (
    <SendForm
      {...form}
      send={async (values) => {
        const input = inputOf(values);
        if (!(input instanceof Promise)) return send(input);
        const sent = await sendRead(input, send);
        const isOutdated = sent?.ok === false && sent.error.status === 409;
        return isOutdated ? sendRead(Promise.resolve(inputOf(values)), send) : sent;
      }}
      onSaved={(reply) => {
        alertSuccess(done);
        return onSaved(reply);
      }}
    />
  );
}
