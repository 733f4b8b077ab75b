/** Shows what locations lie in that print neither their country nor the larger town that they belong to. */
import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../shared/search/gazetteer.ts';
import {
  formPacker,
  locationConcept,
  rankRecords,
  type SearchForm,
  searchFormOf,
  understandQuery,
  vocabularyOf,
} from '../../../shared/search/index.ts';
import { locate } from '../../../shared/search/locations.ts';
import { allConcepts, conceptById } from '../../../shared/taxonomy/index.ts';

describe('where a location lies', () => {
  it.each([
    ['Ballarat, VIC', 'country:AU'],
    ['Hobart TAS', 'country:AU'],
    ['Cairns, QLD', 'area:queensland'],
    ['Kelowna, BC', 'place:british-columbia'],
    ['Tralee, Co. Kerry', 'country:IE'],
    ['Huddersfield', 'area:yorkshire'],
    ['St. Andrews', 'area:scotland'],
    ['near Penzance', 'country:GB'],
    ['Gloucester office / home working', 'country:GB'],
    ['Polokwane, Limpopo', 'country:ZA'],
    ['Dunedin', 'country:NZ'],
    ['Perth, WA', 'area:western-australia'],
    ['Boston, Lincolnshire', 'country:GB'],
    ['Hull', 'area:yorkshire'],
    ['Rugby', 'country:GB'],
    ['Ventanilla, Callao', 'place:lima'],
    ['Spain or Portugal', 'country:PT'],
    ['Teno, Región del Maule', 'place:curico'],
    ['Quilicura', 'place:santiago-chile'],
    ['Guadalupe, Nuevo León', 'place:monterrey'],
    ['Zapopan, Jalisco', 'place:guadalajara-mx'],
    ['Soacha, Cundinamarca', 'place:bogota'],
    ['Lurín', 'place:lima'],
    ['Munro, GBA', 'place:buenos-aires'],
    ['Getafe', 'place:madrid'],
    ['Castelló de la Plana', 'place:castellon'],
    ['Port Merrow, Washington', 'place:washington-state'],
    ['near Oban, Argyll', 'area:scotland'],
    ['Kinsale, Co. Cork', 'area:cork-county'],
    ['Arroyo de la Encomienda, Valladolid', 'place:valladolid-province'],
    ['Medina del Campo', 'place:valladolid-province'],
    ['Tordesillas', 'place:castile-leon'],
  ])('finds "%s" in %s', (location, id) => {
    expect(locate(location).ids).toContain(id);
  });

  it.each([
    ['Wakefield, MA', 'country:GB'],
    ['Durham, NC', 'country:GB'],
    ['Geelong, VIC', 'place:catalonia'],
    ['Vic, Barcelona', 'country:AU'],
    ['Guadalupe, Zacatecas', 'place:monterrey'],
    ['Guadalajara (Jalisco)', 'country:ES'],
    ['Córdoba o Rosario, Argentina', 'country:ES'],
    ['Victoria, BC', 'country:AU'],
    ['Rugby Football Club', 'country:GB'],
    ['Remote', 'country:ES'],
    ['North West', 'country:ZA'],
    ['Washington, DC', 'place:washington-state'],
    ['Queens, New York', 'country:ES'],
    ['Santiago de Chile', 'place:a-coruna-province'],
  ])('does not find "%s" in %s', (location, id) => {
    expect(locate(location).ids).not.toContain(id);
  });

  it('offers a town as one value of the filter, never as a town elsewhere', () => {
    expect(locationConcept('Geelong, VIC')?.label).toEqual({ es: 'Geelong, Australia', en: 'Geelong, Australia' });
    expect(locationConcept('Huddersfield')?.label.es).toBe('Huddersfield, Reino Unido');
    expect(locationConcept('Madrid, España')?.id).toBe('place:madrid');
    expect(locationConcept('Región del Maule')).toBeUndefined();
  });
});

describe('places in searches', () => {
  const at = (location: string): [string, SearchForm] => [location, searchFormOf({ title: 'Baker', location })];
  const forms = new Map(
    [
      'Ballarat, VIC',
      'Sheffield',
      'Teno, Región del Maule',
      'Cluj-Napoca',
      'Zapopan',
      'Córdoba, Argentina',
      'Córdoba, España',
      'Glasgow, Scotland',
      'Burlington, Vermont',
      'Medina del Campo',
      'Port Merrow, Washington',
    ].map(at),
  );
  const vocabulary = vocabularyOf(forms.values());
  const pack = formPacker();
  const packed = [...forms].map(([location, form]) => ({ location, form: pack(form) }));
  const found = (text: string) =>
    rankRecords(packed, ({ form }) => form, understandQuery(text, vocabulary)).map(({ record }) => record.location);

  it.each([
    ['baker australia', ['Ballarat, VIC']],
    ['yorkshire', ['Sheffield']],
    ['inglaterra', ['Sheffield']],
    ['escocia', ['Glasgow, Scotland']],
    ['baker united kingdom', ['Sheffield', 'Glasgow, Scotland']],
    ['córdoba', ['Córdoba, Argentina', 'Córdoba, España']],
    ['córdoba argentina', ['Córdoba, Argentina']],
    ['panadera curico', ['Teno, Región del Maule']],
    ['guadalajara mexico', ['Zapopan']],
    ['ballarat', ['Ballarat, VIC']],
    ['balarat', ['Ballarat, VIC']],
    ['baker queensland', []],
    ['valladolid', ['Medina del Campo']],
    ['provincia de valladolid', ['Medina del Campo']],
    ['baker new england', ['Burlington, Vermont']],
    ['nueva inglaterra', ['Burlington, Vermont']],
    ['washington state', ['Port Merrow, Washington']],
    ['panadero sudamérica', ['Teno, Región del Maule', 'Córdoba, Argentina']],
    ['norte de inglaterra', ['Sheffield']],
    ['baker tx', []],
    ['rugby', []],
  ] as const)('finds for "%s" %j', (text, places) => {
    expect(found(text)).toEqual(places);
  });
});

it('names only regions and towns that the taxonomy has, and each region once', () => {
  const { byId, provinces, wider } = gazetteer();
  const places = allConcepts('place');
  const countries = places.flatMap((place) => (place.kind === 'place' ? `country:${place.country}` : []));
  const known = new Set([...places.map(({ id }) => id), ...countries]);
  const ids = [
    ...[...byId.values()].flatMap(({ id, within, regions = [] }) => [id, ...within, ...regions]),
    ...[...provinces].flat(),
    ...[...wider.values()].flatMap(({ ids: parts }) => parts),
  ];
  expect(ids.filter((id) => /^(?:place|country):/.test(id) && !known.has(id))).toEqual([]);
  expect(ids.filter((id) => id.startsWith('area:') && !byId.has(id))).toEqual([]);
  expect(conceptById('place:monterrey')).toBeDefined();
});
