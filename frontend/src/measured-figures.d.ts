/** What `measured-figures.ts` hands over, for the compiler. */
declare module 'virtual:measured-figures' {
  export const measured: import('./features/ai/measurement.ts').Measured;
}
