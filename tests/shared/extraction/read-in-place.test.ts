/** Shows that what stands in a margin, at the end of a line or in the middle of a cell is read where it belongs. */
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { layOut } from '../../../shared/extraction/page-layout.ts';
import { rawDocx } from '../../support/resume-files.ts';

interface Drawn {
  text: string;
  x: number;
  y: number;
  font?: string;
}

/** The lines of a page of pieces drawn in 10 points, each letter half as wide; cells part at bars. */
function linesOf(pieces: readonly Drawn[]): string[] {
  const fragments = pieces.map(({ font = 'A', ...piece }) => ({
    ...piece,
    font,
    width: piece.text.length * 5,
    size: 10,
  }));
  return layOut([{ fragments, width: 595 }]).map(({ text }) => text.replaceAll('\t', ' | '));
}

describe('letters that run up the page', () => {
  const SECTIONS = [
    {
      name: 'PERFIL',
      top: 120,
      lines: ['Matrona con diez años de oficio en dos hospitales', 'y una posta rural del sur'],
    },
    { name: 'ESTUDIOS', top: 260, lines: ['2009 - 2013 Universidad de Los Coihues', 'Licenciatura en Obstetricia'] },
  ];

  async function page(names: readonly string[], x: number) {
    const file = await PDFDocument.create();
    const sheet = file.addPage([595, 842]);
    sheet.setFont(await file.embedFont(StandardFonts.Helvetica));
    sheet.drawText('Eva Soto Vidal', { x: 80, y: 780, size: 20 });
    for (const [index, { top, lines }] of SECTIONS.entries()) {
      for (const [row, text] of lines.entries()) sheet.drawText(text, { x: 80, y: 842 - top - 14 * row, size: 10 });
      const name = names[index];
      if (name) sheet.drawText(name, { x, y: 842 - top - 40, size: 10, rotate: degrees(90) });
    }
    return extractDocument(await file.save());
  }

  test('are headings before what they stand beside, where several stand in one margin', async () => {
    const { lines } = await page(['PERFIL', 'ESTUDIOS'], 50);
    const texts = lines.map(({ text }) => text);
    expect(texts.indexOf('PERFIL')).toBe(texts.indexOf(SECTIONS[0]?.lines[0] ?? '') - 1);
    expect(texts.indexOf('ESTUDIOS')).toBe(texts.indexOf(SECTIONS[1]?.lines[0] ?? '') - 1);
    expect(lines.filter(({ heading }) => heading === 1)).toHaveLength(2);
  });

  test('stand behind the page where there is but one', async () => {
    const { lines } = await page(['PERFIL'], 50);
    expect(lines.at(-1)?.text).toBe('PERFIL');
  });

  test('stand behind the page where text stands on both sides of them', async () => {
    const { lines } = await page(['PERFIL', 'ESTUDIOS'], 100);
    expect(lines.slice(0, -1).some(({ text }) => /PERFIL|ESTUDIOS/.test(text))).toBe(false);
  });
});

describe('columns', () => {
  test('part beside dates at the end of the lines of the left one', () => {
    const jobs = ['Barista', 'Policy intern', 'Camp leader', 'Shop assistant'].flatMap((title, index) => [
      { text: title, x: 40, y: 100 + 60 * index, font: 'B' },
      { text: `${2016 + index} – ${2017 + index}`, x: 330, y: 100 + 60 * index },
      { text: `Bramble House number ${index}`, x: 40, y: 114 + 60 * index },
      {
        text: `Opened on six days${index % 2 ? '' : ' of the week, trained all who came after me in time'}`,
        x: 52,
        y: 128 + 60 * index,
      },
    ]);
    const aside = Array.from({ length: 16 }, (_, row) => ({ text: `Skill of mine ${row}`, x: 445, y: 92 + 15 * row }));
    const lines = linesOf([...jobs, ...aside]);
    expect(lines[0]).toBe('Barista | 2016 – 2017');
    expect(lines.slice(-16)).toEqual(aside.map(({ text }) => text));
  });
});

describe('a table', () => {
  const HEADS = [
    { text: 'From', x: 60, y: 100, font: 'B' },
    { text: 'To', x: 120, y: 100, font: 'B' },
    { text: 'Employer', x: 170, y: 100, font: 'B' },
    { text: 'Position', x: 300, y: 100, font: 'B' },
  ];
  const row = (y: number, from: string, to: string, employer: readonly string[], position: readonly string[]) => [
    { text: from, x: 70 - from.length * 2.5, y },
    { text: to, x: 125 - to.length * 2.5, y },
    ...employer.map((text, at) => ({ text, x: 160, y: y + 12 * at })),
    ...position.map((text, at) => ({ text, x: 300, y: y + 12 * at })),
  ];

  test('may have its cells in the middle below their heads, and broken over lines', () => {
    const lines = linesOf([
      ...HEADS,
      ...row(116, '03.2021', 'till now', ['Hallamgate Logistics', 'Doncaster'], ['Class 1 driver']),
      ...row(144, '2013', '2014', ['Thornfield Produce'], ['Warehouse operative', 'and forklift driver']),
    ]);
    expect(lines.slice(1).map((line) => line.replace(/[,·]/g, '').replace(/ {2,}/g, ' '))).toEqual([
      '03.2021 | till now | Hallamgate Logistics Doncaster | Class 1 driver',
      '2013 | 2014 | Thornfield Produce | Warehouse operative and forklift driver',
    ]);
  });
});

describe('a form', () => {
  const cell = (...texts: string[]) =>
    `<w:tc>${texts.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('')}</w:tc>`;

  test('may have labels above values in one cell: the values of a row stand side by side', async () => {
    const body = `<w:tbl><w:tr>${cell('Position title', 'Correctional Officer')}${cell('Employer', 'Marrow Creek')}</w:tr></w:tbl>`;
    const { lines } = await extractDocument(rawDocx(body));
    expect(lines.map(({ text }) => text)).toEqual(['Position title\tEmployer', 'Correctional Officer\tMarrow Creek']);
  });

  test('parts the cells of a row at their line breaks, and has a broken time in one cell', async () => {
    const row = [
      cell('Agosto 2021 –', 'Actualidad'),
      cell('Transportes Brisa S.A.C.', 'Conductor de bus'),
      cell('Traslado de trabajadores de la ciudad a la unidad minera, con registro de cada turno.'),
    ];
    const broken = '<w:tc><w:p><w:r><w:t>Contaduría</w:t><w:br/><w:t>Corporación del Río</w:t></w:r></w:p></w:tc>';
    const body = `<w:tbl><w:tr>${row.join('')}</w:tr><w:tr>${cell('Estudios')}${broken}</w:tr></w:tbl>`;
    const { lines } = await extractDocument(rawDocx(body));
    expect(lines.map(({ text }) => text)).toEqual([
      'Agosto 2021 – Actualidad\tTransportes Brisa S.A.C.',
      'Conductor de bus',
      'Traslado de trabajadores de la ciudad a la unidad minera, con registro de cada turno.',
      'Estudios\tContaduría',
      'Corporación del Río',
    ]);
  });
});
