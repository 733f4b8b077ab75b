/**
 * Finds in the wording of an ad what must be there, what would be nice, and what is told, offered or not asked for at all.
 *
 * Hand-written wordings of both languages. Headings are read apart from sentences: `Se valora` alone on its line speaks for
 * the lines below it, `Se valora puntualidad` for itself.
 */
import { findMentions, fold } from '../taxonomy/index.ts';
import { isDenied, isDenyingHeading, isNegated, isNotCounted, isWhollyDenied } from './ad-denial.ts';

/** `must` and `nice` are said; `told` is mentioned without either, in a description of duties; `aside` asks nothing. */
export type Asked = 'must' | 'nice' | 'told' | 'aside';

const NICE =
  /\b(?:nice to have|nice-to-have|(?:an?|big|huge|real|strong) (?:[a-z]+ )?(?:plus|bonus|asset|advantage)|(?:is|are|strongly|highly) recommended|(?:i|we)(?:'d| would) prefer|prefer(?:o|imos|iriamos) (?:que|a)|(?:a|en) (?:tu|su) favor|counts? (?:for you|in your favou?r)|bonus (?:points?|skills?|if)|(?:up|off|top of) the (?:pile|list|heap)|by no means (?:an? )?(?:condition|requirement|must|essential|necessary|required)|preferred|preferably|preference|desirable|desired|ideally|would be ideal|optional|advantageous|(?:an?|of) advantage|an asset|beneficial|helpful|(?:is|are|also|most|very|but|more than) welcome|welcome(?=\W*$)|(?:is|are|be|we|highly|would) appreciated?|would be (?:good|great|nice|ideal|useful|interesting)|se valora\w*|valorables?|valoramos|valoraremos|deseable\w*|preferible\w*|preferente\w*|preferencia|opcional\w*|idealmente|seria ideal|un plus|se aprecia\w*|se agradece\w*|se (?:tendra\w*|tienen?|toman?|tomara\w*) en cuenta|puntos? (?:extra|a favor)|suma\w* puntos|seria (?:bueno|interesante|genial)|si (?:ademas|tambien)|if you (?:also )?happen to|(?:viewed|looked on) favou?rably|wouldn't go amiss|lovely|con (?:muy )?buenos ojos|tambien (?:nos )?cuenta|se apreciara\w*|objeto de valoracion|posicion ventajosa|nos gustaria|no (?:imprescindible|excluyente)s?|(?:mejor|mucho) que mejor|que mejor|(?:is|are|be|also|very|thats|that's) (?:useful|handy)|helps(?=\W*$)|would be (?:brilliant|fantastic|amazing|lovely|handy|terrific)|recomendables?|(?:puntaje|puntuacion|puntos?) adicional\w*|(?:vendria|viene) bien)\b/;
const MUST =
  /\b(?:must|required|requires?|mandatory|essential|minimum|at least|needed|(?:you|you'll|we|they) need|need to have|necessary|(?:you|will) have to|we expect|imprescindible\w*|requisito\w*|obligatori[oa]s?|necesari[oa]s?|indispensables?|exigid[oa]s?|exigimos|se (?:requiere|exige|pide|precisa|necesita)\w*|requerid[oa]s?|minim[oa]s?|al menos|exclu[iy]\w+|deb(?:es|eras?)|tendras que|tienes que|tenes que|(?:you'll|you will) know how|hay que|hace falta|pedimos|necesita(?:s|mos)|precisamos|can't do without|cannot do without|can only (?:put forward|consider|accept|take)|solo (?:se )?(?:aceptamos|consideramos|podemos)|insist\w*|no exceptions|(?:has|have|got) to (?:be|have|know|hold)|(?:looking for|after|want|need) (?:someone|somebody|a person|people)|(?:buscamos|busco|queremos|necesitamos) gente|somebody who|someone who|you should (?:know|have|hold|be able)|not (?:a )?decoration|pediremos|exigiremos|(?:buscamos|queremos) (?:a )?(?:alguien|una persona|personas)|tienen? que|habra que|lo suyo es|precept\w+|podran optar|en posesion de|se espera de|quien no (?:tenga|sepa)|sin (?:eso|ello|esto)\b)\b|^\W*(?:you (?:have|bring|know|hold)|tienes|cuentas con|dispones de|aportas|dominas)\b/;

/** What is paid and given, and what a house tells of itself, its past and its customers: nothing is asked of anybody. */
const OFFERED =
  /\b(?:401\s?\(?k\)?|pto|(?:health|medical|dental|vision|life) (?:insurance|cover|plan)|(?:medical|dental|vision), (?:medical|dental|vision)|paid (?:time off|holidays|vacation|leave)|sign-on bonus|annual bonus|pension (?:scheme|plan|contributions?) (?:of|with|matched)|in return|we offer|we reimburse|reimbursed|salary (?:of|is|range|from|packaging|bracket)|competitive (?:salary|pay)|pay is|per (?:hour|annum)|pro rata|free (?:membership|parking|lunch)|apply (?:now|online|by|at|to|through)|send (?:us |your )|email (?:us|a|an|your)|founded in|we have won|award-winning|(?:doce|catorce|12|14) pagas|since (?:19|20)\d\d|our (?:clients|customers|guests|residents|patients) (?:are|come|include)|we(?:'re| are) (?:an?|nine|ten|\d+) |ofrecemos|te damos|(?:salario|sueldo|retribucion) (?:de|segun|fij[oa]|competitiv[oa]|brut[oa])|brut[oa]s (?:anuales|al|mensuales)|seguro (?:medico|de salud|dental)|contrato (?:fijo|indefinido|temporal)|dias (?:de|laborables de) (?:licencia|vacaciones)|envia(?:r|nos)? (?:tu |el |su )?(?:cv|curriculum|hoja de vida)|remitir cv|escrib[ei](?:nos)?|llama a|somos (?:una?|el|la|\d+)|nuestr[oa]s (?:clientes|huespedes|socios|residentes) (?:son|nos|vienen)|fundad[oa]s? en|desde (?:19|20)\d\d|llevamos \w+ anos)\b|[$\u20ac\u00a3]\s?\d[\d.,]*\s?k?\s?(?:-|\u2013|to|a|y|per|an? (?:hour|year)|p\.?a|brut)/;

/** What prose tells of the offer, of the way in, and of what others do; below a heading of requirements such words may ask. */
const TOLD_ASIDE =
  /\b(?:we(?:'ll| will)? pay|paid for by|on us\b|(?:bank|days'|weeks'|annual) holidays?|holiday (?:can't|entitlement)|plus tips|tips\b|bonus scheme|ring|write to|drop us|come in and|no agencies|no cvs|how to apply|closing date|interviews? (?:will|are)|cv (?:to|by)\b|entrevistas (?:van|seran)|free\.|(?:minut\w+|horas|descansos?|dias) pagad[oa]s|pagad[oa]s? aparte|paid (?:breaks?|trial|training|overtime)|pagamos|paga la (?:casa|empresa)|por cuenta de la (?:casa|empresa)|lo pagamos|(?:doce|catorce|12|14) pagas|a cargo de la empresa|el (?:contrato|sueldo|salario) es|convenio|indefinid[oa] desde|propinas|llamar a|preguntar por|nada de agencias|cv con|manda\w* (?:un correo|tu cv)|pasate|retribucion|salario|sueldo|mes de prueba|meses de prueba|periodo de prueba)\b|[$\u20ac\u00a3]\s?\d|\d\s?(?:\u20ac|euros)/;

/** What is paid or given for the work, wherever it stands. */
const PAID =
  /[$\u20ac\u00a3]\s?\d|\d\s?(?:\u20ac|euros?\b|eur\b)|\b(?:salary|salario|sueldo|retribucion|remuneracion|pay|bonus(?:es)?|pagas|pagamos|brut[oa]s?|insurance|seguro|pension|401|pto|benefits|beneficios)\b/;

/** Whether a text tells of pay or benefits. */
export function isPaid(text: string): boolean {
  return PAID.test(fold(text));
}

/** Days off are given, whatever the least of them is. */
const LEAVE = /\b(?:(?:days|weeks|months?) (?:of )?(?:leave|holidays?|vacation|annual leave|off))\b/;

/** A heading of its own kind; `strict` ones are as often the first words of a requirement, so nothing else may follow. */
interface Heading {
  asked: Asked;
  pattern: RegExp;
  strict: boolean;
}

const HEADINGS: readonly Heading[] = [
  {
    asked: 'nice',
    strict: true,
    pattern:
      /^(?:(?:nice|good|great) to have|nice-to-haves?|nice|bonus(?: points| skills)?|(?:even )?better if|it (?:would|will) be (?:great|nice|ideal|good|a plus)|preferr?ed|preferable|desirable|desired|(?:big )?plus(?:es)?|optional|extras?|extra points|(?:tambien |ademas,? |y )?(?:se valora\w*|valoramos|valoraremos|valorables?)|deseables?|preferibles?|preferentemente|se ofrece valorar|(?:otros )?meritos|seria (?:ideal|genial|un plus)|se (?:tendra\w*|tienen?|toman?|tomara\w*) en cuenta|sera\w* (?:un )?plus|ideal(?:mente)?|suma\w* puntos|puntos extra|opcional(?:es)?|no (?:es |son )?(?:imprescindible|necesari[oa]|obligatori[oa])s?)\b/,
  },
  {
    asked: 'aside',
    strict: false,
    pattern:
      /^(?:(?:[\w']+ )?benefits|what we offer|we offer|our (?:offer|benefits|culture|values|company|story)|what's in it|perks|compensation|salary|about (?:us|the company|our)|who we are|the company|why (?:join|work|us|you)|equal opportunity|beneficios|ventajas|(?:que )?(?:te )?ofrecemos|(?:lo )?que (?:te )?ofrece|se ofrece|nuestra oferta|condiciones|sobre (?:nosotr[oa]s|la empresa)|quienes somos|la empresa|por que|retribucion|salario|how to apply|como (?:aplicar|inscribirte|solicitar))\b/,
  },
  {
    asked: 'must',
    strict: false,
    pattern:
      /^(?:(?:[\w&']+ ){0,3}(?:requirements?|qualifications?)|must[- ]haves?|who you are|what you(?:'ll| will)? (?:need|bring|have|offer)|what we(?:'re| are)? (?:looking for|look for|need|expect)|requisitos|requerimientos|(?:el |tu )?perfil|(?:lo |a )?(?:que|quien) (?:buscamos|necesita\w*|pedimos|aportas|te pedimos|esperamos)|lo que (?:buscamos|pedimos|aportas|necesita\w*)|formacion y experiencia)\b/,
  },
  {
    asked: 'must',
    strict: true,
    pattern:
      /^(?:must|mandatory|essentials?|minimum|required|you(?:'ll| will)? (?:have|bring|need|are)|we(?:'re| are)? (?:looking for|need|expect)|about you|(?:your |the |ideal |candidate )*profile|(?:(?:your|the|technical|key|core|main|required|necessary|personal|professional|soft|hard|relevant|previous|work|other) ){0,2}(?:skills|experience|knowledge)|se (?:requiere|exige|necesita|pide|precisa)\w*|buscamos|necesitamos|pedimos|precisamos|(?:es |son )?(?:imprescindible|indispensable|obligatori[oa]|necesari[oa])s?|conocimientos|experiencia|formacion|estudios|titulacion|competencias|habilidades|aptitudes|minimo)\b/,
  },
  {
    asked: 'told',
    strict: false,
    pattern:
      /^(?:(?:[\w&']+ ){0,2}(?:responsibilities|duties|tasks)|what you(?:'ll| will)(?: be)? do(?:ing)?|you will|the (?:role|job|position)|about the (?:role|job|position)|your (?:role|mission|day)|overview|description|job (?:summary|description)|summary|(?:our )?(?:tech(?:nology|nical)? )?stack|(?:tus |las |principales )*(?:funciones|responsabilidades|tareas)|descripcion|(?:tu )?mision|(?:lo )?que (?:haras|vas a hacer)|tu dia a dia|el puesto|(?:nuestro )?stack)\b/,
  },
];

/** What may follow the first words of a heading without making a requirement of it. */
const REST = new Set(
  `and or the of for this role position job you your have if we us our in to with is are but also required desired preferred optional welcome minimum technical personal professional criteria
  skills skill experience knowledge qualifications abilities education competencies requirements points who bring what need it looking plus would will be great
  y o e de del la el los las en para este puesto candidato candidata persona ideal que ti si tienes se te lo positivamente especialmente ademas tambien minimos minimas minimo necesarios necesarias necesaria requerido requerida requeridos
  siguientes siguiente following meritos aspectos puntos requisitos imprescindibles imprescindible obligatorios tecnicas tecnicos personales profesionales experiencia formacion conocimientos habilidades competencias estudios aportes tengas aporte pero valora valorara valorable valorables deseables deseable deseado deseada deseados deseadas buscamos nosotros`.split(
    /\s+/,
  ),
);

const HEADING_MAX_CHARS = 60;

/** Whether what follows a heading's first words leaves it a heading. */
function isRest(rest: string, isStrict: boolean): boolean {
  const words = rest.match(/[a-z+#.]+/g) ?? [];
  if (words.every((word) => REST.has(word))) return true;
  return (
    !isStrict && words.length <= 4 && findMentions(rest, ['skill', 'language', 'licence', 'education']).length === 0
  );
}

/** A remark on a heading: `Duties (illustrative only)`. */
const IN_BRACKETS = /\s*\([^()]*\)/g;

/** `Requisitos deseados`; `Perfil deseado` heads what everybody must be. */
const DESIRED = /^(?!.*\b(?:perfil|candidat\w+)\b).*\bdesead[oa]s?\b/;

/** What a line asks of those below it, where it is a heading; undefined for any other. */
export function headingOf(line: string): Asked | undefined {
  if (line.length > 2 * HEADING_MAX_CHARS) return undefined;
  const text = fold(line)
    .replace(/’/g, "'")
    .replace(/^[^a-z]+/, '');
  const isOpen = /[:…]\s*$/.test(text);
  const whole = text.trim().replace(/[:.?!…]+$/, '');
  if (whole.length > HEADING_MAX_CHARS || whole.split(/\s+/).length > 8) return undefined;
  if (isDenyingHeading(whole)) return 'aside';
  const bare = whole.replace(IN_BRACKETS, '');
  const found = HEADINGS.find(({ pattern, strict }) => {
    const start = pattern.exec(bare)?.[0];
    return start !== undefined && isRest(bare.slice(start.length), strict && !isOpen);
  });
  return found?.asked === 'must' && (NICE.test(whole) || DESIRED.test(whole)) ? 'nice' : found?.asked;
}

/** Whether a text says that something would only be nice. */
export function isNice(text: string): boolean {
  return NICE.test(fold(text).replace(/\u2019/g, "'"));
}

/** What a sentence asks by its own words, or what its section asks. A sentence that says both is only nice. */
export function askedBy(sentence: string, section: Asked): Asked {
  const text = fold(sentence).replace(/’/g, "'");
  if (section === 'aside') return 'aside';
  if (OFFERED.test(text) || LEAVE.test(text)) return 'aside';
  if (section === 'told' && TOLD_ASIDE.test(text)) return 'aside';
  // `No se valorará la experiencia en vivienda` begins like what would be nice.
  if (isNotCounted(text)) return 'aside';
  if (NICE.test(text)) return 'nice';
  if (isNegated(text) || isWhollyDenied(text) || (section === 'told' && isDenied(text))) return 'aside';
  if (section === 'told' && MUST.test(text)) return 'must';
  return section;
}

/** Whether a clause says how much it asks, and of what. */
function speaks(clause: string): boolean {
  const text = fold(clause).replace(/’/g, "'");
  if (!NICE.test(text) && !MUST.test(text) && !isDenied(text) && !isNegated(text)) return false;
  return findMentions(clause, ['skill', 'language', 'licence', 'education']).length > 0;
}

/** Clauses that ask differently, each with its own words for it: `Java required, Kotlin a plus`. Anything else whole. */
export function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(/,\s+|\s+(?=(?:but|while|pero|aunque|mientras)\s)/i);
  const differ = new Set(clauses.map((clause) => askedBy(clause, 'told'))).size > 1;
  return clauses.length > 1 && differ && clauses.every(speaks) ? clauses : [sentence];
}
