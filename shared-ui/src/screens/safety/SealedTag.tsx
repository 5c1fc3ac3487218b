import { t } from '../../language/t';
import { Tag } from '../../tag/Tag';

/** The tag of a sealed lift: a lock and its word. */
export const sealedTag = () => ({ text: t('Sealed'), tone: 'red', icon: 'lock' }) as const;

/** Says beside a name that a lift is sealed (R1361), after a space; nothing for one that is not. */
export function SealedTag({ at }: { at: string | null | undefined }) {
  if (!at) return null;
  const { text, ...looks } = sealedTag();
  return (
    <>
      {' '}
      <Tag {...looks}>{text}</Tag>
    </>
  );
}
