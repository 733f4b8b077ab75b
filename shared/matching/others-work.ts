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
    // `done by specialists from head office`, `by my manager`
    '\\b(?:done|handled|run|owned|carried out|dealt with|looked after|taken care of) by (?!me\\b|my team|our team|hand\\b|myself)(?:[a-z-]+ ){0,3}?(?:specialists?|colleagues?|technicians?|contractors?|agency|others?|head office|headquarters|managers?|boss|freelancers?|firm|company|supplier|department)',
    // `we called in a freelance`, `Booked the subcontractor who handled`, `llamábamos a un autónomo`
    '\\b(?:called|brought|booked) in (?:an?|another|outside|external) (?:[a-z-]+ )?(?:subcontractors?|freelance[a-z]*|contractors?|specialists?|colleagues?|[a-z]+)\\b',
    '\\b(?:booked|hired|contracted|engaged|paid|used) (?:the|an?|another) (?:[a-z-]+ )?(?:subcontractors?|freelance[a-z]*|contractors?|specialists?|firm|company) (?:who|that|which) (?:handled|did|ran|made|carried)\\b',
    '\\b(?:contrat|llam|recurr|avis|pagu|encarg)[a-z]+ (?:a|al) (?:un|una|la|el|los|las)? ?(?:autonom[oa]s?|empresa(?: externa)?|subcontrat[a-z]+|especialistas?|tecnic[oa]s? extern[oa]s?|freelance[a-z]*)',
    '\\bcorr(?:e|ia|ian|en) por cuenta de (?!mi\\b)',
    // `Passed it on to another branch`, `derivaba a otra sede`
    '\\b(?:passed|sent|referred|handed|forwarded)\\b[^.;,\\n]{0,60}\\b(?:on |over )?to (?:another|the other) (?:branch|office|team|department|clinic|firm|colleague)',
    '\\b(?:deriv|pas|envi|remit|traslad)[a-z]+ a (?:otr[oa]|la otra|el otro) (?:sede|oficina|equipo|departamento|clinica|empresa|companer[oa]|sucursal)',
    // `Watched two colleagues at work on it`, `Vi trabajar en ella a dos compañeros`
    '\\b(?:watched|saw|observed) (?:[a-z]+ ){0,3}(?:colleagues?|manager|boss|technicians?|specialists?|seniors?|others) (?:at|do|doing|work|working|carry|perform)\\b',
    '\\b(?:vi|veia|presencie|observe) (?:trabajar|hacer|como)',
    "\\bmy (?:manager|boss|colleague|supervisor)(?:'s|\u2019s)? (?:part|job|task|work|business) was",
    '\\blo de mi (?:jef[ea]|companer[oa]|encargad[oa]|supervisor[a]?) (?:era|eran)',
    // `which she did daily`, `que ella hacía a diario`, `I went to a colleague for it`
    '\\bwhich (?:she|he|they) (?:did|handled|ran|made|owned)\\b|\\bque (?:ella|el|ellos|ellas) (?:hac|llev|resolv|realiz)[a-z]+',
    '\\b(?:went|turned) to (?:a|my|another) (?:colleague|manager|specialist) for|\\b(?:acudi|acudia|recurria) a (?:un|una|mi) (?:companer[oa]|jef[ea]|especialista) para',
    // `a department in which I did not work`
    '\\b(?:department|team|section|office) (?:in|on|at|of) which i (?:did not|didn.t|never) (?:work|take part|belong)|\\b(?:departamento|equipo|seccion|area) (?:en|de|al) (?:el |la )?(?:que|cual) (?:no|nunca) (?:trabaj|particip|pertenec|form)[a-z]+',
  ].join('|'),
  'g',
);
const CLAUSE_END = /[.;,\n]/;
/** A clause that tells who did it goes with the one before it: `Soundboard repair, which she did daily`. */
const GOES_WITH_BEFORE = /^(?:which|que|a department|a team|we called|llamabamos|un departamento)/;
/** Further away than this it is another clause, whatever parts them. */
const CLAUSE_MAX_CHARS = 160;

/** The clauses of a text whose work is that of others. */
export function othersWorkSpans(text: string): Span[] {
  return [...fold(text).matchAll(OTHERS)].map(({ 0: found, index }) => {
    const parts = text.slice(Math.max(0, index - CLAUSE_MAX_CHARS), index).split(CLAUSE_END);
    const own = parts.at(-1) ?? '';
    const isRelative = GOES_WITH_BEFORE.test(fold(own + found).trim()) && text.charAt(index - own.length - 1) === ',';
    const before = isRelative ? `${parts.at(-2) ?? ''},${own}` : own;
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
