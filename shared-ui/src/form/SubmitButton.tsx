import { useFormikContext } from 'formik';
import type { MouseEventHandler, ReactNode } from 'react';
import { Button } from '../button/Button';
import type { IconName } from '../icon/shapes';

interface SubmitButtonProps {
  /** Busy for a reason outside of the form. */
  busy?: boolean;
  icon?: IconName;
  disabled?: boolean;
  /** Before the form is checked; pressing Enter in a field clicks, too. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
}

/** Submits the form that it stands in; busy while that is under way. */
export function SubmitButton({ busy = false, ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <Button {...button} type="submit" kind="primary" busy={busy || isSubmitting} />;
}
