/** Holds RTF, ODT and Word 97 files to what PDF and DOCX give: the same text in order, without what nobody sees. */
import { describe, expect, test } from 'vitest';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';
import {
  compoundFile,
  rawDoc,
  rawOdt,
  rawRtf,
  resumeDoc,
  resumeOdt,
  resumeRtf,
} from '../../support/word-processor-files.ts';

const PALETTE_WHITE = [0x42, 0x2a, 8];
const HIDDEN = [0x3c, 0x08, 1];
const IN_TABLE = [0x16, 0x24, 1];
const ENDS_ROW = [...IN_TABLE, 0x17, 0x24, 1];

describe.each([
  ['rtf', resumeRtf],
  ['odt', resumeOdt],
  ['doc', resumeDoc],
] as const)('a %s resume', (kind, build) => {
  test('is known by its bytes and read with its fields', async () => {
    const document = await extractDocument(build());
    const { profile } = readResume(document);
    expect(document.kind).toBe(kind);
    expect(`${profile.firstName} ${profile.lastName}`).toBe('Lucía Belmonte Arriaga');
    expect(profile.experience.map((job) => job.company)).toEqual([
      'Comercial Moncayo S.L.',
      'Transportes Ebro Norte S.A.',
    ]);
    for (const line of document.lines) expect(document.text.slice(line.start, line.end)).toBe(line.text);
    expect(document.concealed).toEqual([]);
  });
});

describe('RTF', () => {
  const read = (body: string, head = '') => extractDocument(rawRtf(body, head));

  test('reads Unicode with its substitutes, code pages of fonts, and signs of symbol fonts', async () => {
    const { text } = await read(
      "Mu\\u241?oz {\\uc2 \\u8211--} A\\'f1o {\\f2 \\'cc\\'ee\\'f1\\'ea\\'e2\\'e0} {\\f1\\'b7} uno\\par",
    );
    expect(text).toBe('Muñoz – Año Москва • uno');
  });

  test('reads rows of a table, and leaves out what programs keep for themselves', async () => {
    const row = '\\trowd\\cellx4000\\cellx9000\\pard\\intbl Moncayo S.L.\\cell 2019 - 2021\\cell\\row';
    const { text } = await read(
      `{\\info{\\author Nobody}}{\\*\\unheardof secret}${row}\\pard After{\\pict 0102ff}\\par`,
    );
    expect(text).toBe('Moncayo S.L.\t2019 - 2021\n\nAfter');
  });

  test('keeps the target of a link and shows its words only', async () => {
    const field = '{\\field{\\*\\fldinst{HYPERLINK "https://example.org/eva"}}{\\fldrslt Portfolio}}';
    const document = await read(`${field}\\par`);
    expect(document.text).toBe('Portfolio');
    expect(document.links).toEqual(['https://example.org/eva']);
  });

  test('reads a header first and a text box where it hangs, and knows headings by their style', async () => {
    const box = '{\\shp{\\*\\shpinst{\\sp{\\sn fill}{\\sv 1}}{\\shptxt Skills: SQL\\par}}{\\shprslt Skills: SQL\\par}}';
    const document = await read(`${box}\\s1 Experience\\par`, '{\\header Eva Soto\\par}');
    expect(document.text).toBe('Eva Soto\n\nSkills: SQL\nExperience');
    expect(document.lines.at(-1)?.heading).toBe(1);
  });

  test('passes over binary data that claims to be longer than the file', async () => {
    expect((await read('Seen{\\pict\\bin999999999 abc}')).text).toBe('Seen');
  });

  test('takes hidden, white and microscopic letters out, but not white ones on a dark bar', async () => {
    const document = await read(
      '{\\v python python}{\\cf1 kubernetes}{\\fs2 terraform}{\\cf1\\chcbpat2 Eva Soto}\\par Visible\\par',
    );
    expect(document.text).toBe('Eva Soto\nVisible');
    expect(document.concealed).toEqual([
      { reason: 'invisible-text', page: 1, text: 'python python' },
      { reason: 'background-coloured-text', page: 1, text: 'kubernetes' },
      { reason: 'tiny-text', page: 1, text: 'terraform' },
    ]);
  });
});

describe('ODT', () => {
  const style = (name: string, family: string, properties: string) =>
    `<style:style style:name="${name}" style:family="${family}">${properties}</style:style>`;
  const letters = (name: string, attributes: string) => style(name, 'text', `<style:text-properties ${attributes}/>`);

  test('reads headings, lists, rows of tables, boxes and blanks', async () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const document = await extractDocument(
      rawOdt(
        '<text:h text:outline-level="2">Experience</text:h>' +
          '<text:list><text:list-item><text:p>Led<text:s text:c="2"/>it</text:p></text:list-item></text:list>' +
          `<table:table><table:table-row>${cell('Moncayo S.L.')}${cell('2019 - 2021')}</table:table-row></table:table>` +
          '<text:p>After<draw:frame><draw:text-box><text:p>Boxed</text:p></draw:text-box></draw:frame></text:p>' +
          '<text:p><text:a xlink:href="https://example.org/eva">Web</text:a><office:annotation><text:p>No</text:p></office:annotation></text:p>',
      ),
    );
    expect(document.text.split(/\n+/)).toEqual([
      'Experience',
      '• Led  it',
      'Moncayo S.L.\t2019 - 2021',
      'Boxed',
      'After',
      'Web',
    ]);
    expect(document.lines[0]?.heading).toBe(2);
    expect(document.links).toEqual(['https://example.org/eva']);
  });

  test('reads headers and footers from the styles', async () => {
    const styles =
      '<office:document-styles><style:master-page><style:header><text:p>Eva Soto</text:p></style:header>' +
      '<style:footer><text:p>Page 1</text:p></style:footer></style:master-page></office:document-styles>';
    const { text } = await extractDocument(rawOdt('<text:p>Body text</text:p>', '', { 'styles.xml': styles }));
    expect(text).toBe('Eva Soto\n\nBody text\n\nPage 1');
  });

  test('takes hidden, white and microscopic letters out, but not white ones in a dark cell', async () => {
    const styles =
      letters('T1', 'text:display="none"') +
      letters('T2', 'fo:color="#ffffff"') +
      letters('T3', 'fo:font-size="1pt"') +
      style('C1', 'table-cell', '<style:table-cell-properties fo:background-color="#1f3864"/>');
    const span = (name: string, text: string) => `<text:span text:style-name="${name}">${text}</text:span>`;
    const cell = `<table:table-cell table:style-name="C1"><text:p>${span('T2', 'Eva Soto')}</text:p></table:table-cell>`;
    const document = await extractDocument(
      rawOdt(
        `<table:table><table:table-row>${cell}</table:table-row></table:table>` +
          `<text:p>Seen ${span('T1', 'python')}${span('T2', 'kubernetes')}${span('T3', 'terraform')}</text:p>`,
        styles,
      ),
    );
    expect(document.text).toBe('Eva Soto\n\nSeen');
    expect(document.concealed.map(({ reason, text }) => [reason, text])).toEqual([
      ['invisible-text', 'python'],
      ['background-coloured-text', 'kubernetes'],
      ['tiny-text', 'terraform'],
    ]);
  });

  test('with a password is refused as such', async () => {
    const manifest = '<manifest:manifest><manifest:encryption-data/></manifest:manifest>';
    const locked = extractDocument(rawOdt('', '', { 'META-INF/manifest.xml': manifest }));
    await expect(locked).rejects.toMatchObject({ code: 'FILE_ENCRYPTED' });
  });
});

describe('Word 97', () => {
  test('reads rows of a table, drops codes of fields, and keeps their links', async () => {
    const link = '\x13 HYPERLINK "https://example.org/eva" \x14Portfolio\x15';
    const document = await extractDocument(
      rawDoc([
        { text: 'Moncayo S.L.\x07', paragraph: IN_TABLE },
        { text: '2019 - 2021\x07', paragraph: IN_TABLE },
        { text: '\x07', paragraph: ENDS_ROW },
        { text: `${link}\vsoft\x1fware\r` },
      ]),
    );
    expect(document.text).toBe('Moncayo S.L.\t2019 - 2021\n\nPortfolio\nsoftware');
    expect(document.links).toEqual(['https://example.org/eva']);
  });

  test('takes hidden and white letters out, but not white ones on a dark paragraph', async () => {
    const shaded = [0x2d, 0x44, (9 << 5) & 255, (9 << 5) >> 8];
    const document = await extractDocument(
      rawDoc([
        { text: 'Eva Soto\r', run: PALETTE_WHITE, paragraph: shaded },
        { text: 'Visible ' },
        { text: 'python python', run: HIDDEN },
        { text: 'kubernetes', run: PALETTE_WHITE },
        { text: '\r' },
      ]),
    );
    expect(document.text).toBe('Eva Soto\nVisible');
    expect(document.concealed.map(({ reason, text }) => [reason, text])).toEqual([
      ['invisible-text', 'python python'],
      ['background-coloured-text', 'kubernetes'],
    ]);
  });

  test.each([
    ['a spreadsheet', 'FILE_TYPE_UNSUPPORTED', () => compoundFile({ Workbook: new Uint8Array(600) })],
    ['a locked file', 'FILE_ENCRYPTED', () => rawDoc([{ text: 'Eva\r' }], 0x0300)],
    ['half a file', 'FILE_DAMAGED', () => resumeDoc().slice(0, 2_000)],
  ])('%s is refused with %s', async (_, code, build) => {
    await expect(extractDocument(build())).rejects.toMatchObject({ code });
  });
});
