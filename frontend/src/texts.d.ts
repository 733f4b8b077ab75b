/** The parts of a language's texts that `split-texts.ts` makes, for the compiler. */
declare module '*.json?first' {
  const texts: object;
  export default texts;
}
declare module '*.json?data' {
  const texts: object;
  export default texts;
}
declare module '*.json?forms' {
  const texts: object;
  export default texts;
}
