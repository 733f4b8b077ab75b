/** The control words of RTF that open a destination, stand for a letter, or end a paragraph. */
import type { StoryKind } from './rtf-story.ts';

export type Destination = 'text' | 'skip' | 'fonts' | 'colours' | 'styles' | 'instruction';

export const DESTINATIONS: Record<string, Destination> = {
  fonttbl: 'fonts',
  colortbl: 'colours',
  stylesheet: 'styles',
  fldinst: 'instruction',
};
export const STORIES: Record<string, StoryKind> = {
  header: 'header',
  headerl: 'header',
  headerr: 'header',
  headerf: 'header',
  footer: 'footer',
  footerl: 'footer',
  footerr: 'footer',
  footerf: 'footer',
  shptxt: 'box',
  dptxbxtext: 'box',
};
/** Destinations marked as ignorable that lead to text all the same. */
export const OPENED = new Set(['shpinst', 'do', 'dptxbxtext']);
export const SKIPPED = new Set(
  'annotation atnid atnauthor atnref atntime bkmkstart bkmkend footnote info listtext nonesttables nonshppict object pict pntext private shprslt sp tc txe xe rxe template title author themedata upr'.split(
    ' ',
  ),
);
export const LISTED = new Set(['listtext', 'pntext']);
export const LETTERS: Record<string, string> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  '~': ' ',
  _: '-',
  '-': '\u00ad',
  '\\': '\\',
  '{': '{',
  '}': '}',
  nestcell: '\t',
};
export const PARAGRAPH_ENDS = new Set(['par', 'sect', 'page', 'column', 'nestrow', '\n', '\r']);
