/** Shows that the laptop's recogniser looks at pictures the right way up and refuses what would fill its memory. */
import { describe, expect, it } from 'vitest';
import { picturesOfPdf } from '../../../infra/local/textract/pdf-pictures.ts';
import { pictureOf } from '../../../infra/local/textract/picture.ts';
import { pngFile } from '../../support/resume-files.ts';
import { blankScan } from '../../support/scans.ts';

const SIZE = { width: 800, height: 600 };

const bigEndian = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
const littleEndian = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];

/** The head of a JPEG of 800 x 600 pixels, with or without EXIF. */
function jpeg(exif: number[] = [], { width, height } = SIZE): Uint8Array {
  const segment = exif.length > 0 ? [0xff, 0xe1, 0, exif.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0, ...exif] : [];
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3, 0, 0, 0, 0, 0, 0, 0, 0];
  return new Uint8Array([0xff, 0xd8, ...segment, ...frame, 0xff, 0xd9]);
}

/** What tesseract.js looks for in the bytes of a picture to turn it. */
const turnOf = (bytes: Uint8Array) => /1 18 0 3 0 0 0 1 0 (\d)/.exec(bytes.slice(0, 500).join(' '))?.[1];

describe('a photo', () => {
  it('that is upright is taken as it is', () => {
    const bytes = jpeg();
    expect(pictureOf(bytes)).toEqual({ bytes, ...SIZE });
  });

  it.each([
    ['big', bigEndian],
    ['little', littleEndian],
  ])('that was taken on its side is turned, its numbers with the %s end first', (_, exif) => {
    const picture = pictureOf(jpeg(exif));
    expect([picture.width, picture.height]).toEqual([600, 800]);
    expect(turnOf(picture.bytes)).toBe('6');
  });

  it('of more than 40 megapixels is refused, and so is one that is cut off', () => {
    expect(() => pictureOf(jpeg([], { width: 9_000, height: 9_000 }))).toThrowError('too large');
    expect(() => pictureOf(jpeg().subarray(0, 8))).toThrowError('without a picture');
  });

  it('may be a PNG', () => {
    const bytes = pngFile();
    expect(pictureOf(bytes)).toMatchObject({ bytes, width: expect.any(Number) });
  });
});

it('takes the first pages of a PDF as grey maps in the proportions of the page', async () => {
  const pictures = [];
  for await (const picture of picturesOfPdf(await blankScan(3), 2)) pictures.push(picture);
  expect(pictures).toHaveLength(2);
  for (const { bytes, width, height } of pictures) {
    expect([width, height]).toEqual([595, 842]);
    expect(new TextDecoder('latin1').decode(bytes.subarray(0, 15))).toBe('P5 595 842 255\n');
    expect(bytes).toHaveLength(15 + 595 * 842);
  }
});
