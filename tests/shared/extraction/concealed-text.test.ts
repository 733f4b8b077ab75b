/** What a person does not see on a page is no part of the text, and what they see is, whatever its colour. */
import { degrees, PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { type ExtractedDocument, extractDocument } from '../../../shared/extraction/index.ts';
import { rawDocx, rawPdf } from '../../support/resume-files.ts';

const WHITE = rgb(1, 1, 1);
const DARK = rgb(0.1, 0.2, 0.35);

async function pdf(
  ...draw: ((page: PDFPage, file: PDFDocument) => void | Promise<void>)[]
): Promise<ExtractedDocument> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (const one of draw) {
    const page = file.addPage([595, 842]);
    page.setFont(font);
    page.setFontSize(11);
    await one(page, file);
  }
  return extractDocument(await file.save());
}

async function picture(page: PDFPage, file: PDFDocument, box: [number, number, number, number]): Promise<void> {
  const [x, y, width, height] = box;
  page.drawImage(await file.embedPng(twoPixels()), { x, y, width, height });
}

const TWO_PIXELS =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==';

/** The engine leaves out every picture of more than one pixel. */
function twoPixels(): Uint8Array {
  return Uint8Array.from(atob(TWO_PIXELS), (letter) => letter.charCodeAt(0));
}

function content(operators: string): Promise<ExtractedDocument> {
  return extractDocument(
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      `<< /Length ${operators.length} >>\nstream\n${operators}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]),
  );
}

describe('a PDF hides', () => {
  test.each([
    ['letters that are not painted', 'invisible-text', '3 Tr 50 700 Td (kubernetes terraform) Tj'],
    ['white letters on the page', 'background-coloured-text', '1 1 1 rg 50 700 Td (kubernetes terraform) Tj'],
    ['nearly white letters', 'background-coloured-text', '.97 .98 .96 rg 50 700 Td (kubernetes terraform) Tj'],
    ['microscopic letters', 'tiny-text', '/F1 1 Tf 50 700 Td (kubernetes terraform) Tj'],
    ['letters beside the page', 'outside-page', '900 700 Td (kubernetes terraform) Tj'],
  ])('%s', async (_, reason, operators) => {
    const document = await content(
      `BT /F1 11 Tf 50 790 Td (Eva Soto, enfermera de planta) Tj ET BT /F1 11 Tf ${operators} ET`,
    );
    expect(document.text).toBe('Eva Soto, enfermera de planta');
    expect(document.concealed).toEqual([{ reason, page: 1, text: 'kubernetes terraform' }]);
  });

  test('letters outside of what is cut out of the page', async () => {
    const document = await content(
      'BT /F1 11 Tf 50 790 Td (Eva Soto) Tj ET q 0 0 100 100 re W n BT /F1 11 Tf 50 700 Td (kubernetes) Tj ET Q',
    );
    expect(document.concealed).toEqual([{ reason: 'outside-page', page: 1, text: 'kubernetes' }]);
  });

  test('letters without ink, under a box, and under a picture', async () => {
    const document = await pdf(async (page, file) => {
      page.drawText('Eva Soto, enfermera de planta con diez turnos de noche al mes en dos hospitales', {
        x: 50,
        y: 790,
      });
      page.drawText('faint', { x: 50, y: 700, opacity: 0 });
      page.drawText('boxed', { x: 50, y: 600 });
      page.drawRectangle({ x: 40, y: 590, width: 200, height: 30, color: DARK });
      page.drawText('framed', { x: 50, y: 500 });
      await picture(page, file, [40, 480, 100, 60]);
    });
    expect(document.text).toBe('Eva Soto, enfermera de planta con diez turnos de noche al mes en dos hospitales');
    expect(document.concealed.map(({ reason, text }) => [reason, text])).toEqual([
      ['invisible-text', 'faint'],
      ['covered-text', 'boxed framed'],
    ]);
  });

  test('the white half of a line, of which the other half is read', async () => {
    const document = await content(
      'BT /F1 11 Tf 50 790 Td (Skills: SQL) Tj 1 1 1 rg ( kubernetes) Tj 0 0 0 rg ( Excel) Tj ET',
    );
    expect(document.text).toMatch(/^Skills: SQL\s+Excel$/);
    expect(document.concealed.map(({ text }) => text)).toEqual(['kubernetes']);
  });
});

describe('a PDF shows', () => {
  test('white letters on a dark bar and on a picture', async () => {
    const document = await pdf(async (page, file) => {
      page.drawRectangle({ x: 0, y: 0, width: 200, height: 842, color: DARK });
      page.drawText('Eva Soto, enfermera de planta con diez turnos de noche al mes en dos hospitales', {
        x: 50,
        y: 20,
      });
      page.drawText('On the bar', { x: 20, y: 700, color: WHITE });
      await picture(page, file, [220, 600, 300, 200]);
      page.drawText('On the picture', { x: 240, y: 650, color: WHITE });
    });
    expect(document.text).toContain('On the bar');
    expect(document.text).toContain('On the picture');
    expect(document.concealed).toEqual([]);
  });

  test('dark letters on a dark bar to nobody', async () => {
    const document = await pdf((page) => {
      page.drawText('Eva Soto', { x: 300, y: 790 });
      page.drawRectangle({ x: 0, y: 0, width: 200, height: 842, color: DARK });
      page.drawText('kubernetes', { x: 20, y: 700, color: DARK });
    });
    expect(document.concealed).toEqual([{ reason: 'background-coloured-text', page: 1, text: 'kubernetes' }]);
  });

  test('the recognised text of a scan, though nobody sees it', async () => {
    const lines = ['Eva Soto, enfermera', 'eva.soto@example.com', 'Experiencia: Hospital del Prado, 2019 - 2024'];
    const document = await pdf(async (page, file) => {
      for (const [index, line] of lines.entries()) page.drawText(line, { x: 50, y: 790 - index * 20, opacity: 0 });
      await picture(page, file, [0, 0, 595, 842]);
    });
    expect(document.text).toContain('Hospital del Prado');
    expect(document.concealed).toEqual([]);
  });

  test('a name that runs up the page, read as it stands', async () => {
    const document = await pdf((page) => {
      page.drawText('Eva Soto', { x: 40, y: 300, size: 30, rotate: degrees(90) });
      page.drawText('Enfermera de planta', { x: 100, y: 790 });
    });
    expect(document.text).toBe('Eva Soto\n\nEnfermera de planta');
  });

  test('a header and page numbers of three pages once', async () => {
    const page = (number: number) => (sheet: PDFPage) => {
      sheet.drawText('Eva Soto - eva.soto@example.com', { x: 50, y: 815 });
      sheet.drawText(`Hospital ${number}, planta de cirugía`, { x: 50, y: 600 });
      sheet.drawText(`Page ${number} of 3`, { x: 50, y: 20 });
    };
    const { text } = await pdf(page(1), page(2), page(3));
    expect(text.match(/eva\.soto@example\.com/g)).toHaveLength(1);
    expect(text.match(/Page \d of 3/g)).toHaveLength(1);
    expect(text).toContain('Hospital 3');
  });
});

describe('a DOCX', () => {
  const run = (text: string, properties: string) => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
  const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
  const white = '<w:color w:val="FFFFFF"/>';

  test('hides white, microscopic and squeezed letters, also by a style', async () => {
    const styles = `<w:styles><w:style w:styleId="Ghost"><w:name w:val="Ghost"/><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`;
    const document = await extractDocument(
      rawDocx(
        paragraph(run('Eva Soto', '')) +
          paragraph(run('kubernetes', white)) +
          paragraph(run('terraform', '<w:sz w:val="2"/>')) +
          paragraph(run('ansible', '<w:rStyle w:val="Ghost"/>')),
        { 'word/styles.xml': styles },
      ),
    );
    expect(document.text).toBe('Eva Soto');
    expect(document.concealed.map(({ reason, text }) => [reason, text])).toEqual([
      ['background-coloured-text', 'kubernetes'],
      ['tiny-text', 'terraform'],
      ['invisible-text', 'ansible'],
    ]);
  });

  test.each([
    ['a run', (text: string) => paragraph(run(text, '<w:rStyle w:val="Mini"/>'))],
    ['a paragraph', (text: string) => `<w:p><w:pPr><w:pStyle w:val="Mini"/></w:pPr>${run(text, '')}</w:p>`],
  ])('hides microscopic letters by the style of %s', async (_, set) => {
    const styles = '<w:styles><w:style w:styleId="Mini"><w:rPr><w:sz w:val="2"/></w:rPr></w:style></w:styles>';
    const body = paragraph(run('Eva Soto', '')) + set('golang');
    const document = await extractDocument(rawDocx(body, { 'word/styles.xml': styles }));
    expect(document.text).toBe('Eva Soto');
    expect(document.concealed).toEqual([{ reason: 'tiny-text', page: 1, text: 'golang' }]);
  });

  test('shows white letters of a style whose paragraphs are dark', async () => {
    const look = '<w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr><w:rPr><w:color w:val="FFFFFF"/></w:rPr>';
    const styles = `<w:styles><w:style w:styleId="Bar">${look}</w:style></w:styles>`;
    const body = '<w:p><w:pPr><w:pStyle w:val="Bar"/></w:pPr><w:r><w:t>On the bar</w:t></w:r></w:p>';
    const document = await extractDocument(rawDocx(body, { 'word/styles.xml': styles }));
    expect([document.text, document.concealed]).toEqual(['On the bar', []]);
  });

  test('shows white letters in a dark cell, on a dark paragraph and before a drawing behind them', async () => {
    const dark = '<w:shd w:val="clear" w:fill="1F3864"/>';
    const cell = `<w:tbl><w:tr><w:tc><w:tcPr>${dark}</w:tcPr>${paragraph(run('In the cell', white))}</w:tc></w:tr></w:tbl>`;
    const shaded = `<w:p><w:pPr>${dark}</w:pPr>${run('On the bar', white)}</w:p>`;
    const first = await extractDocument(rawDocx(cell + shaded));
    expect(first.text.split(/\n+/)).toEqual(['In the cell', 'On the bar']);
    const behind = '<w:p><w:r><w:drawing><wp:anchor behindDoc="1"/></w:drawing></w:r></w:p>';
    const second = await extractDocument(rawDocx(behind + paragraph(run('Before it', white))));
    expect(second.text).toBe('Before it');
    expect([...first.concealed, ...second.concealed]).toEqual([]);
  });
});

test('at most twenty entries of at most 240 characters are told', async () => {
  const hide = (text: string) => `<w:r><w:rPr><w:vanish/></w:rPr><w:t>${text}</w:t></w:r>`;
  const tiny = (text: string) => `<w:r><w:rPr><w:sz w:val="2"/></w:rPr><w:t>${text}</w:t></w:r>`;
  const runs = Array.from({ length: 40 }, (_, at) => hide(`word${at} `.repeat(80)) + tiny(`small${at}`)).join('');
  const { concealed } = await extractDocument(rawDocx(`<w:p><w:r><w:t>Seen</w:t></w:r>${runs}</w:p>`));
  expect(concealed).toHaveLength(20);
  expect(Math.max(...concealed.map(({ text }) => text.length))).toBeLessThanOrEqual(240);
});
