/** Finds talents by what recruiters type: words of what is known of them, and skills in whichever language. */
import type { BilingualText } from '../../shared/domain/field.ts';
import { folded } from '../../shared/domain/folded.ts';
import { conceptById, findMentions } from '../../shared/taxonomy/index.ts';
import { type TalentRecord, talentOf } from '../stores/talent-store.ts';
import { widened } from './widened-concepts.ts';

/** A part of what was typed: whoever has one of the concepts meets it, and so does whoever is described in its words. */
interface Part {
  conceptIds: string[];
  words: string[];
}

export interface TalentSearch {
  fits(talent: TalentRecord): boolean;
  /** The concepts that were understood, in the order in which they were typed. */
  concepts: { id: string; name: BilingualText }[];
}

const KINDS = ['skill', 'occupation'] as const;

const wordsOf = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean);

/** Every part of `text` has to be met, by its words or by what they mean; without any, everybody fits. */
export function talentSearch(text = ''): TalentSearch {
  const parts = partsOf(text);
  const concepts = parts.flatMap(({ conceptIds }) => conceptIds.flatMap((id) => conceptById(id) ?? []));
  const wanted = parts.map(({ conceptIds, words }) => ({ words, meant: widened(conceptIds) }));
  return {
    fits: (talent) => wanted.every(({ words, meant }) => meets(talent, words, meant)),
    concepts: concepts.map(({ id, names }) => ({ id, name: names })),
  };
}

/** Names of skills and occupations may overlap: `soldador` is one, and what one does. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let open: { start: number; end: number; conceptIds: string[] } | undefined;
  const close = () => {
    if (!open) return;
    parts.push({ conceptIds: open.conceptIds, words: wordsOf(text.slice(open.start, open.end)) });
    from = open.end;
  };
  for (const { id, start, end } of findMentions(text, KINDS)) {
    if (open && start < open.end) {
      open = { start: open.start, end: Math.max(open.end, end), conceptIds: [...open.conceptIds, id] };
      continue;
    }
    close();
    parts.push({ conceptIds: [], words: wordsOf(text.slice(from, start)) });
    open = { start, end, conceptIds: [id] };
  }
  close();
  return [...parts, { conceptIds: [], words: wordsOf(text.slice(from)) }].filter(({ words }) => words.length > 0);
}

function meets(talent: TalentRecord, words: readonly string[], meant: ReadonlySet<string>): boolean {
  const known = describedIn(talent);
  if (words.every((word) => known.includes(word))) return true;
  return meant.size > 0 && conceptsOf(talent).some((id) => meant.has(id));
}

/** Of whoever was never read, the title is all there is; it is among what a reading names. */
function conceptsOf({ skillIds, applied }: TalentRecord): string[] {
  return skillIds ?? findMentions(applied.headline ?? '', KINDS).map(({ id }) => id);
}

/** Worked out once for each state of a talent: records are never changed, but replaced. */
const descriptions = new WeakMap<TalentRecord, string>();

function describedIn(record: TalentRecord): string {
  const known = descriptions.get(record);
  if (known !== undefined) return known;
  const { firstName, lastName, email, location, headline } = talentOf(record);
  const description = folded([firstName, lastName, email, location, headline].join(' '));
  descriptions.set(record, description);
  return description;
}

/** Whether the talent lives where these words say. */
export function livesIn(record: TalentRecord, place: string): boolean {
  const known = folded(talentOf(record).location ?? '');
  return wordsOf(place).every((word) => known.includes(word));
}
