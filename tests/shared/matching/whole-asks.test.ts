/** All that an ad asks becomes criteria, each as the ad calls it: parts of entries, languages, years, afterthoughts; where it is filed asks nothing. */
import { describe, expect, test } from 'vitest';
import { criteriaOfJob, prepareJob, resumeOfText, scoreMatch } from '../../../shared/matching/index.ts';
import { linesInPlace } from '../../../shared/matching/job-lines.ts';
import { plainJob } from '../../../shared/matching/plain-job.ts';

const criteria = (ad: string) => criteriaOfJob(plainJob(ad)).filter(({ id }) => id !== 'text' && id !== 'field');
const labels = (ad: string) => criteria(ad).map(({ label }) => label.en.replace(/[“”]/g, ''));
const asking = (...entries: string[]) =>
  `Florist\nRequirements\n${entries.map((entry) => `- ${entry}`).join('\n')}\n- Own secateurs`;

describe('a part of an entry that no criterion says', () => {
  test.each([
    ['Curso de coronas fúnebres y carné B', 'Curso de coronas fúnebres'],
    ['Curso de mecanizado de alambre y RCP/BLS al día', 'Curso de mecanizado de alambre'],
  ])('is one of its own: «%s»', (entry, part) => {
    expect(labels(asking(entry))).toContain(part);
  });

  test.each([
    ['a reason', 'Carné B, porque el mercado queda lejos del vivero', 'vivero'],
    ['a purpose', 'Inglés para leer fichas y hablar con viveristas', 'hablar'],
    ['what would do instead', 'Forklift licence, or a telehandler logbook', 'telehandler'],
    ['a word about the part before', 'Forklift licence, and use it daily among pallets', 'pallets'],
    ['what a degree is in', "Bachelor's degree in botany and horticulture", 'horticulture'],
  ])('is none where it is %s: «%s»', (_name, entry, word) => {
    expect(labels(asking(entry)).filter((label) => label.startsWith(word) || label === word)).toEqual([]);
  });
});

describe('a language', () => {
  const called = (id: string, entry: string) => criteria(asking(entry)).find((one) => one.id === id)?.label.en;

  test.each([
    ['language:fr', 'French, spoken and written', '“French, spoken and written”'],
    ['language:fr', 'Clear, warm written French', '“Clear, warm written French”'],
    [
      'language:fr',
      'Francés intermedio (lectura de fichas; lo demás se aprende)',
      '“Francés intermedio (lectura de fichas; lo demás se aprende)”',
    ],
    ['language:eu', 'Carné B y euskera a nivel conversacional', '“euskera a nivel conversacional”'],
    ['language:fr', 'Conversational French, since half of our growers are over there', '“Conversational French”'],
    ['language:fr', 'French B2', 'French B2'],
  ])('is called by what the ad says of it: %s in «%s»', (id, entry, label) => {
    expect(called(id, entry)).toBe(label);
  });

  test.each(['Adapt your workshops to French learners of all ages', 'Se atiende en castellano, no en francés'])(
    'is none where another thing is named after it, or it is refused: «%s»',
    (entry) => {
      expect(called('language:fr', entry)).toBeUndefined();
    },
  );
});

describe('years', () => {
  test.each([
    ['At least 3 years in a similar role', '3 years in a similar role'],
    ['2 years in a nursery, garden centre or flower market', '2 years in a nursery, garden centre or flower market'],
    ['3 years in a nursery or market - mud is where the work is', '3 years in a nursery or market'],
  ])('are called by all of what they are of: «%s»', (entry, label) => {
    expect(labels(asking(entry))).toContain(label);
  });
});

describe('an afterthought of an entry', () => {
  test.each([
    [
      'Wreath making by hand. Graduate of an accredited lacquering program.',
      'Graduate of an accredited lacquering program',
    ],
    ['Corona de laurel a mano. Para lacadores, tarjeta profesional vigente.', 'tarjeta profesional vigente'],
  ])('asks where it is worded so: «%s»', (entry, part) => {
    expect(labels(asking(entry)).filter((label) => label.includes(part))).toHaveLength(1);
  });
});

describe('a house that sponsors nobody', () => {
  const AD = `${asking('Wreath making')}\n\nWe cannot sponsor visas for this role.`;

  test('asks for the right to work', () => {
    expect(labels(AD).filter((label) => label.includes('sponsor'))).toEqual(['We cannot sponsor visas for this role']);
  });

  test('says nothing more where the ad asks for it elsewhere', () => {
    expect(labels(`${AD}\nYou need the right to work here.`).filter((label) => label.includes('sponsor'))).toEqual([]);
  });
});

describe('where a page files the job', () => {
  test.each(['Category: Accounting', 'Sector: Manufacturing / Packaging', 'Departamento: Contabilidad y Finanzas'])(
    'asks nothing: «%s»',
    (line) => {
      const found = linesInPlace(`${line}\n\nWe sell flowers.`).map(({ line: { asked } }) => asked);
      expect(found[0]).toBe('aside');
    },
  );

  test('asks where it goes on to', () => {
    const [first] = linesInPlace('Sector: experiencia en viveros\n\nVendemos flores.');
    expect(first?.line.asked).not.toBe('aside');
  });
});

describe('what shortens', () => {
  test.each([
    ['- Normas A.L.P. y registro de predio', 'registro de predio'],
    ['- Resolución 44 (BPE), Res. 1403 de 2007', '1403'],
    ['- Laws of the trade, i.e. FXA, PLA', 'FXA'],
  ])('keeps an entry whole: «%s»', (line, end) => {
    const found = linesInPlace(`Requisitos\n${line}\n- Otra cosa`).find(({ line: { text } }) => text.includes(end));
    expect(found?.line.text).toBe(line.slice(2));
  });
});

describe('papers of which either will do', () => {
  const papers = (ad: string) => criteria(ad).filter(({ id }) => id.startsWith('licence:') || id === 'education');
  const found = (ad: string, held: string) => {
    const resume = resumeOfText(`Ada Nowak\n\nLicences\n${held}`);
    return scoreMatch(prepareJob(plainJob(ad)), resume).criteria.find(({ id }) => id.startsWith('licence:'))?.verdict;
  };
  const ROW = asking('CCNA or Fortinet NSE 4');

  test('are one criterion, in the words of the ad', () => {
    expect(papers(ROW).map(({ label }) => label.en)).toEqual(['“CCNA or Fortinet NSE 4”']);
  });

  test('are shown by any of them', () => {
    expect([found(ROW, 'CCNA'), found(ROW, 'Fortinet NSE 4'), found(ROW, 'Forklift licence')]).toEqual([
      'met',
      'met',
      'unclear',
    ]);
  });

  test('stay two where both are asked for', () => {
    expect(papers(asking('CCNA and Fortinet NSE 4'))).toHaveLength(2);
  });

  test('are one with the degree that the same line takes', () => {
    const line = "We ask for either a paralegal certificate or a bachelor's degree";
    expect(papers(asking(line)).map(({ id }) => id)).toEqual(['education']);
  });
});

describe('a letter behind the entries of a table', () => {
  const AD = `Florist\nE = essential, D = desirable\n\nThe person\nSecure hand with wire and moss   E\nRecent course in dried bouquets   D`;

  test('says how much each is wanted, and is no part of it', () => {
    const asked = linesInPlace(AD).map(({ line }) => [line.text, line.asked]);
    expect(asked).toContainEqual(['Secure hand with wire and moss', 'must']);
    expect(asked).toContainEqual(['Recent course in dried bouquets', 'nice']);
  });

  test('is a letter like any other where the ad says nothing of it', () => {
    const [line] = linesInPlace('Hold a certificate of class   D').map((one) => one.line);
    expect(line?.text).toMatch(/D$/);
  });
});

describe('a duty', () => {
  const told = (sentence: string) =>
    labels(`Florist\nYour day\n${sentence}\n\n${asking('Van driving', 'Wreath making')}`);

  test.each([
    ['You will also condition roses and tulips for the weekend.', 'condition roses and tulips for the weekend'],
    ['In a typical week you will condition roses and tulips.', 'condition roses and tulips'],
    ['En un turno normal prepararás coronas de laurel y musgo.', 'prepararás coronas de laurel y musgo'],
    ['Te encargarás de preparar coronas de laurel y musgo.', 'preparar coronas de laurel y musgo'],
  ])('is called by the core of the task: «%s»', (sentence, core) => {
    expect(told(sentence)).toContain(core);
  });

  test.each([
    'A flower auction company in Larkspur Falls, with three sheds.',
    'Institución privada de alta floristería con seis viveros.',
    'Requiere incorporar florista para su vivero de Larkspur.',
  ])('is no word of what the house is: «%s»', (sentence) => {
    expect(told(sentence).join(' ')).not.toMatch(/Larkspur|viveros/);
  });
});

test('a name alone in a paragraph asks nothing', () => {
  const ad = `Florist\nRequirements\nWreath making by hand\nOwn secateurs\n\nEutimio Larkspur Bernad`;
  expect(labels(ad).join(' ')).not.toContain('Eutimio');
});

test('whom prose is after has to be so', () => {
  const ad = `Florist\n\nWe're after someone calm among thorns and patient with brides.\n\n${asking('Van driving')}`;
  expect(criteria(ad).find(({ label }) => label.en.includes('calm among thorns'))?.importance).toBe('must');
});
