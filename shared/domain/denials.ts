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
  // `Ni en este puesto ni en los anteriores he hecho nada de`, `all that is new to me`.
  /\bni\b[^.;\n]{0,60}\b(?:he|habia|hice|tuve|tengo|trabaje)\b[^.;\n]*|\b(?:he|habia) hecho nada de\b[^.;,\n]*/g,
  /\b(?:without|sin|no|ningun|ninguna)(?! embargo| only| solo| less| menos) (?:\S+ ?){1,3}/g,
  // `ADR no`, `Carretilla: no`.
  /(?<=^|[,;.(\n] ?)[^,;.()\n]{2,30} no(?=[.,;)\n]|$)/g,
  /\b(?:sacando(?:me|se)?|preparando(?:me)?|estudiando para|en proceso de|a punto de|proximamente|currently (?:getting|obtaining)|studying for|working towards?|in the process of|about to)\b[^.;,\n]{0,40}\b(?:licen[cs]e|carne|carnet|permiso de conducir|permit|work permit)\b[^.;\n]*/g,
];

/** Where a folded text denies or wishes, with what is denied. */
export function deniedSpans(folded: string): { start: number; end: number }[] {
  return DENIALS.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
}
