/** Holds extraction to its promise: the same clean text in reading order from every format. */
import { describe, expect, test } from 'vitest';
import { type ExtractedDocument, extractDocument } from '../../../shared/extraction/index.ts';
import { pdfOfLines, rawDocx, resumeDocx, resumePdf, resumeTxt } from '../../support/resume-files.ts';

function paragraph(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

function order(document: ExtractedDocument, ...texts: string[]): number[] {
  return texts.map((text) => document.text.indexOf(text));
}

function isAscending(positions: number[]): boolean {
  return positions.every((position, index) => position >= 0 && position > (positions[index - 1] ?? -1));
}

describe.each([
  ['pdf', () => resumePdf()],
  ['docx', () => resumeDocx()],
  ['txt', async () => resumeTxt()],
] as const)('a %s resume', (kind, build) => {
  test('is recognised by its content', async () => {
    expect((await extractDocument(await build())).kind).toBe(kind);
  });

  test('has lines that are slices of its text', async () => {
    const document = await extractDocument(await build());
    expect(document.lines.length).toBeGreaterThan(15);
    for (const line of document.lines) expect(document.text.slice(line.start, line.end)).toBe(line.text);
  });

  test('is read from top to bottom', async () => {
    const { text } = await extractDocument(await build());
    const positions = [
      'Lucía Belmonte',
      'Comercial Moncayo',
      'Transportes Ebro',
      'Valdeherrera',
      'Power BI\n',
      'Inglés',
    ];
    expect(isAscending(positions.map((part) => text.indexOf(part, part === 'Power BI\n' ? text.length / 2 : 0)))).toBe(
      true,
    );
  });
});

describe('PDF', () => {
  test('reads a sidebar and the main column one after the other', async () => {
    const document = await extractDocument(await resumePdf({}, 'two-columns'));
    expect(isAscending(order(document, 'Idiomas', 'Inglés C1', 'Perfil profesional', 'Experiencia laboral'))).toBe(
      true,
    );
    expect(new Set(document.lines.map((line) => line.column))).toEqual(new Set([0, 1]));
  });

  test('keeps a date at the right margin in the line of its company, in a cell of its own', async () => {
    const { text } = await extractDocument(await resumePdf());
    expect(text).toContain('Comercial Moncayo S.L.\t03/2019 - actualidad');
  });

  test('marks headings as bolder and larger than the text', async () => {
    const { lines } = await extractDocument(await resumePdf());
    const heading = lines.find((line) => line.text === 'Experiencia laboral');
    const bullet = lines.find((line) => line.text.startsWith('• Formé'));
    expect(heading?.bold).toBe(true);
    expect(bullet?.bold).toBe(false);
    expect(heading?.fontSize).toBeGreaterThan(bullet?.fontSize ?? 99);
  });

  test('drops icon glyphs beside an e-mail address', async () => {
    const icons = { '\x80': 0xf0e0, '\x81': 0xf095 };
    const { text } = await extractDocument(
      pdfOfLines(['Eva Soto', '\x80eva.soto@example.com \x81+34 600 11 22 33'], icons),
    );
    expect(text).toMatch(/(?<!\S)eva\.soto@example\.com(?!\S)/);
    expect(text).not.toMatch(/[\ue000-\uf8ff]/);
  });

  test('writes ligatures out', async () => {
    const { text } = await extractDocument(
      pdfOfLines(['O\x80ce and certi\x81cates'], { '\x80': 0xfb03, '\x81': 0xfb01 }),
    );
    expect(text).toBe('Office and certificates');
  });

  test('joins a word broken at the end of a line', async () => {
    const { text } = await extractDocument(pdfOfLines(['She led the imple-', 'mentation of the plan']));
    expect(text).toContain('implementation');
  });
});

describe('DOCX', () => {
  test('leaves deleted and hidden text out and tells what was hidden', async () => {
    const hidden = '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>keywords keywords</w:t></w:r></w:p>';
    const deleted = '<w:p><w:del><w:r><w:delText>old job</w:delText></w:r></w:del></w:p>';
    const document = await extractDocument(rawDocx(paragraph('Visible text') + hidden + deleted));
    expect(document.text).toBe('Visible text');
    expect(document.concealed).toEqual([{ reason: 'invisible-text', page: 1, text: 'keywords keywords' }]);
  });

  test('knows headings by their style, bullets by their list, and bold by its runs', async () => {
    const { lines } = await extractDocument(await resumeDocx());
    expect(lines.find((line) => line.text === 'Experiencia laboral')?.heading).toBe(1);
    expect(lines.find((line) => line.text.includes('Formé a 12'))?.text).toMatch(/^• /);
    expect(lines.find((line) => line.text.startsWith('Comercial Moncayo'))?.bold).toBe(true);
  });

  test('reads the cells of a layout table column by column', async () => {
    const document = await extractDocument(await resumeDocx({}, 'two-columns'));
    expect(
      isAscending(order(document, 'Habilidades', 'Inglés C1', 'Experiencia laboral', 'Grado en Estadística')),
    ).toBe(true);
  });

  test('keeps an ampersand that nobody escaped, and all that follows', async () => {
    const paragraph = '<w:p><w:r><w:t>Jefa de R&D</w:t></w:r></w:p><w:p><w:r><w:t>Zaragoza; 2019</w:t></w:r></w:p>';
    expect((await extractDocument(rawDocx(paragraph))).text).toBe('Jefa de R&D\nZaragoza; 2019');
  });

  test('reads headers and keeps the targets of links', async () => {
    const link = '<w:p><w:hyperlink r:id="r1"><w:r><w:t>LinkedIn</w:t></w:r></w:hyperlink></w:p>';
    const relation = (target: string) =>
      `<Relationships><Relationship Id="r1" TargetMode="External" Target="${target}"/></Relationships>`;
    const header = `<w:hdr>${paragraph('Iker Sanz, iker@example.com')}</w:hdr>`;
    const document = await extractDocument(
      rawDocx(link, {
        'word/header1.xml': header,
        'word/_rels/document.xml.rels': relation('https://linkedin.com/in/iker'),
      }),
    );
    expect(document.text.startsWith('Iker Sanz')).toBe(true);
    expect(document.links).toEqual(['https://linkedin.com/in/iker']);
  });

  test('never expands entities that a document defines', async () => {
    const { text } = await extractDocument(rawDocx(paragraph('Safe &amp; sound &boom;')));
    expect(text).toBe('Safe & sound &boom;');
  });
});

describe('plain text', () => {
  test.each([
    ['UTF-16 with a mark', new Uint8Array([0xff, 0xfe, ...Buffer.from('Núñez, Begoña', 'utf16le')])],
    ['Latin-1', new Uint8Array(Buffer.from('Núñez, Begoña', 'latin1'))],
    ['UTF-8', new Uint8Array(Buffer.from('Núñez, Begoña', 'utf8'))],
  ])('is decoded from %s', async (_, bytes) => {
    expect((await extractDocument(bytes)).text).toBe('Núñez, Begoña');
  });
});

test('the text is cut at 120,000 characters and says so', async () => {
  const document = await extractDocument(new TextEncoder().encode('Una línea de texto cualquiera.\n'.repeat(6_000)));
  expect(document.text.length).toBeLessThanOrEqual(120_000);
  expect(document.flags).toContain('text-cut');
});
