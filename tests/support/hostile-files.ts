/** Makes files that attack a reader of resumes, each with the end that it must come to. */
import { strToU8, zipSync } from 'fflate';
import { cut, HELLO, type HostileFile, joined } from './hostile-file.ts';
import { HOSTILE_PDFS } from './hostile-pdfs.ts';
import { emptyFile, rawDocx, resumeDocx, zipBombDocx } from './resume-files.ts';
import { compoundFile, rawDoc, rawOdt, rawRtf, resumeDoc, resumeOdt, resumeRtf } from './word-processor-files.ts';

const W = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

function repeated(text: string, bytes: number): Uint8Array {
  return strToU8(text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes), true);
}

function manyEntries(): Uint8Array {
  return zipSync(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`word/${at}.xml`, new Uint8Array(1)])), {
    level: 0,
  });
}

function nestedZip(): Uint8Array {
  let inner: Uint8Array = new Uint8Array(1_000_000);
  for (let depth = 0; depth < 8; depth++) inner = zipSync({ [`${depth}.zip`]: inner });
  return zipSync({
    'word/embeddings/a.zip': inner,
    'word/document.xml': strToU8(`<w:document>${W(HELLO)}</w:document>`),
  });
}

const ZIP: HostileFile[] = [
  { name: 'half a DOCX', end: 'FILE_DAMAGED', make: () => cut(resumeDocx(), 0.5) },
  { name: 'a DOCX without its last bytes', end: 'FILE_DAMAGED', make: () => cut(resumeDocx(), 0.97) },
  { name: 'a bomb of 100 MB', end: 'FILE_TOO_COMPLEX', make: () => zipBombDocx() },
  { name: 'a bomb that lies about its size', end: 'FILE_TOO_COMPLEX', make: () => zipBombDocx(true) },
  { name: 'a ZIP of 2,001 files', end: 'FILE_TOO_COMPLEX', make: manyEntries },
  { name: 'a DOCX with ZIPs in ZIPs', end: 'READ', make: nestedZip },
  {
    name: 'a DOCX with names that climb out of it',
    end: 'READ',
    never: 'climbed',
    make: () =>
      rawDocx(W(HELLO), { '../../etc/passwd': 'climbed', 'word/../../header1.xml': `<w:hdr>${W('climbed')}</w:hdr>` }),
  },
  {
    name: 'a DOCX that multiplies its entities',
    end: 'READ',
    never: 'lollol',
    make: () => {
      const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
      const doctype = `<!DOCTYPE d [<!ENTITY l0 "lol">${entities}]>`;
      return rawDocx('', {
        'word/document.xml': `${doctype}<w:document><w:body>${W(`${HELLO} &l9;`)}</w:body></w:document>`,
      });
    },
  },
  {
    name: 'a DOCX that asks for a file of the machine',
    end: 'READ',
    never: 'root:',
    make: (trap) =>
      rawDocx('', {
        'word/document.xml': `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y SYSTEM "${trap}">]><w:document><w:body>${W(`${HELLO} &x;&y;`)}</w:body></w:document>`,
      }),
  },
  {
    name: 'a DOCX of tables in tables',
    end: 'FILE_TOO_COMPLEX',
    make: () => rawDocx('<w:tbl><w:tr><w:tc>'.repeat(100_000)),
  },
  {
    name: 'a DOCX of unknown elements in each other',
    end: 'FILE_TOO_COMPLEX',
    make: () => rawDocx(`${W(HELLO)}${'<w:a>'.repeat(200_000)}`),
  },
  {
    name: 'a DOCX of angle brackets and quotes',
    end: 'FILE_DAMAGED',
    make: () => rawDocx(`${W(HELLO)}${'<w:p a="'.repeat(20_000)}`),
  },
  ...['<!-- ', '<w:p ', '</w:p>', '&', '&more;', '\u0001'].map(
    (text): HostileFile => ({
      name: `a DOCX with a megabyte of ${JSON.stringify(text)}`,
      end: 'FILE_DAMAGED',
      make: () => rawDocx(`${W(HELLO)}${text.repeat(1_000_000 / text.length)}`),
    }),
  ),
  ...['<?', '<![CDATA[', '<!DOCTYPE '].map(
    (text): HostileFile => ({
      name: `a DOCX with a megabyte of ${JSON.stringify(text)}`,
      end: 'READ',
      make: () => rawDocx(`${W(HELLO)}${text.repeat(1_000_000 / text.length)}`),
    }),
  ),
  {
    name: 'a DOCX with 100,000 attributes in one element',
    end: 'FILE_TOO_COMPLEX',
    make: () => rawDocx(`${W(HELLO)}<w:p ${Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(' ')}>`),
  },
  {
    name: 'a DOCX with a template on another machine',
    end: 'READ',
    make: (trap) =>
      rawDocx(W(HELLO), {
        'word/_rels/settings.xml.rels': `<Relationships><Relationship Id="r1" TargetMode="External" Target="${trap}"/></Relationships>`,
      }),
  },
  {
    name: 'a DOCX that takes in a web page',
    end: 'READ',
    never: 'smuggled',
    make: () => rawDocx(`${W(HELLO)}<w:altChunk r:id="r1"/>`, { 'word/afchunk.htm': '<script>smuggled</script>' }),
  },
  {
    name: 'a Word file with macros',
    end: 'READ',
    never: 'AutoOpen',
    make: () => rawDocx(W(HELLO), { 'word/vbaProject.bin': 'Sub AutoOpen()' }),
  },
  {
    name: 'a spreadsheet called DOCX',
    end: 'FILE_TYPE_UNSUPPORTED',
    make: () => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }),
  },
  {
    name: 'an ODT with a password',
    end: 'FILE_ENCRYPTED',
    make: () => rawOdt('', '', { 'META-INF/manifest.xml': '<manifest:encryption-data manifest:checksum="x"/>' }),
  },
  { name: 'half an ODT', end: 'FILE_DAMAGED', make: () => cut(resumeOdt(), 0.5) },
  {
    name: 'an ODT of frames in frames',
    end: 'FILE_TOO_COMPLEX',
    make: () => rawOdt('<draw:frame><draw:text-box><text:p>'.repeat(50_000)),
  },
  {
    name: 'an ODT with a million blanks in one element',
    end: 'READ',
    make: () => rawOdt(`<text:p>${HELLO}<text:s text:c="1000000000"/></text:p>`),
  },
];

const OTHER: HostileFile[] = [
  { name: 'no bytes', end: 'FILE_EMPTY', make: emptyFile },
  { name: 'more than 15 MB', end: 'FILE_TOO_LARGE', make: () => new Uint8Array(15_728_641) },
  { name: 'an RTF of 100,000 groups in each other', end: 'FILE_TOO_COMPLEX', make: () => rawRtf('{'.repeat(100_000)) },
  { name: 'an RTF of 100,000 closing braces', end: 'READ', make: () => rawRtf(`${'}'.repeat(100_000)}${HELLO}\\par`) },
  {
    name: 'an RTF with binary data longer than itself',
    end: 'READ',
    make: () => rawRtf(`${HELLO}\\par{\\pict\\bin2147483647 x}`),
  },
  {
    name: 'an RTF with binary data of less than nothing',
    end: 'READ',
    make: () => rawRtf(`${HELLO}\\par{\\pict\\bin-2147483648 x}`),
  },
  {
    name: 'an RTF with an object to be run',
    end: 'READ',
    never: 'equation',
    make: () =>
      rawRtf(
        `${HELLO}\\par{\\object\\objautlink\\objupdate{\\*\\objclass equation.3}{\\*\\objdata 0105}{\\result equation}}`,
      ),
  },
  { name: 'half an RTF', end: 'READ', make: () => cut(resumeRtf(), 0.5) },
  {
    name: 'an RTF of megabytes of control words',
    end: 'READ',
    make: () => rawRtf(`${HELLO}\\par${'\\b1\\b0'.repeat(300_000)}`),
  },
  {
    name: 'an old Office file whose sectors go in a circle',
    end: 'FILE_DAMAGED',
    make: () =>
      compoundFile({ WordDocument: new Uint8Array(4_096) }, (fat) => {
        for (let at = 1; at < fat.length; at++) fat[at] = at === 4 ? 3 : at + 1;
      }),
  },
  {
    name: 'an old Office file whose every sector leads to the one before',
    end: 'FILE_TYPE_UNSUPPORTED',
    make: () =>
      compoundFile({ WordDocument: new Uint8Array(8_192), Other: new Uint8Array(1_000_000) }, (fat) => {
        const first = fat.indexOf(0xfffffffe, 20) + 1;
        for (let at = first + 1; fat[at] !== 0xfffffffe; at++) fat[at] = at - 1;
        fat[first] = 0xfffffffe;
      }),
  },
  {
    name: 'an old Office file that claims two billion sectors',
    end: 'FILE_TYPE_UNSUPPORTED',
    make: () => {
      const bytes = compoundFile({ WordDocument: new Uint8Array(600) });
      for (const at of [44, 64, 72]) bytes.set([0xff, 0xff, 0xff, 0x7f], at);
      bytes.set([0, 0, 0, 0], 68);
      return bytes;
    },
  },
  {
    name: 'an old spreadsheet',
    end: 'FILE_TYPE_UNSUPPORTED',
    make: () => compoundFile({ Workbook: new Uint8Array(4_096) }),
  },
  {
    name: 'old slides',
    end: 'FILE_TYPE_UNSUPPORTED',
    make: () => compoundFile({ 'PowerPoint Document': new Uint8Array(600) }),
  },
  {
    name: 'an old Word file with a password',
    end: 'FILE_ENCRYPTED',
    make: () => rawDoc([{ text: `${HELLO}\r` }], 0x0300),
  },
  { name: 'half an old Word file', end: 'FILE_DAMAGED', make: () => cut(resumeDoc(), 0.4) },
  { name: 'text with NUL bytes', end: 'FILE_TYPE_UNSUPPORTED', make: () => strToU8(`${HELLO}\0\0`) },
  {
    name: 'UTF-16 of lone halves',
    end: 'READ',
    make: () => new Uint8Array([0xff, 0xfe, ...Buffer.from(`${HELLO}${'\ud800'.repeat(500)}`, 'utf16le')]),
  },
  {
    name: 'UTF-16 of an odd length',
    end: 'FILE_TYPE_UNSUPPORTED',
    make: () => new Uint8Array([0xff, 0xfe, 0x41, 0, 0x42]),
  },
  { name: '15 MB in one line', end: 'READ', make: () => repeated(`${HELLO} `, 15_000_000) },
  ...[' ', '-', '@', '7', 'a@', '+34 6', 'http://', '(((', '2019 - ', '\t', '.', 'é'].map(
    (text): HostileFile => ({
      name: `megabytes of ${JSON.stringify(text)}`,
      end: 'READ',
      make: () => joined(strToU8(`${HELLO}\n`), repeated(text, 2_000_000)),
    }),
  ),
  {
    name: 'a flood of right-to-left marks and letters of no width',
    end: 'READ',
    make: () => strToU8(`${HELLO}\n${'\u202e\u200b\u2066\ufeff\u0301'.repeat(60_000)}`),
  },
];

export const HOSTILE_FILES: readonly HostileFile[] = [...HOSTILE_PDFS, ...ZIP, ...OTHER];
