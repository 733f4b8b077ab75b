/** Words by which people say what they do not have, or not yet, so that naming a thing is not taken for having it. */

/**
 * Denials and wishes in folded text (lower case, no accents): from the denying word to the end of its clause. `sin embargo`
 * and `not only` deny nothing.
 */
export const DENIALS = [
  /\b(?:no|without|lack of|lacking|sin|ninguna|cero|zero|never had|limited|poca) (?:(?:any|prior|previous|formal|practical|professional|real|direct|hands-on|work|working|mi|previa|practica|profesional|laboral|tener) ){0,3}(?:experience|knowledge|training|background|exposure|experiencia|conocimientos?|formacion|nociones)\b[^.;\n]*/g,
  /\b(?:(?:have|has|had|am|was|do|does|did|is)(?:n'?t|n’t| not)|never|not (?:yet )?(?:familiar|used|worked|experienced|trained|certified|licensed)|unfamiliar|cannot|can'?t|no (?:tengo|he|conozco|manejo|domino|uso|se|poseo|dispongo|cuento)|desconozco|carezco|nunca|jamas)\b(?! only)[^.;,\n]*/g,
  /\b(?:willing|eager|keen|want|wish|hope|hoping|looking|would (?:like|love)|interested|interes(?:ado|ada)?|quiero|deseo|espero|dispuest[oa]|pendiente|ganas|me gustaria)\b[^.;,\n]{0,20}\b(?:to (?:learn|be trained|get trained|gain (?:experience|knowledge))|in (?:learning|being trained)|aprender|formarme|capacitarme|iniciarme)\b[^.;\n]*/g,
  /\b(?:willing|hope|hoping|looking|want|plan|planning|about|ganas|quiero|deseo|espero|pendiente)\b[^.;,\n]{0,20}\b(?:to move into|to get|to obtain|sacar(?:me|se)?|obtener|conseguir) [^.;,\n]{0,20}\b(?:licen[cs]e|certifica\w+|carne|carnet|permiso|titulo)\b[^.;\n]*/g,
  /\blooking to move into\b[^.;\n]*|\bteaching myself\b/g,
  // `Tengo previsto formarme en`, `I plan to take a course in`, `my hope is to move into`, `acabo de apuntarme a un curso de`.
  /\b(?:(?:tengo|hay) (?:previsto|pensado|planeado)|preveo|planeo|pienso|voy a|quisiera|(?:me )?encantaria|ilusion es|acabo de (?:empezar|apuntarme|iniciar|matricularme|comenzar)|recien (?:empiezo|empezado|apuntad[oa]))\b[^.;,\n]{0,20}\b(?:aprender|formarme|capacitarme|iniciarme|especializarme|introducirme|curso|cursos|formacion|estudi\w+)\b[^.;\n]*/g,
  /\b(?:i|we) (?:plan|am planning|intend|aim|hope) to (?:take|start|begin|learn|train|study|do|gain|move|get)\b[^.;\n]*|\bmy (?:hope|wish|plan|aim|goal) is to\b[^.;\n]*|\b(?:only |have |i )*just (?:started|begun|signed up|enrolled)\b[^.;\n]*/g,
  // A wish or a plan for another time: `would like to do overseas sourcing in my next job`, `forma parte de mis planes`.
  /\b(?:(?:i )?(?:would|'d|should) (?:like|love) to|me gustaria|quisiera|desearia|hoping to|i hope to)\b[^.;\n]*/g,
  /\b(?:(?:am|i'm|currently|still|estoy|sigo) (?:learning|aprendiendo|iniciandome en|formandome en)|(?:enrolled|enrolling|signed up|registered|inscripcion|inscrit[oa]|matricula|matriculad[oa]|apuntad[oa])\b[^.;\n]{0,40}\b(?:course|class|workshop|curso|taller|clase))\b[^.;\n]*/g,
  // `No me ocupé de`, `no hacíamos`: a verb behind the denial, and no adjective as in `ensayos no destructivos`.
  /\bno (?:(?:me|lo|la|los|las|nos|se) [a-z]{3,}|[a-z]{2,}(?:aba|aban|abamos|iamos)|hacia|hice|trabaje|intervine|participe)\b[^.;,\n]*/g,
  /\b(?:did|do|does)(?: not|n't|n\u2019t)\b[^.;,\n]*/g,
  // `Ni en este puesto ni en los anteriores he hecho nada de`, `all that is new to me`.
  /\bni\b[^.;\n]{0,60}\b(?:he|habia|hice|tuve|tengo|trabaje)\b[^.;\n]*|\b(?:he|habia) hecho nada de\b[^.;,\n]*/g,
  /\b(?:without|sin|no|ningun|ninguna)(?! embargo| only| solo| less| menos) (?:\S+ ?){1,3}/g,
  // `ADR no`, `Carretilla: no`.
  /(?<=^|[,;.(\n] ?)[^,;.()\n]{2,30} no(?=[.,;)\n]|$)/g,
  /\b(?:sacando(?:me|se)?|preparando(?:me)?|estudiando para|en proceso de|a punto de|proximamente|currently (?:getting|obtaining)|studying for|working towards?|in the process of|about to)\b[^.;,\n]{0,40}\b(?:licen[cs]e|carne|carnet|permiso de conducir|permit|work permit)\b[^.;\n]*/g,
];

/** What takes back that which stands before it in the clause: `El izaje no entraba en mis tareas`, `Deep buttoning: hoping to learn`. */
const TAKEN_BACK = [
  /\b(?:(?:part of|in|among) my plans|(?:de|en|entre) mis (?:planes|metas|objetivos|proyectos)|(?:en|para) el (?:proximo ano|ano que viene|ano proximo))\b/g,
  // What is said behind a colon or in brackets goes back to what stands before: `Deep buttoning: hoping to learn`.
  /[:(\u2013\u2014-] ?(?:(?:with |con |still |aun |todavia )?(?:hoping|keen|eager|wanting|wish|ganas|deseos|intencion|interes)(?: (?:to|de|en|por) (?:learn|start|aprender(?:l[oa]s?)?|empezar|formarme|iniciarme))|(?:no|sin|without|not) (?:practice|practica|experience|experiencia)(?: (?:so far|yet|todavia|aun|por ahora))?|(?:none|ninguna|nada|never|nunca)(?: (?:so far|yet|todavia|aun))?)(?=[).;\n]|$)/g,
  // `El izaje en tándem no entraba en mis tareas`, `was not among my tasks`, `never part of my job`.
  /\b(?:(?:was|were|is|are) (?:not|never)|wasn't|weren't|isn't|aren't) (?:among|part of|one of|in|within) (?:my|our|the) (?:\w+ )?(?:tasks?|duties|jobs?|work|role|responsibilities|remit)\b/g,
  /\b(?:no|nunca|tampoco) (?:entraba|entraban|entra|figuraba|figura|estaba|formaba parte|forma parte|era|eran) (?:en |de |entre |parte de )?(?:mis?|nuestras?|las) (?:\w+ )?(?:tareas?|funciones|cometidos?|trabajo|puesto|cosas?|competencias)\b/g,
];
const CLAUSE_END = /[.;,\n]/;
/** Further away than this it is another clause, whatever parts them. */
const CLAUSE_MAX_CHARS = 160;

/** The clauses of a folded text that take back what they name. */
export function takenBackSpans(folded: string): { start: number; end: number }[] {
  return TAKEN_BACK.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: found, index }) => {
      const before =
        folded
          .slice(Math.max(0, index - CLAUSE_MAX_CHARS), index)
          .split(CLAUSE_END)
          .at(-1) ?? '';
      const after = folded.slice(index + found.length, index + found.length + CLAUSE_MAX_CHARS).split(CLAUSE_END)[0];
      return { start: index - before.length, end: index + found.length + (after?.length ?? 0) };
    }),
  );
}

/** Where a folded text denies or wishes, with what is denied. */
export function deniedSpans(folded: string): { start: number; end: number }[] {
  const denied = DENIALS.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
  return [...denied, ...takenBackSpans(folded)];
}
