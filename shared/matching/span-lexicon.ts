/**
 * Words by which spans of skills are told in job ads, hand-written in both languages: verbs of duties, traits of people,
 * nouns that make a skill of what stands beside them, and words that are never part of a name.
 */
import { fold } from '../taxonomy/index.ts';

const set = (text: string): ReadonlySet<string> => new Set(fold(text).trim().split(/\s+/));

/** English verbs of duties that are seldom anything else. */
const VERBS = `
achieve acquire adapt address adhere administer advise align allocate analyse analyze anticipate apply appreciate architect arrange articulate assemble assess assign assist assure
attend attract automate become believe bring build calculate calibrate carry challenge champion clarify clean coach collaborate collect communicate compile complete comply conceive conduct
configure consult contribute control convert convey convince cook cooperate coordinate craft create cultivate debug decide define delegate deliver demonstrate deploy describe detect
determine develop devise diagnose differentiate direct discover discuss distribute drive educate embrace empower enable encourage engage enhance ensure envision establish
estimate evaluate evolve examine execute expand explain explore facilitate find fix follow formulate foster fulfil fulfill gain gather generate grow guide handle help hire identify illustrate
implement improve influence inform initiate innovate inspect inspire install integrate interact interface interpret introduce investigate keep launch lead learn leverage liaise listen maintain make
manage measure mentor migrate minimise minimize mitigate mobilise model moderate monitor motivate navigate negotiate obtain operate optimise optimize orchestrate organise organize outline
overcome oversee own participate perform persuade pick plan prepare present prevent prioritise prioritize produce promote propose protect prove provide publish pursue react read
recognise recognize recommend recruit reduce refactor refine relate resolve respond review run scale schedule secure select sell serve set shape simplify solve speak specify stay steer stimulate streamline
strengthen strive structure succeed suggest supervise support sustain tackle take teach thrive track train transform translate travel treat troubleshoot understand undertake uphold use utilise
utilize validate verify visualise visualize welcome work write accept act adjust balance bear break code contact cope cover deal design document embed ensure expose focus get give go grasp hold host include
answer greet file record enter count wash iron feed bathe dress charge weigh pour slice bake chop drill wire solder dig harvest prune plant water vaccinate disinfect sterilise sterilize
dust mop sweep polish restock unload wrap label chase draft edit proofread film cut style massage paint plaster tile sand forecast invoice reconcile budget audit collaborate comfort accompany
influence inspire interview iterate juggle lift liaise load look meet mix move network pack paint partner process program prototype push reach repair report represent research roll see sew share ship show sort stock
store supply take tell test think turn update weld value`;
/** Of these, those that are as often nouns: at the head of a line they need an object that only verbs have. */
const NOUN_VERBS =
  set(`design plan support test work report program research share lead code process focus cover access drive contact model partner network
document interface structure control balance challenge travel interview host update value stock store supply review track train present run
use show repair load lift mix move paint scale schedule direct own secure address estimate coach grasp travel set break champion project treat
file record count wash iron feed dress charge bake drill wire plant water label draft film cut style massage sand tile plaster forecast invoice budget audit wrap comfort dust
deal look guide help direct influence measure read react prototype`);

const doubled = set('get set run ship plan program stop cut control travel model refer commit map');

function formsOf(verb: string): string[] {
  const stem = verb.endsWith('ee') || !verb.endsWith('e') ? verb : verb.slice(0, -1);
  const gerund = doubled.has(verb) ? `${verb}${verb.at(-1)}ing` : `${stem}ing`;
  const third = /(?:s|x|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
  return [verb, gerund, third];
}

const ENGLISH = [...set(VERBS)].map(formsOf);
export const ENGLISH_VERBS = new Set(ENGLISH.flatMap(([base]) => base ?? []));
export const ENGLISH_GERUNDS = new Set(ENGLISH.flatMap(([, gerund]) => gerund ?? []));
/** `communicates`: only beside a person or at the head of a line. */
export const ENGLISH_THIRDS = new Set(ENGLISH.flatMap(([, , third]) => third ?? []));
export const ENGLISH_NOUN_VERBS = NOUN_VERBS;
/** Words in -ing that name a subject. */
export const SUBJECTS_IN_ING =
  set(`accounting advertising banking computing consulting engineering learning lighting machining manufacturing marketing modeling modelling networking
nursing pricing processing programming publishing purchasing reporting rendering scripting testing training tracking trading warehousing welding housekeeping bookkeeping cooking cleaning catering
plumbing tooling logging messaging hosting profiling debugging monitoring planning controlling`);

/** Spanish infinitives in -er; those in -ar and -ir are told by their ending. */
export const SPANISH_ER =
  set(`hacer conocer mantener proponer establecer atender vender responder resolver ofrecer promover proteger recoger leer entender aprender tener poder mover
disponer comprender defender reconocer obtener componer coser cocer crear proveer exponer favorecer fortalecer acoger abastecer reponer suponer emprender querer socorrer tejer barrer`);
/** Spanish words in -ar and -ir that are no verbs. */
export const NOT_INFINITIVES =
  set(`lugar taller hogar bar par familiar similar militar escolar particular regular singular celular solar auxiliar titular modular circular curricular
hospitalar muscular vascular ejemplar escolar calendar seminar grammar stellar dollar cellar pillar guitar preliminar disciplinar multidisciplinar interdisciplinar nuclear molecular peculiar popular sur azucar webinar radar software extracurricular
complementar dolar estelar juglar pilar collar calamar elixir emir menoscabar cardiovascular preescolar`);

/** Qualities that ads ask of a person; one word each. */
export const TRAITS = set(`
accountable adaptable agile ambitious analytical approachable articulate assertive attentive autonomous calm caring charismatic collaborative committed communicative compassionate
conscientious cooperative courageous creative curious customer-focused customer-oriented data-driven decisive dedicated dependable detail-oriented determined diligent diplomatic
disciplined driven dynamic eager empathetic empathic energetic engaged engaging enterprising enthusiastic entrepreneurial extrovert fast-learning flexible focused friendly goal-oriented hands-on
hard-working hardworking helpful honest humble imaginative independent innovative inquisitive inventive kind loyal meticulous methodical motivated observant open-minded optimistic organised organized
outgoing passionate patient perceptive persistent persuasive polite positive-minded pragmatic precise proactive pro-active punctual quality-conscious quick-thinking reliable resilient resourceful responsible
responsive result-oriented results-driven results-oriented self-confident self-driven self-motivated self-organized self-reliant sociable solution-oriented solutions-oriented strategic-minded structured supportive
tactful talented tenacious thorough trustworthy versatile visionary well-organised well-organized service-minded self-disciplined team-oriented
adaptables adaptable ambicioso ambiciosa amable analitico analitica apasionado apasionada asertivo asertiva atento atenta autodidacta autonomo autonoma carismatico carismatica colaborativo colaborativa
colaborador colaboradora comprometido comprometida comunicativo comunicativa constante creativo creativa cuidadoso cuidadosa curioso curiosa decidido decidida detallista diligente diplomatico diplomatica
dinamico dinamica discreto discreta emprendedor emprendedora empatico empatica energico energica entusiasta extrovertido extrovertida flexible honesto honesta honrado honrada independiente ingenioso ingeniosa innovador innovadora
inquieto inquieta metodico metodica meticuloso meticulosa minucioso minuciosa motivado motivada observador observadora ordenado ordenada organizado organizada paciente perseverante persuasivo persuasiva polivalente positivo
pragmatico pragmatica proactivo proactiva puntual resiliente resolutivo resolutiva responsable sociable trabajador trabajadora tenaz versatil autoexigente cercano cercana educado educada`);

/** Nouns for a strength, which is a span of its own. */
export const STRENGTHS = set(`
communicator collaborator self-starter networker team-player teamplayer thinker listener teamwork leadership empathy creativity curiosity flexibility adaptability initiative enthusiasm motivation integrity resilience
patience punctuality reliability perseverance proactivity proactiveness autonomy accountability dedication drive multitasking problem-solving problem-solver negotiation assertiveness discretion diplomacy
empatia creatividad curiosidad flexibilidad adaptabilidad iniciativa entusiasmo motivacion integridad resiliencia paciencia puntualidad perseverancia proactividad autonomia dinamismo liderazgo compromiso
responsabilidad polivalencia asertividad discrecion diplomacia implicacion constancia tenacidad multitarea amabilidad ilusion empuje seriedad meticulosidad versatilidad organizacion`);

/** Strengths of several words, folded; read before single words. */
export const STRENGTH_PHRASES =
  /\b(?:(?:strong |great |good )?(?:team[- ]player|problem[- ]solver|self[- ]starter|fast learner|quick learner|open mind|can[- ]do attitude|attention to details?|eye for detail|sense of (?:urgency|responsibility|humou?r|ownership)|critical thinking|time management|problem[- ]solving|work ethic|growth mindset|people person|role model|eagerness to learn|willingness to learn|drive for results|work under pressure|work independently|work autonomously)|trabajo en equipo|trabajo bajo presion|atencion al detalle|resolucion de (?:problemas|conflictos|incidencias)|orientacion (?:al? |a los? |a la )(?:cliente|resultados?|logro|calidad|servicio)|gestion del tiempo|pensamiento (?:critico|analitico|estrategico)|don de gentes|ganas de (?:aprender|trabajar|crecer)|buena presencia|vocacion de servicio|sentido del humor|sentido de la responsabilidad|capacidad (?:analitica|resolutiva|comercial|organizativa)|facilidad de palabra|mentalidad de crecimiento|actitud positiva|espiritu de equipo|dotes de mando|escucha activa|disponibilidad para viajar|tolerancia a la frustracion|aprendizaje continuo|aprendizaje rapido)\b/g;

/** Nouns that make a skill of the words before them: `communication skills`, `analytical mindset`. */
export const SKILL_HEADS =
  set(`skills skill abilities competencies competences competence capabilities mindset attitude thinking thinker approach flair acumen awareness orientation spirit nature mentality streak
personality demeanour judgment judgement`);
/** Their Spanish cousins, which stand before what they are made of: `habilidades de comunicación`. */
export const SPANISH_HEADS =
  /\b(?:habilidades?|capacidad(?:es)?|dotes|competencias?|aptitud(?:es)?|destrezas?|actitud|mentalidad|facilidad|espiritu|don)\b/g;

/** How good, how much, how new: dropped before a name, in either language. */
export const DEGREES = set(`
a an the any some your our their its his her this that these those all both each every good great excellent strong solid deep sound basic advanced proven demonstrated demonstrable extensive prior previous relevant relevante
significant thorough working practical hands-on exceptional outstanding superior high highly very well really at least one or more two three several various different multiple many other another similar modern new latest current general broad
professional minimum fluent verbal written oral spoken both strongly robust extended wide considerable substantial first-hand experienced ideally preferably also first genuine real common major own such as well-developed in-depth
valid related additional specific certain most key core main able effective natural clear keen detailed expert intermediate fundamental particularly particular especially
el la los las un una unos unas su sus tu tus nuestro nuestra algun alguna algunos algunas otros otras otro otra buen buena buenos buenas gran grandes excelente excelentes solido solida solidos solidas amplio amplia amplios amplias profundo profundos
vigente vigentes valido valida en-vigor avanzado avanzada avanzados basico basica basicos demostrable demostrada previa previo minima minimo alto alta medio nivel perfecto fluido fluida diferentes distintos distintas diversos diversas varios varias nuevas nuevos
principales principal cualquier al menos dos tres cada todo toda todos todas mejores practico practicos`);

/** Nothing of these is inside a name: little words and verbs. */
export const BREAKS = set(`
and or and/or & y e o u y/o plus but nor ni pero sino is are was were be been being am has have had having do does did will would can could should shall may might must
to for from by with without within across through throughout in into on onto at as than over under between among towards toward about around against per via upon during after before since until while when where which who
whom whose that what how why if because so then there here it they we you i he she them us me not no yes also too very more most less least only just even still both either neither
using including include includes preferably ideally particularly especially like such along together e.g i.e etc eg
que quien quienes cuyo donde cuando como porque para por con sin en sobre entre desde hasta hacia segun tras ante bajo durante mediante es son sera seran ser estar esta estan sea sean ha han haber hay tiene tienen tener se te nos os le les lo
mas menos muy tambien asi ademas incluyendo incluido incluidos tales etcetera siempre si no ya preferiblemente preferentemente
required preferred desired desirable essential mandatory necessary needed plus bonus advantage asset welcome nice requerido requerida requeridos imprescindible deseable valorable obligatorio necesario necesaria opcional
experience experiences knowledge understanding familiarity proficiency expertise skill skills ability abilities background years year experiencia conocimiento conocimientos dominio manejo anos ano meses months`);

/** What ends a span of conduct: another thought begins. */
export const CONDUCT_ENDS =
  set(`that which who whom whose while where when because so if then but though although using by through within across including include such as based
preferably ideally is are was were will would can could should must may might has have had we you they he she it i resulting according along via
que quien quienes cuando donde porque mediante pero aunque siempre si es son sera sera segun incluyendo tales como utilizando usando traves asi mientras nuestro`);

/** Too vague to be something one knows. */
export const VAGUE = set(`
role roles position positions field fields environment environments team teams company companies area areas job jobs work people client clients customer customers things thing way ways world setting settings capacity context ones others
following use user users us industry industries sector level levels time place life colleagues day days week month application applicants applicant candidate candidates opportunity opportunities project projects task tasks
responsibility responsibilities requirement requirements qualification qualifications stakeholders country countries organization organisation department group community office member members part kind range variety number
degree education equivalent languages frameworks product products others scale problems challenges business value someone person location name contact profession address same end order addition tools technologies technology concepts details something anything
puesto puestos cargo ambito ambitos entorno entornos equipo equipos empresa empresas area areas trabajo trabajos gente persona personas cliente clientes cosas modo mundo funcion funciones sector sectores nivel tiempo lugar vida dia dias
semana mes oferta candidato candidata oportunidad proyecto proyectos tarea tareas requisito requisitos pais departamento grupo oficina parte tipo gama variedad numero estudios similar similares equivalente lenguajes curso cursos titulo certificado carne licencia producto productos herramientas problemas retos valor ello misma mismo detalle persona`);

/** Capitals that name no skill: places of organisations, forms of work, parts of an application. */
export const CAPITALS_BUT =
  set(`cv cvs eu uk us usa uae ceo cto cfo coo hr vp id am pm cet gmt utc ok faq nda eur usd gbp inc ltd gmbh llc sl sa plc the and or for you we our are not new all who why job who what mr mrs dr prof etc pto pc tv asap eoe lgbt lgbtq lgbtqia+
covid covid-19 q1 q2 q3 q4 iv ii iii nyc nj dc ny ca tx fl b2 c1 b1 c2 a1 a2 m/f/d w/m/d f/m/d m/w/d ett onu oms ong eeuu rrhh dni nie b c d e`);
