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
/** The browser's build as `client-build.ts` hands it over. */
declare module 'virtual:client-build' {
  export const template: string;
  export const manifest: Record<
    string,
    { file: string; name?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
  >;
}
