/** Locations as people write them, taken apart into town, region and country. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoJobs } from '../../../infra/local/demo-data/jobs.ts';
import { postalPlace } from '../../../shared/taxonomy/index.ts';

describe('a location', () => {
  test.each([
    ['Madrid', { locality: 'Madrid', region: 'Comunidad de Madrid', country: 'ES' }],
    ['Sevilla, España', { locality: 'Sevilla', region: 'Andalucía', country: 'ES' }],
    ['Getafe, Madrid, España', { locality: 'Getafe', region: 'Comunidad de Madrid', country: 'ES' }],
    ['Calle Mayor 5, Madrid', { locality: 'Madrid', region: 'Comunidad de Madrid', country: 'ES' }],
    ['Donostia / San Sebastián', { locality: 'Donostia', region: 'País Vasco', country: 'ES' }],
    ['Austin, TX', { locality: 'Austin', region: 'Texas', country: 'US' }],
    ['London, United Kingdom', { locality: 'London', country: 'GB' }],
    ['Lima, Perú', { locality: 'Lima', region: 'Lima', country: 'PE' }],
  ])('%s is a town with what lies around it', (location, place) => {
    expect(postalPlace(location, 'es')).toEqual(place);
  });

  test.each([
    ['Bogotá, Colombia', { locality: 'Bogotá', region: 'Bogotá D. C.', country: 'CO' }],
    ['Guayaquil, Ecuador', { locality: 'Guayaquil', region: 'Guayas', country: 'EC' }],
    ['Toronto, Canada', { locality: 'Toronto', region: 'Ontario', country: 'CA' }],
  ])('%s lies in the region that people write less often', (location, place) => {
    expect(postalPlace(location, 'es')).toEqual(place);
  });

  test('names the region in the language asked for, and the town as it is written', () => {
    expect(postalPlace('Sevilla', 'en')).toEqual({ locality: 'Sevilla', region: 'Andalusia', country: 'ES' });
  });

  test('is in the country that is written, though a town of that name lies elsewhere', () => {
    expect(postalPlace('Cartagena, Colombia', 'es')).toEqual({
      locality: 'Cartagena',
      region: 'Bolívar',
      country: 'CO',
    });
    expect(postalPlace('Valencia, Venezuela', 'es')).toEqual({
      locality: 'Valencia',
      region: 'Carabobo',
      country: 'VE',
    });
  });

  test('may be a town or a country that the taxonomy does not know', () => {
    expect(postalPlace('Sydney, Australia', 'es')).toEqual({ locality: 'Sydney', country: 'AU' });
    expect(postalPlace('Kioto, Japón', 'es')).toEqual({ locality: 'Kioto', country: 'JP' });
    expect(postalPlace('Villarriba, España', 'es')).toEqual({ locality: 'Villarriba', country: 'ES' });
    expect(postalPlace('Villarriba', 'es')).toEqual({ locality: 'Villarriba' });
  });

  test('may be a region or a country alone', () => {
    expect(postalPlace('Andalucía', 'en')).toEqual({ region: 'Andalucía', country: 'ES' });
    expect(postalPlace('España', 'es')).toEqual({ country: 'ES' });
    expect(postalPlace('USA', 'es')).toEqual({ country: 'US' });
  });

  test('takes a town for a town, although a country is called like it', () => {
    expect(postalPlace('Granada', 'es')).toEqual({ locality: 'Granada', region: 'Andalucía', country: 'ES' });
    expect(postalPlace('Ciudad de Panamá, Panamá', 'es')).toEqual({ locality: 'Ciudad de Panamá', country: 'PA' });
  });

  test('is no place where it only says how the work is done', () => {
    expect(postalPlace('Remoto', 'es')).toEqual({});
    expect(postalPlace('100 % remoto, España', 'es')).toEqual({ country: 'ES' });
    expect(postalPlace('Madrid (híbrido)', 'es')).toEqual(postalPlace('Madrid', 'es'));
    expect(postalPlace('', 'es')).toEqual({});
  });

  test.each([
    'Híbrido',
    'Remote (Europe)',
    'Remote, worldwide',
    'LATAM',
    'Remoto - LATAM',
    '100% remote',
    'Teletrabajo',
  ])('%s names no town', (location) => expect(postalPlace(location, 'es')).toEqual({}));

  test('is the place alone where the same words say how the work is done', () => {
    expect(postalPlace('Remoto desde España', 'es')).toEqual({ country: 'ES' });
    expect(postalPlace('Remote in Spain', 'en')).toEqual({ country: 'ES' });
    expect(postalPlace('Sevilla híbrido', 'es')).toEqual(postalPlace('Sevilla', 'es'));
  });

  test('never takes a union of countries for one', () => {
    expect(postalPlace('Bruselas, Unión Europea', 'es')).not.toHaveProperty('country', 'EU');
  });

  test('of every demo job has a town and a country', () => {
    const places = demoJobs(new Date('2026-11-21')).map(({ location }) => postalPlace(location, 'es'));
    expect(places.length).toBeGreaterThan(10);
    for (const place of places)
      expect(place).toMatchObject({ locality: expect.any(String), country: expect.any(String) });
  });

  test('has only parts of what was written or of what is known, whatever is typed', () => {
    const typed = fc.array(fc.oneof(fc.constantFrom('Madrid', 'España', ', ', ' - ', '(', 'remoto'), fc.string()));
    fc.assert(
      fc.property(typed, (parts) => {
        const location = parts.join('');
        const { locality = '', country = 'ES' } = postalPlace(location, 'es');
        return location.includes(locality) && /^[A-Z]{2}$/.test(country);
      }),
    );
  });
});
