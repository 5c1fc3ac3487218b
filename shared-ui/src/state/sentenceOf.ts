import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';

/** The first sentence of a refusal that was kept, such as one of a field; undefined without one. */
export const sentenceOf = (
  refusal: { detail: string; body: unknown } | null | undefined,
): string | undefined =>
  refusal?.detail ||
  Object.values(isRecord(refusal?.body) ? refusal.body : {})
    .flat()
    .find((one) => typeof one === 'string');
