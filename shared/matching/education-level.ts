/** Finds the education that a text names and orders it. */
import type { EducationLevel } from '../domain/levels.ts';
import { conceptById, findMentions, fold } from '../taxonomy/index.ts';

/** Order of the levels; `other` (vocational, associate) lies between school and a degree. */
const RANK: Record<EducationLevel, number> = { 'high-school': 1, other: 1.5, bachelor: 2, master: 3, phd: 4 };
/** Schooling below the upper secondary, which the levels file under `other` as well: ESO is no vocational title. */
const LOWER_SECONDARY = 0.7;
const BELOW_HIGH_SCHOOL: Record<string, number> = {
  'education:primary': 0.3,
  'education:secondary': LOWER_SECONDARY,
};

/** Rank of a level, 1 (school) to 4 (doctorate). */
export function educationRank(level: EducationLevel): number {
  return RANK[level];
}

/** Words by which people say that they have not finished, or stopped. */
const UNFINISHED =
  /\b(?:sin (?:terminar|acabar|finalizar|concluir|titulo)|no (?:terminad|acabad|finalizad|concluid)[oa]s?|inconclus[oa]s?|trunc[oa]s?|incomplet[oae]s?|abandon\w+|retirad[oa]|cursada completa|todo cursado|tesi(?:s|na) (?:empezada|pendiente)|deb(?:o|e) la tesis|me (?:anote|matricule|inscribi)|a falta de|(?:thesis|dissertation) (?:pending|outstanding|still due)|(?:en curso|cursando|pendiente)|\d+ (?:de|of) \d+ (?:materias|creditos|asignaturas|cursos|credits|courses)|curs[eo] \w+ de \w+|(?:termin[eo]|complet[eo]) (?:los |mis )?creditos|no lo tengo|matriculad[oa]|enrolled|primer (?:ano|curso) (?:de|solo)|solo (?:primer|el primer)|congelad[oa]|aplazad[oa]|en pausa|paused|deferred|admitid[oa]|admitted (?!to the bar)|sin titular\w*|no (?:lo |la )?segui|\w+ unidades de competencia|\d+ (?:de \d+ )?(?:semestres?|semesters|cuatrimestres?) (?:cursad[oa]s|aprobad[oa]s|completed|passed)|\d+ de \d+ (?:semestres?|\w{2,5}mestres?)|(?:asignaturas?|materias) (?:de \w+ )?aprobadas|not (?:completed|finished)|unfinished|did not (?:finish|graduate|complete)|dropped out|in progress|ongoing|expected|anticipated|candidate for|pursuing|towards? an?|coursework (?:in|towards?)|baja (?:definitiva|voluntaria)|(?:la|lo|los|las) deje\b|deje (?:la carrera|los estudios)|interrumpid[oa]s?|inscrit[oa]|(?:lo estoy |estoy )?pensando(?:lo|melo)?|(?:estoy )?valorando(?:lo)?|no descarto|me gustaria|quiero|quisiera|planeo|previst[oa]|(?:thinking|dreaming) (?:about|of)|considering|planning|planned|plan to|would like|hope to|hoping|intend\w*|withdrew|left before|broken off|part way|partway)\b/;
const UNFINISHED_WITHIN_CHARS = 110;

/** Whether the line of a degree says beside it that it was not finished. */
export function isUnfinished(folded: string, { start, end }: { start: number; end: number }): boolean {
  const from = folded.lastIndexOf('\n', start) + 1;
  const lineEnd = folded.indexOf('\n', end);
  const to = Math.min(lineEnd < 0 ? folded.length : lineEnd, end + UNFINISHED_WITHIN_CHARS);
  return UNFINISHED.test(folded.slice(Math.max(from, start - UNFINISHED_WITHIN_CHARS), to));
}

/** What else beside a degree may say that it is not held, as it was written: with denials, and with what the next line says. */
const MAY_BE_UNFINISHED =
  /\b(?:me falta\w*|en (?:tramite|proceso)|(?:aun|todavia) no|no (?:lo |la |los )?(?:tengo|termin\w+|acab\w+|finalic\w+|conclui\w*|continu\w+|segui|obtuv\w+)|quedo pendiente|(?:majority|most|part|half|portion|all) of (?:the |my |all )?(?:requirements?|coursework|courses|credits|program\w*|degree)|(?:credits?|hours|semesters?|courses?) (?:short|away|remaining|left)|(?:completed|earned) \d+ (?:credits?|(?:credit |semester )?hours|units)|some college|non-?degree|currently (?:enrolled|attending|studying|taking|completing)|working (?:on|towards?)|(?:me )?(?:lo |la )?plante[oa]\w*|esper[oa] (?:terminar|acabar|titular\w*)|semestre \d+ de \d+|to (?:obtain|gain) (?:admi\w+|entry|entrance)|yet to|not yet|still (?:studying|getting|taking)|to be (?:completed|awarded|conferred)|tramitando\w*)\b|\b\d+ ?% (?:de (?:los )?creditos|of (?:the )?credits)/;
/** What begins a line that is another entry, and goes on with no other: a mark, a year, a label. */
const NEW_ENTRY = /^\s*(?:[-*\u2022\u00b7>\u25aa]|\d|$|[^:\n]{2,40}:)/;

/** Whether the line of a degree, with what is wrapped from it or follows it, may say that it is not held; `folded` is the text as written. */
export function mayBeUnfinished(folded: string, { start, end }: { start: number; end: number }): boolean {
  const from = folded.lastIndexOf('\n', start) + 1;
  const [line = '', next = ''] = folded.slice(end, end + 3 * UNFINISHED_WITHIN_CHARS).split('\n');
  // A share of credits opens the next line of the same entry.
  const goesOn = NEW_ENTRY.test(next) && !/^\s*\d+ ?%/.test(next) ? '' : next;
  const around = `${folded.slice(Math.max(from, start - UNFINISHED_WITHIN_CHARS), end)}${line} ${goesOn}`;
  return (
    MAY_BE_UNFINISHED.test(around) ||
    UNFINISHED.test(`${folded.slice(Math.max(from, start - UNFINISHED_WITHIN_CHARS), end)}${line}`)
  );
}

/** A course counted in hours, days, weeks or less than a year of months: no degree, whatever it is called (`Posgrado, 240 h`). */
const SHORT_COURSE =
  /\b(?:\d{2,4} ?(?:h|hs|hrs?|horas|hours)|\d{1,3} ?(?:dias|days|semanas|weeks)|(?:[2-9]|1[01]) ?(?:meses|months)|(?:training|short|online|on line|weekend) course|curso (?:corto|de fin de semana|(?:[a-z]+ ){0,4}on ?line))\b/;

/** Whether the line of a degree says that it was a short course. */
export function isShortCourse(folded: string, { start, end }: { start: number; end: number }): boolean {
  const from = folded.lastIndexOf('\n', start) + 1;
  const lineEnd = folded.indexOf('\n', end);
  const to = Math.min(lineEnd < 0 ? folded.length : lineEnd, end + UNFINISHED_WITHIN_CHARS);
  return SHORT_COURSE.test(folded.slice(Math.max(from, start - UNFINISHED_WITHIN_CHARS), to));
}

/** A course by its first word, which is no title of studies unless it names one. */
const COURSE =
  /^\W*(?:curs(?:o|illo)s?|taller(?:es)?|seminarios?|jornadas?|charlas?|webinar|course|workshop|seminar|short course)\b/;

/** Whether a line of studies says of itself that it is a course. */
export function isCourse(line: string): boolean {
  return COURSE.test(fold(line));
}

/** `Maestra de grado` teaches a class and has no degree by that name. */
const OF_A_CLASS = /\b(?:maestr[oa]s?|docentes?|profesora?s?|ano|cursos?|alumn[oa]s) de $/;

/** `BS 4142` is a British Standard. A year behind a degree has four digits as well, and begins with 19 or 20. */
const STANDARD_AFTER = /^ (?!19|20)\d{3,5}\b/;

const HIGHER_BEFORE =
  /\b(?:ph\.?d|doctora(?:l|te)|postgraduate|post-graduate|master'?s?|msc|mba|ma|high|associate'?s?|foundation)\b\.?\s$/;

/** In Peru and Costa Rica a `bachiller` in a subject, or beside a title, has a first degree; one of sciences or letters left school. */
const OF_UNIVERSITY = /^ (?:o titulad[oa] )?en (?!ciencias\b|letras\b|humanidades\b|artes\b)/;

/** A doctor at work and no doctorate: `under MD supervision`. */
const STAFF_AFTER = /^['\u2019]?s? (?:supervision|orders?|offices?|staff|approval|visits?|appointments?|schedules?)\b/;

/** What follows the name of the degree; behind anything else `master` is a verb (`Master new concepts quickly`) or a name. */
const MASTER_AFTER =
  /^(?:['\u2019]?s)?(?: ?$| ?\n| (?:of|in|en|de|del|degree|universitari[oa]|oficial|propio|executive|habilitante|interuniversitario|i{1,2}|a|\u2013|-|(?:19|20)\d\d)\b| ?[,.:;()|\u2013\u2014/-]| \d)/;
/** What people master on a mat or by hand, which no university grants. */
const MASTER_OF_AN_ART =
  /^(?:['\u2019]?s)? (?:of|in|en|de) (?:the )?(?:tae ?kwon ?do|karate|judo|aikido|ju ?jitsu|jiu ?jitsu|kung ?fu|tai ?chi|martial|artes marciales|kick ?boxing|reiki|yoga|ceremon\w+|disguise|chess|ajedrez|cocteleria|obras?\b)/;

/** Whether a bare `master` names no degree. */
function isNoMaster(written: string, after: string): boolean {
  // `Quickly learns and masters new skills`
  if (written === 'masters' && /^ (?:new|the|an?|any|all|every|each)\b/.test(after.slice(1))) return true;
  if (!/^master(?: (?:in|en))?$/.test(written)) return false;
  return !MASTER_AFTER.test(after) || MASTER_OF_AN_ART.test(after);
}

/** `FP I Construcciones Metálicas`, from fourteen to sixteen. */
const FIRST_VOCATIONAL = /^(?:fp|formacion profesional)(?: ?1| i| de primer grado)\b/;

/** Every education named in a text with its rank (see `educationRank`) and place, in order. */
export function educationIn(text: string): { id: string; rank: number; start: number; end: number }[] {
  const folded = fold(text);
  return findMentions(text, ['education']).flatMap(({ id, start, end }) => {
    const concept = conceptById(id);
    if (concept?.kind !== 'education' || OF_A_CLASS.test(folded.slice(Math.max(0, start - 20), start))) return [];
    if (STANDARD_AFTER.test(folded.slice(end, end + 8)) || STAFF_AFTER.test(folded.slice(end, end + 20))) return [];
    if (isNoMaster(folded.slice(start, end), folded.slice(start + 'master'.length, end + 30))) return [];
    // `PhD degree in Economics`: what stands before says which degree.
    const written = folded.slice(start, end);
    if (written === 'degree in' && HIGHER_BEFORE.test(folded.slice(Math.max(0, start - 24), start))) return [];
    if (written === 'bachiller' && OF_UNIVERSITY.test(folded.slice(end, end + 40)))
      return [{ id: 'education:bachelor', rank: educationRank('bachelor'), start, end }];
    // The school-leaving title of Spain before 1997 counts as the lower secondary one, and so does its first vocational level.
    if (/^graduad[oa] escolar$/.test(written) || FIRST_VOCATIONAL.test(folded.slice(start, end + 3)))
      return [{ id, rank: LOWER_SECONDARY, start, end }];
    return [{ id, rank: BELOW_HIGH_SCHOOL[id] ?? educationRank(concept.level), start, end }];
  });
}
