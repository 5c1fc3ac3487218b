import { Button, type ButtonKind } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { useState } from 'react';
import { Group, State } from '../Shown';
import { HINDI, LONG } from '../words';

const KINDS: readonly ButtonKind[] = ['primary', 'plain', 'danger', 'link'];

/** Buttons, and the question that a dangerous one asks. */
export function Buttons() {
  const [asking, setAsking] = useState(false);
  return (
    <Group
      title="Buttons"
      note="Under the pointer a button is a shade darker; with the keyboard on it, it has the ring of the look."
    >
      {KINDS.map((kind) => (
        <State key={kind} name={kind}>
          <Button kind={kind}>Save</Button>
        </State>
      ))}
      <State name="disabled">
        <Button disabled>Save</Button>
      </State>
      <State name="busy">
        <Button kind="primary" busy>
          Save
        </Button>
      </State>
      <State name="with a sign">
        <Button icon="download">Export CSV</Button>
      </State>
      <State name="long">
        <Button>{LONG}</Button>
      </State>
      <State name="Hindi">
        <Button kind="primary">{HINDI}</Button>
      </State>
      <State name="a link">
        <LinkButton to="/" kind="primary" icon="plus">
          Add New Ticket
        </LinkButton>
      </State>
      <State name="a sign alone">
        <IconButton icon="edit" label="Edit" onClick={() => undefined} />
      </State>
      <State name="a question">
        <Button kind="danger" onClick={() => setAsking(true)}>
          Delete
        </Button>
        <ConfirmDialog
          open={asking}
          sentence="Are you sure you want to delete this ticket?"
          subject={`ELV-1042, ${LONG}`}
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      </State>
    </Group>
  );
}
