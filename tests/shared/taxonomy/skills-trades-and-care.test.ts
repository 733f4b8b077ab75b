/** Skills of trades, industry, service, health, teaching and law: one concept in both languages, and no plain word taken for one. */
import { describe, expect, it } from 'vitest';
import { findMentions, relatedness, skillByName } from '../../../shared/taxonomy/index.ts';

const SAME = `
Encofrado | Formwork
Ferralla | Rebar work
Retroexcavadora | Backhoe
Retejado | Roof tiling
Cuadros eléctricos | Switchgear
Fibra óptica | Fiber optics
Desatascos | Drain cleaning
Bombas de calor | Heat pump
Cerrajería de apertura | Locksmithing
Soldadura con electrodo | Stick welding
Hilo tubular | FCAW
Oxicorte | Torch cutting
Torneado | Lathe turning
Fresadora CNC | CNC mill
Manufactura esbelta | Lean manufacturing
AMFE | Failure mode and effects analysis
Mantenimiento preventivo | Preventive maintenance
Patronaje | Pattern making
Serigrafía | Screen printing
Correa de distribución | Timing belts
Carretilla retráctil | Reach truck
Patín hidráulico | Pallet jack
Conteos cíclicos | Cycle counting
Camión cisterna | Tank truck
Tripulante de cabina | Cabin crew duties
Catenaria | Track laying
Ordeño mecánico | Milking parlour
Piscifactoría | Fish farming
Aerogeneradores | Wind turbines
Aguas residuales | Wastewater
Voladura de roca | Rock blasting
Masa madre | Sourdough
Escandallos | Food costing
Auditoría nocturna | Night audit
Limpieza en seco | Dry cleaning
Uñas acrílicas | Acrylic nails
Cuadre de caja | Balancing tills
Úlceras por presión | Pressure ulcers
Resonancia magnética | MRI
Citología | Cytology
Endodoncia | Root canal
Punción seca | Dry needling
Paseo de perros | Dog walking
Ayuda a domicilio | Home care
Clases particulares | Private lessons
Lectoescritura | Phonics
Violencia de género | Domestic violence
Derecho de familia | Family law
Tramitación de herencias | Probate
Blanqueo de capitales | Anti-money laundering
Extinción de incendios | Fire fighting
Lengua de señas | Sign language
Avalúo de inmuebles | Property appraisal
Espacios confinados | Confined spaces
Equipos de protección individual | PPE
`;

const pairs = SAME.trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string]);
const lastOf = (text: string) => findMentions(text, ['skill']).at(-1)?.id;
const ids = (text: string) => findMentions(text, ['skill']).map(({ id }) => id);

describe('skills of trades and care', () => {
  it.each(pairs)('know "%s" and "%s" as one', (spanish, english) => {
    expect(lastOf(spanish)).toBeDefined();
    expect(lastOf(spanish)).toBe(lastOf(english));
  });

  it.each([
    ['Plomería, gasfitería y destape de cañerías', 'skill:drain-unblocking'],
    ['hojalatería y enderezado y pintura', 'skill:dent-repair'],
    ['Manejo de montacargas y estibadora eléctrica', 'skill:pallet-truck'],
    ['Plantas eléctricas y tableros de distribución', 'skill:electrical-panels'],
    ['Kinesiología y terapia física', 'skill:physiotherapy'],
    ['Registro en Selene, Diraya y Epic', 'skill:epic-ehr'],
    ['Opera PMS y Micros Fidelio', 'skill:hotel-pms'],
    ['Torno, fresadora y rectificadora', 'skill:lathe-turning'],
  ])('are met as people of many countries write them: %s', (text, id) => {
    expect(ids(text)).toContain(id);
  });

  it.each([
    ['skill:tig-welding', 'skill:welding'],
    ['skill:cnc-lathe', 'skill:cnc'],
    ['skill:siemens-plc', 'skill:plc'],
    ['skill:mri', 'skill:radiology'],
    ['skill:food-safety-plans', 'skill:food-safety'],
    ['skill:english-teaching', 'skill:language-teaching'],
    ['skill:family-law', 'skill:civil-law'],
  ])('count for the wider one: %s for %s', (narrow, wide) => {
    expect(relatedness(narrow, wide)).toBe(0.6);
  });

  it.each([
    'En torno a cien personas, sin embargo, cerca de casa',
    'Datos recogidos con orden por personal permanente',
    'A solas, en una experiencia transformadora',
    'An epic journey that appeals to everyone',
    'We articulate goals, curating what matters',
    'Explosive growth across Texas, boxing clever',
    'The team faced pushback, forging ahead all the same',
    'Una joven idealista que altera los planes y conserva la calma',
    'A riveting story with a golden bridge looms',
    'The curtain was torn in a corner',
    'Los cercados y las cercas del pueblo',
  ])('are not found in plain words: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });

  it('read a name alone, with its marks left out', () => {
    expect(skillByName('Epic')?.names.en).toBe('Epic');
    expect(skillByName('Ordeño')?.id).toBe('skill:milking-skill');
    expect(skillByName('Orden')).toBeUndefined();
  });
});
