import { signatureLines, type Signature } from '@smart-elevator/shared-api/contract/visits/signature';
import { messages } from '../messages';
import styles from './VisitPage.module.css';

/** The signature of the customer as it was drawn (R1441). */
export const DrawnSignature = ({ signature }: { signature: Signature }) => (
  <svg
    className={styles.pad}
    role="img"
    aria-label={messages.page.signature}
    viewBox={`0 0 ${signature.width} ${signature.height}`}
  >
    {signatureLines(signature, signature).map((line, at) => (
      <polyline key={at} points={line.map((point) => point.join()).join(' ')} />
    ))}
  </svg>
);
