/**
 * Finds where somebody says that they led people in words that no list of names can hold, since a number and a trade stand in
 * them: `Managed 9 payroll staff`, `Headed a group of 12 teachers`, `Jefatura de 9 contables`.
 */
import { fold, type Mention } from '../taxonomy/index.ts';

const NUMBER =
  '(?:(?:up to|over|about|around|more than|at least|hasta|mas de|unos|unas|casi) )?(?:\\d{1,3}(?: ?(?:-|–|to|a) ?\\d{1,3})?\\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte)';

/** Who is led; of things and of customers there are as many, so the endings of trades do not take these. */
const WHOM_EN =
  '(?!(?:[a-z-]+ ){0,2}(?:customers|users|consumers|buyers|servers|routers|printers|computers|orders|centers|papers|letters|numbers|trailers|containers|suppliers|vendors|doors|floors|clients|patients|students|residents|tenants|events|restaurants|plants|accounts|projects|apartments|departments|contractors|subcontractors|visitors|sensors|motors|tractors|sectors|vendors)\\b)(?:[a-z-]+ ){0,3}?(?:people|staff|employees|workers|associates|reports|crew|nurses|aides|cooks|chefs|clerks|guards|hands|members|men|women|reps|representatives|apprentices|trainees|interns|subordinates|colleagues|analysts|[a-z]+(?:ers|ors|ists|ians|ants|eers))';
const WHOM_ES =
  '(?!(?:clientes|pacientes|alumn[oa]s|estudiantes|usuari[oa]s|ordenadores|servidores|proveedores|residentes|contenedores|motores|sectores|generadores|transformadores|ascensores|tractores|calendarios|inventarios|formularios|departamentos|proyectos|cuentas|centros|restaurantes|viviendas|compradores|visitantes)\\b)(?:personas|gente|emplead[oa]s|trabajador(?:es|as)|docentes|peones|oficiales|comerciales|auxiliares|contables|agentes|profesionales|[a-z]+(?:er[oa]s|[dst]or(?:es|as)|istas|[ae]ntes|ari[oa]s|cnic[oa]s|tiv[oa]s|nic[oa]s))';

/** Verbs of leading; as participles behind a form of `be` they say that somebody was led. */
const LEADS_EN =
  '(?<!\\b(?:was|were|is|been|being|be) )(?:managed|managing|manage|supervised|supervising|supervise|led|leading|lead|headed|heading|oversaw|overseeing|ran|directed|directing|coordinated|coordinating|was in charge of|in charge of|responsible for|line manager (?:of|for|to)|answerable for)(?! with\\b| [a-z]+ing\\b)';
const LED_EN = `${LEADS_EN}(?: and [a-z]+ed)? (?:a |an |the |our |all |all the |other )?(?:(?:team|group|crew|squad|staff|shift|unit|section|brigade|workforce) of )?`;
const LED_ES =
  '(?:dirigi|dirigia|dirijo|dirigiendo|dirigir|lidere|lideraba|liderando|lidero|liderar|coordine|coordinaba|coordinando|coordino|coordinar|supervise|supervisaba|supervisando|superviso|supervisar|direccion del?|jefatura (?:directa )?del?|coordinacion del?|supervision del?|mando (?:directo )?(?:de|sobre)|al (?:frente|mando|cargo) del?|a cargo del?|responsable del?) (?:al? |un |una |el |la |los |las )?(?:(?:equipo|grupo|brigada|cuadrilla|plantilla|turno) (?:formad[oa] por |compuest[oa] por |de ))?(?:a )?(?:los |las |otr[oa]s )?';

/** How an ad asks for it, and a resume may answer: without a number, of a team of some kind. */
const ASKED = [
  // `leading a nursing team`, `al mando de un equipo de sala`, `liderando personal de enfermería`
  `${LEADS_EN} (?:an?|the) [a-z]+ (?:team|crew|staff|shift)`,
  `(?:dirigiendo|liderando|coordinando|supervisando|dirigir|liderar|supervisar) (?:al )?(?:personal|equipos?|plantillas?)(?: de)?`,
  `(?:a cargo|al mando|al frente) de (?:un |una |el |la |los |las )?(?:equipos?|personal|cuadrillas?|brigadas?|plantillas?|turnos?)`,
  `(?:personas|gente|personal|trabajadores|empleados|equipos?) a (?:su |tu )?cargo`,
];

/** The daily work of who leads: it hires, judges, sets the hours and hands out the work of others. */
const DUTIES = [
  // `Hired, coached and appraised the drivers`, `contraté, formé y evalué a los protésicos`
  `(?<!\\b(?:was|were|been) )(?:hired|recruited|rostered|appraised|coached|disciplined)(?:, [a-z]+ed)*(?: and [a-z]+ed)? (?:the |our |my |all )?${WHOM_EN}`,
  `(?:contrate|evalue|forme|seleccione)(?:, [a-z]+e)*(?: y [a-z]+e)? (?:a (?:los|las|mis) )${WHOM_ES}`,
  // `Drew up the rotas and yearly reviews of the engineers`, `Fijaba los turnos de los auxiliares`
  `(?:drew up|set|planned|wrote|organised|organized|made|did|prepared) (?:the |all )?(?:rotas?|rosters?|schedules|shifts|appraisals|reviews|yearly reviews|leave)(?: and (?:[a-z]+ )?(?:reviews|appraisals|rotas|rosters|shifts|leave))? (?:of|for) (?:the |my |all )?(?:team|${WHOM_EN})`,
  `(?:fij\\w+|elabor\\w+|organiz\\w+|planific\\w+|hac\\w+|cuadr\\w+) (?:los )?(?:turnos|cuadrantes|horarios|vacaciones|evaluaciones)(?: y (?:las |los )?(?:turnos|evaluaciones|vacaciones))? (?:de|del) (?:los |las |mi |mis )?(?:equipo|${WHOM_ES})`,
  // `Repartía el trabajo entre los temporeros`, `Gave the climbers their orders each morning`
  `(?:repart\\w+|asign\\w+|distribu\\w+|deleg\\w+) (?:el trabajo|las tareas|los trabajos|las cargas) (?:entre|a) (?:los |las |mis |mi )?(?:equipo|${WHOM_ES})`,
  `(?:gave|giving|give) (?:the |my )?${WHOM_EN}(?: and [a-z ]{2,20})? their (?:orders|work|tasks|jobs|instructions)`,
  `(?:allocated|assigned|shared out|handed out|distributed|delegated) (?:the )?(?:work|tasks|jobs|duties) (?:to|among|between) (?:the |my )?(?:team|${WHOM_EN})`,
  // `Twelve technicians reported to me`, `nueve personas me reportaban`
  `(?:reported|reporting|answered|reports|report) (?:directly )?to me`,
  `(?:me (?:reporta|reportan|reportaba|reportaban|respondian)|(?:bajo|a) mi (?:mando|cargo|responsabilidad|direccion)|a mis ordenes|under me|team under me)`,
  // `Headed the section throughout, with nine clerks in it`, `estuve al frente de la sección`
  `(?<!\\b(?:was|were|section|team|department) )headed (?:the|a|our) (?:section|team|department|shift|unit|crew)`,
  `(?:estuve|estaba|estoy|he estado) al (?:frente|mando) (?:de la|del|de un|de una) [a-z]+`,
  // `Built the team up from two to eight people and was in charge of it`
  `(?:built|grew) (?:up )?(?:the|a|my) team(?: up)?|(?:hice crecer|forme|monte|cree) (?:el|un) equipo`,
];

const LEADING = [`${LED_EN}(?:${NUMBER} )?${WHOM_EN}`, `${LED_ES}(?:${NUMBER} )?${WHOM_ES}`, ...ASKED];
const patternOf = (parts: readonly string[]) => new RegExp(`\\b(?:${parts.join('|')})\\b`, 'g');
const SAID_BY_ADS = patternOf(LEADING);
const SAID_BY_RESUMES = patternOf([...LEADING, ...DUTIES]);

/** Mentions of leading people, in order, beside those that a name says already; in an ad `you report to me` is none. */
export function mentionsOfLeading(text: string, named: readonly Mention[], where: 'ad' | 'resume'): Mention[] {
  const pattern = where === 'ad' ? SAID_BY_ADS : SAID_BY_RESUMES;
  const isNamed = (start: number, end: number) =>
    named.some((one) => one.id === 'skill:people-management' && one.start < end && one.end > start);
  return [...fold(text).matchAll(pattern)]
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    .filter(({ start, end }) => !isNamed(start, end))
    .map(({ start, end }): Mention => ({ id: 'skill:people-management', kind: 'skill', start, end }));
}
