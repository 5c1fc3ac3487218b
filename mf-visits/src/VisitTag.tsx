import type { VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { STATE_LABELS, STATE_TONES } from '@smart-elevator/shared-ui/screens/visits/visitText';

/** The state of a visit in words and colour. */
export const VisitTag = ({ state }: { state: VisitState }) => (
  <Tag tone={STATE_TONES[state]}>{t(STATE_LABELS[state])}</Tag>
);
