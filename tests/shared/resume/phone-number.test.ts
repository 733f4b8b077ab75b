/** Phone numbers as resumes write them, each with the number that it is anywhere in the world. */
import { describe, expect, test } from 'vitest';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';
import { findPhone, phoneOfResume } from '../../../shared/resume/phone-number.ts';

function read(text: string, place: string | null, language: 'es' | 'en'): string | null {
  const found = findPhone(text, text.length);
  expect(found && text.slice(found.span.start, found.span.end)).toBe(found?.value ?? null);
  return found && phoneOfResume(found.value, [place], language);
}

describe('a phone number', () => {
  test.each([
    ['+34 612 345 678', null, 'es', '+34612345678'],
    ['(+34) 612 345 678', null, 'es', '+34612345678'],
    ['0034 612 345 678', null, 'en', '+34612345678'],
    ['34 612 345 678', null, 'es', '+34612345678'],
    ['Móvil: 612.34.56.78', null, 'es', '+34612345678'],
    ['612-345-678', 'Zaragoza', 'es', '+34612345678'],
    ['WhatsApp: 612 345 678', null, 'es', '+34612345678'],
    ['+34 612 345 678 (WhatsApp)', null, 'es', '+34612345678'],
    ['Tel: 612 345 678 / 91 234 56 78', null, 'es', '+34612345678'],
    ['612345678/912345678', null, 'es', '+34612345678'],
    ['612 345 678 - 912 345 678', null, 'es', '+34612345678'],
    ['612 345 678', null, 'en', '+34612345678'],
    ['(55) 1234-5678', 'CDMX', 'es', '+525512345678'],
    ['044 55 1234 5678', 'Ciudad de México', 'es', '+525512345678'],
    ['300 123 4567', 'Bogotá', 'es', '+573001234567'],
    ['11 6123-4567', 'Buenos Aires', 'es', '+541161234567'],
    ['987 654 321', 'Lima', 'es', '+51987654321'],
    ['(305) 555-0142', 'Miami, FL', 'en', '+13055550142'],
    ['(305) 555-0142', null, 'es', '+13055550142'],
    ['305.555.0142 ext. 12', 'Miami', 'en', '+13055550142'],
    ['305-555-0142 x12', null, 'en', '+13055550142'],
    ['1-305-555-0142', null, 'en', '+13055550142'],
    ['+44 (0)7123 456789', null, 'en', '+447123456789'],
  ] as const)('%s of somebody in %s, in %s', (text, place, language, expected) => {
    expect(read(text, place, language)).toBe(expected);
  });

  test('that could be of several countries stays as it is written', () => {
    expect(read('Tel. 555-0142', null, 'en')).toBe('555-0142');
  });

  test.each([
    '28012 Madrid',
    '2015 - 2018',
    '03/2019 - 04/2021',
    'DNI 12345678Z',
    'IBAN ES91 2100 0418 4502 0005 1332',
  ])('is none in %s', (text) => expect(findPhone(text, text.length)).toBeNull());

  test('takes its country from where the person works when they do not say where they live', async () => {
    const text = `Carmela Tzul Ixtab
Tel. 55 1234 5678

EXPERIENCIA
Cajera
Abarrotes El Colibrí, Ciudad de México, México
03/2019 - actualidad
- Cobro en caja y atención al cliente en tienda de barrio.`;
    const document = await extractDocument(new TextEncoder().encode(text), { fileName: 'cv.txt' });
    expect(readResume(document).profile.phone).toBe('+525512345678');
  });

  test('of a referee is not that of the person, whose own stands beside their address or nowhere', async () => {
    const referees = `\n\nReferencias\nJefe de planta, 600 555 018\nIng. Claudio Brezo`;
    const job = `\n\nExperiencia\nSoldador\nTalleres Luna\n2015 - 2020\n${'Soldadura de tubos y de chapa en el taller.\n'.repeat(5)}`;
    const phoneOf = async (contact: string) => {
      const text = `Ramiro Sauce Olmo${job}${referees}${contact}`;
      return readResume(await extractDocument(new TextEncoder().encode(text))).profile.phone;
    };
    expect(await phoneOf('\n\nramiro@people.example\n+34 612 345 678')).toBe('+34612345678');
    expect(await phoneOf('')).toBeNull();
  });
});
