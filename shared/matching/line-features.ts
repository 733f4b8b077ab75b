/** What tells whether a line of an ad asks for something: its words, its heading's, its shape and what stands beside it. */
import { fold } from '../taxonomy/index.ts';
import type { Asked } from './ad-voice.ts';

/** A line of an ad as it stands there. */
export interface LineInAd {
  text: string;
  /** What the rules find in it, see `ad-voice.ts`. */
  asked: Asked;
  /** What they find in its own words, whatever stands above it. */
  own: Asked;
  /** The text of the heading above it; empty where none is. */
  heading: string;
  /** Kinds of concepts that it names: `skill`, `licence`, ... */
  names: readonly string[];
  listed: boolean;
  duty: boolean;
  comment: boolean;
  /** How far down in the ad it stands, 0..1. */
  place: number;
}

/** Letters that carry a word's meaning for this question; the rest is its ending, in either language. */
const STEM_CHARS = 6;
/** Words at the start of a line that count by their place: `you will`, `buscamos`, `no`. */
const FIRST_WORDS = 3;
const SHORT_WORDS = 3;
const LONG_WORDS = 25;
/** The first and last part of an ad, where houses present themselves and tell how to apply. */
const EDGE = 0.2;

function stemsOf(text: string): string[] {
  const words =
    fold(text)
      .replace(/\u2019/g, "'")
      .match(/[a-z]+(?:'[a-z]+)?|\d+|[$\u20ac\u00a3%]/g) ?? [];
  return words.map((word) => (/\d/.test(word) ? '#' : word.slice(0, STEM_CHARS)));
}

function shapeOf({ listed, comment, place }: LineInAd, words: number): string[] {
  return [
    ...(listed ? ['listed'] : []),
    ...(comment ? ['comment'] : []),
    ...(words <= SHORT_WORDS ? ['short'] : words > LONG_WORDS ? ['long'] : []),
    ...(place < EDGE ? ['top'] : place > 1 - EDGE ? ['bottom'] : []),
  ];
}

/**
 * The features of the line at `at`, each once: `w:` words, `0:` to `2:` first words by place, `h:` words of the heading, `r:`
 * what the rules find in it, `o:` by its own words alone, `r-:` and `r+:` in its neighbours, `n:` kinds of concepts, and its shape.
 */
export function featuresOf(lines: readonly LineInAd[], at: number): string[] {
  const line = lines[at];
  if (line === undefined) return [];
  const stems = stemsOf(line.text);
  const heading = stemsOf(line.heading);
  const [before, after] = [lines[at - 1], lines[at + 1]];
  return [
    ...new Set([
      ...stems.map((stem) => `w:${stem}`),
      ...stems.slice(0, FIRST_WORDS).map((stem, place) => `${place}:${stem}`),
      ...(heading.length > 0 ? heading.map((stem) => `h:${stem}`) : ['headless']),
      `r:${line.asked}${line.duty ? '-duty' : ''}`,
      `o:${line.own}`,
      ...(before ? [`r-:${before.asked}`] : []),
      ...(after ? [`r+:${after.asked}`] : []),
      ...line.names.map((kind) => `n:${kind}`),
      ...shapeOf(line, stems.length),
    ]),
  ];
}
