/** The id that the letter about an application's arrival always has, so that it is sent once and found again. */
export function arrivalId(applicationId: string, derivedId: (...parts: string[]) => string): string {
  return derivedId('arrival', applicationId);
}
