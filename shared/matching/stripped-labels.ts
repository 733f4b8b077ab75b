/** Finds the label that a copy has glued to what it labels: `education bachelors degree from ...`, `location clifton new jersey`. */

export interface Label {
  text: string;
  /** What it labels: a fact of one line, a list of what is asked or done, or a paragraph. */
  kind: 'fact' | 'list' | 'prose';
}

/** Labels of what is asked of a person, with the words that make a heading of them for any reader. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/^(?:minimum |required |preferred )?education(?: and experience| experience)?/, 'Education requirements'],
  [/^(?:work |minimum |required )?experience(?: required)?/, 'Experience requirements'],
  [
    /^(?:licen[cs]ures?|licen[cs]es?|certifications?|licen[cs]es? (?:and|or) certifications?)(?: required)?/,
    'Licence requirements',
  ],
  [
    /^(?:other |additional |technical |computer |special )*(?:knowledge |skills |abilities |and |or )*(?:knowledge|skills|abilities)/,
    'Skills required',
  ],
  [/^(?:software|tools|systems|computer programs)/, 'Skills required'],
  [/^languages?/, 'Languages required'],
  [/^travel(?: required| requirements)?/, 'Travel requirements'],
  [/^(?:work )?schedule/, 'Schedule requirements'],
];
/** Labels of lists of what will be done, is asked or is offered. */
const LISTS =
  /^(?:(?:primary|essential|main|key|principal|core) (?:job )?(?:duties|responsibilities|functions)(?: and responsibilities)?|(?:job )?duties(?: and responsibilities)?|responsibilities|(?:minimum |preferred |desired )?(?:qualifications|requirements)|benefits|nice to have)/;
/** Labels of paragraphs on the job or the house. */
const PROSE =
  /^(?:(?:job|position|role|general) (?:summary|description|overview|purpose)|summary|overview|about (?:us|the company|the role|the job)|physical (?:demands|requirements|functions)|(?:working conditions|work environment))/;
/** Labels of facts on the job that ask nothing. */
const FACTS =
  /^(?:job type|job family|job category|job location|type of requisition|requisition type|requisition|employment type|contract type|location|salary|pay(?: rate| range)?|compensation|work hours|hours|department|company name|job title|job tags|job id|reports to|start date|duration|remote capabilities|industry|shift differential)/;
/** What follows the same words where they are no label. */
const NO_LABEL =
  /^(?:in|of|with|and|or|as|to|for|on|is|are|at|the|a|an|from|will|must|required|preferred|by|who|that|using|between|plus|may|can|level|offered|include|includes)\b/;
const NO_SECTION = /^(?:in|of|with|and|or|to|for|on|is|are|at|by|will|include|includes)\b/;

/** The label that opens a line, and the rest of the line; a line that has none as it is. */
export function withLabel(line: string): { label?: Label; text: string } {
  for (const [kind, pattern, not] of KINDS) {
    const rest = behind(pattern, not, line);
    if (rest !== undefined) return { label: { text: line.slice(0, -rest.length).trim(), kind }, text: rest };
  }
  for (const [pattern, text] of ASKED) {
    const rest = behind(pattern, NO_LABEL, line);
    // `Up to percent` asks nothing without its label.
    if (rest !== undefined) return { label: { text, kind: 'list' }, text: OF_HOURS.test(text) ? line : rest };
  }
  return { text: line };
}

const OF_HOURS = /^(?:Travel|Schedule)/;

const KINDS = [
  ['fact', FACTS, NO_LABEL],
  ['list', LISTS, NO_SECTION],
  ['prose', PROSE, NO_SECTION],
] as const;

/** What follows a label; undefined where the words are none. */
function behind(pattern: RegExp, not: RegExp, line: string): string | undefined {
  const label = pattern.exec(line)?.[0];
  if (label === undefined || !/^\s/.test(line.slice(label.length))) return undefined;
  const rest = line.slice(label.length).trim();
  return rest === '' || not.test(rest) ? undefined : rest;
}
