/** Knows what people write into a list of jobs about the times between them: remarks in brackets, sentences, words for a pause. */
import { fold } from '../taxonomy/index.ts';
import { findPeriods, hasRange } from './dates.ts';
import { type ResumeLine, wordsIn } from './line.ts';
import { companyScore } from './name-scores.ts';

/** What people say of a time in which they had no job. */
const NO_JOB =
  /\b(?:unemployed|not in work|out of work|recovering from|laid off|at home with|stayed at home|stay[- ]at[- ]home|home with (?:my|the)|off work|broke my|injur(?:y|ed)|(?:caring|cared) for (?:my|a|an)|looking after my|caregiver for (?:a|my)|carer for (?:a|my)|(?:career|employment) (?:break|gap)|retired|paro [ey] |estuve en paro|sin empleo|reposo|enfermedad|cuidar (?:a|de) mi|(?:maternity|paternity|parental|family|sick) leave|full[- ]time (?:parent|mother|father|mum|mom|dad)|raising (?:my|our|a)|signing on|between jobs|travel(?:l?ed|l?ing)|gap year|looking (?:for|after)|desemplead[oa]|cesante|sin trabajo|en paro|excedencia|baja (?:maternal|por)|licencia (?:por )?maternidad|(?:cuidado|cuidando|cuide|crianza|cargo) (?:a|de) (?:mi|mis|la familia)|criando|en casa (?:con|criando|cuidando)|ano sabatico|periodo sabatico|sabbatical|viaje por)\b/;

/** Whether the names of a job say that it was none. */
export function isPause({ title, company }: { title: string; company: string }): boolean {
  return NO_JOB.test(fold(`${title} ${company}`)) && companyScore(company) < 2;
}

/** A remark goes on over so many lines. */
const REMARK_LINES = 6;
/** Less is the time of a job with a word on it: `(part-time, 2012 - 2014)`. */
const REMARK_WORDS = 3;

/** How many lines from one on are a remark in brackets with a time of its own: `(De 1999 a 2005 estuve en casa.)`; 0 where it is none. */
function remarkAt(lines: readonly ResumeLine[], from: number): number {
  const first = lines[from]?.cells[0];
  if (!first?.text.startsWith('(')) return 0;
  const inOneCell = first.text.indexOf(')') === first.text.length - 1;
  const isApart = lines[from]?.cells.length !== 1;
  if (isApart) return inOneCell && hasRange(lines[from]?.text ?? '') && smallWords(first.text) >= REMARK_WORDS ? 1 : 0;
  let whole = '';
  for (const [count, line] of lines.slice(from, from + REMARK_LINES).entries()) {
    if (line.cells.length !== 1 || (count > 0 && (line.gap || line.bullet))) return 0;
    whole = `${whole} ${line.text.trim()}`;
    if (!whole.includes(')')) continue;
    const isWhole = whole.indexOf(')') >= whole.length - 2;
    return isWhole && findPeriods(whole).length > 0 && smallWords(whole) > REMARK_WORDS ? count + 1 : 0;
  }
  return 0;
}

/** Words in small letters that are no part of a time. */
function smallWords(text: string): number {
  const rest = findPeriods(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return wordsIn(rest).filter((word) => /^\(?\p{Ll}{2}/u.test(word)).length;
}

/** `De abril 2020 a julio 2021 trabajé por mi cuenta`: a sentence that begins with a time. */
const TIMED_SENTENCE =
  /^\s*,?\s*(?:(?:me|yo)\s+)?(?:i\s+\p{L}+|\p{L}{2,}[éí]|estuve|fui|tuve|hice|anduve|viví|disfruto)\s/iu;

function isTimedSentence({ text, cells, bullet }: ResumeLine): boolean {
  const [period] = bullet || cells.length > 1 ? [] : findPeriods(text);
  return period !== undefined && !period.single && period.start < 2 && TIMED_SENTENCE.test(text.slice(period.end));
}

/** Where more entries than these begin with a sentence, jobs are written so. */
const SENTENCES_SHARE = 0.34;

/** The lines of a list of jobs without remarks and sentences about the times between them. */
export function withoutPauses(lines: readonly ResumeLine[]): ResumeLine[] {
  const dated = lines.filter(({ text }) => hasRange(text)).length;
  const sentences = new Set(lines.filter(isTimedSentence));
  const isUsual = sentences.size > SENTENCES_SHARE * dated;
  const kept: ResumeLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const remark = remarkAt(lines, at);
    if (line && remark === 0 && (isUsual || !sentences.has(line))) kept.push(line);
    at += Math.max(1, remark);
  }
  return kept;
}
