/** The customer of a part of the page; `title` is their name, or the user name if they have none. */
export interface CustomerPart {
  customerId: number;
  title: string;
}
