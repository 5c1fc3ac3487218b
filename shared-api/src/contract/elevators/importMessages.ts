/** Why an import cannot be undone: something else uses one of its rows. */
export const importMessages = {
  elevatorTicket: (elevator: string) => `The import cannot be undone: elevator "${elevator}" has a ticket.`,
  elevatorReport: (elevator: string) =>
    `The import cannot be undone: elevator "${elevator}" has an AMC report.`,
  elevatorContract: (elevator: string) =>
    `The import cannot be undone: elevator "${elevator}" belongs to an AMC contract.`,
  elevatorMaintenance: (elevator: string) =>
    `The import cannot be undone: the maintenance of elevator "${elevator}" was changed.`,
  elevatorEngineer: (elevator: string) =>
    `The import cannot be undone: elevator "${elevator}" has an engineer.`,
  customerElevator: (customer: string) =>
    `The import cannot be undone: customer "${customer}" has another elevator.`,
  customerTicket: (customer: string) =>
    `The import cannot be undone: customer "${customer}" has reported a ticket.`,
  customerContract: (customer: string) =>
    `The import cannot be undone: customer "${customer}" has an AMC contract.`,
} as const;
