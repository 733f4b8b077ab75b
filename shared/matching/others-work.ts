/** Finds what a resume says of others: "las cargas son de otro equipo", "deployments are done by another team", and who can vouch for the person. */
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import type { MatchResume } from './match-resume.ts';

/** Who did it instead: somebody else, another house, the employer of the person. */
const OTHER_ES =
  '(?:(?:el |la |los |las |un |una |mi |nuestr[oa] )?(?:otr[oa]s?|companer[oa]s?|colegas?|jef[ea]|jefatura|encargad[oa]|responsable|director[a]?|direccion|gerente|gerencia|central|casa matriz|departamento|equipo de|audit(?:or|ora|oria)|empresa|contrata|subcontrata|ingenieria|gestoria|asesoria|consultor[a]?|consultoria|agencia|proveedor[a]?|servicio|personal externo|terceros|tecnic[oa]s? extern[oa]s?|cliente))';
const OTHER_EN =
  '(?:(?:the|an?|another|our|some|one|my) (?:[a-z-]+ ){0,2})?(?:another|others?|someone else|somebody else|colleagues?|team|broker|contractors?|subcontractors?|agency|departments?|suppliers?|firm|company|provider|consultan(?:t|cy)|vendor|partner|boss|manager|specialist|head office|headquarters|bureau|office|engineers?|administrator|programmer|technician|director of [a-z]+|(?:visiting|external|outside) [a-z]+)';
const OTHERS = new RegExp(
  [
    // `las cargas son de otro equipo`
    '\\b(?:son|es|era|eran|lo hace|lo hacia|lo llevan?|se encargan?) (?:de |del |cosa de )?otr[oa]s?',
    // `La compra de piezas la llevaba otra persona`, `Los autómatas los programaba una ingeniería externa`
    `\\b(?:lo|la|los|las) [a-z]{2,}(?:a|e|ia|an|en|ian|o|aron|ieron) ${OTHER_ES}\\b`,
    // `de la facturación se ocupaba la gestoría`, `corría a cargo de otra persona`
    `\\bse (?:encarga|encargan|encargaba|encargaban|encargo|ocupa|ocupan|ocupaba|ocupaban|ocupo) (?:por completo |siempre |solo )?${OTHER_ES}\\b`,
    `\\b(?:corr(?:e|ia|ian|en)|estaban?|quedaban?|iban?) a cargo de ${OTHER_ES}\\b`,
    `\\b(?:llevad|hech|realizad|prestad|subcontratad|externalizad)[oa]s? (?:por|a) ${OTHER_ES}\\b`,
    '\\b(?:done|handled|owned|run|made) by (?:another|other|a different)',
    "\\b(?:another|other) team'?s",
    // `Customs declarations were lodged by an outside broker`, `TypeScript was used only by the platform team`
    `\\b(?:was|were|is|are|been|being)(?: (?:only|always|mostly|all))? (?:looked after|taken care of|dealt with|[a-z]+(?:ed|en|ne|un|pt|ght|de|ld)) (?:only |mostly |solely )?by (?!my team|our team|me\\b)${OTHER_EN}\\b`,
    `\\b(?:a colleague|colleagues|another (?:person|team|department|company|engineer)|someone else|somebody else|an? (?:outside|external) [a-z]+) (?:handled|did|ran|led|owned|kept|covered|took care of|looked after|dealt with|was in charge of|carried out)\\b`,
  ].join('|'),
  'g',
);
const CLAUSE_END = /[.;,\n]/;
/** Further away than this it is another clause, whatever parts them. */
const CLAUSE_MAX_CHARS = 160;

/** The clauses of a text whose work is that of others. */
export function othersWorkSpans(text: string): Span[] {
  return [...fold(text).matchAll(OTHERS)].map(({ 0: found, index }) => {
    const before =
      text
        .slice(Math.max(0, index - CLAUSE_MAX_CHARS), index)
        .split(CLAUSE_END)
        .at(-1) ?? '';
    const end = index + found.length;
    const after = text.slice(end, end + CLAUSE_MAX_CHARS).split(CLAUSE_END)[0] ?? '';
    return { start: index - before.length, end: end + after.length };
  });
}

/** `REFERENCIAS`, `7. Referees`: what opens a section of people who can vouch for somebody. */
const REFEREES = /^\W*(?:\d+\W+)?(?:referenc|referees?\b)/;
/** No list of referees is longer; what a reader put behind it by mistake still counts. */
const REFEREES_MAX_CHARS = 1_000;

/** The sections that name referees: `Jefa de enfermería, Clínica Sur` there is the work of somebody else. */
export function refereeSpans({ text, sections = [] }: Pick<MatchResume, 'text' | 'sections'>): Span[] {
  return sections
    .filter(({ kind, start }) => kind === 'other' && REFEREES.test(fold(text.slice(start, start + 40))))
    .map(({ start, end }) => ({ start, end: Math.min(end, start + REFEREES_MAX_CHARS) }));
}
