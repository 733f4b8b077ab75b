/** Locations as people write them in resumes: town, region and country, and of several places of one name the one that is meant. */
import { describe, expect, test } from 'vitest';
import { conceptById, findMentions, placeByName, placeParts } from '../../../shared/taxonomy/index.ts';

/** Location | city | region | country; a dash where none follows. */
const LOCATIONS = `
Vallecas, Madrid, España | madrid | community-madrid | ES
28013 Madrid | madrid | community-madrid | ES
C/ Alcalá 12, 3º B, 28014 Madrid, España | madrid | community-madrid | ES
Alcobendas - Madrid | alcobendas | community-madrid | ES
Austin, TX 78701 | austin | texas | US
austin, tx | austin | texas | US
Austin TX | austin | texas | US
Lima Perú | lima | lima-region | PE
Bogotá D.C., Colombia | bogota | bogota-district | CO
Bs. As., Argentina | buenos-aires | caba-region | AR
Quilmes, Buenos Aires | quilmes | buenos-aires-province | AR
St. Louis, MO | st-louis | missouri | US
Barcelona (provincia) | - | barcelona-province | ES
Prov. de Sevilla | - | seville-province | ES
Remote - Spain | - | - | ES
Remoto desde Argentina | - | - | AR
Greater Boston Area | boston | massachusetts | US
Madrid y alrededores | madrid | community-madrid | ES
CDMX | mexico-city | mexico-city-region | MX
Monterrey, N.L. | monterrey | nuevo-leon | MX
São Paulo, SP | sao-paulo | sao-paulo-state | BR
Brooklyn, NY | new-york | new-york-state | US
London SW1A 1AA | london | - | GB
Donostia / San Sebastián | san-sebastian | basque-country | ES
La Coruña | a-coruna | galicia | ES
salta, argentina | salta | salta-province | AR
Villarriba, España | - | - | ES
Peoria, IL | - | illinois | US
Wilmington, DE 19801 | - | delaware | US
San Juan, Puerto Rico, USA | san-juan-pr | - | PR
`;

/** Names of several places, with what tells them apart. */
const SHARED = `
Guadalajara | guadalajara-es | castile-la-mancha | ES
Guadalajara, Jalisco | guadalajara-mx | jalisco | MX
Guadalajara, México | guadalajara-mx | jalisco | MX
Córdoba | cordoba-es | andalusia | ES
Córdoba, Argentina | cordoba-ar | cordoba-ar-province | AR
Mérida, Yucatán | merida-mx | yucatan | MX
Mérida (Venezuela) | merida-ve | merida-ve-state | VE
León, Guanajuato | leon-mx | guanajuato | MX
León, Nicaragua | leon-ni | - | NI
Cartagena, Colombia | cartagena-co | bolivar-co | CO
Valencia, Carabobo | valencia-ve | carabobo | VE
Santiago, Chile | santiago-chile | rm-santiago | CL
Santiago, República Dominicana | santiago-caballeros | - | DO
Toledo, OH | toledo-us | ohio | US
Granada, Nicaragua | granada-ni | - | NI
San José, Costa Rica | san-jose-cr | - | CR
San Jose, CA | san-jose-ca | california | US
Washington, DC | washington-dc | district-of-columbia | US
Seattle, Washington | seattle | washington-state | US
Atlanta, Georgia | atlanta | georgia | US
Tbilisi, Georgia | tbilisi | - | GE
London, Ontario | london-ca | ontario-ca | CA
Reading, UK | reading-gb | - | GB
Hamburg, DE | hamburg | - | DE
Avilés | aviles | asturias | ES
Paris, Texas | - | texas | US
Santander, Colombia | - | santander-co | CO
`;

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string, string, string]);
const id = (cell: string) => (cell === '-' ? null : `place:${cell}`);

describe('placeParts', () => {
  test.each([...rows(LOCATIONS), ...rows(SHARED)])('reads "%s"', (text, city, region, country) => {
    expect(placeParts(text)).toEqual({ city: id(city), region: id(region), country: country === '-' ? null : country });
  });

  test.each([
    '',
    'Remoto',
    'LATAM',
    'Santiago León',
    'Victoria Granada',
    'Psychology, MS',
    'English, MA',
    'Director, IT',
    'Bachelor of Arts, OR',
    '12345',
  ])('finds no place in "%s"', (text) => {
    expect(placeParts(text)).toEqual({ city: null, region: null, country: null });
  });
});

describe('placeByName', () => {
  test('gives the most precise place, chosen by the rest of the string', () => {
    expect(placeByName('Guadalajara, Jalisco')?.id).toBe('place:guadalajara-mx');
    expect(placeByName('Andalucía, España')?.id).toBe('place:andalusia');
    expect(placeByName('Remote in Spain')?.id).toBe('place:spain');
    expect(placeByName('Acme, Sevilla')?.id).toBe('place:seville');
  });

  test('knows every country, and every community, state and great city by its Spanish and its English name', () => {
    const names =
      'Sevilla=Seville Londres=London Múnich=Munich Marruecos=Morocco Cataluña=Catalonia Texas=Tejas Pekín=Beijing';
    for (const [es, en] of names.split(' ').map((pair) => pair.split('='))) {
      expect(placeByName(es ?? ''), es).toBeDefined();
      expect(placeByName(en ?? ''), en).toEqual(placeByName(es ?? ''));
    }
  });
});

describe('places in prose', () => {
  const places = (text: string) => findMentions(text, ['place']).map((mention) => mention.id);

  test.each([
    'Santiago Pérez Ruiz',
    'Victoria Gómez',
    'León Martínez',
    'Florencia Díaz',
    'Carolina Ruiz',
    'Rosario Vega',
    'Mercedes Soto',
    'Virginia Woods',
    'Austin Smith',
    'Charlotte Brown',
    'Israel Moreno',
    'Reading reports',
    'Mobile applications, nice to have',
    'un quito de la lista y una salta de agua',
    'trabajo en la paz del campo',
  ])('are not seen in "%s"', (text) => {
    expect(places(text)).toEqual([]);
  });

  test.each([
    ['Vivo en Rosario desde 2010', 'place:rosario'],
    ['based in Austin since 2019', 'place:austin'],
    ['Ana Ruiz\nLeón\nCamarera', 'place:leon-es'],
    ['trabajé en Sevilla y luego fuera', 'place:seville'],
  ])('are seen in "%s"', (text, expected) => {
    expect(places(text)).toEqual([expected]);
  });

  test('do not follow a preposition where the name goes on', () => {
    expect(places('vendedora en Mercedes Benz')).toEqual([]);
  });
});

test('regions of cities are shown by a name of their own', () => {
  const jalisco = conceptById('place:jalisco');
  expect(jalisco?.kind === 'place' && jalisco.level).toBe('region');
});
