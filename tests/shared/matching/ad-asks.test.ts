/** What of an ad becomes a criterion, once and as it is meant: titles below headers, denials, ways to apply, routes, repeats. */
import { describe, expect, test } from 'vitest';
import { criteriaOfJob, jobOfText, resumeOfText, scoreMatch } from '../../../shared/matching/index.ts';
import { linesInPlace } from '../../../shared/matching/job-lines.ts';
import { titleOf } from '../../../shared/matching/job-title.ts';
import { classifiedLines } from '../../../shared/matching/line-classifier.ts';
import { plainJob } from '../../../shared/matching/plain-job.ts';

const criteria = (ad: string) => criteriaOfJob(plainJob(ad));
const labels = (ad: string) => criteria(ad).map(({ label }) => label.en.replace(/[“”]/g, ''));
const idsOf = (ad: string) => criteria(ad).map(({ id }) => id);
const importanceOf = (ad: string, part: string) =>
  criteria(ad).find(({ label, id }) => label.en.includes(part) || id === part)?.importance;
const asked = (ad: string, part: string) =>
  classifiedLines(linesInPlace(ad)).find(({ text }) => text.includes(part))?.asked;

describe('the title of an ad', () => {
  test.each([
    [
      'AYUNTAMIENTO DE VILLACARRILLO',
      'Bases 12/2026\nPuesto: Jardinero municipal\nJornada completa',
      'Jardinero municipal',
    ],
    ['JOB REF: 4471-B', 'Position:    Night porter (hotel)\nPay: 14 an hour', 'Night porter (hotel)'],
    ['From: Una Byrne <una@byrnes.example>', 'Subject: [job] Florist, Saturdays\nHello all', 'Florist, Saturdays'],
    ['*** EXPRESOS DEL VALLE, S.A. DE C.V. ***', 'Solicita: soldador con experiencia', 'soldador'],
    ['From: Una Byrne', 'Subject: FW: RE: Florist, Saturdays\nHello all', 'Florist, Saturdays'],
    ['Cargo: Auxiliar contable', 'Llevas los libros de tres sociedades.', 'Auxiliar contable'],
  ])('below «%s» is what the ad labels or names as the job', (first, description, title) => {
    expect(titleOf(first, description)).toBe(title);
  });

  test('stays as it is where it names a job, or could be one that no list holds', () => {
    expect(titleOf('Welder', 'Position: Night porter')).toBe('Welder');
    expect(titleOf('Whisky Experience Host', 'You greet visitors.')).toBe('Whisky Experience Host');
  });
});

describe('what an ad says that it does not want', () => {
  const LIST = `Bookkeeper
Your morning
You post invoices and match the bank.
You answer suppliers by phone.
You close the month with us.

What we ask
- Three years with sole traders
- Sage 50, every day

What you don't need
✘ A university degree. Two of us left school early.
✘ French

Where we are
Above the bakery, two stops from the station.`;

  test('is no criterion, whatever marks its list', () => {
    expect(labels(LIST).join(' ')).not.toMatch(/degree|French|school/i);
    expect(asked(LIST, 'university degree')).toBe('aside');
  });

  test.each([
    'A culinary degree is fine, but honestly we do not mind whether you hold one.',
    'A forklift licence is of no use to us.',
    'Membership of the college is neither needed nor expected.',
    'Del carné de conducir nos da igual.',
    'No es exigible el carné de conducir.',
    'No se valorarán los cursos de catering por internet.',
    'Summers in a holiday camp will not be counted.',
  ])('is found in «%s»', (sentence) => {
    expect(idsOf(`Cook\nRequirements\n${sentence}`)).toEqual(idsOf('Cook\nRequirements'));
  });

  test('silences no ask that stands before it', () => {
    expect(
      labels('Welder\nRequirements\n- Ten years on pressure vessels, and time at college does not count').join(),
    ).toMatch(/,Ten years on pressure vessels,/);
  });
});

describe('a comment on an ask', () => {
  test.each([
    'Either route is fine',
    'Totally optional',
    'Nice, but we can live without',
    'Obligatorio',
    'Lo que damos',
  ])('asks nothing by itself: «%s»', (comment) =>
    expect(labels(`Welder\nRequirements\n- Argon purging\n- ${comment}`)).not.toContain(comment),
  );
});

describe('whom somebody answers to', () => {
  test.each([
    ['Under the supervision of the bursar, you will count the tills and bank the takings.', /bursar/],
    ['En dependencia del jefe de obra, cuadrarás las cajas y llevarás la recaudación al banco.', /jefe/],
  ])('is no part of what is done: «%s»', (sentence, superior) => {
    const found = labels(`Cashier\nThe work\n${sentence}`);
    expect(found.join()).toMatch(/tills|cajas/);
    expect(found.join()).not.toMatch(superior);
  });
});

describe('how to apply', () => {
  test.each([
    'Send your CV to Maeve by Friday week.',
    'Applications must reach the office before noon.',
    'Please write to jobs@harbour.example if you need an adjustment.',
    'Envíanos tu currículum actualizado antes del lunes.',
    'Remuneración: según tablas del sector.',
    'Reports to: head of the yard.',
    'Interesados presentarse en caseta con solicitud elaborada.',
    'Entrevistas lunes y martes de 9 a 1.',
    'Your pastry sample will be discussed at interview.',
    'Evaluación curricular y entrevista personal.',
    'Page 3 of 4',
  ])('asks nothing: «%s»', (sentence) => {
    expect(idsOf(`Cook\nRequirements\n${sentence}`)).toEqual(idsOf('Cook\nRequirements'));
  });
});

describe('what belongs together', () => {
  test('stays one criterion within brackets and with its verb', () => {
    const duties = 'Fitter\nYour duties\n- Repair gearboxes (we show you how; the lathe is done by a colleague)';
    expect(labels(duties).some((label) => label.includes('we show you how; the lathe'))).toBe(true);
    const row = 'Fitter\nYour duties\n- Repair hydraulic rams, couplings and hoses, all in sequence';
    expect(labels(row)).not.toContain('couplings and hoses');
  });

  test('is said once: a language, shifts, character, a licence', () => {
    const ad = `Night porter
Requirements
- Conversational German for our coach parties
- Patient, tactful and reliable with tired guests
- Rotating shifts of ten hours
- Clean driving licence (any country)`;
    expect(labels(ad).filter((label) => /German/.test(label))).toHaveLength(1);
    expect(idsOf(ad).filter((id) => /patience|reliab|tact/.test(id)).length).toBeLessThan(2);
    expect(labels(ad).filter((label) => /shift/i.test(label))).toHaveLength(1);
    expect(labels(ad).filter((label) => /licence/i.test(label))).toHaveLength(1);
  });

  test('keeps what heads a paragraph after a list: abilities below qualifications are musts', () => {
    const ad = 'Clerk\nMinimum qualifications\n\n- Two years in a registry\n\nAbility to: index wills and deeds';
    expect(importanceOf(ad, 'index wills')).toBe('must');
  });

  test('reads headings with Roman figures', () => {
    const ad = 'Vigilante\nII. REQUISITOS\n\nRondas nocturnas a pie por el recinto del puerto.';
    expect(importanceOf(ad, 'recinto')).toBe('must');
  });

  test('takes any sector for none', () => {
    expect(idsOf('Chófer\nRequisitos\n- Dos años en el sector público o privado')).not.toContain(
      'skill:public-administration',
    );
  });
});

describe('routes that would each do', () => {
  test('a degree or years are one criterion that either satisfies', () => {
    const ad = 'Brewer\nRequirements\n- A degree in chemistry or five years in a brewery';
    expect(idsOf(ad)).toContain('education');
    expect(idsOf(ad)).not.toContain('experience');
    expect(labels(ad).join()).toMatch(/A degree in chemistry or five years in a brewery/);
    const years = 'EXPERIENCE\nBrewer, Tide Brewery\nJanuary 2012 - December 2023\n- Brewed ales and lagers';
    const { criteria: found } = scoreMatch(jobOfText(ad), resumeOfText(years));
    expect(found.find(({ id }) => id === 'education')?.verdict).toBe('met');
  });

  test('subjects joined by "or" are no routes', () => {
    const ids = idsOf('Brewer\nRequirements\n- A degree in chemistry or biology, and five years in a brewery');
    expect(ids).toEqual(expect.arrayContaining(['education', 'experience']));
  });

  test('of a list of which any one will do the least is asked, and none of its papers', () => {
    const ad = `Archivist
Education. Any one of the following:
- A master's degree in history and one year in an archive
- A certificate of the driving school and four years in an archive
- Seven years in an archive`;
    expect(labels(ad)).toContain('one year in an archive');
    expect(importanceOf(ad, 'education')).toBe('nice');
  });

  test('what may stand in for another is a must for nobody', () => {
    const ad = 'Nurse\nRequirements\n- A doctorate may be substituted for two of the years';
    expect(criteria(ad).filter(({ importance, id }) => importance === 'must' && id === 'education')).toEqual([]);
  });

  test('the years that all need go before longer ones that would be nice', () => {
    const ad = 'Roofer\nRequirements\n- Two years of experience on roofs\n- Ideally six years of experience on slate';
    expect(labels(ad)).toContain('Two years of experience on roofs');
  });
});

describe('proof', () => {
  const verdictOf = (ad: string, resume: string, part: string) =>
    scoreMatch(jobOfText(ad), resumeOfText(resume)).criteria.find(({ label }) => label.en.includes(part))?.verdict;
  const role = (line: string) => `EXPERIENCE\nClerk, Ferry Company\nMarch 2015 - May 2024\n- ${line}`;

  test('of a skill at a level is no other thing at that level', () => {
    const ad = 'Clerk\nRequirements\n- Basic Excel';
    expect(verdictOf(ad, role('Taught basic skills of rowing to visitors'), 'Excel')).not.toBe('met');
  });

  test('of a motorcycle licence is no licence for cars', () => {
    const resume = 'LICENCES\nDriving licence B';
    expect(verdictOf('Courier\nRequirements\n- Motorcycle licence', resume, 'Motorcycle')).not.toBe('met');
    expect(verdictOf('Mensajero\nRequisitos\n- Licencia de conducir motocicleta', resume, 'otocic')).not.toBe('met');
  });

  test('of a program is no phrase that sounds like it', () => {
    const resume = role('Involved sailors in the design process of timetables');
    expect(verdictOf('Graphic designer\nRequirements\n- InDesign', resume, 'InDesign')).not.toBe('met');
  });

  test('of years in what the title names are years of roles that speak of it', () => {
    const ad = 'Pastry Chef\nRequirements\n- At least three years in a pastry section';
    const grill = 'EXPERIENCE\nChef, Grill House\nMarch 2012 - May 2024\n- Ran the grill and the sauces';
    expect(verdictOf(ad, grill, 'years')).not.toBe('met');
  });
});

describe('a label in a paragraph', () => {
  const AD = `Payroll specialist

In this role you will: reconcile the ledger with finance; answer questions about payslips.

You must bring the following: Level 3 payroll qualification; Experience of calculating pay for others, 4 years or more.

Helpful, though not required: Share scheme experience; Experience in a merger.

In return: Twenty-eight days of holiday. A friendly team. Paid training in working hours.

Please apply only if you meet all of the essential requirements.`;

  test('says what the list behind it asks', () => {
    expect(importanceOf(AD, 'calculating pay')).toBe('must');
    expect(importanceOf(AD, 'Share scheme')).toBe('nice');
    expect(importanceOf(AD, 'merger')).toBe('nice');
  });

  test('is no part of what is asked', () => {
    expect(labels(AD).filter((label) => /following|required|In return/.test(label))).toEqual([]);
  });

  test('of what is offered asks nothing, nor does whose papers are not looked at', () => {
    expect(labels(AD).filter((label) => /friendly|training|holiday|apply/.test(label))).toEqual([]);
  });
});
