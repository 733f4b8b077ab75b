/**
 * Finds the conditions of a job: hours, place, travel, papers and checks without which nobody can take it.
 *
 * Ads seldom word them as requirements. They stand as facts at the top (`Shift: 2nd, Wed-Sat`, `Modalidad: Presencial`) or are told
 * in passing (`cada mes te toca la guardia`), so that neither the words of asking nor what lines mostly say finds them. Resumes
 * hardly ever speak of them: silence leaves them open.
 */
import { fold } from '../taxonomy/index.ts';

/** Words of the hours, the place and the checks of a job. */
const CONDITION =
  /\b(?:travel\w*|weekends?|(?:day|night|rotating|rotational|morning|late|early|evening|weekend|split) shifts?|shift (?:work|pattern|rota)|roster\w*|saturdays?|sundays?|evenings?|nights?|early mornings?|(?:public|bank|statutory) holidays|on[- ]call|overtime|on[- ]?site|in the office|(?:work|working) from (?:the |our )?office|hybrid|relocat\w+|commut\w+|live (?:in|near|within)|based in|authori[sz]ed to work|right to work|work(?:ing)? rights|(?:legally )?entitled to work|visa|sponsorship|(?:background|police|record|criminal record|credit|vulnerable sector|reference|security)(?: and [a-z]+)? (?:checks?|investigations?)|(?:security|police|garda) (?:vetting|clearance)|probation|trial (?:shifts?|period|day|week)|(?:field|office|home|site)[- ]based|(?:not|non)[- ]negotiable|duty day|standing for|prolonged standing|criminal records?|fingerprint\w*|drug (?:test|screen)\w*|passport|own (?:car|vehicle|transport)|availab\w+|full[- ]time|part[- ]time|dbs|turnos? (?:rotativ\w+|rotatori\w+|de (?:noche|manana|tarde)|fijos?|partid\w+)|(?:a|por) turnos|fin(?:es)? de semana|sabados?|domingos?|festivos?|noches?|nocturn\w+|guardias?|horari\w+|jornada|disponibilidad|viaj\w+|desplaza\w+|(?:vehiculo|coche|auto|carro|moto|movilidad|transporte|medio) propi[oa]|movilidad|resid(?:ir|encia|ente|es|as)|vivir (?:en|a|cerca)|permiso de (?:trabajo|residencia)|incorporacion|estudio de seguridad|examen(?:es)? medicos?|(?:prueba|test) de (?:drogas|alcohol)|periodo de prueba|a prueba|no es negociable|retenes|presencial\w*|hibrid\w+|antecedentes|delitos)\b/;

/** Labels of facts that are conditions, whatever stands behind them. */
const HOURS_LABEL =
  /^\W*(?:the |our |el |la |los |las )?(?:shifts?|shift pattern|schedule|work(?:ing)? (?:hours|days|pattern|schedule)|hours(?: of work)?|roster|rota|travel(?: required)?|on[- ]call|jornada(?: laboral| de trabajo)?|horarios?(?: laboral| de trabajo)?|turnos?|dias (?:laborables|de trabajo)|guardias?|viajes|disponibilidad(?: para viajar)?)\s*%?\s*\*?:\*?\s*(?=\S)/;
/** Labels of the place of work, which asks for something only where it has to be worked in. */
const PLACE_LABEL =
  /^\W*(?:(?:work |job )?location|place of work|workplace(?: type)?|work (?:mode|model|setting|arrangement|type)|modalidad(?: de trabajo| laboral)?|ubicacion|lugar(?: de trabajo)?|tipo de puesto)\s*\*?:/;
const IN_PLACE =
  /\b(?:on[- ]?site|in[- ]office|in[- ]person|from (?:the )?office|hybrid|presencial\w*|hibrid\w+|semipresencial)\b/;

/** What says that there is nothing to accept: `Travel: none`, `Relocation: No`, `Horario: a convenir`. */
const NOTHING =
  /:\W*(?:no|none|n\/?a|not (?:required|applicable)|ninguno?|a convenir|a definir|negotiable|flexible|tbc|tbd|remoto|remote)\b[^,;]*$/;

/** Conditions that prose tells, by wordings that tell of nothing else. */
const TOLD = [
  // Who is called out, and how often.
  /\b(?:toca\w*|haces|haras|hacer|hacemos|rotas|rotamos|entras en|participa\w*|cubri\w*) (?:en )?(?:el |la |las |una |un )?(?:turno de )?guardias?\b/,
  /\b(?:you(?:'ll| will| would|'d)?|everyone|everybody|we all|take|takes|share|join|part in|part of) [a-z' -]{0,25}\bon[- ]call\b/,
  // When the work is.
  /\b(?:public holidays|bank holidays|weekends?|saturdays|sundays|nights|festivos|fines de semana|sabados|domingos) (?:are|is|son|es|forman|siempre|tambien|no) (?:a )?(?:part|parte|included|worked|expected|required|se trabajan?|laborables|se negocian?|obligatori[oa]s|not negotiable|incluid[oa]s)\b/,
  /\b(?:un|una|dos|one|two|alternate|every (?:other|second|third)|algun) (?:turno (?:de |en )?)?(?:fin(?:es)? de semana|weekends?|sabados?|saturdays?)(?: (?:shift )?(?:al|por|a|per|each|every|in) (?:mes|month|\w+))?/,
  /\bturnos? (?:rotativ\w+|rotatori\w+|rotating)\b|\brotat(?:ing|ional) (?:weekends|shifts?|nights)\b/,
  /\b(?:shifts?|turnos?) (?:are |is |son |of |de )*\d{1,2}(?:[.,]\d{1,2})? ?(?:h|hrs?|hours?|horas)\b/,
  // How far from it one may be, and how often one is elsewhere.
  /\b(?:personarse|presentarse|respond\w*|respuesta|arrive|be there)\b[^.;]{0,60}\b(?:within|maximo(?: de)?|menos de|less than|under) \d+ ?(?:min\w*|h|hours?|horas)\b/,
  /\b(?:visits?|trips?|pop (?:over|up|down)|viajes?|visitas?)\b[^.;]{0,60}\b(?:once a (?:month|quarter)|every (?:couple of |few |two |three |other |second )?(?:weeks|months?)|(?:una vez|dos veces) al (?:mes|trimestre|ano)|cada (?:dos |tres )?(?:semanas|mes(?:es)?))\b/,
  // Where it is.
  /\b(?:one|two|three|four|five|\d|un|una|dos|tres|cuatro|cinco) (?:days?|dias?) (?:a|per|each|every|por|a la) (?:week|semana) (?:on[- ]?site|in (?:the|our)|at (?:the|our)|en (?:la|nuestra|el)|presencial\w*)\b/,
  /\b(?:in|at|en) (?:the|our|la|el|nuestra) [a-z]+ (?:one|two|three|four|five|\d|un|dos|tres|cuatro|cinco) (?:days?|dias?) (?:a|per|each|por|a la) (?:week|semana)\b/,
  /\b(?:100 ?% |totalmente |fully )(?:presencial\w*|on[- ]?site)\b|\bwork from office\b/,
  /\b(?:you(?:'ll| will| would|'d)? (?:also |sometimes |need to |have to |be )?travel\w*|(?:tendras que|tenes que|deberas?|debe|hay que|habra que) (?:viajar|desplazar\w*))\b/,
  // `11 on 3 off`, `30 hours per week`, `de 7:30 a 16:30`, `we start at 3 in the morning`.
  /\b\d{1,2}[ -]?(?:days?[ -])?on[ -,/]{1,3}\d{1,2}[ -]?(?:days?[ -])?off\b/,
  /\b\d{1,2}(?:[.,]\d{1,2})? ?-?(?:h|hrs?|hours?|horas)\.? ?(?:\/ ?(?:week|wk|semana)|(?:per|a|each|por|a la) (?:week|semana)|weekly|semanales)\b/,
  /\b(?:duty day|shifts?|hours|horario|jornada|work(?:ing)? day)\b[^.;]{0,25}\b\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.? ?m\.?|h(?:rs|s)?\.?)? ?(?:to|a|-|\u2013) ?(?:las )?\d{1,2}(?:[:.]\d\d)?\b/,
  /\b(?:se entra|entras|entramos|arrancas|arrancamos|empezamos|you(?:'d| would|'ll)? start|we start) (?:at|a las) (?:\d{1,2}|las? \w+)/,
  /\btrabajamos (?:los |tambien )?(?:festivos|feriados|domingos|sabados)\b/,
  // `Monday to Friday`, `L-V`, `entrada 4:30 am`, `comes in at 10:00 pm`, `expect 50 hours`.
  /\b(?:mon|tues?|wed|thu|fri|sat|sun)[a-z]*\.? ?(?:to|through|thru|-|\u2013) ?(?:mon|tues?|wed|thu|fri|sat|sun)[a-z]*\b/,
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) a (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b|\bl(?:unes)?[-\u2013][jvsd]\b/,
  /\b(?:at|from|a las|entrada|salida|desde las) \d{1,2}(?:[:.]\d\d)? ?[ap]\.? ?m\b|\bat (?:one|two|three|four|five) in the morning\b/,
  /\b(?:expect|averag\w+|around|about|up to|unas|hasta) \d{2}[- ]?(?:hours?|hour weeks|horas)\b/,
  // `This is an on-site role`, `El puesto es presencial`.
  /\b(?:on[- ]?site|office[- ]based|field[- ]based|hybrid|in[- ]person) (?:role|position|job|post)\b|\b(?:role|position|job|post|puesto|trabajo|cargo) (?:is|es) (?:fully |100 ?% |totalmente )?(?:on[- ]?site|hybrid|in[- ]person|presencial|hibrido)\b|\bnot a remote (?:role|position|job)\b/,
  // How far it takes somebody, and what they may be sent to.
  /\b(?:trips|visits|travel) to \p{L}|\bnights? (?:each|away|out)\b|\bdesplazamientos\b|\bviaj(?:as|aras|aran)\b|\bwithin (?:a radius of )?\d+ ?(?:km|miles|minutes)\b|\ben (?:menos de )?\d+ minutos\b/u,
  // What is worn, and what has to be borne.
  /\b(?:steel[- ]toe\w*|hairnets?|hard hats?|safety (?:boots|shoes|glasses)|protective (?:clothing|equipment)|ppe|botas de seguridad|mascarilla|epis?)\b[^.;]{0,40}\b(?:worn|required|mandatory|supplied|all times|obligatori\w+|todo el tiempo)\b|\buso obligatorio de\b/,
  /-?\d{2} ?(?:\u00b0|grados|degrees)/,
  // When nobody is away: `no holidays in August`, `no se toman vacaciones`.
  /\b(?:no|sin|without|nada de) (?:holidays?|leave|vacations?|vacaciones) (?:in|during|en|durante)\b|\bvacaciones (?:no|nunca|ni hablar)\b|\bno se (?:toman|dan|cogen) vacaciones\b/,
  // What is not allowed, and who need not apply: `Candidates who need a later start cannot be considered`.
  /\b(?:holidays?|leave|vacations?|candidates?|applicants?|those|people|anyone|anybody)\b[^.;]{0,60}\b(?:cannot|can't|can not) (?:be (?:taken|booked|considered|accepted|deferred)|(?:take|book|defer))\b/,
  /\bno se (?:puede|pueden|permite|permiten|admite|admiten|contempla)\b[^.;]{0,50}\b(?:vacaciones|esperar|teletrabajo|remoto|fumar|dias? libres?)\b|\bno (?:contemplamos|admitimos) (?:el )?(?:teletrabajo|trabajo (?:en )?remoto)\b/,
  /\babst(?:enerse|enganse) (?:los|las|quien\w*|personas|candidat\w+)\b|^\W*no (?:smoking|smokers|fumadores|fumar)\b/,
  // The days off: `Se libra domingo noche y lunes`, `you get every second Sunday off`.
  /\b(?:se libran?|libramos|descanso (?:semanal|los|el|en)|descansas|franco (?:los|el|rotativ\w+))\b|\b(?:one|two|three|alternate|every (?:other|second|third)|consecutive) (?:[a-z]+ )?(?:days?|sundays?|saturdays?|weekends?) off\b/,
  // What somebody must not be or have: `No estar inhabilitado para contratar con el Estado`.
  /^\W*(?:y )?no (?:estar|tener|haber|registrar|percibir|poseer|contar con) /,
  /\b(?:reconocimiento medico|examen medico|estudio socioeconomico|medical (?:assessment|examination|check)|salud compatible)\b/,
  // Who may not work from elsewhere, and where they have to live.
  /\b(?:can ?not|can't|cannot) be (?:done|worked) (?:from home|remotely)\b|\b(?:is|are) (?:office|field|site|home)[ -]based\b/,
  /\b(?:must|need to|have to|required to|debe|debes|tienes que) (?:live|reside|establish residency|vivir|residir)\b/,
  // What is looked into first.
  /\b(?:subject to|contingent on|dependent on|depends? on|conditional on|sujet[oa] a|condicionad[oa] a|dependen? de|previo)\b[^.;]{0,60}\b(?:checks?|vetting|clearance|screening|test\w*|antecedentes|examen)\b/,
  /\b(?:se (?:realiza|hace|pide|exige|solicita)n?|exige|requires?|there is) (?:[a-z]+ ){0,3}(?:estudio de seguridad|verificacion de antecedentes|(?:prueba|test) de (?:drogas|alcohol)|drug (?:test|screen)\w*|examen medico)\b/,
  // Who may work there.
  /\b(?:legally )?entitled to work\b/,
  /\b(?:right to work|work(?:ing)? rights|authori[sz]ed to work|permiso de (?:trabajo|residencia)(?: en vigor)?)\b/,
  /\bcondition of (?:this|the|your|employment)\b|\bcondicion (?:de|para) (?:ingreso|contratacion|el puesto)\b/,
];

/** A record without convictions is asked for by a no: `No antecedentes penales`, `Clean police record`. */
const CLEAN_RECORD =
  /^\W*(?:(?:no|sin|not|without|clean|clear)\b(?: \w+){0,3}|carecer de|carta de(?: no)?|certificado de|(?:you must )?(?:pass|provide|undergo) [a-z ]{0,30})\s?(?:antecedentes|criminal (?:records?|convictions?|history)|police (?:records?|checks?|clearance)|background checks?)\b/;

/** Whether a folded sentence names the hours, the place or the checks of the work. */
export function namesCondition(text: string): boolean {
  return CONDITION.test(text);
}

/** A house that will not sponsor asks nothing by that: the right to work, which it does ask, stands beside it. */
const NO_SPONSOR = /\brequire sponsorship\b/;
const REFUSES =
  /\b(?:can(?:'t|not| not)|unable to|not able to|won't|will not|don't|do not|no podemos)\b[^.;,]{0,30}\bsponsor\w*|\bsponsorship (?:is |are )?(?:not|un)[ a-z]*(?:available|offered|welcome)\b/;

/** Whether a sentence says only that nobody is sponsored, or that people who need it may ask. */
export function isAboutSponsors(sentence: string): boolean {
  const text = folded(sentence);
  return (
    (NO_SPONSOR.test(text) || REFUSES.test(text)) &&
    !/\b(?:right to work|work(?:ing)? rights|need rights|authori[sz]ed to work)\b/.test(text)
  );
}

/** Whether a sentence says that nobody is sponsored: who comes has to have the right to work. */
export const refusesSponsors = (sentence: string) => REFUSES.test(folded(sentence));

/** Words of the right to work somewhere. */
const RIGHT_TO_WORK =
  /\b(?:right to work|work(?:ing)? rights|authori[sz]ed to work|entitled to work|work (?:permit|authori[sz]ation)|permiso de trabajo|autorizacion (?:para trabajar|de trabajo)|legally work)\b/;

/** Whether a text asks for the right to work. */
export function namesRightToWork(text: string): boolean {
  return RIGHT_TO_WORK.test(folded(text));
}

const folded = (sentence: string) => fold(sentence).replace(/\u2019/g, "'");

/** Whether a line is a fact of the work that has to be accepted, by its label: `Shift: 2nd, Wed-Sat`. */
export function isFactOfWork(line: string): boolean {
  const text = folded(line);
  if (NOTHING.test(text)) return false;
  return HOURS_LABEL.test(text) || (PLACE_LABEL.test(text) && IN_PLACE.test(text));
}

/** Whether a sentence of prose tells a condition of the work, though nothing in it asks. */
export function tellsCondition(sentence: string): boolean {
  const text = folded(sentence);
  return TOLD.some((pattern) => pattern.test(text));
}

/** Whether a sentence asks for a clean record, which its no hides. */
export function asksForCleanRecord(sentence: string): boolean {
  return CLEAN_RECORD.test(fold(sentence));
}

/** Headings and labels below which an ad states the conditions of the work, whatever its sentences say: `The practical part`, `IV. CONDICIONES`. */
const HEADS_CONDITIONS =
  /\b(?:(?:working |work |employment |service )?conditions|condiciones|schedule|hours|horarios?|jornada|(?:work )?environment|practical(?:ities| (?:bits?|part|stuff|matters|details|things))?|(?:fine|small) print|letra (?:no (?:tan )?)?(?:chica|pequena)|logistics|shifts?|rosters?|turnos|working (?:pattern|arrangements)|where and when|when and where|donde y cuando|cuando y donde)\b/;
const HEADS_MORE =
  /\b(?:benefi\w+|offer\w*|ofre\w+|perks|requi\w+|qualif\w+|duties|responsab\w+|responsib\w+|tasks|funciones|skills|experience|experiencia|perfil|about|company|air|medical|financ\w+)\b/;
const HEADING_MAX_CHARS = 60;

/** Whether a heading or the label of a paragraph announces conditions and nothing else. */
export function headsConditions(heading: string): boolean {
  const text = folded(heading);
  return text.length <= HEADING_MAX_CHARS && HEADS_CONDITIONS.test(text) && !HEADS_MORE.test(text);
}
