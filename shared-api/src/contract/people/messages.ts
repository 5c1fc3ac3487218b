/** The server's messages about the dealer's people; the console shows the same (R410). */
export const peopleMessages = {
  deleted: (email: string) => `User with ID ${email} deleted successfully`,
  ownAccount: 'Your own account cannot be deleted here.',
  ownAccountStays: 'Your own account cannot be deactivated.',
  deactivated: (name: string) => `${name} has been deactivated.`,
  activated: (name: string) => `${name} has been activated.`,
  handOverToSelf: 'Open tickets cannot be handed over to the person who is deactivated.',
  handOverToDeleted: 'Open tickets cannot be handed over to the person who is deleted.',
  notInvitable: 'Only an active person without a password can be invited.',
  notMailable: 'Only an active technician with an e-mail address can be sent mail.',
} as const;
