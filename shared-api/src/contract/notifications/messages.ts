/** What push messages say (P2 §7; the heading is exact). */
export const pushSentences = {
  maintenanceHeading: "Your 'Annual Maintenance Contract' is Updated !",
  maintenanceCompleted: (elevator_name: string) =>
    `The maintenance of elevator ${elevator_name} is Completed.`,
} as const;
