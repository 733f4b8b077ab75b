/**
 * Many different forms of readings from few texts: a person is one of the texts, or a mixture of two, so that no two of a base are the
 * same and the exact scorer has to tell them apart. Reading a text takes a hundred times as long.
 */
import { extractDocument } from '../../shared/extraction/index.ts';
import { encodeRankingForm, type PreparedResume, prepareResume, rankingResume } from '../../shared/matching/index.ts';
import { readResume } from '../../shared/resume/index.ts';
import { seededRandom } from '../support/faulty-proxy.ts';
import { longPerson } from './long-texts.ts';

type Direction = PreparedResume['direction'];

async function preparedText(index: number, month: string): Promise<PreparedResume> {
  const { text } = longPerson(index);
  const document = await extractDocument(new TextEncoder().encode(text), { declaredType: 'text/plain' });
  const { profile, sources } = readResume(document, { today: month });
  return prepareResume({ text: document.text, profile, sources, source: 'resume' }, month);
}

/** The prepared resumes of so many texts of 3,000 to 6,000 characters. */
export async function preparedTexts(count: number, month: string): Promise<PreparedResume[]> {
  const texts: PreparedResume[] = [];
  for (let index = 0; index < count; index += 1) texts.push(await preparedText(index, month));
  return texts;
}

type Random = () => number;

/** Each feature of the one with this chance, else of the other with the rest; as many features as one of them has. */
function mixedDirection(one: Direction, other: Direction, share: number, random: Random): Direction {
  const features = new Map<number, number>();
  const take = ({ features: all, weights }: Direction, chance: number) => {
    for (const [at, feature] of all.entries()) if (random() < chance) features.set(feature, weights[at] ?? 0);
  };
  take(other, 1 - share);
  take(one, share);
  const sorted = [...features].sort(([a], [b]) => a - b);
  return {
    features: Uint32Array.from(sorted, ([feature]) => feature),
    weights: Float32Array.from(sorted, ([, weight]) => weight),
    size: sorted.reduce((sum, [, weight]) => sum + weight * weight, 0),
  };
}

const mixedMap = <V>(one: ReadonlyMap<string, V>, other: ReadonlyMap<string, V>, share: number, random: Random) =>
  new Map([...[...other].filter(() => random() < 1 - share), ...[...one].filter(() => random() < share)]);

/** Career, titles and papers of the one, its words and skills mixed with those of the other. */
function mixture(one: PreparedResume, other: PreparedResume, share: number, random: Random): PreparedResume {
  const trades = new Map([...one.trades].map(([id, part]) => [id, part * share] as const));
  for (const [id, part] of other.trades) trades.set(id, (trades.get(id) ?? 0) + part * (1 - share));
  return {
    ...one,
    direction: mixedDirection(one.direction, other.direction, share, random),
    titleDirection: mixedDirection(one.titleDirection, other.titleDirection, 0.85, random),
    skills: mixedMap(one.skills, other.skills, share, random),
    terms: mixedMap(one.terms, other.terms, share, random),
    trades,
    months: Math.round(one.months * (0.3 + random())),
    roles: one.roles.filter((_, at) => at === 0 || random() < 0.8),
  };
}

/** The form of the person number `index`: the first ones are the texts themselves. */
export function mixedForm(texts: readonly PreparedResume[], index: number): Uint8Array {
  const random = seededRandom(index * 7919 + 17);
  const any = () => texts[Math.floor(random() * texts.length)] as PreparedResume;
  const own = texts[index];
  return encodeRankingForm(rankingResume(own ?? mixture(any(), any(), 0.5 + random() / 2, random)));
}
