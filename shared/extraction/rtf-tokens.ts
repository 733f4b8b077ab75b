/** Cuts RTF (Rich Text Format 1.9.1) into groups, control words and text, and knows nothing of what they mean. */

/** A control word has its parameter, or NaN without one; a control symbol is one character that is no letter. */
export type RtfToken =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'word'; name: string; value: number }
  | { type: 'byte'; code: number }
  | { type: 'text'; codes: Uint8Array };

const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const CR = 0x0d;
const LF = 0x0a;
/** The specification allows 32 letters and 10 digits. */
const WORD = /([a-zA-Z]{1,32})(-?\d{1,10})? ?/y;
const HEX = /[0-9a-f]{2}/iy;

/** The bytes as one character each: the format is ASCII by itself, and control words can be matched on it. */
function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function isText(code: number | undefined): boolean {
  return code !== undefined && code !== BACKSLASH && code !== OPEN && code !== CLOSE && code !== CR && code !== LF;
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function escaped(source: string, at: number): { token: RtfToken; next: number } {
  const word = matchAt(WORD, source, at);
  if (word) {
    const token: RtfToken = { type: 'word', name: word[1] ?? '', value: Number.parseInt(word[2] ?? '', 10) };
    return { token, next: at + word[0].length };
  }
  const symbol = source[at] ?? '';
  if (symbol === "'") {
    const hex = matchAt(HEX, source, at + 1)?.[0];
    return { token: { type: 'byte', code: Number.parseInt(hex ?? '3f', 16) }, next: at + 1 + (hex?.length ?? 0) };
  }
  return { token: { type: 'word', name: symbol, value: Number.NaN }, next: at + 1 };
}

/** The tokens of a file in order. Binary data (`\bin`) is passed over, never further than the file is long. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  const source = latin(bytes);
  let at = 0;
  while (at < bytes.length) {
    const code = bytes[at];
    if (code === OPEN || code === CLOSE) {
      at += 1;
      yield { type: code === OPEN ? 'open' : 'close' };
    } else if (code === BACKSLASH) {
      const { token, next } = escaped(source, at + 1);
      const isBinary = token.type === 'word' && token.name === 'bin';
      at = isBinary ? next + Math.max(0, token.value || 0) : next;
      yield token;
    } else if (code === CR || code === LF) at += 1;
    else {
      const start = at;
      while (at < bytes.length && isText(bytes[at])) at += 1;
      yield { type: 'text', codes: bytes.subarray(start, at) };
    }
  }
}
