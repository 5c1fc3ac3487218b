import * as moved from '../personName';

/** @deprecated In `contract/personName` since shared-api 1.4. */
export const personName = () => moved.personName();

/** @deprecated In `contract/personName` since shared-api 1.4. */
export const nameLabel = (username: string, name: string | null | undefined): string =>
  moved.nameLabel(username, name);
