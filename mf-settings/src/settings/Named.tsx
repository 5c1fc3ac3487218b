import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';

/** The short text of one of several equal buttons, and its name for readers: 'Edit', 'Edit: Monthly visit'. */
export const Named = ({ text, name }: { text: string; name: string }) => (
  <>
    <span aria-hidden="true">{text}</span>
    <VisuallyHidden>{name}</VisuallyHidden>
  </>
);
