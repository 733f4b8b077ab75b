/** Derives the id of the letter that confirms an application, so that it is sent once and can be found. */
export function arrivalId(applicationId: string, derivedId: (...parts: string[]) => string): string {
  return derivedId('arrival', applicationId);
}
