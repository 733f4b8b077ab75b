/** Titles that no list holds: both languages come to one concept, other work to another. */
import { describe, expect, it } from 'vitest';
import { titleConcept } from '../../../shared/taxonomy/index.ts';

const SAME = `
Operador de bomba de hormigón | Concrete pump operator
Instaladora de paneles solares | Solar panel installer
Jefa de obra de puentes | Bridge construction manager
Profesor de guitarra | Guitar teacher
Restauradora de relojes de torre | Tower clock restorer
Catadora de vinos | Wine taster
Criador de caballos | Horse breeder
Afinadora de pianos | Piano tuner
Director de museo | Museum director
Inspector de puentes | Bridge inspector
Ingeniera de túneles | Tunnel engineer
Guantero | Glove maker
Vendedora de alfombras | Carpet seller
Pintor de barcos | Ship painter
Limpiador de tanques | Tank cleaner
Restauradora de muebles antiguos | Antique furniture restorer
Investigadora en oceanografía | Oceanographer
Diseñador de joyas | Jewellery designer
Limpiadora de depósitos de agua | Water tank cleaner
Constructor de barcos | Boat builder
Responsable de tienda de deportes | Sports shop manager
Delegado comercial de maquinaria agrícola | Agricultural machinery sales representative
Instaladora de fibra óptica | Fibre optic installer
`;

const APART = `
Profesor de guitarra | Guitar maker
Director de museo | Museum guard
Concrete pump operator | Concrete pump designer
Criador de caballos | Horse trader
Pescadera de mercado | Horse vet
Piano tuner | Piano teacher
Ayudante de tapicero de barcos | Boat upholsterer
Concrete pump designer | Concrete pump driver
Stage manager | Sound technician
Colorista de cine | Peluquera
Profesora de topografía minera | Mine surveyor
Jefe de vendimia | Vendimiador
Vendedor de alfombras | Carpet cleaner
Policía | Policy adviser
Pintora de barcos | House painter
Ingeniera de túneles | Tunnel inspector
Bibliotecario de derecho | Lawyer
Sports shop manager | Sports coach
Constructor | Instructor
`;

const pairs = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string]);

describe('titleConcept', () => {
  it.each(pairs(SAME))('gives "%s" and "%s" one concept', (spanish, english) => {
    expect(titleConcept(spanish)).not.toBeNull();
    expect(titleConcept(spanish)).toBe(titleConcept(english));
  });

  it.each(pairs(APART))('keeps "%s" and "%s" apart', (one, other) => {
    expect(titleConcept(one)).not.toBeNull();
    expect(titleConcept(one)).not.toBe(titleConcept(other));
  });

  it.each([
    ['Soldadora', 'occupation:welder'],
    ['Welding operator', 'occupation:welder'],
    ['Enfermero/a de urgencias - Hospital del Norte', 'occupation:nurse'],
    ['Senior Accountant at Example Corp', 'occupation:accountant'],
    ['Warehouse manager | Leeds', 'occupation:warehouse-manager'],
    ['Plumber, Zzyzx', 'occupation:plumber'],
    ['Cocinera (turno de noche)', 'occupation:cook'],
    ['Part time truck driver', 'occupation:truck-driver'],
  ])('answers the known occupation of "%s"', (title, id) => {
    expect(titleConcept(title)).toBe(id);
  });

  it.each([
    ['operador de bomba', 'operadoras de bombas'],
    ['instalador de antenas', 'instaladora de antenas'],
    ['instalador/a de antenas', 'Instaladores de antenas'],
    ['bridge inspector', 'Bridge Inspectors'],
    ['Técnico de puentes', 'TECNICA DE PUENTES'],
    ['senior horse breeder', 'junior horse breeder'],
  ])('does not mind number, gender, case and level between "%s" and "%s"', (one, other) => {
    expect(titleConcept(one)).toBe(titleConcept(other));
  });

  it('does not mind the order of words', () => {
    const words = ['glove', 'leather', 'designer', 'sports'];
    const orders = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '));
    expect(new Set(orders.map(titleConcept)).size).toBe(1);
  });

  it.each([
    ['psicopedagogo de delfines', 'dolphin psychopedagogue'],
    ['Profesor de filatelia', 'Philately teacher'],
  ])('lets unlisted words of one root meet in "%s" and "%s"', (spanish, english) => {
    expect(titleConcept(spanish)).toBe(titleConcept(english));
  });

  it.each(['', '   ', '...', '12345', 'Xyzzy', 'Operator', 'senior', '💼', 'de la y'])(
    'knows no work in "%s"',
    (title) => {
      expect(titleConcept(title)).toBeNull();
    },
  );

  it('ends quickly whatever the text', () => {
    const hostile = ['a ', '-', '(', 'operador de ', 'ing', 'é', '\n', ' - x', 'ador', '\u0301', '🏗️'];
    titleConcept('Soldador');
    const started = performance.now();
    for (const unit of hostile) titleConcept(unit.repeat(Math.ceil(100_000 / unit.length)));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
