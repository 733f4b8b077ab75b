/** Reads the header of a JPEG or PNG: its unpacked size and its orientation. */

/** A picture that tesseract.js can open, with its size as it is looked at. */
export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** More than any telephone takes of a page; unpacked it is four bytes a pixel. */
export const PIXELS_MAX = 40_000_000;

interface Head {
  width: number;
  height: number;
  /** As EXIF counts: 1 is upright, 5 to 8 lie on a side. */
  orientation: number;
}

function pngHead(view: DataView): Head {
  return { width: view.getUint32(16), height: view.getUint32(20), orientation: 1 };
}

const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/** The orientation in an EXIF segment, whose numbers may stand in either order of bytes. */
function orientationOf(exif: DataView): number {
  const isLittle = exif.getUint16(0) === 0x4949;
  const directory = exif.getUint32(4, isLittle);
  const entries = exif.getUint16(directory, isLittle);
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * ENTRY_BYTES;
    if (exif.getUint16(at, isLittle) === ORIENTATION_TAG) return exif.getUint16(at + 8, isLittle);
  }
  return 1;
}

const START_OF_FRAME = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const EXIF = 0xe1;
const EXIF_NAME = 0x45786966;

function jpegHead(view: DataView): Head {
  let orientation = 1;
  for (let at = 2; at + 10 < view.byteLength; ) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    if (START_OF_FRAME(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), orientation };
    if (marker === EXIF && view.getUint32(at + 4) === EXIF_NAME)
      orientation = orientationOf(new DataView(view.buffer, view.byteOffset + at + 10, length - 8));
    at += 2 + length;
  }
  throw new Error('A JPEG without a picture');
}

/**
 * tesseract.js finds the orientation only where the big end comes first and among the first 500 bytes. A comment right at
 * the beginning says it so, in the very bytes that it looks for.
 */
function turned(bytes: Uint8Array, orientation: number): Uint8Array {
  const comment = [0xff, 0xfe, 0, 14, 0, 0, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation];
  return new Uint8Array([0xff, 0xd8, ...comment, ...bytes.subarray(2)]);
}

/** The picture in a JPEG or PNG file. Throws when it has none, or one of more than 40 megapixels. */
export function pictureOf(bytes: Uint8Array): Picture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  const { width, height, orientation } = isJpeg ? jpegHead(view) : pngHead(view);
  if (width * height > PIXELS_MAX) throw new Error(`A picture of ${width} x ${height} pixels is too large`);
  const isOnSide = orientation >= 5;
  return {
    bytes: isJpeg && orientation > 1 ? turned(bytes, orientation) : bytes,
    width: isOnSide ? height : width,
    height: isOnSide ? width : height,
  };
}
