/** Makes PDF files, and files that claim to be some, that attack a reader of resumes. */
import { strToU8 } from 'fflate';
import { cut, HELLO, type HostileFile, joined } from './hostile-file.ts';
import { brokenPdf, encryptedPdf, pdfOfLines, rawDocx, rawPdf, resumePdf } from './resume-files.ts';

const W = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

function pdfStream(text: string, entries = ''): string {
  return `<< /Length ${text.length} ${entries} >>\nstream\n${text}\nendstream`;
}

interface PdfParts {
  catalog?: string;
  pages?: string;
  page?: string;
  content?: string;
  font?: string;
  more?: string[];
}

/** A PDF of one page that says hello, with something added to one of its parts. */
function pdfWith({
  catalog = '',
  pages = '/Kids [3 0 R] /Count 1',
  page = '',
  content,
  font = '',
  more = [],
}: PdfParts) {
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages ${pages} >>`,
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page.includes('MediaBox') ? '' : '/MediaBox [0 0 595 842]'} ${page} >>`,
    pdfStream(content ?? `BT /F1 11 Tf 50 790 Td (${HELLO}) Tj ET`),
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${font} >>`,
    ...more,
  ]);
}

export const HOSTILE_PDFS: HostileFile[] = [
  { name: 'a PDF without its end', end: 'FILE_DAMAGED', make: () => cut(pdfOfLines([HELLO]), 0.9) },
  { name: 'a PDF cut at its beginning', end: 'FILE_DAMAGED', make: () => cut(resumePdf(), 0.02) },
  { name: 'a PDF of noise', end: 'FILE_DAMAGED', make: brokenPdf },
  { name: 'a PDF with a password', end: 'FILE_ENCRYPTED', make: encryptedPdf },
  {
    name: 'a PDF that runs a script when opened',
    end: 'READ',
    make: () => pdfWith({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\){}) >>' }),
  },
  {
    name: 'a PDF that starts a program',
    end: 'READ',
    make: () => pdfWith({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' }),
  },
  {
    name: 'a PDF that fetches and submits',
    end: 'READ',
    make: (trap) =>
      pdfWith({ catalog: `/OpenAction << /S /SubmitForm /F (${trap}) >> /AA << /WC << /S /URI /URI (${trap}) >> >>` }),
  },
  {
    name: 'a PDF whose content lies in another file',
    end: 'FILE_HAS_NO_TEXT',
    make: (trap) =>
      rawPdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
        `<< /Length 0 /F << /FS /URL /F (${trap}) >> >>\nstream\n\nendstream`,
      ]),
  },
  {
    name: 'a PDF whose pages hold each other',
    end: 'FILE_DAMAGED',
    make: () => pdfWith({ pages: '/Kids [2 0 R] /Count 9' }),
  },
  {
    name: 'a PDF that claims a billion pages',
    end: 'READ',
    make: () => pdfWith({ pages: '/Kids [3 0 R] /Count 1000000000' }),
  },
  {
    name: 'a PDF that shows one page 5,000 times',
    end: 'READ',
    make: () => pdfWith({ pages: `/Kids [${'3 0 R '.repeat(5_000)}] /Count 5000` }),
  },
  {
    name: 'a PDF with a page as large as a town',
    end: 'READ',
    make: () => pdfWith({ page: '/MediaBox [0 0 1e9 1e9]' }),
  },
  {
    name: 'a PDF whose table of contents leads back to itself',
    end: 'READ',
    make: () =>
      strToU8(new TextDecoder('latin1').decode(pdfWith({})).replace('/Root 1 0 R', '/Root 1 0 R /Prev 9'), true),
  },
  {
    name: 'a PDF whose objects refer to themselves',
    end: 'FILE_DAMAGED',
    make: () => rawPdf(['1 0 R', '2 0 R']),
  },
  {
    name: 'a PDF whose drawing draws itself',
    end: 'READ',
    make: () =>
      pdfWith({
        content: `BT /F1 11 Tf 50 790 Td (${HELLO}) Tj ET /X Do`,
        page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>',
        more: [
          pdfStream(
            '/X Do /X Do',
            '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
          ),
        ],
      }),
  },
  {
    name: 'a PDF of 20,000 states in each other',
    end: 'READING_TIMED_OUT',
    secondsMax: 1,
    make: () => pdfWith({ content: `BT /F1 11 Tf 50 790 Td (${HELLO}) Tj ET ${'q '.repeat(20_000)}` }),
  },
  {
    name: 'a PDF of arrays in arrays',
    end: 'READ',
    make: () => pdfWith({ catalog: `/Metadata ${'['.repeat(3_000)}${']'.repeat(3_000)}` }),
  },
  {
    name: 'a PDF with a font map that maps everything to nothing',
    end: 'READ',
    make: () =>
      pdfWith({
        font: '/ToUnicode 6 0 R',
        more: [
          pdfStream(
            'begincmap 1 begincodespacerange <00> <ffffffff> endcodespacerange 1 beginbfrange <00> <ffff> <d800>',
          ),
        ],
      }),
  },
  {
    name: 'a PDF with an unreadable font program',
    end: 'READ',
    make: () =>
      pdfWith({
        font: '/FirstChar 0 /LastChar 255 /FontDescriptor << /Type /FontDescriptor /FontName /Helvetica /Flags 32 /FontFile2 6 0 R >>',
        more: [pdfStream('\x00\x01\x00\x00\xff\xff'.repeat(90))],
      }),
  },
  {
    name: 'a PDF with a file inside',
    end: 'READ',
    never: 'MZ-PROGRAM',
    make: () =>
      pdfWith({
        catalog:
          '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>] >> >>',
        more: [pdfStream('MZ-PROGRAM')],
      }),
  },
  {
    name: 'a PDF of megabytes of blanks',
    end: 'READ',
    make: () => pdfWith({ content: `BT /F1 11 Tf 50 790 Td (${HELLO}) Tj ET ${' '.repeat(8_000_000)}` }),
  },
  {
    name: 'a PDF that is also a ZIP',
    end: 'READ',
    never: 'smuggled',
    make: () => joined(pdfWith({}), rawDocx(W('smuggled'))),
  },
  {
    name: 'a web page called PDF',
    end: 'FILE_TYPE_UNSUPPORTED',
    never: '%PDF',
    make: () => strToU8(`<html><body>${HELLO}</body></html>`),
  },
  {
    name: 'a program',
    end: 'FILE_TYPE_UNSUPPORTED',
    make: () => joined(strToU8('MZ'), new Uint8Array(4_000), strToU8(HELLO)),
  },
  {
    name: 'a photograph',
    end: 'FILE_IS_SCANNED',
    make: () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(900)]),
  },
];
