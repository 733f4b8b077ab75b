/** Brings a Spanish and an English word of one Latin or Greek root to one form, for words that no list holds. */

/** Sounds before letters: `ph` and `f`, `ch` and `qu`, `-tion` and `-ción` are written apart and are one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/[ct]ion/g, 'sion'],
  [/sc(?=[ei])/g, 's'],
  [/c(?=[ei])/g, 's'],
  [/ch|qu|[cq]/g, 'k'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  [/^es(?=[bdfgklmnpt])/, 's'],
];

/** Endings that make a person, a science or an adjective of a root, each with what is left of it. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['ologikal|ologik|ologist|ologi|olog', 'olog'],
  ['ografik|ografer|ografi|ograf', 'ograf'],
  ['sional|sionist|sioner|sion', 'sion'],
  ['isasion|isador|iser|ikal|isian|isist|iko|ik|is|ianis|ian|ist|ism', ''],
  ['ator|ador|edor|idor|itor|tor|dor|er|or|ment|mient|idad|iti|itat|ari|iv|ous|os|al|ar|an|i', ''],
];
const LEFT = new Map(ENDINGS.flatMap(([endings, left]) => endings.split('|').map((ending) => [ending, left])));
const ENDING = new RegExp(`^(.{5,}?)(${ENDINGS.map(([endings]) => endings).join('|')})$`);

function withoutEnding(word: string): string {
  const [, root = word, ending = ''] = ENDING.exec(word) ?? [];
  return root + (LEFT.get(ending) ?? '');
}

/**
 * The form that cognates share, of a folded word or its stem: `fotógrafo`, `photographer` and `fotografía` give one, as
 * do `especialista` and `specialist`. A light tool: words that only look alike meet too, so known words go first.
 */
export function cognate(word: string): string {
  const sounds = SPELLINGS.reduce((text, [written, sound]) => text.replace(written, sound), word);
  return withoutEnding(withoutEnding(sounds.replace(/[aeo]$/, '')));
}
