/** Email addresses: how they are stored and compared, and the name that one suggests. */

/** The form in which addresses are stored and compared. */
export function normalizeEmail(email: string): string {
  return email.toLowerCase();
}

const nameLengthMax = 200;

/** The default name of a person: the part before the `@`. */
export function nameFrom(email: string): string {
  return email.slice(0, email.lastIndexOf('@')).slice(0, nameLengthMax);
}
