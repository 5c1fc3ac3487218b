import { useFormikContext } from 'formik';
import type { MouseEventHandler, ReactNode } from 'react';
import { Button, type ButtonKind } from '../button/Button';
import type { IconName } from '../icon/iconShapes';

interface SubmitButtonProps {
  /** `plain` for a form beside the page's main one. */
  kind?: ButtonKind;
  /** Busy for a reason outside of the form. */
  busy?: boolean;
  icon?: IconName;
  disabled?: boolean;
  /** Before the form is checked; pressing Enter in a field clicks, too. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
}

/** Submits the form that it stands in; busy while that is under way. */
export function SubmitButton({ kind = 'primary', busy = false, ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <Button {...button} type="submit" kind={kind} busy={busy || isSubmitting} />;
}
