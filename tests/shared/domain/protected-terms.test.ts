/** Shows which wordings are refused, which are warned about, and which plain requirements pass, in both languages. */
import { describe, expect, it } from 'vitest';
import { namesProtected, protectedTerms } from '../../../shared/domain/protected-terms.ts';
import { proxyTerms, proxyWarnings } from '../../../shared/domain/proxy-terms.ts';

const REFUSED: Record<string, string[]> = {
  age: [
    'máximo 40 años',
    '35 años máximo',
    'máx. 35 años',
    'Max. 35 years',
    '25-35 años',
    'Age 25-35',
    'menos de 30 años',
    'más de 50 años no',
    'over 40 need not apply',
    'nacido en 1990',
    'born after 1990',
    'nacidos después de 1995',
    'veinteañero',
    'in their twenties',
    '28 años',
    'Camarero joven',
    'Menor de 35 años',
    'Edad máxima: 40 años',
    'Edad entre 25 y 35 años',
    'Entre 25 y 35 años',
    'De 20 a 30 años de edad',
    'Experiencia demostrable, edad máxima 35',
    'Persona joven',
    'Buscamos jóvenes con ganas de aprender',
    'Joven',
    'Profesionales jóvenes',
    'Indicar fecha de nacimiento',
    'Under 35 years old',
    'Maximum age 40',
    'Aged 25 to 35',
    'Between 25 and 35 years old',
    'Young professional',
    'Must be young',
    'Somebody between 30 and 45',
    'Varón de 28 a 40',
    'Date of birth required',
  ],
  sex: [
    'recepcionista (mujer)',
    'identifies as female',
    'Mu\u200bjer',
    'Mujеr',
    'M\xadujer',
    'Mujer',
    'Solo hombres',
    'Preferiblemente mujer',
    'Imprescindible ser varón',
    'Chica para recepción',
    'Sexo: femenino',
    'Experiencia en cocina y ser mujer',
    'Señora seria para limpieza',
    'Caballero responsable',
    'A lady to run the front desk',
    'Women only',
    'Must be male',
    'Female candidates preferred',
    'Gender: female',
  ],
  family: [
    'enfermera soltera',
    'Sin compromisos',
    'Jefa de hogar',
    'Happily married',
    'Married, with children',
    'madre de familia',
    'no moms',
    'Sin hijos',
    'Sin cargas familiares',
    'Soltera',
    'Persona soltera y sin pareja',
    'Hombre casado',
    'Sin planes de maternidad',
    'No estar embarazada',
    'Estado civil',
    'Must be single',
    'No children',
    'Not pregnant',
    'Marital status: married',
  ],
  origin: [
    'no moros',
    'Italiana nativa',
    'Nativo argentino',
    'Colombiana de nacimiento',
    'Española',
    'Native Spaniards preferred',
    'Irish born and raised',
    'native-born',
    'European appearance',
    'Aspecto europeo',
    'Nacionalidad española',
    'De nacionalidad europea',
    'Solo españoles',
    'No extranjeros',
    'Ciudadanía de la UE',
    'Nacida en España',
    'Origen étnico',
    'Must be a US citizen',
    'EU citizens only',
    'British nationality',
    'No foreigners',
    'Born in Germany',
    'Caucasian',
  ],
  colour: [
    'raza',
    'Sin negros',
    'Persona blanca',
    'Piel clara: color de piel',
    'De raza blanca',
    'White people',
    'Fair-skinned',
    'White',
  ],
  religion: [
    'Persona de principios católicos',
    'Moral cristiana',
    'Living by Christian principles',
    'A Muslim ethos',
    'God-fearing',
    'Nada de musulmanes',
    'Católico practicante',
    'Cristiana',
    'Ser musulmán',
    'No llevar velo',
    'Practising Christian',
    'Must be Jewish',
    'No hijab',
  ],
  health: [
    'sin depresión',
    'no bipolar',
    'no wheelchair',
    'Sin discapacidad',
    'Sin problemas de salud',
    'Buena salud',
    'Personas con discapacidad',
    'No estar enfermo',
    'Certificado de discapacidad',
    'No disabilities',
    'In perfect health',
    'Able-bodied',
    'Without any medical conditions',
  ],
  orientation: [
    'straight men',
    'Heterosexual',
    'No gays',
    'Orientación sexual',
    'Straight or gay: sexual orientation',
    'Must be gay',
  ],
  opinion: [
    'Afiliado a Vox',
    'votante del PP',
    'Sin afiliación sindical',
    'No sindicado',
    'Que no pertenezca a ningún sindicato: no pertenecer a ningún sindicato',
    'De derechas',
    'Ideología política afín',
    'No union members',
    'Political views',
  ],
  appearance: [
    'Camarera guapa',
    'CV con foto',
    'Enviar foto reciente',
    'Persona atractiva',
    'Guapa',
    'Attach a recent photo',
    'Resume with photo',
    'Good-looking',
    'Slim woman',
  ],
};

const FINE = [
  'Native Spanish speaker',
  'Lengua española nativa',
  'Reuniones sin compromiso de compra',
  'Values of our Christian Dior counter',
  'Clases de moral católica',
  'Atención a mujeres de 30 a 50 años',
  'Gerocultor en residencia de mayores de 65 años',
  'Auxiliar para residencia de mayores de 65 años',
  'Actividades para mayores de 65 años',
  'Vacunación de mayores de 60 años',
  'Programa de garantía juvenil para menores de 30 años',
  'Viajes del Imserso para mayores de 65 años',
  'Seguros para mayores de 70 años',
  'Holiday clubs for people over 50',
  '3 años de experiencia',
  'más de 5 años de experiencia',
  'over 5 years',
  'Máximo 5 años de experiencia',
  'Hasta 30 años de experiencia',
  'Hipotecas hasta 30 años',
  'Afiliación a la Seguridad Social',
  'Cuidado de personas con depresión',
  'Wheelchair repair',
  'Equipo multicultural en entorno joven',
  'Diseño gráfico atractivo',
  'Manejo de aplicaciones de 20 a 30 usuarios',
  'Entre 20-30 personas a cargo',
  // Those whom the work is for.
  'Experiencia con personas con discapacidad',
  'Atención a pacientes de edad avanzada',
  'Cuidado de personas mayores de 65 años',
  'Experience with elderly patients over 80 years of age',
  'Trabajo con jóvenes en riesgo de exclusión',
  'Experience working with young people',
  'Atención a mujeres víctimas de violencia de género',
  'Educación infantil: niños de 3 a 6 años',
  'Children aged 3 to 6',
  'Cuidado de embarazadas y recién nacidos',
  'Apoyo al colectivo LGTBI',
  'Clases de religión católica',
  'Profesora de religión católica',
  'Caring for people with disabilities',
  'Valoración del grado de discapacidad',
  // What the work is about.
  'Moda mujer',
  "Women's fashion",
  'Formación en igualdad de género',
  'Fotografía de producto',
  'Fotografía',
  'Photography and photo editing',
  'Portrait photography, headshots included',
  'Enviar fotografía de trabajos anteriores',
  'Teoría del color y artes gráficas',
  'Impresión en blanco y negro',
  'Black and white photography',
  'Black-box testing',
  'Trámites de nacionalidad española y extranjería',
  'Relaciones con sindicatos y comité de empresa',
  'Negotiation with trade unions',
  'Political science degree',
  'Historia de las religiones',
  'Seguridad y salud laboral',
  'Health and safety certificate',
  'Salud mental comunitaria',
  'Single page applications',
  'Single sign-on',
  'Married couples counselling',
  'Maquillaje profesional según el color de piel',
  // What an employer does not look at.
  'We hire regardless of age, sexual orientation, ethnicity or marital status',
  'Igualdad de oportunidades sin distinción de estado civil ni orientación sexual',
  // Plain requirements.
  'Senior',
  'Junior',
  'Desarrollador junior o senior',
  'Enfermera de UCI',
  'Enfermería',
  'Al menos 5 años de experiencia',
  'Entre 20 y 25 años de experiencia',
  'Más de 30 años en el sector',
  'Over 20 years of experience',
  'Between 20 and 30 customers an hour',
  'Mayor de edad',
  'Mayores de 18 años',
  'At least 18 years old',
  'Must be 21 or older',
  'Español',
  'Español nativo',
  'Inglés C1',
  'Arabic',
  'English and Spanish',
  'Permiso de trabajo',
  'Work permit for the EU',
  'European markets',
  'Carné de conducir B',
  'Hombre o mujer',
  'Men and women welcome',
  'Persona responsable',
  'Trabajo en equipo',
  'Trabajos en altura',
  'Salario atractivo',
  'Kubernetes',
  'React Native',
  'Ciudadanía digital y atención al ciudadano',
  'Gestión de agencias',
  'Roma',
  'Good presentation skills',
  'Maternity nurse',
  'Sustitución por baja de maternidad',
];

const WARNED: Record<string, string[]> = {
  origin: [
    'Ser de la zona',
    'Nivel nativo de inglés',
    'Inglés nativo',
    'Español (nativo)',
    'Lengua materna alemana',
    'Native English speaker',
    'Mother tongue German',
    'Castellano sin acento',
    'Neutral accent',
    'Código postal 28001',
    'Residencia en el barrio',
    'Vivir cerca del centro',
    'Live in the neighbourhood',
    'Top university',
    'Universidad de prestigio',
    'Ivy League degree',
    'Cultural fit',
  ],
  age: [
    'perfil junior 20-25',
    'Over 21 for serving alcohol',
    'Over 21',
    'Aged 18 or above',
    '18+ only',
    'Mayor de edad',
    'Mayores de 18 años',
    'Edad mínima: 18 años',
    'Ambiente de energía juvenil',
    'Recién titulado en Derecho',
    'Recent graduate',
    'Nativa digital',
    'Digital native',
    'Equipo joven y dinámico',
    'Ambiente joven',
    'Young and dynamic team',
    'Año de graduación',
    'Graduated after 2020',
    'School year',
    'Máximo 5 años de experiencia',
    'Overqualified people need not apply',
  ],
  appearance: [
    'no beard',
    'Buena presentación personal',
    'A pleasant physical appearance',
    'afeitado',
    'Presentable',
    'Buena presencia',
    'Well-groomed',
    'Sin tatuajes',
    'Smart appearance',
  ],
  family: [
    'Trayectoria sin interrupciones',
    'Sin huecos en el CV',
    'No gaps in your resume',
    'Disponibilidad total',
    'Full availability',
    'Apellido de soltera',
    'Maiden name',
  ],
  health: ['No smokers', 'Vehículo propio', 'Coche propio y carné B', 'Own car', 'Non-smoker', 'Buena forma física'],
  sex: ['Servicio militar', 'Estatura mínima de 1,70 m', 'Minimum height', 'Servicio militar cumplido'],
};

const UNREMARKED = [
  'Cuidado de mayores de edad avanzada',
  'Trabajo con personas mayores de 18 años con discapacidad',
  'Over 18 years of experience',
  'Más de 21 años de experiencia en banca',
  'Buena presentación de los platos',
  'Presentable reports',
  'Class of 2020 dataset',
  'Conducción con coche de empresa',
  'Postal codes database management',
  'Máquinas de la zona de envasado',
  'Cloud-native applications',
  'React Native',
  'Carné de conducir B',
  'Driving licence',
  'Driving a company car',
  'Carné de carretillero',
  'Inglés C1',
  'English B2',
  'Grado universitario',
  "Bachelor's degree",
  'Graduate nurse',
  'Buena imagen de marca en redes',
  'Farmacia de barrio',
  'Servicio sin interrupciones las 24 horas',
  'Disponibilidad para viajar',
  'Jóvenes en riesgo de exclusión',
  'Trabajos en altura',
  'Data gaps analysis',
  'Welds without gaps',
  'Senior',
  'Junior',
];

const cases = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([attribute, texts]) => texts.map((text) => [text, attribute] as const));

describe('a protected attribute', () => {
  it.each(cases(REFUSED))('is found in «%s»: %s', (text, attribute) => {
    expect(protectedTerms(text).map((found) => found.attribute)).toContain(attribute);
  });

  it.each(FINE)('is not found in «%s»', (text) => {
    expect(protectedTerms(text)).toEqual([]);
    expect(namesProtected(text)).toBe(false);
  });

  it('is quoted as it was written, whatever its case and accents', () => {
    expect(protectedTerms('Imprescindible: SER VARÓN, con experiencia')[0]?.words).toBe('SER VARÓN');
    expect(protectedTerms('Nacionalidad espan\u0303ola')[0]?.words).toBe('Nacionalidad española');
  });

  it('is reported once per attribute', () => {
    const found = protectedTerms('Mujer soltera, menor de 30 años, sin hijos').map(({ attribute }) => attribute);
    expect(found.sort()).toEqual(['age', 'family']);
    expect(new Set(found).size).toBe(found.length);
  });

  it.each([' de', 'solo ', '(', 'a ', 'mujer, ', '\u0301'])('is soon looked for in a long text of %j', (unit) => {
    const startedAt = performance.now();
    protectedTerms(unit.repeat(20_000 / unit.length));
    proxyTerms(unit.repeat(20_000 / unit.length));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});

describe('a stand-in for one', () => {
  it.each(cases(WARNED))('is warned about in «%s»: %s', (text, attribute) => {
    const found = proxyTerms(text);
    expect(found.map((warning) => warning.attribute)).toContain(attribute);
    expect(namesProtected(text)).toBe(false);
  });

  it.each(UNREMARKED)('is not seen in «%s»', (text) => {
    expect(proxyTerms(text)).toEqual([]);
  });

  it('comes with its words and advice in both languages', () => {
    const [warning] = proxyTerms('Se pide NIVEL NATIVO de inglés');
    expect(warning).toMatchObject({ words: 'NIVEL NATIVO', attribute: 'origin' });
    expect(warning?.note.es).not.toBe(warning?.note.en);
  });

  it('is reported wherever the ad has it, for prose once under the path of its field', () => {
    const warnings = proxyWarnings({
      title: 'Camarera guapa',
      description: 'Buscamos gente para la sala.\nEquipo joven. Equipo joven.',
      requirements: [],
      tags: ['sala', 'Buena presencia'],
      benefits: ['Comida', 'Ambiente joven'],
      companyDescription: 'Un bar de Lugo. Menor de 30 años.',
      criteria: null,
    });
    expect(warnings.map(({ path, attribute }) => [path, attribute])).toEqual([
      ['title', 'appearance'],
      ['description', 'age'],
      ['tags.1', 'appearance'],
      ['benefits.1', 'age'],
      ['companyDescription', 'age'],
    ]);
  });

  it('is reported by its place among the requirements of the ad and the added ones', () => {
    const added = [
      { text: 'Kubernetes', importance: 'must' as const },
      { text: 'Buena presencia', importance: 'nice' as const },
    ];
    const warnings = proxyWarnings({
      requirements: ['Inglés C1', 'Equipo joven', 'Menor de 30 años'],
      criteria: { emphasis: {}, importance: {}, knockouts: {}, added },
    });
    expect(warnings.map(({ path, attribute }) => [path, attribute])).toEqual([
      ['requirements.1', 'age'],
      ['requirements.2', 'age'],
      ['added.1', 'appearance'],
    ]);
    expect(warnings[1]?.note.en).toMatch(/law protects/);
    expect(proxyWarnings({ requirements: ['Menor de 30 años'], criteria: null })).toHaveLength(1);
  });
});
