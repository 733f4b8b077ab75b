/** Ads made to be slow to read: the work grows linearly with their length. */
import { expect, test } from 'vitest';
import { jobOfText } from '../../shared/matching/index.ts';
import { costOf, exponentOf } from '../support/cost.ts';

const EXPONENT_MAX = 1.3;
/** The longer one is half as long again as the longest description that is taken. */
const SIZES = [4_000, 32_000];
/** Noise goes away when it is measured again, growth does not. */
const LOOKS = 6;

/** What is repeated; each was chosen against one pattern of the reader of ads. */
const FAMILIES = {
  'lines of one letter': 'A\n',
  'headings without entries': 'A:\n',
  'headings apart': 'A:\n\n',
  'headings with an entry each': 'Abc:\n- x\n',
  'open brackets in an entry': '(',
  'dots in an entry': '.',
  'blanks in an entry': ' ',
  'alternatives without end': 'Java or Python or ',
  'entries in words of their own': '- lien waivers billing qx\n',
  'a list of names': 'Java, ',
  'years after years': '5 years ',
  'degrees or years': 'a degree in botany or 5 years ',
  denials: 'we do not mind, ',
  'brackets that never close': '(one; two ',
  'languages with a level': 'some fluency in ',
  'duties without full stops': 'works closely with teams prepares reports ',
  'glued entries of a list': 'the timelinesreview contracts ',
  'glued names': 'htmlcssjavascript ',
  'words that nothing parts': 'qxzvkjwabcdefghijklmnopqrstuvwxyzabcdefg ',
  'years without a number': 'years of experience in ',
  'short lines in small letters': 'heading\n\n',
};

function adOf(part: string, size: number): string {
  return `Cook\nRequirements:\n- Cook quantum${part.repeat(Math.ceil(size / part.length)).slice(0, size)}x`;
}

test.each(Object.entries(FAMILIES))('%s', async (_name, part) => {
  jobOfText(adOf(part, 1_000));
  const least = new Map<number, number>();
  let exponent = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS && exponent > EXPONENT_MAX; look += 1) {
    for (const size of SIZES) {
      const ad = adOf(part, size);
      const { milliseconds } = await costOf(() => jobOfText(ad));
      least.set(size, Math.min(milliseconds, least.get(size) ?? Number.POSITIVE_INFINITY));
    }
    exponent = exponentOf([...least].map(([size, milliseconds]) => ({ size, milliseconds })));
  }
  expect(exponent).toBeLessThanOrEqual(EXPONENT_MAX);
});
