/** Converts the results of tesseract.js to Textract's format: lines and words with boxes. */
import type { Block } from '@aws-sdk/client-textract';

/** One line of recognised words, in pixels of the picture. */
export interface RecognisedLine {
  words: { text: string; confidence: number; x0: number; y0: number; x1: number; y1: number }[];
}

/** One picture, as it was looked at. */
export interface RecognisedPage {
  width: number;
  height: number;
  lines: RecognisedLine[];
}

type Box = { x0: number; y0: number; x1: number; y1: number };

function geometry({ x0, y0, x1, y1 }: Box, { width, height }: RecognisedPage): Block['Geometry'] {
  const BoundingBox = { Left: x0 / width, Top: y0 / height, Width: (x1 - x0) / width, Height: (y1 - y0) / height };
  return { BoundingBox };
}

function around(words: RecognisedLine['words']): Box {
  return {
    x0: Math.min(...words.map(({ x0 }) => x0)),
    y0: Math.min(...words.map(({ y0 }) => y0)),
    x1: Math.max(...words.map(({ x1 }) => x1)),
    y1: Math.max(...words.map(({ y1 }) => y1)),
  };
}

/** The blocks of a page; `index` from 0. */
export function blocksOf(page: RecognisedPage, index: number): Block[] {
  const Page = index + 1;
  const lines = page.lines.filter(({ words }) => words.length > 0);
  const blocks = lines.flatMap(({ words }, line) => {
    const id = `${Page}-${line}`;
    const children = words.map(({ text, confidence, ...box }, word): Block => {
      const facts = { Text: text, Confidence: confidence, Geometry: geometry(box, page) };
      return { BlockType: 'WORD', Id: `${id}-${word}`, Page, ...facts };
    });
    const Relationships: Block['Relationships'] = [{ Type: 'CHILD', Ids: children.map(({ Id = '' }) => Id) }];
    const Text = words.map(({ text }) => text).join(' ');
    const whole: Block = {
      BlockType: 'LINE',
      Id: id,
      Page,
      Text,
      Geometry: geometry(around(words), page),
      Relationships,
    };
    return [whole, ...children];
  });
  return [{ BlockType: 'PAGE', Id: String(Page), Page }, ...blocks];
}
