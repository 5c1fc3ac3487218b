/** The fields of a ticket whose values are words of the wire (P1 §4): sent as they are, shown in the dealer's language. */
const FIELDS: readonly string[] = ['status', 'priority', 'resolution'];

/** Whether the values of a field are words of the wire. */
export const hasWireWords = (field: string): boolean => FIELDS.includes(field);
