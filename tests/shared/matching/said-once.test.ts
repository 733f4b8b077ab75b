/** What an ad asks once is one criterion, in the words that say most of it; labels, bullets and denials hold as far as they are meant. */
import { describe, expect, test } from 'vitest';
import { criteriaOfJob, prepareJob, resumeOfText, scoreMatch, scorePercent } from '../../../shared/matching/index.ts';
import { linesInPlace } from '../../../shared/matching/job-lines.ts';
import { plainJob } from '../../../shared/matching/plain-job.ts';

const criteria = (ad: string) => criteriaOfJob(plainJob(ad)).filter(({ id }) => id !== 'text' && id !== 'field');
const labels = (ad: string) => criteria(ad).map(({ label }) => label.en.replace(/[“”]/g, ''));
const askedIn = (ad: string, part: string) => linesInPlace(ad).find(({ line }) => line.text.includes(part))?.line.asked;

describe('years that a line asks for', () => {
  test.each([
    'At least four years in a busy florist, hotel or event studio',
    'Cuatro años de oficio con zancos y gigantes en ferias, verbenas o cabalgatas',
  ])('are one criterion, in its words: «%s»', (line) => {
    const found = criteria(`Florist\nRequirements\n- ${line}\n- Van driving\n- Early starts`);
    const years = found.filter(({ label }) => /four years|Cuatro años|4 years/.test(label.en));
    expect(years.map(({ id }) => id)).toEqual(['experience']);
    expect(years[0]?.label.en).toContain(line);
  });

  test('keep their own name where the ad says no more of them', () => {
    expect(labels('Florist\nRequirements\n- 4 years of experience\n- Wreath making')).toContain(
      '4 years of experience',
    );
  });
});

describe('the few skills that a line names', () => {
  const AD =
    'Office administrator\nRequirements\n- Word and Excel for the monthly donor reports\n- A clear phone voice';

  test('are one criterion, in its words, with the part of all', () => {
    const about = criteria(AD).filter(({ label }) => /Word|Excel/.test(label.en));
    expect(about.map(({ label }) => label.en)).toEqual(['“Word and Excel for the monthly donor reports”']);
  });

  test('count each: a person who shows both stands above one who shows one', () => {
    const resume = (tools: string) =>
      resumeOfText(
        `Ada Nowak\n\nExperience\nOffice administrator, Hill Trust\n2019 - 2025\n- Wrote letters to members\n- Used ${tools} every week for the accounts\n`,
      );
    const job = prepareJob(plainJob(AD));
    expect(scorePercent(job, resume('Word and Excel'))).toBeGreaterThan(scorePercent(job, resume('Word')));
  });

  test('stay apart where the line is a list of them', () => {
    const ids = criteria('Developer\nRequirements\n- Docker, Kubernetes, Terraform, Ansible and Jenkins in production');
    expect(ids.map(({ id }) => id)).toEqual(expect.arrayContaining(['skill:docker', 'skill:kubernetes']));
  });
});

describe('a label in a paragraph', () => {
  test.each([
    ['REQUIRED: A diploma in floristry. Neat handwriting. Own secateurs.', 'Own secateurs', 'must'],
    ['PREFERRED: Wedding work. Some Polish. A portfolio.', 'A portfolio', 'nice'],
    ['REQUISITOS: Título de floristería. Buena letra. Tijeras propias.', 'Tijeras propias', 'must'],
    ['BENEFICIOS: Seguro dental; flores gratis; apoyo para nuestra plantilla.', 'flores gratis', 'aside'],
  ])('speaks for all of it: «%s»', (paragraph, part, asked) => {
    expect(askedIn(`We sell flowers.\n\n${paragraph}\n\nCome by.`, part)).toBe(asked);
  });
});

describe('what ends no sentence', () => {
  test.each([
    ['- Turnos de 7 a. m. a 9 p. m., con un domingo al mes', 'con un domingo al mes'],
    ['- Coordinar con la Lic. Rojas el cierre de caja', 'cierre de caja'],
    ['- Report to Mrs. Okafor on the first Friday', 'first Friday'],
  ])('keeps an entry whole: «%s»', (line, end) => {
    const found = linesInPlace(`Requisitos\n${line}\n- Otra cosa`).find(({ line: { text } }) => text.includes(end));
    expect(found?.line.text).toBe(line.slice(2));
  });
});

describe('marks and headings of any kind', () => {
  test.each(['✦', '◆', '▹', '❖', '➜'])('«%s» opens an entry', (mark) => {
    const lines = linesInPlace(`Se valora\n${mark} Portugués\n${mark} Carné de carretillero`);
    expect(lines.map(({ line }) => line.listed)).toEqual([true, true]);
  });

  test.each([
    ['Lo que nos alegraría', '- Algo de portugués', 'nice'],
    ['What would delight us', '- Some Portuguese', 'nice'],
    ['Se considerará favorable', '- Algo de portugués', 'nice'],
    ['La cooperativa brinda', '- Comedor y guardería en planta', 'aside'],
    ['What we give back', '- A canteen and a nursery on site', 'aside'],
    ['Lo que no nos importa', '- Tu acento ni tu barrio', 'aside'],
  ])('«%s» says what its entries ask', (heading, entry, asked) => {
    expect(askedIn(`Tejedora\n\n${heading}\n${entry}\n- Otra cosa más`, entry.slice(2))).toBe(asked);
  });
});

describe('what an ad says that it does not want', () => {
  test.each([
    "Don't mind where you trained or how long ago.",
    "Don't need diplomas or letters.",
    'This post does not handle cash.',
    "You won't manage anyone for now.",
    'Este puesto no lleva caja.',
  ])('asks nothing: «%s»', (line) => {
    expect(askedIn(`We sell flowers.\n\n${line}`, line)).toBe('aside');
  });

  test.each(["You don't mind heights.", 'Knowledge of the electronic mesa de partes of the courts'])(
    'is not what only sounds like it: «%s»',
    (line) => {
      expect(askedIn(`Requirements\n- ${line}\n- Ladders`, line.replace(/\.$/, ''))).toBe('must');
    },
  );
});

describe('a comment on what is asked', () => {
  test('asks nothing by itself', () => {
    const AD =
      'Florist\nRequirements\n- A driving licence. We lend you the van on market days.\n- Own secateurs. Wet hands are part of it.';
    expect(labels(AD).join(' ')).not.toMatch(/lend|Wet hands/);
  });
});

describe('a row of which one will do', () => {
  test.each([
    'Wedding bouquets, funeral wreaths or market stalls',
    'Ramos de novia, coronas fúnebres o puestos de mercado',
  ])('is one criterion: «%s»', (line) => {
    const found = labels(`Florist\nRequirements\n- ${line}\n- Own secateurs`);
    expect(found.filter((label) => /wreath|coronas|bouquet|Ramos|stalls|mercado/.test(label))).toEqual([line]);
  });
});

describe('a paper, a language or years and the statement about them', () => {
  const about = (pattern: RegExp, ad: string) => criteria(ad).filter(({ label }) => pattern.test(label.en));

  test.each([
    ['licence:driving-b', "Valid driver's license with a clean-ish record - insurance will run your MVR"],
    ['language:fr', 'French (half of our brides are from Quebec)'],
    ['licence:sexual-offences', "We run teen sessions so there's an enhanced DBS check"],
  ])('are one criterion, in its words: %s', (id, line) => {
    const found = about(/driv|French|DBS|Child/i, `Florist\nRequirements\n- ${line}\n- Own secateurs`);
    expect(found).toMatchObject([{ id, label: { en: `\u201c${line}\u201d` }, importance: 'must' }]);
  });

  test('leave what the statement goes on to ask', () => {
    const found = criteria(
      'Florist\nRequirements\n- A valid driver license, be able to carry marble vases upstairs\n- Own secateurs',
    );
    expect(found.map(({ id }) => id)).toContain('licence:driving-b');
    expect(found.map(({ label }) => label.en)).toContain('\u201cable to carry marble vases upstairs\u201d');
  });

  test('stay two where the paper is a must and the statement only nice to have', () => {
    const ad = 'Florista\nRequisitos\n- Carn\u00e9 B\n\nSe valora\n- Carn\u00e9 B con diez puntos intactos';
    expect(about(/Carn|icence/, ad).map(({ importance }) => importance)).toEqual(['must', 'nice']);
  });

  test('keep a must that only years which would be nice say as well', () => {
    const ad =
      'Technician\nRequirements:\n- Sterility assurance\nNice to have:\n- 3 years of experience in pharmaceutical sterility assurance';
    expect(about(/terility/, ad).map(({ importance }) => importance)).toEqual(['must', 'nice']);
  });

  test('keep the skill that the words of the years name, and ask the words of one setting of no other', () => {
    const ad = plainJob(
      'Baker\nRequirements:\n- Experience: 5 years of experience in hotels or breweries: lamination, proofing of sourdough',
    );
    expect(criteriaOfJob(ad)).toContainEqual(
      expect.objectContaining({
        id: 'skill:bread-making',
        importance: 'must',
        label: expect.objectContaining({ en: 'Bread making' }),
      }),
    );
    const [hotels, breweries] = prepareJob(ad).years?.settings ?? [];
    expect(hotels).not.toContain('brewer');
    expect(breweries).not.toContain('hotel');
  });

  test('leave out of the proof of years what stands in brackets or is only preferred', () => {
    const ad = 'Baker\nRequirements:\n- 4 years of experience in hotels (cruise ships welcome), marble work preferred';
    expect(prepareJob(plainJob(ad)).years?.settings).toEqual([['hotel']]);
  });

  test.each([
    ['Must speak Polish and file US customs drawback claims', 'file US customs drawback claims'],
    ['Must speak Polish, OR instrument trays for spinal surgeons', 'OR instrument trays for spinal surgeons'],
    [
      'Carn\u00e9 B, ni\u00f1os hospitalizados con par\u00e1lisis cerebral',
      'ni\u00f1os hospitalizados con par\u00e1lisis cerebral',
    ],
    ['Valid forklift licence, must bring boots', 'must bring boots'],
  ])('keep what else the statement asks: \u00ab%s\u00bb', (line, rest) => {
    expect(labels(`Florist\nRequirements:\n- ${line}\n- Own secateurs`)).toContain(rest);
  });

  test('are proven by the paper alone, whatever else its statement says of it', () => {
    const ad =
      'Warehouse\nRequirements:\n- Must possess a current valid forklift licence throughout entire seasonal harvest campaign';
    const resume = resumeOfText('Ada Nowak\n\nLICENCES\nForklift licence, valid until 2029');
    const found = scoreMatch(prepareJob(plainJob(ad)), resume).criteria;
    expect(found.find(({ id }) => id === 'licence:forklift')?.verdict).toBe('met');
  });

  test('count the years of any setting that the ad names, in capitals as well', () => {
    const { years } = prepareJob(plainJob('Carer\nRequirements\n- 2 years in nursing homes OR hospital wards\n- Tact'));
    expect(years?.settings).toHaveLength(2);
  });
});

describe('what no reader of an ad takes for its own', () => {
  test.each([
    ['Requirements', 'BS 5975:2024'],
    ['Requisitos', 'M\u00e1ster oficial en poda ornamental'],
    ['Nice to have', 'Three years teaching dried bouquets in primary schools'],
  ])('is a criterion in its own words, below %s: \u00ab%s\u00bb', (heading, line) => {
    const found = labels(`Florist\n${heading}\n- Van driving\n- ${line}\n- Own secateurs`);
    expect(found).toContain(line);
  });

  test('is one criterion, and a must, however often the ad asks for it', () => {
    const norm = '- BS 5975:2024';
    const ad = `Florist\nNice to have:\n${norm}\nRequirements:\n${norm}\n${norm}`;
    expect(criteria(ad).filter(({ id }) => id === 'skill:bs-5975-2024')).toMatchObject([{ importance: 'must' }]);
  });

  test('is at most twelve criteria, however long the list', () => {
    const norms = Array.from({ length: 40 }, (_, at) => `- BS ${4000 + at}:1998`).join('\n');
    expect(labels(`Florist\nRequirements\n${norms}`).filter((label) => label.startsWith('BS'))).toHaveLength(12);
  });

  test.each(['Exp', 'Now, what do we need from you?'])('unless it asks nothing: \u00ab%s\u00bb', (line) => {
    expect(labels(`Florist\nRequirements\n- Own secateurs\n- ${line}\n- Wreath making`)).not.toContain(line);
  });
});

describe('a skill by its bare name', () => {
  const ids = (ad: string) => criteria(ad).map(({ id }) => id);

  test.each([
    [
      'skill:electrical-panels',
      'Requisitos',
      'Reparación de averías en motores eléctricos, cuadros eléctricos, sensores y neumática de los invernaderos',
    ],
    [
      'skill:punctuality',
      'Requirements',
      'High school finished, or a diploma of the trade, with a punctual and tidy way of working beside other people',
    ],
  ])('is no criterion beside the only line that names it: %s, %s «%s»', (id, heading, line) => {
    const found = criteria(`Florist\n${heading}\n- ${line}\n- Van driving\n- Own secateurs`);
    expect(found.map(({ label }) => label.en)).toContain(`“${line}”`);
    expect(found.map((one) => one.id)).not.toContain(id);
  });

  test('is one where another line asks for it by itself', () => {
    const ad = 'Florist\nRequirements\n- Bookkeeping\n- A diploma in floristry with bookkeeping, or three years of it';
    expect(ids(ad)).toContain('skill:bookkeeping');
  });
});

describe('a paper or a language in the sentence of a skill', () => {
  test.each([
    [
      'licence:first-aid',
      'first aid ticket',
      'Desirable would be setting out of beds full size off a drawing, first aid ticket, and pruning of old roses',
    ],
    [
      'language:en',
      'inglés intermedio',
      'Se considerará un plus: inglés intermedio, manejo de caja chica, conocimiento de trámites ante la diócesis',
    ],
  ])('is called by its own part, and the skill by what is left: %s', (id, part, line) => {
    const found = criteria(`Florist\nNice to have\n- ${line}\n- Van driving\n- Own secateurs`);
    expect(found.find((one) => one.id === id)?.label.es).toBe(`«${part}»`);
    expect(found.filter(({ label }) => label.es.includes(part))).toHaveLength(1);
  });

  test('is the only criterion where the skill stands in a reason', () => {
    const line = 'French at B2 or above would be beneficial given our Lyon service desk';
    const about = criteria(`Florist\nNice to have\n- ${line}\n- Van driving`).filter(({ label }) =>
      /French|support|desk/.test(label.en),
    );
    expect(about.map(({ id }) => id)).toEqual(['language:fr']);
  });
});

describe('a sentence of duties', () => {
  const told = (sentence: string) =>
    labels(`Florist\nYour day\n${sentence}\n\nRequirements\n- Van driving\n- Own secateurs\n- Wreath making`);

  test.each([
    ['keeps its examples', 'You will order foliage such as eucalyptus, ruscus and ferns from two nurseries.', 'ruscus'],
    ['keeps when it is done', 'You will check the cold room before, during and after each wedding delivery.', 'during'],
    ['keeps its brackets', 'You will dress the halls (lanterns, arches and garlands) with our rigger.', 'arches'],
  ])('%s', (_name, sentence, part) => {
    const about = told(sentence).filter((label) => label.includes(part));
    expect(about).toEqual([sentence.slice('You will '.length, -1)]);
  });
});

test('a term that a sentence holds is said by the sentence alone', () => {
  const line = 'Contrato indefinido con 2 meses de prueba, 40 horas, turno partido en el taller de coronas';
  const about = criteria(
    `Florista\nRequisitos\n- Montaje de coronas\n- Tijeras propias\n- Buena letra\n\nCondiciones\n${line}.`,
  ).filter(({ label }) => label.es.includes('2 meses de prueba'));
  expect(about).toHaveLength(1);
});

test('a place that a line names again is no second criterion', () => {
  const found = criteria(
    'Florist\nLocation: Larkspur Gardens, Merle County\nSite: Larkspur Gardens, Merle County\n\nRequirements\n- Van driving\n- Own secateurs\n- Wreath making',
  );
  const named = found.filter(({ label }) => label.en.includes('Merle'));
  expect(named.map(({ id, label }) => [id, label.en])).toEqual([['location', '“Larkspur Gardens, Merle County”']]);
});
