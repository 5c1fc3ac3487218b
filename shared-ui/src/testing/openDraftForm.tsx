import { act, screen } from '@testing-library/react';
import { Link, useNavigate, type Path } from 'react-router-dom';
import { Form, type FormHelpers } from '../form/Form';
import { PasswordField } from '../form/PasswordField';
import { SubmitButton } from '../form/SubmitButton';
import { TextField } from '../form/TextField';
import { renderRoutes } from './renderRoutes';

const EMPTY = { name: '', note: '', key: '', door_passcode: '' };
/** The values of the form in tests of drafts. */
export type DraftValues = typeof EMPTY;

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

interface Opening {
  owner?: number | undefined;
  stored?: Partial<DraftValues>;
  version?: number;
  staysAt?: (next: Path) => boolean;
  onSubmit?: (values: DraftValues, helpers: FormHelpers<DraftValues>) => Promise<unknown> | void;
}

/** Opens a form whose draft is named 'lift', with links to other pages. */
export function openDraftForm({ owner, stored, version, staysAt, onSubmit }: Opening = { owner: 7 }) {
  const form = (
    <>
      <Form<DraftValues>
        initialValues={{ ...EMPTY, ...stored }}
        draft={{ name: 'lift', owner, version, ...(staysAt ? { allowsNavigation: staysAt } : {}) }}
        onSubmit={onSubmit ?? (() => undefined)}
      >
        <TextField name="name" label="Name" />
        <TextField name="note" label="Note" />
        <PasswordField name="key" label="Key" />
        <TextField name="door_passcode" label="Door" />
        <SubmitButton>Save</SubmitButton>
      </Form>
      <Link to="/elsewhere">Away</Link>
      <Back />
    </>
  );
  const routes = [
    { path: '/form', element: form },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const view = renderRoutes(routes, '/form');
  return { ...view, field: (label: string) => screen.getByLabelText(label) };
}

/** Whether closing the tab would ask for confirmation. */
export function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
}
