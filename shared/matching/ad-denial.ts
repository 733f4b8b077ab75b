/** Recognises what an ad says that it does not want, need or look at: `no se pide título`, `a degree is of no importance`. */

/** In so many words, wherever they stand in the sentence. */
const DENIED =
  /^\W*(?:la|lo|las|los) (?:lleva|hace|gestiona|tramita)n? (?!(?:tu|usted)\b)[a-z]+|^\W*don't (?:need|worry|bother|mind (?:where|who|what|how|if|whether))\b|\b(?:you won't (?:be|have|need|manage|do|get|write|run)\b|(?:position|role|job|post) (?:does not|doesn't|will not|won't)\b|(?:el|este) (?:puesto|cargo) no\b|you(?:'ll| will|'d| would) not (?:be|have|need|manage|do|get|write|run)|no need (?:for|to)|(?:don't|do not|doesn't|won't) (?:ask|look) for|belongs? to (?:the|another|our) [a-z]+ (?:team|department)|(?:done|handled|run|made) (?:on [a-z ]{3,30} )?by (?:him|her|them|somebody else|the client)|la llevan? otr[oa]s?|no tendras que|(?:not|no|isn't|aren't|without) (?:[a-z+#.-]+ ){0,3}(?:required|necessary|needed|essential|mandatory|a must|a requirement)|(?:don't|doesn't|do not|does not|needn't) (?:need|require|have to)|no (?:(?:se|es|son|sera|seran|hace|hara) )?(?:requieren?|exigen?|piden?|precisan?|necesitan?|necesari[oa]s?|obligatori[oa]s?|indispensables?|imprescindibles?|falta|requisito)|no (?:(?:la|lo|las|los) )?(?:necesitas|necesitaras|pedimos|exigimos|requerimos|pido|exijo|miramos)|sin necesidad de|(?:is|are|of) no use|(?:doesn't|does not|don't|do not) count|(?:you )?(?:won't|will not) be (?:asked|writing|expected|doing|managing)|you don't have to|nobody (?:will )?reports? to you|no line management|neither here nor there|not (?:your|part of (?:the|this)) (?:job|role|work)|(?:handled|done|owned|run|looked after) by (?:another|a different|other|our)|(?:another|other) team (?:does|handles|looks|runs)|tampoco|no (?:es|son) (?:cosa|asunto|tarea) (?:tuya|suya)|no se (?:hacen|asignaran|trabajan)|se encargan? (?:de (?:eso|ello) )?otr[oa]s?|lo (?:lleva|hace) (?:otr[oa]|la asesoria)|no te (?:pediremos|tocara)|(?:is|are|'s) neither (?:required|needed|necessary|expected|essential)|(?:isn't|is not|aren't|are not|not) (?:of )?(?:any|much) (?:use|interest|value|importance)|of no (?:importance|relevance|interest|concern|consequence)|(?:couldn't|could not) care less|irrelevant|makes? no difference|(?:doesn't|don't|does not|do not) matter|(?:we|i|nobody) (?:[a-z]+ly )?(?:don't|do not|won't|will not) (?:[a-z]+ly )?(?:care|mind)(?! (?:which|what (?:kind|sort|make)))|(?:don't|do not|needn't) worry about|you needn't|not a (?:condition|prerequisite)|no (?:es|son|sera|seran) exigibles?|no (?:te|le|os|les|se) (?:pid[eo]|pedimos|pedire\w*|exij[oa]|exigimos)|(?:me|nos) da(?:n)? (?:lo mismo|igual)|da(?:n)? igual|indiferentes?|indistint[oa]s?|no (?:nos |me )?importan?|no (?:miramos|se mira|nos fijamos))\b/;
/** By how the sentence begins or ends, which asks as often: `No driving points` wants a clean licence. */
const NEGATED =
  /^\W*(?:no|not|never|nada de|ni|nunca) (?!(?:less|fewer|only|just|under|menos|solo|menor|inferior)\b)[^,]{3,60}(?:, (?:no|not|ni|nor|never) [^,]{3,40})*[.,]?\W*$|^[^,.;:]{3,40},? no(?:\.?$|, (?:que|para eso|de eso|eso|because|that)\b)/;
/** What stands in brackets speaks of the words before it only: `a ticketing tool (which one is irrelevant)`. */
const BRACKETS = /\([^()]*\)?/g;

/** The same alone on a line. */
const DENYING_ALONE = /^\W*(?:not (?:required|needed|necessary)|no (?:requerid[oa]s?|se (?:requiere|pide)))\W*$/;
/** A heading that says so of all that stands below it: `What we don't care about`, `Not required`, `Lo que no pedimos`. */
const DENYING_HEADING =
  /\b(?:what (?:you|we) (?:don't|do not|won't) (?:need|ask|want|care|mind|require|look)|(?:you|we) (?:don't|do not|won't|needn't) (?:need|ask|want|care|mind|require)|leave (?:it )?at home|lo que no (?:(?:te|se|le|os|nos) )?(?:pedimos|pide|pido|necesitas|necesitamos|buscamos|miramos|importa|hace falta)|no (?:te )?(?:pedimos|hace falta|necesitas))\b/;

/** Whether a folded sentence says that something is not wanted. */
export function isDenied(text: string): boolean {
  return DENIED.test(text.replace(BRACKETS, ''));
}

/** What refers to all that was said before it: `a diploma is fine, but we don't mind whether you have one`. */
const REFERRING =
  /(?:care|mind|worry)(?: about)? (?:whether|if|either way|one way|it|that)\b|irrelevant|indiferentes?|indistint|da(?:n)? igual|lo mismo|(?:no (?:nos |me )?importa)/;

/** Whether a folded sentence denies what was said before it, whatever stands between. */
export const refersBack = (text: string) => REFERRING.test(text);

const SAYS_LEAST = 3;
/** What goes on to ask after all: `No pido diploma, pero sí que lleves tres años cortando`. */
const BUT_ASKS = /\b(?:pero si|sino|but (?:you|we|i) (?:do|must|need|want)|but (?:at least|definitely))\b/;

/** What is not looked at when people are compared: `No se tendrán en cuenta las prácticas`, `an internship will not be counted`. */
const NOT_COUNTED =
  /\bno se (?:tendra\w*|tienen?|tomara\w*|toman?) en (?:cuenta|consideracion)\b|\bno se (?:valora(?:n|ra|ran)?|computa(?:n|ra|ran)?|puntua(?:n|ra|ran)?)\b|\bno (?:puntuan?|computan?)\b|\b(?:will|do|does|would)(?: not|n't) (?:be )?(?:counted|taken into account|count towards?|suit|do(?=\W*$|,))\b|\bwon't (?:be counted|count|suit)\b/;
/** Nobody without it is looked at: `No se tendrán en cuenta candidaturas sin carné`. */
const WITHOUT_IT =
  /\b(?:sin|without|unless|salvo|que no|quien no|who (?:do|have|lack)|lacking|not (?:holding|having))\b/;

/** Whether a folded sentence says of something, and of nothing else, that it does not count. */
export function isNotCounted(text: string): boolean {
  const found = NOT_COUNTED.exec(text);
  if (found === null || WITHOUT_IT.test(text)) return false;
  const before = text.slice(0, found.index).split(/[,;:]\s/);
  return before.length === 1;
}

/** Whether a folded sentence says nothing else: `Five years on turbines, and a student permit does not count` asks for the years. */
export function isWhollyDenied(text: string): boolean {
  const bare = text.replace(BRACKETS, '');
  if (isNotCounted(bare)) return true;
  const found = DENIED.exec(bare);
  if (found === null || BUT_ASKS.test(bare.slice(found.index))) return false;
  // What stands before a colon is what is denied: `Union experience: not needed`.
  const before = bare.slice(0, found.index).split(/[,;]\s/);
  const saidBefore =
    before
      .slice(0, -1)
      .join(' ')
      .match(/[a-z]+/g)?.length ?? 0;
  return saidBefore < SAYS_LEAST || REFERRING.test(bare.slice(found.index));
}

/** Whether a folded sentence is worded as a denial, whatever it means by it. */
export function isNegated(text: string): boolean {
  return NEGATED.test(text);
}

/** Whether a folded line is a heading that says nothing below it is wanted, and can be nothing else. */
export function isDenyingHeading(line: string): boolean {
  return DENYING_ALONE.test(line);
}

/** Whether a folded heading says that nothing below it is wanted. */
export function deniesBelow(heading: string): boolean {
  return isDenyingHeading(heading) || DENYING_HEADING.test(heading.replace(/\u2019/g, "'"));
}
