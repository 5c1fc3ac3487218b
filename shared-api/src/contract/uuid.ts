import { text } from './fields';
import { frameworkMessages } from './frameworkMessages';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a session or of a file. */
export const uuid = () => text(36).matches(UUID, { message: frameworkMessages.notUuid });
