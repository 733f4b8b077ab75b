/** Says in a sentence what a resume shows of a skill, and why that is no proof where it is none. */

import { labelOf } from './requirements.ts';
import { say } from './sentences.ts';
import type { Answer } from './skill-answer.ts';

/** What a note says of a concept that stands in for the one asked for: an alternative of the ad, or something near it. */
function standInNote({ verdict, near, instead, proven }: Answer) {
  if (instead !== undefined)
    return say(proven ? 'skill.alternative' : 'skill.alternativeNamed', { concept: labelOf(instead) });
  if (near === undefined) return undefined;
  const shown = verdict === 'met' ? 'skill.case' : 'skill.near';
  return say(verdict === 'met' || proven ? shown : 'skill.nearNamed', { concept: labelOf(near) });
}

/** The note of an answer; the first reason against a proof that holds. */
export function noteOf(answer: Answer) {
  const { verdict, partly, onlyNamed, otherSense, otherWork, otherCountry, unlikely, longAgo } = answer;
  if (otherCountry) return say('skill.otherCountry');
  const ofAnother = standInNote(answer);
  if (onlyNamed && verdict === 'claimed' && !ofAnother) return say('skill.notDone');
  if (longAgo && !ofAnother) return say('skill.longAgo');
  if (otherSense || (unlikely && !ofAnother)) return say('skill.otherSense');
  if (otherWork && !ofAnother) return say('skill.otherWork');
  if (ofAnother) return ofAnother;
  if (verdict === 'claimed') return say(partly ? 'skill.partly' : 'skill.named');
  return say(`skill.${verdict}`);
}
