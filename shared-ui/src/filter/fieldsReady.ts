import { createContext } from 'react';

/** Whether the fields of a filter may fetch what they need: not before the list that they narrow is there. */
export const FieldsReadyContext = createContext(true);
