/** Counties, provinces and surroundings that ads name instead of a country or larger town; see `data/regions.ts`. */
import type { BilingualText } from '../domain/field.ts';
import { conceptById, fold } from '../taxonomy/index.ts';
import { PROVINCES } from './data/provinces.ts';
import { REGIONS } from './data/regions.ts';
import { SURROUNDINGS } from './data/surroundings.ts';
import { WIDER } from './data/wider.ts';

/** A place by one of its names. */
export interface GazetteerPlace {
  /** `area:devon`, `town:gb-exeter`, or the id of a region of the taxonomy. */
  id: string;
  label: BilingualText;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Ids of what it lies in or around, without the country. */
  within: readonly string[];
  /** Regions of the taxonomy that it may lie in, where it lies around a town; else undefined. */
  regions?: readonly string[];
  isTown: boolean;
  /** Also a word or another place: no search means it, and around a town it counts only where the region is said. */
  isShared: boolean;
}

interface Gazetteer {
  byName: ReadonlyMap<string, readonly GazetteerPlace[]>;
  byCode: ReadonlyMap<string, readonly GazetteerPlace[]>;
  byId: ReadonlyMap<string, GazetteerPlace>;
  /** By a town of the taxonomy, the province that it lies in. */
  provinces: ReadonlyMap<string, string>;
  /** By name, what stretches of land are made of that no record names as its own. */
  wider: ReadonlyMap<string, WiderPlace>;
}

/** A stretch of land of several countries, regions or towns. */
export interface WiderPlace {
  label: BilingualText;
  /** Ids as records have them. */
  ids: readonly string[];
}

const linesOf = (data: string) => data.split('\n').filter(Boolean);
const list = (cell = '') =>
  cell
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const same = (name: string): BilingualText => ({ es: name, en: name });
/** What names are compared by: without accents, hyphens and points. */
export const placeKey = (name: string) =>
  fold(name)
    .replace(/[-.'’]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function town(
  written: string,
  country: string,
  within: readonly string[],
  regions?: readonly string[],
): GazetteerPlace {
  const name = written.replace(/\*$/, '');
  const id = `town:${country.toLowerCase()}-${placeKey(name).replaceAll(/[^a-z0-9]+/g, '-')}`;
  const isShared = name !== written;
  return { id, label: same(name), country, within, isTown: true, isShared, ...(regions && { regions }) };
}

class Filed implements Gazetteer {
  byName = new Map<string, GazetteerPlace[]>();
  byCode = new Map<string, GazetteerPlace[]>();
  byId = new Map<string, GazetteerPlace>();
  provinces = new Map<string, string>();
  wider = new Map<string, WiderPlace>();

  constructor() {
    for (const line of linesOf(REGIONS)) this.#readRegion(line);
    for (const line of linesOf(SURROUNDINGS)) this.#readSurroundings(line);
    for (const line of linesOf(PROVINCES)) this.#readProvince(line);
    for (const line of linesOf(WIDER)) this.#readWider(line);
  }

  #file(place: GazetteerPlace, names: readonly string[], codes: readonly string[] = []): void {
    for (const name of names) this.byName.set(placeKey(name), [...(this.byName.get(placeKey(name)) ?? []), place]);
    for (const code of codes) this.byCode.set(code, [...(this.byCode.get(code) ?? []), place]);
    if (!this.byId.has(place.id)) this.byId.set(place.id, place);
  }

  #readRegion(line: string): void {
    const [head = '', called = '', codes = '', towns = ''] = line.split('|').map((cell) => cell.trim());
    const [country = '', slug = '', wider] = head.split(' ');
    const own = slug.startsWith('@') ? `place:${slug.slice(1)}` : `area:${slug}`;
    const around = wider ? [`area:${wider}`, ...(this.byId.get(`area:${wider}`)?.within ?? [])] : [];
    const names = list(called);
    const [es = '', en = es] = (names[0] ?? '').split('/').map((name) => name.trim());
    const label = conceptById(own)?.names ?? { es, en };
    const shared = { country, within: around, isTown: false };
    const area = { ...shared, id: own, label, isShared: false };
    this.#file(
      area,
      [...new Set([es, en, ...names.slice(1)])].filter((name) => name && !name.endsWith('*')),
      list(codes),
    );
    for (const name of names.filter((written) => written.endsWith('*')))
      this.#file({ ...area, isShared: true }, [name.slice(0, -1)]);
    for (const name of list(towns)) this.#file(town(name, country, [own, ...around]), [name.replace(/\*$/, '')]);
  }

  #readProvince(line: string): void {
    const [slug = '', known = '', towns = ''] = line.split('|').map((cell) => cell.trim());
    const id = `place:${slug}`;
    for (const city of known.split(' ')) this.provinces.set(`place:${city}`, id);
    const province = conceptById(id);
    const within = [id, ...(province?.kind === 'place' && province.region ? [province.region] : [])];
    for (const name of list(towns)) this.#file(town(name, 'ES', within), [name.replace(/\*$/, '')]);
  }

  #readWider(line: string): void {
    const [called = '', parts = ''] = line.split('|').map((cell) => cell.trim());
    const [first = '', ...further] = list(called);
    const [es = '', en = es] = first.split('/').map((name) => name.trim());
    const idOf = (part: string) => {
      if (part.startsWith('@')) return `place:${part.slice(1)}`;
      return /^[A-Z]{2}$/.test(part) ? `country:${part}` : `area:${part}`;
    };
    const place = { label: { es, en }, ids: parts.split(' ').map(idOf) };
    for (const name of [es, en, ...further]) this.wider.set(placeKey(name), place);
  }

  #readSurroundings(line: string): void {
    const [head = '', towns = ''] = line.split('|').map((cell) => cell.trim());
    const [slug = '', ...further] = head.split(' ');
    const core = conceptById(`place:${slug}`);
    if (core?.kind !== 'place') throw new Error(`No town of the taxonomy: ${slug}`);
    const regions = [core.region ?? '', ...further.map((region) => `place:${region}`)].filter(Boolean);
    for (const name of list(towns)) this.#file(town(name, core.country, [core.id], regions), [name.replace(/\*$/, '')]);
  }
}

let filed: Gazetteer | undefined;

/** The gazetteer, read at the first question in some milliseconds. */
export function gazetteer(): Gazetteer {
  filed ??= new Filed();
  return filed;
}
