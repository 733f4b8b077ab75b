/** Tells an employer from the town behind it: one comma, or what ends a name in capitals. */
import { type Piece, pieceOf } from './line.ts';
import { companyScore, titleScore } from './name-scores.ts';

export interface HeaderParts {
  title: Piece | null;
  company: Piece | null;
  place: Piece | null;
}

const isCapital = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

export const TOWN_LIKE =
  /^\p{Lu}\p{Ll}[\p{L}’'-]*(?: (?:de|del|la|las|los|el|of|\p{Lu}\p{Ll}[\p{L}’'-]*)){0,3}(?: [A-Z]{2,3})?$/u;

const couldBeTown = (text: string) => TOWN_LIKE.test(text) && titleScore(text) < 2 && companyScore(text) < 2;

/** `Hotel Glenmara, Kinsale`: what follows the name of an employer and one comma is its town, known or not. */
export function withOwnTown(text: string, parts: HeaderParts): HeaderParts {
  const { company, place } = parts;
  const [name = '', town = '', ...further] = company?.text.split(', ') ?? [];
  if (!company || place || further.length > 0) return parts;
  if (town === '') return withTownBehind(text, parts, company);
  // `BAOBAB BEND CAMP, Letaba`: a name in capitals ends with them.
  const isUnlike = isCapital(name) && !isCapital(town);
  if (!couldBeTown(town) || (companyScore(name) < 2 && !/ [A-Z]{2,3}$/.test(town) && !isUnlike)) return parts;
  return {
    ...parts,
    company: { text: name, start: company.start, end: company.start + name.length },
    place: { text: town, start: company.end - town.length, end: company.end },
  };
}

/** The same where the comma ended the name already. */
function withTownBehind(text: string, parts: HeaderParts, { text: name, end }: Piece): HeaderParts {
  const [lead, town] = /^,\s+([^\t\n,|·]{3,40})(?=[\t\n]|$)/.exec(text.slice(end, end + 50)) ?? [];
  if (!lead || !town || companyScore(name) < 2 || !couldBeTown(town.trim())) return parts;
  return { ...parts, place: pieceOf(text, end + lead.length - town.length, end + lead.length) };
}
