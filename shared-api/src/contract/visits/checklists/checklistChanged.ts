/** The detail of a 409: what was answered is not on the checklist of the visit, which was changed meanwhile (R1253). */
export const checklistChanged = 'This checklist was changed meanwhile.';
