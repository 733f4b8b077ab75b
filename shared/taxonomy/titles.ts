/** Reads a job title: which occupation it names, past level words, departments, places and gender marks. */
import { withinOneRun } from '../domain/within-one-run.ts';
import { conceptById } from './catalog.ts';
import type { OccupationConcept } from './concept.ts';
import { mentionsIn, type TokenMention } from './mentions.ts';
import { stem, type Token, tokenize } from './tokens.ts';

const stems = (words: string) => new Set(words.split(' ').map(stem));

/** Words that say how far along, how long or how much, not what. */
const LEVEL = stems(
  'senior sr junior jr semi mid middle entry level lead principal staff trainee intern internship becario becaria practicas ' +
    'aprendiz apprentice graduate i ii iii iv 1 2 3 jefe jefa head chief responsable encargado titular oficial primera ' +
    'segunda tercera experienced experimentado certified certificado licensed titulado colegiado registered full part time ' +
    'completo completa parcial jornada media temporal temporary seasonal freelance autonomo interim interino remote remoto ' +
    'm f h w x d urgente nivel general',
);

/** Heads that make another occupation of the noun before them: a nurse manager is no nurse. */
const ENGLISH_HEADS = stems(
  'manager supervisor director assistant aide helper instructor trainer teacher educator engineer officer clerk technician analyst ' +
    'consultant coordinator representative operator specialist administrator executive president inspector designer recruiter buyer agent seller',
);

/** Spanish words that subordinate what follows: an "ayudante de electricista" is no electrician. */
const SUBORDINATING = new Set(['de', 'del', 'of', 'to', 'for', 'para']);

function isContent(token: Token): boolean {
  return !token.filler && token.stem !== '&' && !LEVEL.has(token.stem);
}

/** What surrounds a mention, as places among the tokens, found once for a title however long it is. */
interface Outline {
  tokens: readonly Token[];
  firstContent: number;
  lastContent: number;
  firstSubordinating: number;
}

function outlineOf(text: string): Outline {
  const tokens = tokenize(text);
  const subordinates = ({ start, end }: Token) => SUBORDINATING.has(text.slice(start, end).toLowerCase());
  const firstSubordinating = tokens.findIndex(subordinates);
  return {
    tokens,
    firstContent: tokens.findIndex(isContent),
    lastContent: tokens.findLastIndex(isContent),
    firstSubordinating: firstSubordinating < 0 ? tokens.length : firstSubordinating,
  };
}

/** Whether the mention is the head of the title and not a word that only describes one. */
function isHead({ tokens, firstContent, lastContent, firstSubordinating }: Outline, mention: TokenMention): boolean {
  const opens = firstContent < 0 || firstContent >= mention.from;
  const closes = lastContent < mention.to;
  if (opens && closes) return true;
  if (!opens) return closes && firstSubordinating >= mention.from;
  const last = tokens[lastContent];
  return tokens[mention.to]?.filler === true || !(last && ENGLISH_HEADS.has(last.stem));
}

function occupationOf(text: string): OccupationConcept | undefined {
  const outline = outlineOf(text);
  const heads = mentionsIn(text, outline.tokens, ['occupation']).filter((mention) => isHead(outline, mention));
  const best = heads.reduce<TokenMention | undefined>(
    (longest, mention) => (longest && longest.to - longest.from >= mention.to - mention.from ? longest : mention),
    undefined,
  );
  const concept = best && conceptById(best.id);
  return concept?.kind === 'occupation' ? concept : undefined;
}

/**
 * The occupation a job title names, or undefined when the taxonomy does not know it. The title is read whole and then
 * part by part (`Nurse - Emergency | Hospital Central`): level words (senior, junior, jefe de, head of), gender marks
 * (`enfermero/a`), places and departments beside the occupation do not matter; a word that makes it another job does.
 */
export const occupationByTitle: (title: string) => OccupationConcept | undefined = withinOneRun(occupationNamed);

function occupationNamed(title: string): OccupationConcept | undefined {
  const whole = occupationOf(title);
  if (whole) return whole;
  for (const part of title.split(/\s[-–—|·@]\s|[|,;:()\n]|\s(?:at|en|para|con|with)\s/)) {
    const occupation = part.trim() === '' || part === title ? undefined : occupationOf(part);
    if (occupation) return occupation;
  }
  return undefined;
}
