/** Shows how the plain text of an advertisement becomes paragraphs and lists. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textBlocks } from '../../../shared/domain/text-blocks.ts';

describe('the blocks of a text', () => {
  it('are paragraphs between empty lines, with the line breaks inside them kept', () => {
    expect(textBlocks('Uno\r\ndos\n\n\nTres')).toEqual([
      { kind: 'paragraph', lines: ['Uno', 'dos'] },
      { kind: 'paragraph', lines: ['Tres'] },
    ]);
  });

  it.each(['-', '–', '•', '*', '·'])('are lists where lines begin with %s, also with empty lines between', (mark) => {
    expect(textBlocks(`Harás:\n${mark} Café\n\n${mark} Té\nY más.`)).toEqual([
      { kind: 'paragraph', lines: ['Harás:'] },
      { kind: 'bullets', lines: ['Café', 'Té'] },
      { kind: 'paragraph', lines: ['Y más.'] },
    ]);
  });

  it('are steps where lines begin with numbers', () => {
    expect(textBlocks('1. Llamada\n2) Visita')).toEqual([{ kind: 'steps', lines: ['Llamada', 'Visita'] }]);
  });

  it.each(['-15 grados en la cámara', '24/7 de guardia', '1.500 euros', 'Alta - media', '-'])(
    'leave %j as it is',
    (line) => {
      expect(textBlocks(line)).toEqual([{ kind: 'paragraph', lines: [line] }]);
    },
  );

  it('are none of an empty text', () => {
    expect(textBlocks(' \n\n ')).toEqual([]);
  });

  it('lose no word of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '- b', '1. c', '', ' d '), { maxLength: 30 }), (lines) => {
        const kept = textBlocks(lines.join('\n')).flatMap((block) => block.lines);
        expect(kept.join('')).toBe(lines.join('').replace(/[^a-d]/g, ''));
      }),
    );
  });
});
