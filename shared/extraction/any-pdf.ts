/** A PDF of one page, which the engine reads before the first that somebody sent: much of what a first file takes is spent on code that runs for the first time. */

const HEIGHT = 842;
const LINES = 36;
const LEADING = 20;

/** A page in two columns with a bar, rules, and two faces. */
function page(): string {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const y = HEIGHT - 60 - LEADING * index;
    const face = index % 4 === 0 ? '/B 12 Tf' : '/F 10 Tf';
    return [
      `BT ${face} 1 0 0 1 40 ${y} Tm [(Molinera) -250 (${2000 + index} - ${2001 + index})] TJ ET`,
      `BT ${face} 1 0 0 1 250 ${y} Tm (Molino La Tuerca Azul, Lugo) Tj 0 -9 Td (Molienda de trigo y centeno) Tj ET`,
      `q 0.5 w 40 ${y - 12} m 180 ${y - 12} l S Q`,
    ].join('\n');
  });
  return ['q 0.2 0.3 0.4 rg 0 0 20 842 re f Q', ...lines].join('\n');
}

const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

function objects(): string[] {
  const content = page();
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 ${HEIGHT}]/Contents 4 0 R/Resources<</Font<</F 5 0 R/B 6 0 R>>>>>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
}

/** The bytes of the file, whose table says where each object stands. */
export function anyPdf(): Uint8Array {
  const all = objects();
  const starts: number[] = [];
  let text = '%PDF-1.4\n';
  for (const [index, object] of all.entries()) {
    starts.push(text.length);
    text += `${index + 1} 0 obj${object}endobj\n`;
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>`;
  return new TextEncoder().encode(`${text}${table}\nstartxref\n${text.length}\n%%EOF`);
}
