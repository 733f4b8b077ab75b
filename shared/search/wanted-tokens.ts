/** The tokens a record needs to meet every part of a search: `meetsAll` as an index query. */
import { linkedTo } from '../taxonomy/index.ts';
import { withKin } from './kin.ts';
import { meets } from './kinship.ts';
import { CONDITION, DOES_IT, FULLY_MET, MEANT, OWN_WORK, STANDS, speaksAgainst, TRANSLATED } from './matches.ts';
import { CONCEPT_WEIGHTS } from './search-form.ts';
import { conceptToken, HAS_WORK, TOKENS, tokenOf } from './tokens.ts';
import type { Term, Understood, Vocabulary } from './understood.ts';

/** A condition on the tokens of a record. */
export type WantedTokens =
  /** It has one of them; for none nobody does. */
  | { kind: 'any'; tokens: readonly string[] }
  | { kind: 'every' | 'some'; of: readonly WantedTokens[] }
  | { kind: 'without'; wanted: WantedTokens; not: WantedTokens };

const any = (tokens: readonly string[]): WantedTokens => ({ kind: 'any', tokens });
const every = (of: readonly WantedTokens[]): WantedTokens => ({ kind: 'every', of });
const some = (of: readonly WantedTokens[]): WantedTokens => ({ kind: 'some', of });

type Ids = Vocabulary['ids'];

/** Records with a concept that meets the term to that degree. */
function byConcepts({ ids: asked }: Term, ids: Ids, least: number): WantedTokens {
  const tokens = asked.flatMap(([id, degree]) => [
    ...(degree >= least ? [tokenOf(TOKENS.id, id)] : []),
    ...[...linkedTo(id)].flatMap((had) => {
      if (!ids.has(had)) return [];
      const met = meets(id, had);
      if (met === 0) return [];
      const tiers = [...CONCEPT_WEIGHTS.keys()].filter(
        (tier) => degree * ((CONCEPT_WEIGHTS[tier] ?? 0) * met) >= least,
      );
      return tiers.map((tier) => conceptToken(had, tier));
    }),
  ]);
  return any([...new Set(tokens)]);
}

const NOBODY = any([]);

/** Records with all words of the term's name among such tokens. */
function named({ words: [stems = []] }: Term, kind: string): WantedTokens {
  return stems.length === 0 ? NOBODY : every(stems.map((stem) => any([tokenOf(kind, stem)])));
}

function written({ words, kind, meanings }: Term): WantedTokens {
  const alternatives = words.map((stems, at): WantedTokens => {
    if (stems.length === 0) return NOBODY;
    const inText = kind !== 'occupation' && (at === 0 ? 1 : TRANSLATED) * STANDS.text >= FULLY_MET;
    const kinds = inText ? [TOKENS.stem, TOKENS.text] : [TOKENS.stem];
    return every(stems.map((stem) => any(kinds.map((one) => tokenOf(one, stem)))));
  });
  const meant = every(meanings.map((meaning) => any([tokenOf(TOKENS.meaning, meaning)])));
  return some([...alternatives, ...(meanings.length > 0 && MEANT >= FULLY_MET ? [meant] : [])]);
}

/** Who does work that does not speak against the searched one. */
function kin({ id = '' }: Term, ids: Ids): WantedTokens {
  const tiers = [...CONCEPT_WEIGHTS.keys()].filter((tier) => (CONCEPT_WEIGHTS[tier] ?? 0) >= OWN_WORK);
  const own = [...ids.keys()].filter((had) => had.startsWith('occupation:') && !speaksAgainst(id, had));
  return any(own.flatMap((had) => tiers.map((tier) => conceptToken(had, tier))));
}

function work(term: Term, ids: Ids): WantedTokens {
  const half = some([byConcepts(term, ids, FULLY_MET), written(term)]);
  return some([
    byConcepts(term, ids, DOES_IT),
    every([half, kin(term, ids)]),
    { kind: 'without', wanted: half, not: any([HAS_WORK]) },
    named(term, TOKENS.person),
  ]);
}

function wantedOf(term: Term, ids: Ids): WantedTokens {
  const met = () => byConcepts(term, ids, FULLY_MET);
  if (CONDITION.test(term.id ?? '')) return met();
  if (term.kind === 'place') return some([met(), named(term, TOKENS.name)]);
  if (term.kind === 'occupation') return work(term, ids);
  return some([met(), written(term)]);
}

/**
 * The tokens that records need to meet every term of a search; see `meetsAll`, which it agrees with for records that state
 * no pay: no such record meets a search for one. `ids` are those of the vocabulary of the records, since only theirs can be had.
 */
export function wantedTokens({ terms }: Understood, ids: Ids): WantedTokens {
  if (terms.some(({ kind, yearlyPay = 0 }) => kind === 'pay' && yearlyPay > 0)) return NOBODY;
  return every(terms.filter(({ kind }) => kind !== 'pay').map((term) => wantedOf(term, ids)));
}

/** Below every degree by which a record can meet a term. */
const IN_ANY_WAY = Number.MIN_VALUE;

/**
 * The tokens of which a record has at least one where it meets any term of a search, however little: anyone who has none of them is
 * neither found by the search nor by a part of it. Undefined where a search, or what is left of it without its places,
 * asks only for pay, which no token states: then every record may meet it.
 */
export function nearTokens(understood: Understood, ids: Ids): ReadonlySet<string> | undefined {
  const { terms } = withKin(understood);
  const said = terms.filter(({ kind }) => kind !== 'pay');
  if (said.length < terms.length && said.every(({ kind }) => kind === 'place')) return undefined;
  const tokens = new Set<string>();
  for (const term of said) {
    const met = byConcepts(term, ids, IN_ANY_WAY);
    if (met.kind === 'any') for (const token of met.tokens) tokens.add(token);
    for (const kind of [TOKENS.stem, TOKENS.text])
      for (const stem of [...term.words, ...(term.about ?? []).flat()].flat()) tokens.add(tokenOf(kind, stem));
    for (const meaning of term.meanings) tokens.add(tokenOf(TOKENS.meaning, meaning));
  }
  return tokens;
}
