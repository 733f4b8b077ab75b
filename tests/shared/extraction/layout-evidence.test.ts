/** Shows that the page itself says what belongs together: faces, edges, letter spacing, cells of tables and structure tags. */
import { describe, expect, test } from 'vitest';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { layOut } from '../../../shared/extraction/page-layout.ts';
import { isLetterSpaced, withWholeWords } from '../../../shared/extraction/pdf-spaced.ts';
import { rawDocx, rawPdf } from '../../support/resume-files.ts';

interface Drawn {
  text: string;
  x: number;
  y: number;
  font?: string;
}

/** The lines of a page of pieces drawn in 10 points, each letter half as wide. */
function linesOf(pieces: readonly Drawn[]) {
  const fragments = pieces.map(({ font = 'A', ...piece }) => ({
    ...piece,
    font,
    width: piece.text.length * 5,
    size: 10,
  }));
  return layOut([{ fragments, width: 595 }]);
}

describe('words of another face', () => {
  test('are marked where they begin, in a PDF', async () => {
    const [line] = linesOf([
      { text: 'Talleres Brezo', x: 50, y: 100, font: 'B' },
      { text: 'Lugo', x: 123, y: 100 },
    ]);
    expect(line?.text.split('\ufdd0')).toEqual(['Talleres Brezo ', 'Lugo']);
  });

  test('are marked in the text that a Word file gives, and the marks are no part of it', async () => {
    const run = (text: string, bold = '') => `<w:r><w:rPr>${bold}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const body = `<w:p>${run('Talleres Brezo ', '<w:b/>')}${run('Lugo')}</w:p>`;
    const { text, lines } = await extractDocument(rawDocx(body));
    expect(text).toBe('Talleres Brezo Lugo');
    expect(lines[0]?.faces).toEqual([text.indexOf('Lugo')]);
  });
});

describe('a cell of its own', () => {
  const labels = ['Dirección', 'Teléfono', 'Correo', 'Nacida', 'Permiso'];
  const right = 120;
  const rows = labels.flatMap((text, index) => [
    { text, x: right - text.length * 5, y: 100 + 14 * index },
    { text: `valor ${index}`, x: right + 5, y: 100 + 14 * index },
  ]);

  test('begins where many lines begin, however near the one before it stands', () => {
    const own = rows.filter((_, index) => index % 2 === 1).map((row) => ({ ...row, y: row.y + 200 }));
    const lines = linesOf([...rows, ...own]).map(({ text }) => text);
    expect(lines.slice(0, 5)).toEqual(labels.map((label, index) => `${label}\tvalor ${index}`));
  });

  test('is none where but one line has a gap there', () => {
    const [first, second] = rows;
    expect(first && second && linesOf([first, second])[0]?.text).toBe('Dirección valor 0');
  });
});

describe('letters set apart', () => {
  const shownOf = (letters: readonly [string, number][]) =>
    letters.map(([text, x], order) => ({
      order,
      text,
      start: { x, y: 50 },
      end: { x: x + 8, y: 50 },
      size: 10,
      state: {} as never,
      isOff: false,
    }));

  test.each([
    ['O d a l y s R u i z', true],
    ['2 0 1 9 - 0 5', true],
    ['José A. Ruiz', false],
  ])('%s', (text, isSpaced) => {
    expect(isLetterSpaced(text)).toBe(isSpaced);
  });

  test('are words again, their blanks the gaps that are wider than the others', () => {
    const text = 'ANA RUIZ';
    let x = 40;
    const letters = [...text].flatMap((letter): [string, number][] => {
      x += letter === ' ' ? 6 : 11;
      return letter === ' ' ? [] : [[letter, x]];
    });
    const fragment = { text: 'A N A R U I Z', x: 50, y: 50, width: 100, size: 10, font: 'A' };
    expect(withWholeWords([fragment], shownOf(letters))).toMatchObject([{ text }]);
  });

  test('stay as they are where the page shows other letters', () => {
    const fragment = { text: 'A N A', x: 50, y: 50, width: 40, size: 10, font: 'A' };
    expect(withWholeWords([fragment], shownOf([['Z', 50]]))).toEqual([fragment]);
  });
});

describe('cells of a table that break over lines', () => {
  const row = (y: number, ...cells: string[]) =>
    cells.flatMap((text, at) => (text === '' ? [] : { text, x: [50, 150, 300][at] ?? 0, y }));

  test('are put together, row by row', () => {
    const lines = linesOf([
      ...row(100, 'Periodo', 'Empresa', 'Puesto'),
      ...row(122, '08/2021 a la', 'Banco Mezquital del', 'Cajera'),
      ...row(135, 'fecha', 'Centro, S.A.', ''),
      ...row(157, '03/2018 a', 'Ferretería Olmo', 'Ayudante de'),
      ...row(170, '07/2021', '', 'mostrador'),
    ]).map(({ text }) => text);
    expect(lines).toEqual([
      'Periodo\tEmpresa\tPuesto',
      '08/2021 a la fecha\tBanco Mezquital del Centro, S.A.\tCajera',
      '03/2018 a 07/2021\tFerretería Olmo\tAyudante de mostrador',
    ]);
  });

  test('but rows that miss a cell stay rows where lines are as far apart as rows', () => {
    const lines = linesOf([
      ...row(100, 'Año', 'Centro', 'Título'),
      ...row(120, '2012', 'IES Olmo', 'Bachillerato'),
      ...row(140, '2008', 'CEIP Chopo', ''),
      ...row(160, '2004', 'Casa Lino', ''),
    ]).map(({ text }) => text);
    expect(lines.slice(1)).toEqual(['2012\tIES Olmo\tBachillerato', '2008\tCEIP Chopo', '2004\tCasa Lino']);
  });
});

test('headings in a margin are read beside what they head, not as a column', () => {
  const texts = ['Perfil', 'Camino', 'Aulas', 'Oficio'].flatMap((text, index) => [
    { text, x: 50, y: 100 + 90 * index, font: 'B' },
    ...Array.from({ length: 5 }, (_, line) => ({
      text: `Un renglón de texto largo número ${line} del apartado ${index}`,
      x: 160,
      y: 100 + 90 * index + 14 * line,
    })),
  ]);
  const lines = linesOf(texts).map(({ text }) => text);
  expect(lines[0]).toBe('Perfil\tUn renglón de texto largo número 0 del apartado 0');
  expect(lines[5]).toMatch(/^Camino\t/);
});

describe('structure tags of a PDF', () => {
  const page = (catalog: string) => {
    const content =
      'BT /F1 11 Tf 50 790 Td /H2 << /MCID 0 >> BDC (Mi camino) Tj EMC 0 -15 Td /P << /MCID 1 >> BDC (Soldadora) Tj EMC ET';
    return rawPdf([
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /StructParents 0 /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      '<< /Type /StructTreeRoot /K [7 0 R 8 0 R] /ParentTree 9 0 R >>',
      '<< /Type /StructElem /S /H2 /P 6 0 R /Pg 3 0 R /K 0 >>',
      '<< /Type /StructElem /S /P /P 6 0 R /Pg 3 0 R /K 1 >>',
      '<< /Nums [0 [7 0 R 8 0 R]] >>',
    ]);
  };

  test('say which lines are headings', async () => {
    const { lines } = await extractDocument(page('/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R'));
    expect(lines.map(({ text, heading }) => [text, heading])).toEqual([
      ['Mi camino', 2],
      ['Soldadora', undefined],
    ]);
  });

  test('are not believed where the file does not say that it is tagged', async () => {
    const { lines } = await extractDocument(page('/StructTreeRoot 6 0 R'));
    expect(lines.map(({ heading }) => heading)).toEqual([undefined, undefined]);
  });
});

describe('columns', () => {
  const stack = (texts: readonly string[], x: number, y: number, font = 'A') =>
    texts.map((text, index) => ({ text, x, y: y + 14 * index, font }));
  const textOf = (pieces: readonly Drawn[]) => linesOf(pieces).map(({ text }) => text.replaceAll('\ufdd0', ''));

  test('do not take the dates of a timeline from the text they stand beside', () => {
    const side = stack(
      Array.from({ length: 16 }, (_, index) => `Soldadura ${'abcdefghijklmnop'[index]} a mano`),
      20,
      106,
    );
    const jobs = ['Jefa de equipo', 'Soldadora naval', 'Oficial de tercera', 'Peona de taller'].flatMap(
      (title, index) => [
        { text: `${2010 + index} – ${2011 + index}`, x: 210, y: 100 + 56 * index },
        { text: title, x: 300, y: 100 + 56 * index },
        { text: 'Astilleros Punta Brezo, con un equipo de seis', x: 300, y: 114 + 56 * index },
        { text: 'Tubería de alta presión y de acero inoxidable', x: 300, y: 128 + 56 * index },
      ],
    );
    const lines = textOf([...side, ...jobs]);
    expect(lines.slice(0, side.length)).toEqual(side.map(({ text }) => text));
    expect(lines).toContain('2010 – 2011\tJefa de equipo');
  });

  test('are none where headings and dates stand flush right', () => {
    const right = (text: string, y: number) => ({ text, x: 550 - 5 * text.length, y });
    const lines = textOf([
      ...stack(['I have welded what holds', 'and what floats, in two yards', 'olalla@people.example'], 20, 60),
      ...stack(['Brezo Works Limited', 'Welder of pressure pipes', 'Kept two crews safe for years'], 20, 120),
      ...stack(['Encina Iron Company', 'Helper in the workshop', 'Cut and ground what was left'], 20, 190),
      right('About', 53),
      right('Contact', 67),
      right('Profiles', 81),
      right('Work', 106),
      right('2019 — 2021', 120),
      right('2015 — 2018', 190),
      right('Further things', 208),
    ]);
    expect(lines).toContain('Brezo Works Limited\t2019 — 2021');
    expect(lines).toContain('Encina Iron Company\t2015 — 2018');
  });

  test('of entries side by side end where the text goes on over the whole width', () => {
    const lines = textOf([
      ...stack(['UNIVERSITY OF PINE', 'Sep 2015 - Jun 2018', 'BSc Applied Chemistry', 'with Physics'], 30, 100, 'B'),
      ...stack(['RIVERSIDE COLLEGE', 'Sep 2013 - Jul 2015', 'Extended Diploma', 'Applied Science'], 301, 100, 'B'),
      ...stack(['LANGUAGES'], 30, 220, 'B'),
      ...stack(['English', 'German', 'French', 'Italian', 'Dutch'], 30, 250),
    ]);
    expect(lines.indexOf('Applied Science')).toBeLessThan(lines.indexOf('LANGUAGES'));
  });
});
