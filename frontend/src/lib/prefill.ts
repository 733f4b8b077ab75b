/** What a resume says of its person, on its way from where it was read to a form that knows nothing of reading. */

/** Empty texts where the resume says nothing. A form takes every new object over once. */
export interface ApplicationPrefill {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  resume: File;
}
