/** Builds real resume files of fictional people, sound and broken, for every test that needs one. */
import { crc32, deflateRawSync } from 'node:zlib';
import { Document, HeadingLevel, Packer, Paragraph, Tab, Table, TableCell, TableRow, TextRun } from 'docx';
import { strToU8, zipSync } from 'fflate';
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';

export interface ResumeContent {
  language: 'es' | 'en';
  name: string;
  email: string;
  phone: string;
  location: string;
  links: string[];
  summary: string;
  /** `dates` as they are to be written. */
  jobs: { title: string; company: string; dates: string; bullets: string[] }[];
  studies: { degree: string; institution: string; dates: string }[];
  skills: string[];
  /** With their level, as written: `Inglés C1`. */
  languages: string[];
  certificates: string[];
}

const SPANISH: ResumeContent = {
  language: 'es',
  name: 'Lucía Belmonte Arriaga',
  email: 'lucia.belmonte@example.com',
  phone: '+34 612 34 56 78',
  location: 'Zaragoza, España',
  links: ['linkedin.com/in/lucia-belmonte-ejemplo'],
  summary:
    'Analista de datos con siete años de trabajo en comercio y logística, dedicada a que los informes se entiendan.',
  jobs: [
    {
      title: 'Analista de Datos',
      company: 'Comercial Moncayo S.L.',
      dates: '03/2019 - actualidad',
      bullets: [
        'Construí el cuadro de mando de ventas con Power BI y SQL.',
        'Formé a 12 compañeros de tienda en Excel.',
      ],
    },
    {
      title: 'Auxiliar Administrativa',
      company: 'Transportes Ebro Norte S.A.',
      dates: '09/2015 - 02/2019',
      bullets: ['Llevé la facturación de 40 clientes.', 'Atendí a proveedores por teléfono y correo.'],
    },
  ],
  studies: [{ degree: 'Grado en Estadística', institution: 'Universidad de Valdeherrera', dates: '09/2011 - 06/2015' }],
  skills: ['SQL', 'Power BI', 'Excel', 'Python'],
  languages: ['Español nativo', 'Inglés C1'],
  certificates: ['Certificado de Protección de Datos, 2021'],
};

const ENGLISH: ResumeContent = {
  language: 'en',
  name: 'Maren Holloway',
  email: 'maren.holloway@example.org',
  phone: '+1 512 555 0142',
  location: 'Austin, TX',
  links: ['linkedin.com/in/maren-holloway-example'],
  summary: 'Registered nurse with nine years on surgical wards who likes calm handovers and clear notes.',
  jobs: [
    {
      title: 'Registered Nurse',
      company: 'Pinebrook General Hospital',
      dates: 'Mar. 2018 – Present',
      bullets: ['Cared for up to six patients after surgery.', 'Trained four new colleagues in wound care.'],
    },
    {
      title: 'Nursing Assistant',
      company: 'Larkfield Care Group',
      dates: 'June 2014 – Feb. 2018',
      bullets: ['Helped residents with daily routines.', 'Kept records up to date in Excel.'],
    },
  ],
  studies: [
    { degree: 'Bachelor of Science in Nursing', institution: 'Westmoor University', dates: 'Sept. 2010 – May 2014' },
  ],
  skills: ['Wound care', 'Patient education', 'Excel'],
  languages: ['English (native)', 'Spanish (B2)'],
  certificates: ['Basic Life Support, 2022'],
};

const HEADINGS = {
  es: ['Perfil profesional', 'Experiencia laboral', 'Formación académica', 'Habilidades', 'Idiomas', 'Certificados'],
  en: ['Summary', 'Work Experience', 'Education', 'Skills', 'Languages', 'Certifications'],
} as const;

/** A whole fictional resume; `changes` replaces fields of it. */
export function resumeContent(changes: Partial<ResumeContent> = {}): ResumeContent {
  return { ...(changes.language === 'en' ? ENGLISH : SPANISH), ...changes };
}

/** One line of a resume before a format writes it; a tab parts its cells. */
interface Line {
  kind: 'name' | 'heading' | 'strong' | 'text' | 'bullet';
  text: string;
}

function mainLines(content: ResumeContent): Line[] {
  const [summary, experience, education] = HEADINGS[content.language];
  return [
    { kind: 'heading', text: summary },
    { kind: 'text', text: content.summary },
    { kind: 'heading', text: experience },
    ...content.jobs.flatMap(({ title, company, dates, bullets }): Line[] => [
      { kind: 'strong', text: `${company}\t${dates}` },
      { kind: 'text', text: title },
      ...bullets.map((text): Line => ({ kind: 'bullet', text })),
    ]),
    { kind: 'heading', text: education },
    ...content.studies.flatMap(({ degree, institution, dates }): Line[] => [
      { kind: 'strong', text: `${institution}\t${dates}` },
      { kind: 'text', text: degree },
    ]),
  ];
}

function sideLines(content: ResumeContent): Line[] {
  const [, , , skills, languages, certificates] = HEADINGS[content.language];
  return [
    { kind: 'heading', text: skills },
    ...content.skills.map((text): Line => ({ kind: 'bullet', text })),
    { kind: 'heading', text: languages },
    ...content.languages.map((text): Line => ({ kind: 'text', text })),
    ...(content.certificates.length > 0 ? [{ kind: 'heading', text: certificates } as Line] : []),
    ...content.certificates.map((text): Line => ({ kind: 'bullet', text })),
  ];
}

function contactOf(content: ResumeContent): string[] {
  return [content.email, content.phone, content.location, ...content.links];
}

function singleColumn(content: ResumeContent): Line[] {
  const contact = contactOf(content).join(' | ');
  const head: Line[] = [
    { kind: 'name', text: content.name },
    { kind: 'text', text: contact },
  ];
  return [...head, ...mainLines(content), ...sideLines(content)];
}

interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
}

const SIZES = { name: 20, heading: 13, strong: 10, text: 10, bullet: 10 } as const;

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawLine(page: PDFPage, fonts: Fonts, line: Line, x: number, y: number, width: number): number {
  const size = SIZES[line.kind];
  const font = line.kind === 'text' || line.kind === 'bullet' ? fonts.plain : fonts.bold;
  const [left = '', right] = line.text.split('\t');
  if (right !== undefined) {
    page.drawText(right, { x: x + width - font.widthOfTextAtSize(right, size), y, size, font });
  }
  if (line.kind === 'bullet') page.drawText('•', { x: x + 6, y, size, font });
  const indent = line.kind === 'bullet' ? 18 : 0;
  let at = y;
  for (const part of wrap(left, font, size, width - indent)) {
    page.drawText(part, { x: x + indent, y: at, size, font });
    at -= size * 1.35;
  }
  return at;
}

function drawColumn(page: PDFPage, fonts: Fonts, lines: readonly Line[], x: number, top: number, width: number): void {
  let y = top;
  for (const line of lines) {
    if (line.kind === 'heading') y -= 10;
    y = drawLine(page, fonts, line, x, y, width);
  }
}

/** A PDF: one column, or a sidebar with contact, skills and languages beside the main column. */
export async function resumePdf(
  changes: Partial<ResumeContent> = {},
  layout: 'single' | 'two-columns' = 'single',
): Promise<Uint8Array> {
  const content = resumeContent(changes);
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  if (layout === 'single') drawColumn(page, fonts, singleColumn(content), 50, 790, 495);
  else {
    const contact = contactOf(content).map((text): Line => ({ kind: 'text', text }));
    drawColumn(page, fonts, [{ kind: 'name', text: content.name }], 50, 800, 495);
    drawColumn(page, fonts, [...contact, ...sideLines(content)], 40, 753, 170);
    drawColumn(page, fonts, mainLines(content), 235, 760, 320);
  }
  return pdf.save();
}

function docxParagraph({ kind, text }: Line): Paragraph {
  const runs = text
    .split('\t')
    .map((part, index) => new TextRun({ children: index > 0 ? [new Tab(), part] : [part], bold: kind === 'strong' }));
  if (kind === 'bullet') return new Paragraph({ children: runs, bullet: { level: 0 } });
  if (kind === 'name') return new Paragraph({ children: runs, heading: HeadingLevel.TITLE });
  if (kind === 'heading') return new Paragraph({ children: runs, heading: HeadingLevel.HEADING_1 });
  return new Paragraph({ children: runs });
}

/** A Word file: one column with heading styles, or a table of two cells as a sidebar. */
export async function resumeDocx(
  changes: Partial<ResumeContent> = {},
  layout: 'single' | 'two-columns' = 'single',
): Promise<Uint8Array> {
  const content = resumeContent(changes);
  const contact = contactOf(content).map((text): Line => ({ kind: 'text', text }));
  const cell = (lines: readonly Line[]) => new TableCell({ children: lines.map(docxParagraph) });
  const side = cell([...contact, ...sideLines(content)]);
  const main = cell([{ kind: 'name', text: content.name }, ...mainLines(content)]);
  const columns = new Table({ rows: [new TableRow({ children: [side, main] })] });
  const children = layout === 'single' ? singleColumn(content).map(docxParagraph) : [columns];
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

/** A plain text file in UTF-8. */
export function resumeTxt(changes: Partial<ResumeContent> = {}): Uint8Array {
  const written = singleColumn(resumeContent(changes)).map(({ kind, text }) => {
    if (kind === 'heading') return `\n${text.toUpperCase()}`;
    return kind === 'bullet' ? `- ${text}` : text;
  });
  return strToU8(written.join('\n'));
}

/** A PDF of hand-written objects (from number 1, the first the catalog) and trailer entries; text is Latin-1. */
export function rawPdf(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${at} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return strToU8(text, true);
}

function stream(text: string, entries = ''): string {
  return `<< /Length ${text.length} ${entries} >>\nstream\n${text}\nendstream`;
}

/** The map from bytes to characters of a PDF font: Latin-1 but for `glyphs`. */
function toUnicode(glyphs: Record<string, number>): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  const pairs = Array.from({ length: 256 }, (_, code) => {
    const target = glyphs[String.fromCharCode(code)] ?? code;
    return `<${hex(code, 2)}> <${hex(target, 4)}>`;
  });
  const blocks = [pairs.slice(0, 100), pairs.slice(100, 200), pairs.slice(200)];
  const map = blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n');
  return `12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange\n${map}\nendcmap end`;
}

/** A one-page PDF of the lines given. `glyphs` maps single bytes to the characters they stand for, icons for example. */
export function pdfOfLines(lines: readonly string[], glyphs: Record<string, number> = {}): Uint8Array {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join(' ');
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(`BT /F1 11 Tf 15 TL 50 790 Td ${shown} ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>',
    stream(toUnicode(glyphs)),
  ]);
}

/** A PDF that asks for a password. */
export function encryptedPdf(): Uint8Array {
  const key = '5a'.repeat(32);
  return rawPdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
      `<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -44 >>`,
    ],
    `/Encrypt 4 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
  );
}

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG, of no kind that a resume may have here. */
export function pngFile(): Uint8Array {
  return Uint8Array.from(atob(ONE_PIXEL), (letter) => letter.charCodeAt(0));
}

/** A PDF that holds a picture and no text, as a scanner makes it. */
export async function imageOnlyPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedPng(pngFile());
  pdf.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  return pdf.save();
}

/** A file that begins like a PDF and goes on as noise. */
export function brokenPdf(): Uint8Array {
  const noise = Uint8Array.from({ length: 2_000 }, (_, index) => (index * 7_919) % 251);
  return new Uint8Array([...strToU8('%PDF-1.7\n'), ...noise]);
}

/** A file of no bytes. */
export function emptyFile(): Uint8Array {
  return new Uint8Array(0);
}

/** A Word file with the given body XML (what stands inside `w:body`) and further parts by name. */
export function rawDocx(body: string, parts: Record<string, string> = {}): Uint8Array {
  const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const document = `<?xml version="1.0"?><w:document ${space}><w:body>${body}</w:body></w:document>`;
  const files = { '[Content_Types].xml': '<Types/>', 'word/document.xml': document, ...parts };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** The method of a ZIP entry that is compressed. */
const DEFLATED = 8;

/** A small Word file that unpacks to more than 100 MB; `isLying` makes its directory deny it. */
export function zipBombDocx(isLying = false): Uint8Array {
  const blanks = Buffer.alloc(101_000_000, 32);
  // Node compresses it in a tenth of the time; the archive is made as if of stored bytes, then says what they are.
  const bytes = zipSync({ 'word/document.xml': deflateRawSync(blanks, { level: 9 }) }, { level: 0 });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const describe = (header: number) => {
    view.setUint16(header, DEFLATED, true);
    view.setUint32(header + 6, crc32(blanks), true);
    view.setUint32(header + 14, isLying ? 1_000 : blanks.length, true);
  };
  for (let at = 0; at < bytes.length - 46; at++) {
    const mark = view.getUint32(at, true);
    if (mark === 0x04034b50) describe(at + 8);
    if (mark === 0x02014b50) describe(at + 10);
  }
  return bytes;
}
