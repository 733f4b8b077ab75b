/**
 * Finds wordings that stand in for a protected attribute: nothing in them names age or origin, yet they shut out people
 * by it. They may stay, since some are meant well or needed for the work; anyone who wrote one is told what it does and what
 * to write instead. Hand-written, Spanish and English.
 */
import type { BilingualText } from './field.ts';
import type { Job } from './job.ts';
import type { ProxyWarning } from './job-criteria.ts';
import { legible } from './legible.ts';
import type { Span } from './profile.ts';
import { isAside, protectedTerms } from './protected-terms.ts';
import type { ProtectedAttribute } from './protected-words.ts';

interface Proxy {
  attribute: ProtectedAttribute;
  pattern: RegExp;
  /** It says nothing where it is said of those whom the work is for. */
  unlessServed?: true;
  note: BilingualText;
}

const LANGUAGE =
  '(?:ingles|espanol|castellano|frances|aleman|italiano|portugues|catalan|euskera|gallego|chino|arabe|idiomas?|english|spanish|french|german|italian|portuguese|chinese|arabic|languages?)';

const PROXIES: readonly Proxy[] = [
  {
    attribute: 'origin',
    pattern: new RegExp(
      `\\b(?:native(?:[- ]level)?(?: or bilingual)? (?:${LANGUAGE}|speakers?|proficiency|level)|${LANGUAGE}[ ,(-]+native\\b|mother[- ]tongues?|lengua materna|nivel nativo|hablantes? nativ[oa]s?|nativ[oa]s? (?:de |en )?${LANGUAGE}|${LANGUAGE}[ ,(-]+(?:a )?(?:nivel )?nativ[oa])\\b`,
    ),
    note: {
      es: 'La lengua materna depende del origen. Pide el nivel que hace falta, por ejemplo C1.',
      en: 'A mother tongue depends on origin. Ask for the level that the work needs, such as C1.',
    },
  },
  {
    attribute: 'origin',
    pattern: /\b(?:sin acento|acento neutro|accent[- ]free|(?:no|without(?: an?)?) accent|neutral accent)\b/,
    note: {
      es: 'El acento delata el origen y no dice cuánto se entiende. Pide claridad al hablar o un nivel.',
      en: 'An accent tells origin and not how well somebody is understood. Ask for clear speech or a level.',
    },
  },
  {
    attribute: 'age',
    pattern:
      /\b(?:recien (?:titulad|graduad|licenciad|egresad|diplomad)\w*|recent(?:ly)? (?:graduate|graduated|grad)s?|(?:new|fresh) grad(?:uate)?s?|fresh out of (?:college|university|school))\b/,
    note: {
      es: 'Casi todas las personas recién tituladas son jóvenes. Di qué hay que saber, o que no se pide experiencia.',
      en: 'Nearly all recent graduates are young. Say what has to be known, or that no experience is needed.',
    },
  },
  {
    attribute: 'age',
    unlessServed: true,
    pattern:
      /(?<![\w+])(?:(?:over|above|at least|older than|minimum(?: age)?(?: of)?)(?: the age of)? (?:18|21)(?=\s*(?:$|[.,;)]|years? (?:old|of age)|(?:only|for|to)\b))|aged (?:over )?(?:18|21)\b|(?:18|21)(?: years?(?: old)?)? ?(?:\+|(?:or|and) (?:over|older|above|up))(?!\s?(?:years?|yrs?|months?) (?:of )?(?:exp|in)\w*)|(?:18|21) years? (?:old|of age)|(?:of )?legal (?:drinking |working )?age\b|(?:mayor(?:es)?|mas) de (?:los )?(?:18|21)(?: anos)?\b(?! anos| (?:de )?(?:experiencia|en ))|(?:18|21) anos (?:cumplidos|de edad)|mayoria de edad|mayor(?:es)? de edad|edad minima\b|(?:ser|tener) (?:18|21) anos\b)/,
    note: {
      es: 'Si la ley fija una edad para este trabajo, compruébala al contratar: no cuenta para ordenar a nadie.',
      en: 'Where the law sets an age for this work, check it when hiring: nobody is ranked by it.',
    },
  },
  {
    attribute: 'age',
    pattern: /\b(?:nativ[oa]s? digital(?:es)?|digital natives?|generacion z|gen(?:eration)?[- ]?z|millennials?)\b/,
    note: {
      es: 'Alude a una generación. Nombra las herramientas que hay que manejar.',
      en: 'This speaks of a generation. Name the tools that have to be mastered.',
    },
  },
  {
    attribute: 'age',
    pattern:
      /\b(?:(?:equipo|ambiente|entorno|empresa|plantilla|espiritu|mentalidad)(?: \w+(?: y)?)? joven|youthful (?:energy|spirit|enthusiasm|mindset|attitude|outlook)|(?:energia|actitud|animo) juvenil|joven y \w+|young(?:,? (?:and )?\w+)? (?:team|company|environment|spirit|workplace)|(?:perfil )?(?:junior|joven|senior) (?:de )?(?:19|20|2[2-9]|[3-7]\d) ?(?:-|–|a) ?\d\d\b|young (?:and|&) (?:dynamic|energetic|motivated|ambitious))\b/,
    note: {
      es: 'Da a entender que se busca gente joven. Cuenta cómo trabaja el equipo.',
      en: 'It lets people think that only the young are wanted. Tell how the team works.',
    },
  },
  {
    attribute: 'age',
    pattern:
      /\b(?:ano de (?:graduacion|titulacion|promocion|egreso)|promocion (?:de |del )?(?:19|20)\d\d|(?:titulad|graduad|licenciad)[oa]s? (?:en|desde|despues de|a partir de) (?:19|20)\d\d|(?:graduation|school) year|year of graduation|class of (?:19|20)\d\d(?! (?:data\w*|yearbook|campaign|project|products?))|graduated (?:in|after|since|before) (?:19|20)\d\d)\b/,
    note: {
      es: 'Del año de los estudios se calcula la edad. Pide el título sin fecha.',
      en: 'From the year of a degree the age can be told. Ask for the degree without a date.',
    },
  },
  {
    attribute: 'age',
    pattern:
      /\b(?:(?:maximo|como maximo|no mas de|menos de)(?: de)? \d+ anos de experiencia|sobrecualificad\w*|(?:no more than|max(?:imum)?(?: of)?|at most|less than) \d+ years?['’]?(?: of)? experience|over-?qualified)\b/,
    note: {
      es: 'Un tope de experiencia deja fuera a quien tiene más años. Di qué categoría y qué sueldo tiene el puesto.',
      en: 'A limit to experience shuts out older people. Say the level and the pay of the job instead.',
    },
  },
  {
    attribute: 'origin',
    pattern:
      /\b(?:codigos? postal(?:es)?(?! (?:en (?:bases?|sistemas?)|erroneos))|c\.?p\.? \d{5}|(?:vivir|viva|residir|resida|residente|residencia|domicilio|vecin[oa]s?|procedente)\b[^.;,]{0,25}\bbarrios?|(?:vivir|residir|residencia) (?:cerca|cercana|en la zona|a menos de)|(?:post ?codes?|postal codes?|zip ?codes?)(?! (?:database|data|look-?ups?|validation|systems?|search\w*|management))|(?:live|living|reside|residing|residents?|from)\b[^.;,]{0,25}\bneighbou?rhoods?|(?:live|living|reside|residing) (?:close|near|nearby|within)|local residents only|(?:ser|sea|que sean|personas?|candidat[oa]s?|gente) de (?:la zona|el barrio|aqui))\b/,
    note: {
      es: 'El barrio separa por renta y origen. Pide poder llegar a la hora, no vivir cerca.',
      en: 'Neighbourhoods sort people by income and origin. Ask for punctual arrival, not for living nearby.',
    },
  },
  {
    attribute: 'appearance',
    pattern:
      /\b(?:(?:buena|excelente|impecable|agradable) (?:presencia|imagen(?! (?:de|corporativa))|presentacion(?: personal)?(?! (?:de|del|oral)\b))|presentacion personal|buen(?:a)? (?:fisico|figura|porte)|de buen ver|presencia (?:impecable|cuidada|agradable)|(?:imagen|aspecto) (?:cuidad[oa]|fisico|agradable)|sin (?:tatuajes|piercings?|barba)|(?:bien )?afeitad[oa]s?|tatuajes visibles|(?:good|smart|pleasant|polished|presentable|neat|attractive|nice) (?:physical |personal )?(?:appearance|physique|figure|bearing)|well[- ](?:groomed|presented)|presentable(?! (?:reports?|documents?|data|results?|slides?|code|format|informes?))|no (?:visible )?(?:tattoos?|piercings?|beards?|facial hair)|clean[- ]shaven)\b/,
    note: {
      es: 'Juzga el físico, que pesa más en unas personas que en otras. Si hay uniforme o normas de higiene, dilo.',
      en: 'This judges looks, more of some people than of others. If there is a uniform or a rule of hygiene, say so.',
    },
  },
  {
    attribute: 'origin',
    pattern:
      /\b(?:(?:top|elite|leading|prestigious|target|tier[- ]?(?:1|one)|top[- ]tier)(?: \d+)? (?:universit(?:y|ies)|(?:business )?schools?|colleges?)|ivy league|oxbridge|russell group|grandes? ecoles?|universidad(?:es)? (?:de )?(?:(?:reconocido |gran )?prestigio|elite|top|primer nivel|prestigiosas?)|(?:prestigiosas?|mejores) universidad(?:es)?|escuelas? de negocios (?:top|de (?:elite|prestigio)))\b/,
    note: {
      es: 'El nombre de la universidad dice sobre todo de qué familia viene alguien. Pide el título o lo que hay que saber.',
      en: 'The name of a university mostly tells what family somebody comes from. Ask for the degree or the knowledge.',
    },
  },
  {
    attribute: 'family',
    pattern:
      /\b(?:sin (?:huecos|lagunas|vacios|parones|interrupciones)(?: \w+)? (?:en (?:el|su|tu) (?:cv|curriculum|curriculo|trayectoria|carrera)|laborales?|profesionales?)|(?:trayectoria|carrera|experiencia)(?: \w+)? (?:continua(?:da)?|ininterrumpida|sin (?:interrupciones|huecos|lagunas|parones))|(?:no|without)(?: any)? (?:(?:employment|career|cv|resume|work) gaps|gaps in (?:the |your )?(?:cv|resume|employment|career|work history))|gap[- ]free (?:cv|resume|career)|(?:continuous|unbroken|uninterrupted) (?:employment|career|work history))\b/,
    note: {
      es: 'Los huecos suelen venir de cuidar a alguien, de un embarazo o de una enfermedad. Pregunta por lo que sabe hacer.',
      en: 'Gaps mostly come of caring for somebody, a pregnancy or an illness. Ask what people can do.',
    },
  },
  {
    attribute: 'family',
    pattern:
      /\b(?:disponibilidad (?:total|absoluta|completa|plena|24)|(?:full|total|unlimited|24\/7) availability|always available|available 24\/7|apellidos? de soltera|nombre de soltera|maiden name)\b/,
    note: {
      es: 'Deja fuera a quien cuida de otras personas, o pregunta por su estado civil. Di los horarios que hacen falta.',
      en: 'This shuts out people who care for others, or asks about their marriage. Say which hours the work needs.',
    },
  },
  {
    attribute: 'health',
    pattern:
      /\b(?:(?:coche|vehiculo|carro|auto|automovil|moto) (?:propi[oa]|particular)|(?:tener|disponer de|con) (?:coche|carro|auto)\b(?! de (?:la )?(?:empresa|compania|servicio|alquiler))|own (?:a )?(?:car|vehicle|transport(?:ation)?)|(?:have|with) (?:a|your own) (?:car|vehicle)|car owner)\b/,
    note: {
      es: 'Deja fuera a quien no puede conducir o pagar un coche. Si hay que conducir, pide el carné; si no, que pueda llegar.',
      en: 'This shuts out people who cannot drive or afford a car. If the work is driving, ask for the licence; if not, for getting there.',
    },
  },
  {
    attribute: 'health',
    pattern:
      /\b(?:(?:buena|excelente) (?:forma|condicion) fisica|buen estado fisico|no (?:fumador(?:a|es|as)?|fumar|fume)|(?:no|without) smok(?:ers?|ing)|physically fit|fit and healthy|(?:good|excellent) physical (?:shape|condition|fitness)|non[- ]smokers?)\b/,
    note: {
      es: 'Descarta por salud. Di la tarea: cuánto peso se levanta, cuántas horas de pie.',
      en: 'This rules people out by health. Name the task: what weight is lifted, how many hours are spent standing.',
    },
  },
  {
    attribute: 'sex',
    pattern: /\b(?:estatura(?: minima)?|altura minima|minimum height|min\. height|servicio militar|military service)\b/,
    note: {
      es: 'Casi siempre deja fuera a las mujeres. Di qué hay que alcanzar, levantar o saber.',
      en: 'This nearly always shuts out women. Say what has to be reached, lifted or known.',
    },
  },
  {
    attribute: 'origin',
    pattern:
      /\b(?:encaje cultural|afinidad cultural|cultural fit|culture fit|apellidos? (?:espanol|extranjero)\w*|spanish surnames?)\b/,
    note: {
      es: 'Suele acabar en elegir a quien se parece a nosotros. Nombra la forma de trabajar que hace falta.',
      en: 'It tends to end in choosing people like ourselves. Name the way of working that is needed.',
    },
  },
];

/** What a requirement of the ad that asks for a protected attribute is told; added ones are refused before. */
const PROTECTED_NOTE: BilingualText = {
  es: 'Nombra una característica que la ley protege: no cuenta para ordenar a nadie y conviene quitarla del anuncio.',
  en: 'This names a characteristic that the law protects: nobody is ranked by it, and it had better leave the ad.',
};

const EVERYWHERE = PROXIES.map((proxy) => ({ ...proxy, pattern: new RegExp(proxy.pattern, 'g') }));

/**
 * The places in a composed text that stand in for a protected attribute; they may overlap. By `exec`, not `matchAll`:
 * that one compiles each pattern again for each line of an ad.
 */
export function proxySpans(text: string): Span[] {
  const { plain, spanOf } = legible(text);
  const spans: Span[] = [];
  for (const { pattern, unlessServed } of EVERYWHERE) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(plain); match?.[0]; match = pattern.exec(plain)) {
      const { 0: words, index } = match;
      if (!unlessServed || !isAside(plain.slice(0, index))) spans.push(spanOf(index, index + words.length));
    }
  }
  return spans;
}

/** The stand-ins that a requirement uses, each once, with the words that raise them; usually none. */
export function proxyTerms(text: string): Omit<ProxyWarning, 'path'>[] {
  const composed = text.normalize('NFC');
  const { plain, spanOf } = legible(composed);
  return PROXIES.flatMap(({ attribute, pattern, note, unlessServed }) => {
    const match = pattern.exec(plain);
    if (!match || (unlessServed && isAside(plain.slice(0, match.index)))) return [];
    const { start, end } = spanOf(match.index, match.index + match[0].length);
    return [{ words: composed.slice(start, end), attribute, note }];
  });
}

type Worded = Pick<Job, 'requirements' | 'criteria'> &
  Partial<Pick<Job, 'title' | 'description' | 'tags' | 'benefits' | 'companyDescription'>>;

/** Prose by sentences, since what a requirement is told of is told of a clause; all under the path of their field. */
function sentencesOf(path: string, text: string | null | undefined): (readonly [string, string])[] {
  return (text ?? '').split(/\n|(?<=[.;!?])\s/).map((sentence) => [path, sentence] as const);
}

function entriesOf(path: string, entries: readonly string[] = []): (readonly [string, string])[] {
  return entries.map((text, index) => [`${path}.${index}`, text] as const);
}

/**
 * Everything in the words of a job, and in what a recruiter added, that anyone who wrote it should know about; the same words
 * of one field once.
 */
export function proxyWarnings(job: Worded): ProxyWarning[] {
  const passages = [
    ...sentencesOf('title', job.title),
    ...sentencesOf('description', job.description),
    ...entriesOf('requirements', job.requirements),
    ...entriesOf('tags', job.tags),
    ...entriesOf('benefits', job.benefits),
    ...sentencesOf('companyDescription', job.companyDescription),
    ...entriesOf(
      'added',
      (job.criteria?.added ?? []).map(({ text }) => text),
    ),
  ];
  const warnings = passages.flatMap(([path, text]) => {
    const protectedOnes = protectedTerms(text).map((found) => ({ ...found, note: PROTECTED_NOTE }));
    return [...protectedOnes, ...proxyTerms(text)].map((found) => ({ path, ...found }));
  });
  return [...new Map(warnings.map((one) => [`${one.path} ${one.attribute} ${one.words.toLowerCase()}`, one])).values()];
}
