/** What a hostile file is, and the ways in which files are broken. */

/** `READ`, or the code of the failure. */
export type End = string;

export interface HostileFile {
  name: string;
  end: End;
  /** Patience with a file that is meant to exhaust it. */
  secondsMax?: number;
  /** `trap` is an address that nobody may ever ask. */
  make(trap: string): Uint8Array | Promise<Uint8Array>;
  /** Must not be found in what was read. */
  never?: string;
}

const ADDRESS = 'eva.soto@example.com';
export const HELLO = `Eva Soto, ${ADDRESS}, +34 600 11 22 33. Enfermera con experiencia en planta.`;
export async function cut(file: Uint8Array | Promise<Uint8Array>, share: number): Promise<Uint8Array> {
  const bytes = await file;
  return bytes.slice(0, Math.floor(bytes.length * share));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
