import { createContext } from 'react';

/** Whether the fields of a filter may fetch what they need: not before what they narrow stands there. */
export const FieldsReadyContext = createContext(true);
