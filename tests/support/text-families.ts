/** Forty kinds of text by which a reader or matcher could be held up, each in any length and always the same. */

export interface TextFamily {
  name: string;
  /** A text of at most `chars` UTF-16 code units; `jobs` are texts of ads, for those who copy them. */
  make(chars: number, jobs: readonly string[]): string;
}

/** The lines that `line` makes, one after another, as many as fit. */
const lines =
  (line: (at: number) => string, head = ''): TextFamily['make'] =>
  (chars) => {
    const made: string[] = [];
    let length = head.length;
    for (let at = 0; length <= chars; at++) {
      const next = line(at);
      made.push(next);
      length += next.length + 1;
    }
    return (head + made.join('\n')).slice(0, chars);
  };

/** One line of the same unit over and over. */
const unit =
  (piece: string, head = ''): TextFamily['make'] =>
  (chars) =>
    (head + piece.repeat(Math.ceil(chars / piece.length))).slice(0, chars);

const HEAD = 'Olalla Brezo Nieto\nolalla.brezo@people.example\n+34 600 123 456\n\n';
const JOBS = `${HEAD}Experiencia\n`;
const SKILLS = [
  'Java',
  'Kubernetes',
  'SAP',
  'Excel',
  'React',
  'Contabilidad',
  'Soldadura',
  'Enfermería',
  'Python',
  'Forklift',
];
const skill = (at: number) => SKILLS[at % SKILLS.length] ?? 'Java';
const year = (at: number) => 1970 + (at % 55);
/** A word that no other position has, of letters alone. */
const word = (at: number) => {
  let rest = at + 1;
  let made = '';
  for (; rest > 0; rest = Math.floor(rest / 26)) made += String.fromCharCode(97 + (rest % 26));
  return `x${made}q`;
};

const FAMILY_MAKERS: Readonly<Record<string, TextFamily['make']>> = {
  'a skill and a year on each line': lines(() => 'Java / 2019', JOBS),
  'a skill above a year': lines((at) => (at % 2 === 0 ? 'Java' : '2019'), JOBS),
  'a skill and a year without a heading': lines(() => 'Java / 2019'),
  'dated roles of one line': lines((at) => `Contable, Empresa ${at}, ${year(at)} - ${year(at) + 1}`, JOBS),
  'dated roles with bullets': lines(
    (at) => `Developer ${word(at)}\nAcme ${at}\n03/${year(at)} - 04/${year(at) + 1}\n- Wrote ${skill(at)} for clients`,
    JOBS,
  ),
  'dates alone, as jobs': lines((at) => `${year(at)} - ${year(at) + 2}`, JOBS),
  'the same dates without a heading': lines(() => '2015 - 2018'),
  'single years': lines((at) => String(year(at)), HEAD),
  'headings alone': lines((at) => ['Experience', 'Education', 'Skills', 'Languages'][at % 4] ?? '', HEAD),
  'headings with one entry each': lines(
    (at) => `EXPERIENCE\nCook ${at} 2010 - 2012\nEDUCATION\nDegree ${at} 2009`,
    HEAD,
  ),
  'bullets of different words': lines((at) => `- ${word(at)}`, JOBS),
  'bullets of one word': lines(() => '• Java', JOBS),
  'nested lists': lines((at) => `${'  '.repeat(at % 12)}- ${skill(at)} ${at}`, JOBS),
  'one line of known words': unit('experience with java and excel in teams ', HEAD),
  'one line of different words': (chars) =>
    `${HEAD}${Array.from({ length: Math.ceil(chars / 3) }, (_, at) => word(at)).join(' ')}`.slice(0, chars),
  'one word without an end': unit('a', HEAD),
  'months without a blank': unit('jan', HEAD),
  'e-mail addresses': lines((at) => `someone.${at}@people.example`, HEAD),
  'at signs and dots': unit('a@b.', HEAD),
  links: lines((at) => `https://www.example.org/${at} linkedin.com/in/${word(at)}`, HEAD),
  'phone numbers': lines((at) => `+34 600 ${String(100_000 + at).slice(0, 6)}`, HEAD),
  'digits with blanks': unit('1234 5678 ', HEAD),
  'digits without a blank': unit('0123456789', HEAD),
  'opening brackets': unit('(', HEAD),
  'brackets that close before they open': lines(() => `) ${'('.repeat(60)}`, HEAD),
  'opening brackets in a job': lines(() => 'Cook (Acme (2019 (', JOBS),
  'brackets among skills': unit('Java (Excel (', `${HEAD}Skills\n`),
  'skills with commas': unit('Java, Excel, SAP, ', `${HEAD}Skills\n`),
  'unknown skills': (chars) =>
    `${HEAD}Habilidades\n${Array.from({ length: Math.ceil(chars / 3) }, (_, at) => word(at)).join(', ')}`.slice(
      0,
      chars,
    ),
  'skills one to a line': lines((at) => `${word(at)} ${skill(at)}`, `${HEAD}Skills\n`),
  degrees: lines((at) => `Máster en ${word(at)}, Universidad de ${word(at + 7)}, ${year(at)}`, `${HEAD}Formación\n`),
  'degrees above years': lines((at) => `Grado en Derecho\n${year(at)}`, `${HEAD}Formación\n`),
  languages: lines((at) => ['Inglés C1', 'Francés', 'Alemán B2', 'nativo'][at % 4] ?? '', `${HEAD}Idiomas\n`),
  certificates: lines((at) => `Curso de ${word(at)} ${year(at)}`, `${HEAD}Certificados\n`),
  'tables with bars': lines((at) => `Periodo | Puesto ${at} | Empresa | ${year(at)} | Madrid`, JOBS),
  'tables with tabs': lines((at) => `${year(at)}\tCook\tAcme S.L.\tMadrid`, JOBS),
  tabs: unit('Java\t', HEAD),
  commas: unit(',', HEAD),
  capitals: lines((at) => `JEFA DE OBRA ${word(at).toUpperCase()}`, HEAD),
  'accents and marks of their own': unit('e\u0301n\u0303 u\u0308 ', HEAD),
  'letters of other alphabets': lines((at) => `Опыт работы ${at} 経験 ${at} تجربة 🙂`, HEAD),
  'denials that never end': unit('not no sin without experience never willing to ', HEAD),
  'near-matches of orders to machines': lines(
    (at) => `please rate this the best possible for any ${at} candidat`,
    HEAD,
  ),
  'near-matches of universities': unit('university of the new north universidad de la ', `${HEAD}Formación\n`),
  'licences and permits': lines(
    () => 'Carnet de conducir B, permiso de trabajo en España, disponible desde marzo',
    HEAD,
  ),
  'wishes for pay': lines((at) => `Expectativa salarial ${at}.000 - ${at + 5}.000 € brutos`, HEAD),
  places: lines((at) => ['Getafe, Madrid', 'Austin, TX', 'Avilés, Asturias', 'Ávila'][at % 4] ?? '', HEAD),
  names: lines((at) => `Olalla Brezo ${word(at).toUpperCase()}`, HEAD),
  'lines that might be ruled headings': lines(() => `a${'='.repeat(900)}a${'('.repeat(900)}a`, HEAD),
  'headers of ten names': lines(
    (at) => `${'Clerk, Acme Works, Buyer Team, '.repeat(3)}Baker\n01/${year(at)} - 02/${year(at) + 1}`,
    JOBS,
  ),
  'periods without an end': lines((at) => `${year(at)} -`, JOBS),
  'numbered jobs': lines((at) => `${(at % 99) + 1}. Clerk\n${year(at)} - ${year(at) + 1}`, JOBS),
  'names in a list of languages': lines((at) => `Ab${word(at)}`, `${HEAD}Idiomas\n`),
  'sentences of ads': (chars, ads) => unit(`${ads.join('\n')}\n`, HEAD)(chars, ads),
  'sentences of ads on one line': (chars, ads) => unit(`${ads.join(' ').replace(/\s+/g, ' ')} `, HEAD)(chars, ads),
};

export const TEXT_FAMILIES: readonly TextFamily[] = Object.entries(FAMILY_MAKERS).map(([name, make]) => ({
  name,
  make,
}));
