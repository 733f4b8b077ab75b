/** Shows that what a recogniser saw is read as the page it was: in its order, without its stains. */
import { describe, expect, it } from 'vitest';
import { scannedDocument } from '../../../shared/extraction/index.ts';
import { isPictured } from '../../../shared/extraction/pictured.ts';
import { readResume } from '../../../shared/resume/index.ts';
import { plainPage, scannedPage } from '../../support/scans.ts';

const linesOf = (...pages: Parameters<typeof scannedDocument>[1]) => scannedDocument('pdf', pages).text.split(/\n+/);

const LEFT = [
  'Contacto',
  'Calle del Olmo nueve',
  'Zaragoza centro',
  'Idiomas que hablo',
  'Inglés avanzado',
  'Francés medio',
];
const RIGHT = [
  'Experiencia laboral de los años más recientes',
  'Enfermera de urgencias en un hospital grande',
  'Triaje de pacientes y curas en turnos de noche',
  'Formación de personal nuevo de la unidad de ingreso',
  'Redacción de protocolos junto a otras enfermeras',
  'Coordinación con atención primaria del barrio',
];

const twoColumns = (sheet?: [number, number]) =>
  scannedPage(
    [
      ...LEFT.map((text, index) => ({ text, x: 40, y: 100 + index * 17 })),
      ...RIGHT.map((text, index) => ({ text, x: 240, y: 103 + index * 17 })),
    ],
    sheet,
  );

describe('the text of a scan', () => {
  it('is read column by column', () => {
    expect(linesOf(twoColumns())).toEqual([...LEFT, ...RIGHT]);
  });

  it('is read column by column on a sheet that lies on its long side', () => {
    expect(linesOf(twoColumns([842, 595]))).toEqual([...LEFT, ...RIGHT]);
  });

  it('is read column by column where the recogniser saw lines across both, and on a sheet that lies askew', () => {
    const { lines } = twoColumns();
    const across = LEFT.map((_, index) => [...(lines[index] ?? []), ...(lines[LEFT.length + index] ?? [])]);
    expect(linesOf({ lines: across })).toEqual([...LEFT, ...RIGHT]);
    for (const slope of [0.02, -0.02]) {
      const askew = across.map((line) =>
        line.map((word) => ({ ...word, top: word.top + slope * word.left * (595 / 842) })),
      );
      expect(linesOf({ lines: askew })).toEqual([...LEFT, ...RIGHT]);
    }
  });

  it('has lists side by side one after the other, if each has its heading', () => {
    const page = scannedPage([
      { text: 'APTITUDES', x: 40, y: 100 },
      { text: 'IDIOMAS', x: 300, y: 100 },
      { text: 'Triaje', x: 40, y: 118 },
      { text: 'Español nativo', x: 300, y: 118 },
      { text: 'Curas', x: 40, y: 132 },
      { text: 'Inglés B2', x: 300, y: 132 },
      { text: 'Vacunas', x: 40, y: 146 },
    ]);
    expect(linesOf(page)).toEqual([
      'APTITUDES',
      'Triaje',
      'Curas',
      'Vacunas',
      'IDIOMAS',
      'Español nativo',
      'Inglés B2',
    ]);
  });

  it('keeps labels that are set flush right beside what they label', () => {
    const rows = [
      ['Nombre y apellidos', 'Amapola Ibáñez Quiñones'],
      ['2019 - actualidad', 'Enfermera de urgencias'],
      ['Idioma materno', 'Español, y catalán desde la escuela'],
      ['Otros idiomas', 'Inglés avanzado y algo de francés'],
      ['Aptitudes', 'Triaje de adultos, curas, vacunación'],
    ];
    const page = scannedPage(
      rows.flatMap(([label = '', text = ''], index) => [
        { text: label, x: 160 - 5.5 * label.length + 2.4 * (label.split(' ').length - 1), y: 100 + index * 17 },
        { text, x: 190, y: 100 + index * 17 },
      ]),
    );
    expect(linesOf(page)).toEqual(rows.map((row) => row.join('\t')));
  });

  it('keeps what stands apart in a line in cells of their own', () => {
    const page = scannedPage([
      { text: 'Enfermera, Hospital San Telmo', x: 40, y: 100 },
      { text: 'marzo 2019 - actualidad', x: 420, y: 100.6 },
      { text: 'Triaje y curas', x: 40, y: 116 },
    ]);
    expect(linesOf(page)).toEqual(['Enfermera, Hospital San Telmo\tmarzo 2019 - actualidad', 'Triaje y curas']);
  });

  it('tells large type from small', () => {
    const { lines } = scannedDocument('image', [
      scannedPage([
        { text: 'Amapola Ibáñez', x: 40, y: 60, size: 24 },
        { text: 'Enfermera de urgencias', x: 40, y: 100, size: 11 },
      ]),
    ]);
    expect(lines.map(({ fontSize }) => Math.round(fontSize))).toEqual([24, 11]);
  });

  it('leaves out what the recogniser only guessed, and marks that are no writing', () => {
    const page = scannedPage([
      { text: 'Enfermera de urgencias', x: 40, y: 100 },
      { text: 'ilii wvvw', x: 40, y: 130, confidence: 22 },
      { text: 'rn ~ oq', x: 40, y: 150, confidence: 40 },
      { text: '| — |', x: 40, y: 170, confidence: 60 },
    ]);
    expect(linesOf(page)).toEqual(['Enfermera de urgencias']);
  });

  it('makes a period of two months that stand one above the other beside an entry', () => {
    const page = scannedPage([
      { text: 'mar. 2019', x: 40, y: 100 },
      { text: 'Enfermera de urgencias', x: 140, y: 100 },
      { text: 'actualidad', x: 40, y: 114 },
      { text: 'Hospital San Telmo', x: 140, y: 114 },
      { text: '• Triaje y curas', x: 146, y: 128 },
    ]);
    expect(linesOf(page)).toEqual([
      'mar. 2019 – actualidad\tEnfermera de urgencias',
      'Hospital San Telmo',
      '• Triaje y curas',
    ]);
  });

  it('leaves out specks between the lines, and keeps a doubtful year', () => {
    const page = scannedPage([
      { text: 'Enfermera de urgencias', x: 40, y: 100 },
      { text: 'Co i', x: 300, y: 101, size: 2 },
      { text: '06/2014', x: 40, y: 116, confidence: 3 },
      { text: '– 12/2017', x: 84, y: 116 },
    ]);
    const [first = [], specks = [], doubtful = [], rest = []] = page.lines;
    expect(
      linesOf({
        lines: [
          [...first, ...specks],
          [...doubtful, ...rest],
        ],
      }),
    ).toEqual(['Enfermera de urgencias', '06/2014 – 12/2017']);
  });

  it('knows bullets that were taken for letters by the distance behind them', () => {
    const bullet = (text: string, y: number) => [
      { text: 'e', x: 40, y },
      { text, x: 58, y },
    ];
    const { lines } = scannedPage([...bullet('Triaje de adultos', 100), ...bullet('Curas y vacunas', 116)]);
    const rows = [lines.slice(0, 2).flat(), lines.slice(2).flat()];
    expect(linesOf({ lines: [...rows, ...plainPage('e Inglés').lines] })).toEqual([
      'e Inglés',
      '• Triaje de adultos',
      '• Curas y vacunas',
    ]);
  });

  it('mends signs that are hard to recognise: bullets, and the middle of an address', () => {
    const page = plainPage(
      'amapola.ruizOpeople.example',
      'amapolaO people.example',
      '* Triaje',
      '« Curas',
      'www.anaOtto.example',
      'iOS',
    );
    expect(linesOf(page)).toEqual([
      'amapola.ruiz@people.example',
      'amapola@people.example',
      '• Triaje',
      '• Curas',
      'www.anaOtto.example',
      'iOS',
    ]);
  });

  it('goes on over pages, five of them at most', () => {
    const pages = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'].map((name) => plainPage(`Página ${name}`));
    const document = scannedDocument('pdf', pages);
    expect(document.text.split(/\n+/)).toHaveLength(5);
    expect(document).toMatchObject({ pageCount: 6, flags: ['recognised', 'pages-skipped'] });
    expect(document.lines.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is missing where nothing was recognised', () => {
    for (const pages of [[], [{ lines: [] }], [plainPage('-')]])
      expect(() => scannedDocument('pdf', pages)).toThrowError(expect.objectContaining({ code: 'FILE_HAS_NO_TEXT' }));
  });
});

describe('a PDF with pictures', () => {
  const bytes = new TextEncoder().encode('<</Type /XObject /Subtype\n/Image /Width 9>>');
  const looks = (letters: number, pageCount: number, file = bytes) => {
    const { text, lines } = scannedDocument('pdf', [plainPage('x'.repeat(letters))]);
    return isPictured({ lines: lines.map((line) => ({ ...line, gap: false, text })), pageCount }, file);
  };

  it('is a scan where next to nothing but page numbers stands on its pages', () => {
    expect([looks(50, 1), looks(300, 10)]).toEqual([true, true]);
  });

  it('is none where there is a resume, even among pages of work samples, and without pictures it never is', () => {
    expect([looks(70, 1), looks(500, 30), looks(50, 1, new Uint8Array(9))]).toEqual([false, false, false]);
  });
});

it('gives a profile like any other text', () => {
  const page = plainPage(
    'Amapola Quiñones Ibáñez',
    'amapola.q@people.example +34 612 345 678',
    'EXPERIENCIA LABORAL',
    'Enfermera de urgencias, Hospital San Telmo, marzo 2019 - actualidad',
    'HABILIDADES',
    'Triaje, vacunación',
  );
  const { profile } = readResume(scannedDocument('image', [page]), { today: '2026-11' });
  expect(profile).toMatchObject({ firstName: 'Amapola', email: 'amapola.q@people.example', phone: '+34612345678' });
  expect(profile.experience).toHaveLength(1);
  expect(profile.skills.map(({ name }) => name)).toContain('Triaje');
});
