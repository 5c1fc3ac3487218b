import { Button } from '../button/Button';
import { messages } from '../messages';
import { alertFailure, alertSuccess } from '../state/alerts';

const ACTION = 'copy';

interface CopyButtonProps {
  text: string;
  /** The message after copying. */
  copied: string;
  failed?: string;
  autoFocus?: boolean;
}

/** Copies a text, such as a secret; browsers allow it only over HTTPS and on this computer. */
export function CopyButton({
  text,
  copied,
  failed = messages.notCopied,
  autoFocus = false,
}: CopyButtonProps) {
  const copy = async () => {
    if (await write(text)) alertSuccess(copied, ACTION);
    else alertFailure(failed, ACTION);
  };
  return (
    <Button autoFocus={autoFocus} onClick={() => void copy()}>
      {messages.copy}
    </Button>
  );
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
