/**
 * Cuts a job's text into lines and tells by their wording what must be there and what would only be nice.
 *
 * A heading sets the voice of the lines below it; words in a line (`se valora`, `a plus`, `required`) overrule it for that
 * line. Where one sentence says both, "nice" wins: asking too little of a person is the smaller wrong. Benefits and
 * "about us" ask nothing.
 */
import type { JobCriteria } from '../domain/job-criteria.ts';
import { fold } from '../taxonomy/index.ts';

/** `must` and `nice` are said; `told` is mentioned without either, in a description of duties; `aside` asks nothing. */
export type Asked = 'must' | 'nice' | 'told' | 'aside';

export interface JobLine {
  text: string;
  asked: Asked;
  /** One requirement to a line (an entry of a list), and not running prose. */
  listed: boolean;
  /** A tag: a word for finding the job, which may name a skill and is no requirement in itself. */
  tag?: true;
  /** Not in the ad: a recruiter's own. */
  added?: true;
  /** Asks for what the law protects, whose words are blank: the rest is no skill in its own words either. */
  protected?: true;
}

const NICE =
  /\b(?:nice to have|nice-to-have|a plus|is a bonus|bonus points|bonus if|preferred|preferably|preference|desirable|desired|ideally|optional|advantageous|an advantage|an asset|would be good|se valora\w*|valorable|valoramos|valoraremos|deseable\w*|preferible\w*|preferente\w*|preferencia|opcional\w*|ideal(?:mente)?|un plus|se apreciara|sera un punto|puntos extra)\b/;
const MUST =
  /\b(?:must|required|requires?|mandatory|essential|minimum|at least|need to have|necessary|imprescindible\w*|requisito\w*|obligatori[oa]s?|necesari[oa]s?|indispensables?|exigid[oa]s?|se requiere\w*|requerid[oa]s?|minimo|al menos|exclu[iy]\w+)\b/;

const HEADINGS: readonly (readonly [Asked, RegExp])[] = [
  [
    'nice',
    /^(?:nice to have|bonus|preferred|desirable|plus(?:es)?|desired|se valora|valorable|deseable|requisitos deseables|se ofrece valorar|otros meritos)/,
  ],
  [
    'aside',
    /^(?:(?:\w+ )?benefits|what we offer|we offer|perks|compensation|salary|about (?:us|the company)|equal opportunity|beneficios|(?:que )?ofrecemos|se ofrece|condiciones|sobre nosotros|quienes somos|retribucion|how to apply)/,
  ],
  [
    'must',
    /^(?:(?:\w+ ){0,2}(?:requirements?|qualifications?)|must haves?|skills|what you(?:'ll)? need|you have|who you are|what we(?:'re| are) looking for|requisitos|requerimientos|perfil|se requiere|que buscamos|buscamos|necesitamos|imprescindible|formacion y experiencia)/,
  ],
  [
    'told',
    /^(?:(?:\w+ ){0,2}(?:responsibilities|duties|tasks)|what you(?:'ll| will) do|you will|the role|overview|description|job summary|summary|funciones|responsabilidades|tareas|descripcion|mision)/,
  ],
];

function headingOf(line: string): Asked | undefined {
  if (line.length > 120) return undefined;
  const text = fold(line)
    .replace(/^[^a-z¿]+/, '')
    .replace(/^¿/, '');
  const whole = text.trim().replace(/[:.?]+$/, '');
  if (whole.split(/\s+/).length > 5 || whole.length > 45) return undefined;
  return HEADINGS.find(([, pattern]) => pattern.test(whole))?.[0];
}

/** What a sentence asks by its own words, or what its section asks. A sentence that says both is only nice. */
export function askedBy(sentence: string, section: Asked): Asked {
  const text = fold(sentence);
  if (section === 'aside') return 'aside';
  if (NICE.test(text)) return 'nice';
  if (section === 'told' && MUST.test(text)) return 'must';
  return section;
}

/** Clauses that ask differently: `Java required, Kotlin a plus`; commas alone part no sentence. */
function sentencesOf(line: string): string[] {
  return line
    .split(
      /(?<=[.;!?])\s+|\s+(?=(?:se valora|valorable|nice to have|imprescindible|deseable|requisitos?:|requirements?:|funciones:|se requiere)\b)/i,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The lines of a description with what each asks. A heading holds until the next one; an inline label counts too. */
export function descriptionLines(description: string): JobLine[] {
  const lines: JobLine[] = [];
  let section: Asked = 'told';
  for (const raw of description.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === '') continue;
    const heading = headingOf(line);
    if (heading !== undefined) {
      section = heading;
      continue;
    }
    const listed = /^[-•*·–—▪◦○●+✓]|^\d+[.)]\s/.test(line);
    for (const sentence of sentencesOf(line)) {
      const label = /^([^:]{3,40}):/.exec(sentence);
      const labelled = label ? headingOf(label[1] ?? '') : undefined;
      const text = labelled === undefined ? sentence : sentence.slice(label?.[0].length);
      lines.push({
        text: text.replace(/^[-•*·–—▪◦○●+✓]+\s*/, ''),
        asked: askedBy(sentence, labelled ?? section),
        listed,
      });
      if (labelled !== undefined) section = labelled;
    }
  }
  return lines;
}

/** The lines of a job's own list of requirements: each must be there unless it says otherwise; a semicolon parts two (`English C1; Spanish is a plus`). */
export function requirementLines(requirements: readonly string[]): JobLine[] {
  const parts = requirements.flatMap((text) => text.split(/;\s+/)).filter((text) => text.trim() !== '');
  return parts.map((text) => ({ text, asked: askedBy(text, 'must'), listed: true }));
}

/** The requirements that a recruiter adds to those of the ad: as important as they say, whatever the wording. */
export function addedLines(added: JobCriteria['added']): JobLine[] {
  return added.map(({ text, importance }) => ({ text, asked: importance, listed: true, added: true }));
}
