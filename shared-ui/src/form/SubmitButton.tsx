import { useFormikContext } from 'formik';
import type { MouseEventHandler, ReactNode } from 'react';
import { Button, type ButtonKind } from '../button/Button';
import type { IconName } from '../icon/iconShapes';

interface SubmitButtonProps {
  /** `plain` for a form that is not the main form of the page. */
  kind?: ButtonKind | undefined;
  /** Busy for a reason outside of the form. */
  busy?: boolean;
  icon?: IconName;
  disabled?: boolean;
  /** Called before validation, also when Enter is pressed in a field. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
}

/** Submits the surrounding form; busy during the submit. */
export function SubmitButton({ kind = 'primary', busy = false, ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <Button {...button} type="submit" kind={kind} busy={busy || isSubmitting} />;
}
