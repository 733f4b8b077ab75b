/**
 * Asks of a paper that somebody holds whether it answers the whole line that asks for it, before it is shown as *met*.
 *
 * `A valid driver's license with a clean record` is not answered by a licence alone, nor `primeros auxilios psicológicos` by first aid.
 * Of 23 papers that did not prove, judged blind, 5 lacked what the ad joins to the name and 12 were of another kind or level. The score
 * asks for the name alone.
 */
import { fold } from '../taxonomy/index.ts';
import { saysPaper } from './own-doing.ts';

/** What an ad joins to a paper, by words of it, and the words by which a resume answers. */
const JOINED: readonly { asked: RegExp; held: RegExp }[] = [
  // `a full, clean driving licence`: `Dedicated driver with a clean driver's license` says so, `Valid AL driver's license` does not.
  {
    asked: /\b(?:clean|unendorsed|limpi[oa]s?|sin (?:puntos|sanciones|antecedentes))\b/,
    held: /\b(?:clean|unendorsed|no points|limpi[oa]s?|sin (?:puntos|sanciones|antecedentes))\b/,
  },
  // `Permiso B y disponibilidad de vehículo`: `Carnet B y coche`.
  {
    asked: /\b(?:y|and|with|con|plus|mas)\b[^.;]*\b(?:vehiculos?|coche|auto|movilidad|vehicle|car)\b/,
    held: /\b(?:vehiculos?|coche|auto|movilidad|moto|furgon\w*|camioneta|vehicle|car|van|truck|transport\w*)\b/,
  },
  // `Registro de conducir y ganas reales de manejar`: nobody's licence says what they would like.
  {
    asked:
      /\b(?:y|and|with|con|plus|mas)\b[^.;]*\b(?:willing\w*|ganas|disposicion|disponibilidad (?:para|total|de viaj))\b/,
    held: /\b(?:willing\w*|ganas|disposicion|disponibilidad|disponible|available)\b/,
  },
];

/** What an "or" offers instead is no condition: `carnet de manipulador o disponibilidad para tramitarlo`. */
const INSTEAD = /\b(?:or|o|u)\b.*$/;

/** Whether the line of a paper says what the ad's own words for it join to it: `with a clean record`, `y disponibilidad de vehículo`. */
export function saysWhatIsJoined(label: string, written: string): boolean {
  const asked = fold(label).replace(INSTEAD, '');
  return JOINED.every((one) => !one.asked.test(asked) || one.held.test(written));
}

/** An adjective right behind the Spanish name of a paper says of which kind it is: `primeros auxilios psicológicos`. */
const KIND_BEHIND =
  /^ ((?!basic|practic|public|oficial|profesional|actual|individual|legal|nacional|digital)[a-z]{5,}(?:icos?|icas?|al|ales))\b/;
/** And words before the English one: `paediatric first aid`. */
const KIND_BEFORE = /\b(paediatric|pediatric|psychological|mental health|wilderness|veterinary|canine|maritime) $/;

/** The kinds of a paper that a folded line names, where it says one at all; `names` are what the line calls the paper. */
function kindsIn(line: string, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const at = line.indexOf(name);
    if (at < 0) return [];
    const behind = KIND_BEHIND.exec(line.slice(at + name.length))?.[1];
    const before = KIND_BEFORE.exec(line.slice(0, at))?.[1];
    return [behind, before].filter((kind) => kind !== undefined);
  });
}

/** Resuscitation is one part of first aid: `CPR` alone answers an ad that names it. */
const RESUSCITATION = /\b(?:cpr|rcp)\b/;
const FIRST_AID = /\b(?:first aid|auxilios|socorr\w+)\b/;

/** Whether a line names a part of a paper where the ad asks for all of it. */
export const isOnlyAPart = (id: string, asked: string, written: string) =>
  id === 'licence:first-aid' && RESUSCITATION.test(written) && !RESUSCITATION.test(asked) && !FIRST_AID.test(written);

/** Whether the ad asks for a kind of a paper that the line of the resume does not name. */
export function isOfAnotherKind(asked: string, askedNames: readonly string[], written: string): boolean {
  const kinds = kindsIn(asked, askedNames);
  return kinds.length > 0 && !kinds.some((kind) => written.includes(kind));
}

/** Letters of a name that is one of letters alone: `CDL`, `EIR`. */
const LETTERS_MOST = 4;
/** How an ad asks somebody to hold what it names: `You've held a CDL`, `PALS within the first 90 days`. */
const HOLDING =
  /\b(?:cert|certs|h[eo]ld|have|having|possess\w*|ten(?:er|ga|gas|emos)|tienes?|poseer|posea|contar|cuent[ae]s?|within|requi\w+|obligatori[oa]|necesari[oa]|hire|designation|program|knowledge|conocimientos?|puntos?)\b/;

/**
 * Whether one of the ad's lines asks for a paper that it calls by letters: `Apply the MEL and CDL and issue deferral numbers` names a
 * list of aircraft by the letters of a driving licence. A name in words (`primeros auxilios`) has one sense.
 */
export function asksForPaper(written: string, names: readonly string[]): boolean {
  const isOfLetters = names.length > 0 && names.every((name) => name.length <= LETTERS_MOST);
  return !isOfLetters || written.split('\n').some((line) => saysPaper(line) || HOLDING.test(line));
}

/** What a template leaves to be filled in: `Valid [state] driver's license` is nobody's. */
const BLANK = /\[\s?\p{L}[\p{L} ]{2,30}\]/u;

export const isOfTemplate = (written: string) => BLANK.test(written);
