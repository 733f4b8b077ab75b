/** Types for the part of busboy that the local storage uses, because the package ships none. */
declare module 'busboy' {
  import type { IncomingHttpHeaders } from 'node:http';
  import type { Readable, Writable } from 'node:stream';

  export interface BusboyOptions {
    headers: IncomingHttpHeaders;
    /** Character set of file names. */
    defParamCharset?: string;
    limits?: { fieldSize?: number; fields?: number; files?: number };
  }

  export interface Busboy extends Writable {
    on(event: 'field', listener: (name: string, value: string) => void): this;
    on(event: 'file', listener: (name: string, stream: Readable, info: { filename?: string }) => void): this;
    on(event: 'close' | 'finish', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
  }

  export default function busboy(options: BusboyOptions): Busboy;
}
