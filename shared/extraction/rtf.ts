/**
 * Reads RTF files (Rich Text Format 1.9.1): groups, code pages, Unicode, tables, fields, headers and text boxes. Ours,
 * since rtf-parser gives hidden and white words as any other, without their colour: matching would count what nobody
 * sees (decision 0017).
 */
import { decodeCodePage } from './code-pages.ts';
import { ConcealedTexts, type Concealment, concealmentOf, type Ground, WHITE } from './concealed.ts';
import { MAX_TEXT_LENGTH, type Reading, readingError } from './document.ts';
import { type FlowWriter, writeBlocks } from './flow.ts';
import { lookOf, newStyle } from './flow-styles.ts';
import {
  applyToParagraph,
  applyToRun,
  ColourTable,
  FontTable,
  groundAt,
  newParagraphLook,
  newRun,
  type RtfParagraphLook,
  type RtfRun,
  type RtfTables,
  StyleSheet,
} from './rtf-look.ts';
import { Story } from './rtf-story.ts';
import { rtfTokens } from './rtf-tokens.ts';
import {
  DESTINATIONS,
  type Destination,
  LETTERS,
  LISTED,
  OPENED,
  PARAGRAPH_ENDS,
  SKIPPED,
  STORIES,
} from './rtf-words.ts';

/** Real files nest some ten groups. */
const MAX_GROUPS = 1_000;
/** Text that is kept before the walk ends; the rest would only be cut. */
const MAX_WRITTEN = MAX_TEXT_LENGTH * 2;
/** Letters squeezed to less than this share of their width are a line. */
const TINY_SCALE_PERCENT = 15;

interface Group {
  destination: Destination;
  run: RtfRun;
  /** Bytes that stand in for a Unicode character. */
  substitutes: number;
  story?: Story;
}

interface Walk {
  groups: Group[];
  stories: Story[];
  look: RtfParagraphLook;
  tables: RtfTables;
  colours: ColourTable;
  fonts: FontTable;
  styles: StyleSheet;
  concealed: ConcealedTexts;
  links: string[];
  head: Story[];
  foot: Story[];
  codePage: number;
  defaultFont: number;
  /** Substitutes still to be passed over. */
  toSkip: number;
  /** After `\*`: the next word decides whether its group is read. */
  ignorable: boolean;
  instruction: string;
  ground: Ground;
  written: number;
}

function newWalk(): Walk {
  return {
    groups: [{ destination: 'text', run: newRun(), substitutes: 1 }],
    stories: [new Story('body', WHITE)],
    look: newParagraphLook(),
    tables: { fonts: new Map(), colours: [], styles: new Map([['', newStyle()]]) },
    colours: new ColourTable(),
    fonts: new FontTable(),
    styles: new StyleSheet(),
    concealed: new ConcealedTexts(),
    links: [],
    head: [],
    foot: [],
    codePage: 1252,
    defaultFont: -1,
    toSkip: 0,
    ignorable: false,
    instruction: '',
    ground: WHITE,
    written: 0,
  };
}

function here(walk: Walk): { group: Group; story: Story } {
  const group = walk.groups.at(-1);
  const story = walk.stories.at(-1);
  if (!group || !story) throw readingError('FILE_DAMAGED');
  return { group, story };
}

function groundHere(walk: Walk, run: RtfRun, story: Story): Ground {
  const { tables, look } = walk;
  const cell = look.inTable ? groundAt(tables, story.cellShade) : undefined;
  const page = story.kind === 'box' ? story.ground : walk.ground;
  return groundAt(tables, run.shade) ?? groundAt(tables, look.shade) ?? cell ?? page;
}

function concealmentHere(walk: Walk, run: RtfRun, story: Story): Concealment | undefined {
  if (run.scale > 0 && run.scale < TINY_SCALE_PERCENT) return 'tiny-text';
  const style = lookOf(walk.tables.styles, String(walk.look.style));
  const colour = run.colour === 0 ? null : (walk.tables.colours[run.colour] ?? null);
  const ground = groundHere(walk, run, story);
  return concealmentOf({ hidden: run.hidden || style.hidden, colour, ground, points: run.points });
}

function write(walk: Walk, text: string): void {
  const { group, story } = here(walk);
  if (group.destination === 'colours') walk.colours.text(text, walk.tables);
  else if (group.destination === 'styles') walk.styles.text(text, walk.tables);
  else if (group.destination === 'instruction') walk.instruction += walk.instruction.length < 4_000 ? text : '';
  else if (group.destination === 'text' && !group.run.deleted) {
    const reason = text.trim() === '' ? undefined : concealmentHere(walk, group.run, story);
    if (reason) walk.concealed.add(reason, 1, text);
    else story.write(text, group.run);
    walk.written += text.length;
  }
}

function symbol(byte: number): string {
  return String.fromCharCode(byte < 128 ? byte : 0xf000 + byte);
}

/** Bytes in the code page of their font; those of symbol fonts lie in the private-use area, as Word puts them there. */
function writeBytes(walk: Walk, bytes: Uint8Array): void {
  const passed = Math.min(walk.toSkip, bytes.length);
  walk.toSkip -= passed;
  const rest = bytes.subarray(passed);
  if (rest.length === 0) return;
  const { run } = here(walk).group;
  const page = walk.tables.fonts.get(run.font < 0 ? walk.defaultFont : run.font) ?? walk.codePage;
  if (page === 'symbol') write(walk, Array.from(rest, symbol).join(''));
  else write(walk, decodeCodePage(rest, page));
}

function openGroup(walk: Walk): void {
  if (walk.groups.length > MAX_GROUPS) throw readingError('FILE_TOO_COMPLEX');
  const { group } = here(walk);
  const { destination, run, substitutes } = group;
  walk.groups.push({ destination, run: { ...run }, substitutes });
  walk.toSkip = 0;
  walk.ignorable = false;
}

const HYPERLINK = /HYPERLINK\s+"([^"]{1,2000})"/;

function closeStory(walk: Walk, story: Story): void {
  story.finish(walk.look);
  walk.stories.pop();
  if (story.kind === 'header') walk.head.push(story);
  else if (story.kind === 'footer') walk.foot.push(story);
  else walk.stories.at(-1)?.insert(story.blocks);
  walk.look = newParagraphLook();
}

function closeGroup(walk: Walk): void {
  // A brace too many closes nothing: what follows it is still text of the file.
  if (walk.groups.length === 1) return;
  const closed = walk.groups.pop();
  if (closed?.story) closeStory(walk, closed.story);
  if (closed?.destination === 'instruction' && here(walk).group.destination !== 'instruction') {
    const target = HYPERLINK.exec(walk.instruction)?.[1];
    if (target) walk.links.push(target);
    walk.instruction = '';
  }
  walk.toSkip = 0;
  walk.ignorable = false;
}

/** Whether the word opens a destination, which its group is from then on. */
function opensDestination(walk: Walk, group: Group, name: string): boolean {
  const ignorable = walk.ignorable;
  walk.ignorable = false;
  const known = DESTINATIONS[name];
  const story = STORIES[name];
  if (LISTED.has(name)) walk.look.listed = true;
  if (group.destination === 'skip') return true;
  if (known) group.destination = known;
  else if (story) {
    group.story = new Story(story, 'unknown');
    group.run = newRun();
    walk.stories.push(group.story);
    walk.look = newParagraphLook();
  } else if (SKIPPED.has(name) || (ignorable && !OPENED.has(name))) group.destination = 'skip';
  else return OPENED.has(name);
  return true;
}

function documentWord(walk: Walk, name: string, value: number): void {
  if (name === 'ansicpg' && value > 0) walk.codePage = value;
  else if (name === 'mac') walk.codePage = 10_000;
  else if (name === 'pc') walk.codePage = 437;
  else if (name === 'pca') walk.codePage = 850;
  else if (name === 'deff') walk.defaultFont = value;
  else if (name === 'shpfblwtxt' && value === 1) walk.ground = 'unknown';
}

function structureWord(walk: Walk, story: Story, name: string, value: number): void {
  if (PARAGRAPH_ENDS.has(name)) story.endParagraph(walk.look);
  else if (name === 'cell') story.endCell(walk.look);
  else if (name === 'row') story.endRow();
  else if (name === 'trowd') story.defineRow();
  else if (name === 'clcbpat') story.shadeCell(value || 0);
  else if (name === 'cellx') story.defineCell();
}

function unicode(walk: Walk, group: Group, value: number): void {
  if (Number.isNaN(value)) return;
  write(walk, String.fromCharCode(value & 0xffff));
  walk.toSkip = group.substitutes;
}

function word(walk: Walk, name: string, value: number): void {
  const { group, story } = here(walk);
  if (name === '*') {
    walk.ignorable = true;
    return;
  }
  if (opensDestination(walk, group, name)) return;
  if (walk.toSkip > 0 && name !== 'u') {
    walk.toSkip -= 1;
    return;
  }
  if (group.destination === 'fonts') walk.fonts.word(name, value, walk.tables);
  else if (group.destination === 'colours') walk.colours.word(name, value);
  else if (group.destination === 'styles') walk.styles.word(name, value, walk.tables);
  if (name === 'u') unicode(walk, group, value);
  else if (name === 'uc') group.substitutes = Math.max(0, value || 0);
  else if (name in LETTERS) write(walk, LETTERS[name] ?? '');
  else if (group.destination === 'text') {
    documentWord(walk, name, value);
    structureWord(walk, story, name, value);
    applyToRun(group.run, name, value);
    applyToParagraph(walk.look, name, value);
  }
}

/** Bytes written as `\'hh` one after another belong together: in some code pages two make a character. */
function walkThrough(walk: Walk, bytes: Uint8Array): void {
  let pending: number[] = [];
  const flush = () => {
    if (pending.length > 0) writeBytes(walk, Uint8Array.from(pending));
    pending = [];
  };
  for (const token of rtfTokens(bytes)) {
    if (token.type === 'byte') {
      pending.push(token.code);
      continue;
    }
    flush();
    if (token.type === 'text') writeBytes(walk, token.codes);
    else if (token.type === 'word') word(walk, token.name, token.value);
    else if (token.type === 'open') openGroup(walk);
    else closeGroup(walk);
    if (walk.written > MAX_WRITTEN) return;
  }
  flush();
}

/**
 * The lines of an RTF file.
 * @throws AppError `FILE_TOO_COMPLEX` when groups are nested beyond 1,000.
 */
export function readRtf(bytes: Uint8Array): Reading {
  const walk = newWalk();
  walkThrough(walk, bytes);
  while (walk.groups.length > 1) closeGroup(walk);
  const [body] = walk.stories;
  body?.finish(walk.look);
  const writer: FlowWriter = { lines: [], styles: walk.tables.styles, gap: false };
  for (const story of [...walk.head, ...(body ? [body] : []), ...walk.foot]) {
    writer.gap = writer.lines.length > 0;
    writeBlocks(writer, story.blocks);
  }
  return { lines: writer.lines, pageCount: 1, links: walk.links, flags: [], concealed: walk.concealed.list() };
}
