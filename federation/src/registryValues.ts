import type { UserType } from '@smart-elevator/shared-api/contract/endpoint';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import type { LocalizedNames } from '@smart-elevator/shared-ui/language/localizedName';

export const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?!\/)/.test(value);
export const isDeployedFile = (value: unknown): boolean =>
  typeof value === 'string' && /^(https?:\/\/[\w.:[\]-]+)?\/mf(\/[\w-][\w.-]*)+$/.test(value);

/** Only our own API: a registry must not be able to send a session anywhere else. */
export const isCall = (value: unknown): boolean =>
  typeof value === 'string' && /^\/api\/[\w/:?&=-]+$/.test(value);
export const isRole = (value: unknown): value is UserType =>
  value === 'DealerUser' || value === 'TechnicianUser' || value === 'CustomerUser';
export const isText = (value: unknown): boolean => typeof value === 'string';
export const areNames = (value: unknown): value is LocalizedNames | undefined => isRecordOf(value, isText);

/** Whether a value is missing, or an object with such values. */
export const isRecordOf = (value: unknown, is: (one: unknown) => boolean): boolean =>
  value === undefined || (isRecord(value) && Object.values(value).every(is));

export const validOf = <One>(value: unknown, is: (one: unknown) => one is One): One[] =>
  Array.isArray(value) ? value.filter(is) : [];
export const isListOf = (value: unknown, is: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);
