/** Shows that cells are told which stand near one another or in the middle of a block, and that periods in narrow cells are whole and beside their line. */
import { describe, expect, test } from 'vitest';
import { assemble } from '../../../shared/extraction/assemble.ts';
import { layOut } from '../../../shared/extraction/page-layout.ts';
import type { Fragment } from '../../../shared/extraction/page-pieces.ts';

type Drawn = Pick<Fragment, 'text' | 'x' | 'y'> & Partial<Fragment>;

/** A page of pieces drawn in 10 points, each letter half as wide. */
const page = (pieces: readonly Drawn[]) => [
  {
    fragments: pieces.map((piece): Fragment => ({ font: 'A', size: 10, width: piece.text.length * 5, ...piece })),
    width: 595,
  },
];
const linesOf = (pieces: readonly Drawn[]) => layOut(page(pieces)).map(({ text }) => text.replaceAll('\ufdd0', ''));
/** The same with names put together that break over lines. */
const textOf = (pieces: readonly Drawn[]) =>
  assemble('pdf', { lines: layOut(page(pieces)), pageCount: 1, links: [], flags: [] }).lines.map(({ text }) => text);

const flushRight = (text: string, y: number): Drawn => ({ text, x: 545 - text.length * 5, y });

describe('cells near one another', () => {
  test('are tags where all gaps of a ragged row are alike and wider than blanks', () => {
    const row = (y: number, ...names: string[]) => {
      let x = 50;
      return names.map((text) => {
        const own = { text, x, y };
        x += text.length * 5 + 7;
        return own;
      });
    };
    expect(linesOf([...row(100, 'Privilege review', 'Everlaw', 'Intake'), ...row(120, 'Filing', 'Tabs')])).toEqual([
      'Privilege review\tEverlaw\tIntake',
      'Filing\tTabs',
    ]);
    expect(linesOf(row(100, 'Filing', 'Tabs'))).toEqual(['Filing Tabs']);
  });

  test('are no tags in lines that are stretched to the right edge', () => {
    const stretched = [0, 1, 2, 3, 4].flatMap((line) =>
      ['dirijo un', 'grupo', 'que', 'estudia', 'arcillas'].map((text, at) => ({
        text,
        x: [50, 102, 134, 156, 198][at] ?? 0,
        y: 100 + 14 * line,
      })),
    );
    expect(linesOf(stretched)[0]).toBe('dirijo un grupo que estudia arcillas');
  });

  test('are a name and its date where dates end at the right edge', () => {
    const date = 'Sept 2021 - Current';
    const name = 'Charge Nurse and Ward Coordinator of Acute Medicine at Bryn Mill Hospital';
    const lines = linesOf([
      { text: name, x: 545 - 5 * (name.length + date.length) - 5, y: 100 },
      flushRight(date, 100),
      { text: 'Staff Nurse', x: 50, y: 114 },
      flushRight('Mar 2018 - Aug 2021', 114),
      { text: 'Orderly', x: 50, y: 128 },
      flushRight('Oct 2015 - Feb 2018', 128),
    ]);
    expect(lines[0]).toBe(`${name}\t${date}`);
  });

  test('are a heading in the margin and the text that it runs into', () => {
    const names = ['Molienda', 'Cernido', 'Ensacado', 'Piedras', 'Tolvas'];
    const own = names.map((text, index) => ({ text, x: 120, y: 100 + 14 * index }));
    const [first] = linesOf([{ text: 'CONOCIMIENTOS', x: 50, y: 100, width: 70, font: 'B' }, ...own]);
    expect(first).toBe('CONOCIMIENTOS\tMolienda');
  });
});

describe('a cell that breaks', () => {
  const grid = (rest: Drawn) => [
    { text: 'Español', x: 50, y: 100 },
    { text: 'Inglés', x: 200, y: 100 },
    { text: 'Lengua de signos', x: 260, y: 100 },
    { text: 'Maya', x: 380, y: 100 },
    rest,
  ];

  test('is whole where its next word had no place', () => {
    expect(linesOf(grid({ text: 'española', x: 260, y: 114 }))).toEqual([
      'Español\tInglés\tLengua de signos española\tMaya',
    ]);
    expect(linesOf(grid({ text: 'materno', x: 50, y: 114 }))).toEqual([
      'Español\tInglés\tLengua de signos\tMaya',
      'materno',
    ]);
  });

  test('is none where the names of a row follow one another at one distance', () => {
    const tags = [50, 115, 180].map((x) => ({ text: 'Molienda', x, y: 100 }));
    expect(linesOf([...tags, { text: 'Ensacado', x: 50, y: 114 }])).toEqual([
      'Molienda\tMolienda\tMolienda',
      'Ensacado',
    ]);
  });
});

describe('a period', () => {
  test('is one whose ends and dash have a line each, beside the name that the first stands nearest to', () => {
    const lines = linesOf([
      { text: 'Molinera, Molino La Tuerca Azul', x: 50, y: 105 },
      { text: 'agosto 2010', x: 480, y: 100 },
      { text: '—', x: 505, y: 117 },
      { text: 'diciembre 2015', x: 472, y: 134 },
      { text: 'Aprendiza, Molino Viejo de Brumas', x: 50, y: 205 },
      { text: 'febrero 2006', x: 478, y: 200 },
      { text: '— julio 2010', x: 478, y: 217 },
    ]);
    expect(lines).toEqual([
      'Molinera, Molino La Tuerca Azul\tagosto 2010 – diciembre 2015',
      'Aprendiza, Molino Viejo de Brumas\tfebrero 2006 – julio 2010',
    ]);
  });

  test('heads what stands right below it, whatever stands at its left', () => {
    const dates = [100, 160].flatMap((y) => [
      { text: 'telares y urdimbre del taller', x: 50, y: y - 4 },
      { text: '2019 – 2022', x: 330, y },
      { text: 'Encargada de telar', x: 326, y: y + 12 },
    ]);
    expect(linesOf(dates)).not.toContain('telares y urdimbre del taller\t2019 – 2022');
  });
});

describe('a name that a date broke', () => {
  test('is whole, also in another face than its title and beside a heading in the margin', () => {
    const rest = (font: string) =>
      textOf([
        { text: 'TRABAJO', x: 50, y: 100, font: 'C' },
        { text: 'Encargada de molienda y ensacado at', x: 130, y: 100, font: 'A' },
        { text: ' Compañía Molinera', x: 305, y: 100, font: 'B' },
        { text: 'mayo 2019 - hoy', x: 420, y: 100 },
        { text: 'Piedrabuena Segundo', x: 130, y: 114, font },
        { text: 'Ensacado y pesaje de la harina de tres molinos vecinos.', x: 130, y: 140, font: 'D' },
      ]);
    const name = 'Encargada de molienda y ensacado at Compañía Molinera';
    expect(rest('B')[0]).toBe(`TRABAJO\t${name} Piedrabuena Segundo\tmayo 2019 - hoy`);
    expect(rest('D')[0]).toBe(`TRABAJO\t${name}\tmayo 2019 - hoy`);
  });
});

test('a tagged heading that breaks at the right edge is whole, and two of them are two', () => {
  const heading = (text: string, y: number): Drawn => ({ text, x: 50, y, heading: 3, font: 'B' });
  const body = { text: 'Arroces y frituras en temporada alta, y raciones de la barra', x: 50, y: 140 };
  const name = 'Técnica en Cocina, Escuela de Hostelería del Monte';
  expect(textOf([heading(name, 100), heading('Invisible Tercero, Brumas', 112), body])[0]).toBe(
    `${name} Invisible Tercero, Brumas`,
  );
  expect(textOf([heading('Técnica en Cocina', 100), heading('Escuela de Brumas', 112), body])[0]).toBe(
    'Técnica en Cocina',
  );
});

describe('what stands in the middle of its cell', () => {
  const block = (y: number, ...texts: string[]) => texts.map((text, index) => ({ text, x: 200, y: y + 14 * index }));

  test('is read at the first line of the block beside it', () => {
    const lines = linesOf([
      ...block(100, 'Español, lengua materna', 'Inglés, nivel intermedio', 'Francés, nivel básico'),
      { text: 'IDIOMAS', x: 60, y: 114, font: 'B' },
      ...block(180, 'Molienda a la piedra', 'Cernido de harinas', 'Ensacado y pesaje'),
      { text: 'CONOCIMIENTOS', x: 50, y: 194, font: 'B' },
      ...block(260, 'Molinera en La Tuerca Azul', 'Atiende dos pares de piedras'),
      { text: '2015 - 2020', x: 60, y: 267 },
      ...block(330, 'Aprendiza en Molino Viejo', 'Limpieza de canales'),
      { text: '2012 - 2015', x: 60, y: 337 },
    ]);
    expect(lines).toEqual([
      'IDIOMAS\tEspañol, lengua materna',
      'Inglés, nivel intermedio',
      'Francés, nivel básico',
      'CONOCIMIENTOS\tMolienda a la piedra',
      'Cernido de harinas',
      'Ensacado y pesaje',
      '2015 - 2020\tMolinera en La Tuerca Azul',
      'Atiende dos pares de piedras',
      '2012 - 2015\tAprendiza en Molino Viejo',
      'Limpieza de canales',
    ]);
  });
});
