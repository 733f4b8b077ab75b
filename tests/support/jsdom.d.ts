/** The part of jsdom that tests use to read HTML; the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { contentType?: string });
    readonly window: { document: Document };
  }
}
