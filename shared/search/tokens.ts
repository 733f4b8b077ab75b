/** Converts a search form to tokens, so that an index (SQLite, OpenSearch) can find records without their forms. */
import { OWN_WORK } from './matches.ts';
import { CONCEPT_WEIGHTS, type SearchForm } from './search-form.ts';

/** What a token says of the record that has it. */
export const TOKENS = {
  /** A field, a condition or a place, by its id. */
  id: 'i',
  /** A stem of the title, of names or of the place. */
  stem: 'n',
  /** A stem of the name and address of a person. */
  person: 'p',
  /** A stem of a name, whether of a person or of a company. */
  name: 'q',
  /** A stem of the text. */
  text: 'x',
  meaning: 'm',
} as const;

/** Concepts have it with the place of their weight. */
const CONCEPT = 'c';

/** A record that is about some occupation has it. */
export const HAS_WORK = 'o_';

/** Letters, digits and these signs are one word to the index; what has others is written in hexadecimal digits. */
const PLAIN = /^[a-z0-9:+#-]+$/;

/** One token: ASCII letters, digits, `_`, `:`, `+`, `#` and `-` alone, so that no index cuts it. */
export function tokenOf(kind: string, value: string): string {
  return PLAIN.test(value) ? `${kind}_${value}` : `${kind}h_${hexOf(value)}`;
}

function hexOf(value: string): string {
  return [...new TextEncoder().encode(value)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// What looks like a mark of the byte order is a part of the value.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function textOf(hex: string): string {
  return decoder.decode(
    Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16)),
  );
}

/** The token of a concept with the place of its weight in `CONCEPT_WEIGHTS`. */
export function conceptToken(id: string, tier: number): string {
  return tokenOf(`${CONCEPT}${tier}`, id);
}

/** A bit for each kind of token that an id may have: one for each place of a weight, and one for an id without any. */
const kindOf = (tier: string | undefined): number => 1 << (tier === undefined ? CONCEPT_WEIGHTS.length : Number(tier));

/** Tokens as `tokenOf` writes them, of stems and of ids. */
const COUNTED = new RegExp(
  `^(?:(?<stem>${TOKENS.stem}|${TOKENS.text})|${TOKENS.id}|${CONCEPT}(?<tier>\\d))(?<hex>h?)_(?<value>.*)$`,
  's',
);

/**
 * The stems and the ids that the tokens of one record stand for, each once, an id with the kinds of its tokens (see `mayBeHeld`):
 * what a vocabulary counts. Tokens that say the same in another way (names, meanings) add nothing.
 */
export function countedIn(tokens: Iterable<string>): { stems: Set<string>; ids: Map<string, number> } {
  const [stems, ids] = [new Set<string>(), new Map<string, number>()];
  for (const token of tokens) {
    const { stem, tier, hex, value } = COUNTED.exec(token)?.groups ?? {};
    if (value === undefined) continue;
    const text = hex ? textOf(value) : value;
    if (stem === undefined) ids.set(text, (ids.get(text) ?? 0) | kindOf(tier));
    else stems.add(text);
  }
  return { stems, ids };
}

const OF_ID = new RegExp(`^(?:${TOKENS.id}|${CONCEPT}(?<tier>\\d))_(?<id>.*)$`, 's');

/** Whether some record can have a token, by the kinds of tokens that each id was counted with: most near a searched one are nobody's. */
export function mayBeHeld(token: string, kinds: ReadonlyMap<string, number>): boolean {
  const { id, tier } = OF_ID.exec(token)?.groups ?? {};
  return id === undefined || ((kinds.get(id) ?? 0) & kindOf(tier)) !== 0;
}

const split = (words: string) => words.split(' ').filter(Boolean);

/** The tokens of a form, each once. Throws where a concept weighs what is not in `CONCEPT_WEIGHTS`. */
export function tokensOf({ concepts, ...form }: SearchForm): string[] {
  const of = (kind: string, values: readonly string[]) => values.map((value) => tokenOf(kind, value));
  const weighed = Object.entries(concepts).map(([id, weight]) => {
    const tier = CONCEPT_WEIGHTS.indexOf(weight);
    if (tier < 0) throw new Error(`The concept ${id} weighs ${weight}`);
    return conceptToken(id, tier);
  });
  const hasWork = Object.entries(concepts).some(([id, weight]) => weight >= OWN_WORK && id.startsWith('occupation:'));
  const [title, names, person, place] = [form.title, form.names, form.person, form.place.words].map(split);
  return [
    ...new Set([
      ...weighed,
      ...(hasWork ? [HAS_WORK] : []),
      ...of(TOKENS.id, [...form.fields, ...form.conditions, ...form.place.ids]),
      ...of(
        TOKENS.stem,
        [title, names, person, place].flatMap((stems) => stems ?? []),
      ),
      ...of(TOKENS.person, person ?? []),
      ...of(TOKENS.name, [...(names ?? []), ...(person ?? [])]),
      ...of(TOKENS.text, split(form.words)),
      ...of(TOKENS.meaning, form.meanings),
    ]),
  ];
}
