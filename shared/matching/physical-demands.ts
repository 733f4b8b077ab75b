/** Makes one criterion of what a job asks of the body: lifting, standing, bending and the cold. In ten lines they outweigh the trade. */
import { fold } from '../taxonomy/index.ts';
import type { SkillRequirement } from './requirement.ts';
import { say } from './sentences.ts';

/** What a body does or bears. */
const BODY =
  /\b(?:lift(?:ing)?|bend(?:ing)?|kneel(?:ing)?|crouch(?:ing)?|stoop(?:ing)?|squat(?:ting)?|twist(?:ing)?|crawl(?:ing)?|climb(?:ing)?|stand(?:ing)?|walk(?:ing)?|sit(?:ting)?|reach(?:ing)?|push(?:ing)?|pull(?:ing)?|carry(?:ing)?|grasp(?:ing)?|grip(?:ping)?|postures?|physical(?:ly)? (?:demands?|able|activit\w+|requirements?)|manual dexterity|repetitive motions?)\b/g;
const BEARS =
  /\b(?:exposed|exposure) to\b.{0,60}\b(?:heat|cold|noise|temperatures?|dust|fumes|chemicals|weather|wet|elements|odors?|odours?|hazard\w*|blood\w*|solvents)\b|\b(?:handle|work with)\b.{0,20}\b(?:liquids|solvents|chemicals)\b|\bwork(?:s|ing)? (?:indoors|outdoors)\b|\bof work indoors\b/;
/** With how much, how long or how often: lifting with nothing beside it may be a trade's. */
const MEASURE =
  /\b(?:pounds|lbs?|kg|kilos?|full shift|hours|overhead|ground|waist|floor|ladders?|stairs|frequent\w*|occasional\w*|prolonged|long periods|repeatedly|regularly|all day|entire shift|extended periods|arms|hands|knees)\b/;
const DEEDS_LEAST = 2;

/** Whether a requirement speaks of the body and of nothing that is learned. */
export function isOfTheBody(text: string): boolean {
  const folded = fold(text);
  if (BEARS.test(folded)) return true;
  const deeds = new Set(folded.match(BODY) ?? []).size;
  return deeds >= DEEDS_LEAST || (deeds === 1 && MEASURE.test(folded));
}

/** As much as any other label shows of the ad (`open-requirements.ts`). */
const LABEL_MAX_CHARS = 240;

/** The words of several requirements as one label, as many as fit. */
function labelOf(requirements: readonly SkillRequirement[]): string {
  const words = requirements.map(({ label }) => label.es.replace(/^\u00ab|\u00bb$/g, '')).join('; ');
  if (words.length <= LABEL_MAX_CHARS) return words;
  return `${words.slice(0, words.lastIndexOf(' ', LABEL_MAX_CHARS - 1))}\u2026`;
}

/** The requirements with those of the body as one condition, with the part of the heaviest: a resume that is silent leaves it open. */
export function asOneDemand(requirements: readonly SkillRequirement[]): SkillRequirement[] {
  const ofBody = requirements.filter(({ label, names = [] }) => names.length === 0 && isOfTheBody(label.es));
  const [first] = ofBody;
  if (first === undefined || ofBody.length < 2) return [...requirements];
  const heaviest = ofBody.reduce((most, one) => (one.part > most.part ? one : most));
  const importance = ofBody.some((one) => one.importance === 'must') ? ('must' as const) : ('nice' as const);
  const terms = [...new Set(ofBody.flatMap((one) => one.terms))];
  const one = {
    ...heaviest,
    id: first.id,
    importance,
    terms,
    condition: true,
    label: say('quoted', { words: labelOf(ofBody) }),
  };
  const gone = new Set(ofBody);
  return requirements.flatMap((requirement) =>
    requirement === first ? [one] : gone.has(requirement) ? [] : [requirement],
  );
}
