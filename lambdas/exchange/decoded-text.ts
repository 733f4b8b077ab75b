/** Decodes the text of an uploaded file, whichever program saved it. */

/** UTF-8 where the bytes are; UTF-16 with its mark; else what Windows programs of western Europe write. */
export function decodedText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return readable(new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes));
  }
  return readable(decodedUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes));
}

function decodedUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** No text holds the character 0; workbooks, pictures and archives do. */
const readable = (text: string): string | undefined => (text.includes('\0') ? undefined : text);
