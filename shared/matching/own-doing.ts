/**
 * Tells what somebody did from what a line of their role only names: a department, a thing, another house, a trial of weeks.
 *
 * `Informe diario de ventas` is a report and no selling; `worked with the payroll department` is work of that department;
 * `Acme is focused on sheet metal` speaks of Acme. Such words stand in a dated role and prove nothing of it: they are claims.
 * Names of tools (`an Excel model`) are told by their capital: to use one is to build things with it.
 */
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';

/** What English puts behind a word that only says of which kind it is: `sales floor`, `employee banking information`. */
const THING_AFTER =
  /^[ -](?:[a-z]+ )?(?:teams?|departments?|staff|floors?|reports?|data|information|opportunit(?:y|ies)|systems?|software|tools?|goods|cases?|records?|accounts?|ledgers?|specialists?|personnel|associates?|representatives?|industry|compan(?:y|ies)|firms?|clients?|customers?|vendors?|loans?|meetings?|invoices?|costs?|expenses?|figures?|equipment|rooms?|offices?|stores?|areas?|concepts?|principles|inputs?|memos?|controls?|queries|inquiries)\b/;

/** What Spanish puts before it, and the words between: `informe diario de ventas`, `departamento de nóminas`. */
const THING_BEFORE =
  /\b(?:informes?|reportes?|departamentos?|areas?|equipos?|sistemas?|programas?|softwares?|personal|plantilla|datos|empresas?|sector|clientes?|proveedor(?:es)?|curso|diplomado|taller|tienda|sala|local|puestos?|vacantes?|perfiles|objetivos) (?:\w+ )?(?:de|del|de la|de los|sobre)(?: la| los| las| el)? $/;

/** Whom one works with: a list of departments or of other people's trades. */
const WITH_OTHERS =
  /\b(?:with|between|across|among|con|entre|to|from|for|para)\b[^.;:]{0,60}\b(?:departments?|teams?|groups?|specialists?|areas?|firms?|departamentos?|equipos?|grupos?)\b[^.;:]*$/;
const LIAISON =
  /\b(?:liais\w+|liaised|enlace|interlocuci\w+)\b[^.;:]*$|\b(?:interfac|communicat|correspond|interact|coordinat|collaborat|reconcil|comunic|coordin|colabor|concili)\w* (?:with|con) (?:the |various |other |our |el |la |los |las |otr[oa]s )?$|\b(?:habl|llam|trat|talk|spok|speak)\w*\b[^.;:]{0,30}\b(?:with|to|con|a) (?:the |el |la |los |las )$/;
const TEAM_AFTER = /^[^.;:]{0,50}\b(?:departments?|departamentos?)\b/;

/** What a house, a team or a law is or does, and people called by its name. */
const OF_OTHERS =
  /(?:\b(?:company|business|firm|organi[sz]ation|foundation|charity|empresa|compania|fundacion|cliente)\b[^.;:]{0,40}\b(?:is|are|was|that|which|que|es|era|dedicad[oa])\b|\b(?:is|was|are) (?:focused on|dedicated to|specialized in|a (?:leading|global|national))|\b(?:stack|productos?|clientes?) de (?:los|las|la|el) |\bfunding\b|\b(?:mas|more) [a-z]+ (?:que|than) (?:cualquier|any)\b)/;

/** What somebody only helped with, wrote about or stood beside: `Assisted mechanics with electrical installations`. */
const HELPED =
  /\b(?:assist(?:ed|ing|s)?|help(?:ed|ing|s)?|ayud(?:e|aba|ando|o)|apoy(?:e|aba|ando|o)|colabor(?:e|aba|ando|o)) (?:[a-z]+ ){1,3}(?:with|in|en|con) [^.;,]*$|\b(?:concerning|regarding|about|acerca de|relativ[oa]s? a|junto a|alongside|together with) (?:the |el |la |los |las )?$/;
const BESIDE_AFTER = /^(?:(?: (?:y|e|and)|,) \w+){0,2} (?:junto (?:a|con)|alongside|together with)\b/;
/** Who else did it: `payroll processing by manager`. */
const BY_ANOTHER =
  /^ (?:[a-z]+ )?(?:by|por) (?:the |our |my |el |la |mi )?(?:[a-z]+ )?(?:manager|supervisor|director|accountant|department|team|others|jef[ea]|gerente|gestoria|departamento|equipo)\b/;

/** What somebody looks for: a wish is no past. */
const SOUGHT = /^\W*(?:busco|objetivo|objective|seeking|looking for|puesto deseado|me gustaria)\b/;

/** Words by which a line names a paper and not a doing: `administered first aid` is no certificate of it. */
const PAPER =
  /\b(?:certif\w*|licen\w*|carn\w+|cards?|permiso|permit|passport|regist\w+|matricula\w*|titul\w*|acredit\w*|accredit\w*|homologa\w*|habilita\w*|credential\w*|colegiad\w*|vigente|valid|in force|curso|course|trained|training|brevete|libreta|renova\w+|renew\w*|qualified|endorsement|diploma|ticket|member\w*|commission\w*|holder|tarjeta|\d+ ?h(?:oras|ours|rs|s)?|(?:19|20)\d\d)\b/;

/** Whether a folded line names a paper, by a word of it or as a short name. */
export const saysPaper = (line: string) => PAPER.test(line) || line.trim().split(/\s+/).length <= NAMES_MOST;

/** Whether the line of a licence names a paper, by a word of it or by standing in a list of short names. */
export function namesPaper(clean: string, { start, end }: Span): boolean {
  const from = clean.lastIndexOf('\n', start) + 1;
  const lineEnd = clean.indexOf('\n', end);
  return saysPaper(fold(clean.slice(from, lineEnd < 0 ? undefined : lineEnd)));
}

/** A line of no more words is a name and not a sentence. */
const NAMES_MOST = 8;

/** What stands in the same sentence or entry before and behind a place, folded; bounded, as some texts have no stops. */
function beforeAndAfter(clean: string, { start, end }: Span): { before: string; after: string } {
  const before =
    clean
      .slice(Math.max(0, start - 160), start)
      .split(/\n\s*\n|[.;\u2022](?=\s)|\n\s*[-*\u2022>\u25aa]/)
      .at(-1) ?? '';
  const after = clean.slice(end, end + 120).split(/\n|[.;\u2022](?=\s|$)/)[0] ?? '';
  return { before: fold(before).replace(/\s+/g, ' '), after: fold(after).replace(/\s+/g, ' ') };
}

/** Whether a mention stands in words that name it and do not do it. Titles of roles are not to be asked: they say who somebody was. */
export function isOnlyNamed(clean: string, span: Span): boolean {
  const { before, after } = beforeAndAfter(clean, span);
  const isCommonNoun = /^\p{Ll}/u.test(clean.slice(span.start, span.end));
  if (isCommonNoun && (THING_AFTER.test(after) || THING_BEFORE.test(before))) return true;
  if (WITH_OTHERS.test(before) || LIAISON.test(before) || (isCommonNoun && TEAM_AFTER.test(after))) return true;
  if (HELPED.test(before) || BESIDE_AFTER.test(after) || BY_ANOTHER.test(after)) return true;
  return OF_OTHERS.test(before) || SOUGHT.test(before);
}

/** Months from which on a role shows that somebody can do the work; below it is a trial, a stand-in or a placement. */
const MONTHS_LEAST = 6;
const IN_TRAINING =
  /\b(?:intern|interns?hip|trainee|apprentice|student|placement|becari[oa]|practicas|practicante|pasante|pasantia|aprendiz|residencia profesional)\b/;
/** Offices whose work is with those in training: `Placement Officer`, `Coordinadora de prácticas`. */
const OF_TRAINEES =
  /\b(?:(?:intern(?:ship)?|trainee|apprentice(?:ship)?|student|placement) (?:\w+ )?(?:officer|coordinator|manager|advis[eo]r|support|services?|counsell?or|supervisor|lead|recruiter|liaison)|(?:coordinador\w*|tutor\w*|responsable|jef[ea]|gestor\w*|supervisor\w*) de (?:las? )?(?:practicas|becari[oa]s|pasantias?))\b/;

const isInTraining = (folded: string) => IN_TRAINING.test(folded) && !OF_TRAINEES.test(folded);

/** Whether a dated role is too short or too much a training to prove what was done in it. */
export function isTrial(title: string, { from, to }: { from: number; to: number }): boolean {
  const months = to - from;
  // One month alone is a date and no length: `06/2016` says when, not how long.
  return (months > 1 && months < MONTHS_LEAST) || isInTraining(fold(title));
}
