/** Passes a resume's personal data from where it was read to a form. */

/** Empty texts where the resume says nothing. A form takes every new object over once. */
export interface ApplicationPrefill {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  resume: File;
}
