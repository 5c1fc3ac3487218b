/** A name in one line with the user name, which tells two of the same name apart; the user name alone without a name. */
export const nameLabel = (username: string, name: string | null | undefined): string =>
  name ? `${name} (${username})` : username;
