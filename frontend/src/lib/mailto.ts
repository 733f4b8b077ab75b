/** The one place that makes links to write an e-mail: in them, parts of an address could add recipients, subjects or texts. */

/** A link to write to `email`; whatever the address holds stays part of the address. */
export function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** A link to write an e-mail without a recipient. */
export function mailOf({ subject, text }: { subject: string; text: string }): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
