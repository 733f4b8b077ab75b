/** What a resume proves and what it only seems to: senses of words, other people's work, levels, subjects. */
import { describe, expect, test } from 'vitest';
import { jobOfText, resumeOfText, scoreMatch, scorePercent, scoreTexts } from '../../../shared/matching/index.ts';
import { isTrial } from '../../../shared/matching/own-doing.ts';

function verdict(ad: string, resume: string, id: string | RegExp) {
  const { criteria } = scoreMatch(jobOfText(ad), resumeOfText(resume));
  return criteria.find((one) => (typeof id === 'string' ? one.id === id : id.test(one.label.en)))?.verdict;
}

describe('a skill is met', () => {
  const ad = 'Physiotherapist\nRequirements:\n- Physiotherapy';

  test('where the role is of its trade', () => {
    const resume = 'EXPERIENCE\nPhysiotherapist, 2019 - 2024\n- Physiotherapy for stroke patients';
    expect(verdict(ad, resume, 'skill:physiotherapy')).toBe('met');
  });

  test('not by the person who cleaned the place', () => {
    const resume = 'EXPERIENCE\nCleaner, 2019 - 2024\n- Cleaned offices and a clinic of physiotherapy';
    expect(verdict(ad, resume, 'skill:physiotherapy')).not.toBe('met');
  });

  test('not where another team does it', () => {
    const data = 'Ingeniera de datos\nRequisitos:\n- Python';
    const resume =
      'EXPERIENCIA\nAnalista de datos, 2019 - 2024\n- SQL y cuadros de mando; los scripts de Python son de otro equipo';
    expect(verdict(data, resume, 'skill:python')).not.toBe('met');
  });

  test.each(['REFERENCES', 'REFEREES', '7. References'])('nor claimed by who can vouch for somebody: %s', (heading) => {
    const resume = `EXPERIENCE\n\nCook, 2019 - 2024\n- Ran the grill\n\nSKILLS\n\nGrilling\n\n${heading}\n\nAna Prado, physiotherapy, 600 000 000`;
    expect(verdict(ad, resume, 'skill:physiotherapy')).toBe('missing');
  });
});

describe('words of the ad', () => {
  const ad = 'Keeper\nRequirements:\n- Handling of lien waivers for quarry subcontractors';

  test('together in a dated role are proof', () => {
    const resume = 'EXPERIENCE\nClerk, 2019 - 2024\n- Handled lien waivers for quarry subcontractors';
    expect(verdict(ad, resume, /lien waivers/)).toBe('met');
  });

  test('strewn over a resume are a claim', () => {
    const resume =
      'EXPERIENCE\nClerk, 2019 - 2024\n- Kept waivers\n- Wrote to quarry owners\n- Filed a lien\n- Paid subcontractors';
    expect(verdict(ad, resume, /lien waivers/)).toBe('claimed');
  });

  test('are named, those found and those not', () => {
    const { criteria } = scoreMatch(jobOfText(ad), resumeOfText('EXPERIENCE\nClerk, 2019 - 2024\n- Lien letters'));
    const note = criteria.find(({ id }) => id === 'text')?.note.en ?? '';
    expect(note).toMatch(/^In the resume: .*lien.*Not in it: .*quarry/);
  });
});

describe('education', () => {
  const ad = "Accountant\nRequirements:\n- Bachelor's degree in accounting or finance";

  test('is met in the subject that the ad names', () => {
    expect(verdict(ad, 'EDUCATION\nBachelor of Science in Accounting, 2015', 'education')).toBe('met');
  });

  test('is only claimed in another', () => {
    expect(verdict(ad, 'EDUCATION\nBachelor of Arts in Archaeology, 2015', 'education')).toBe('claimed');
  });

  test.each([
    'Licenciatura en Contaduría (trunca)',
    'Bachelor of Science in Accounting, 31 of 34 courses, not finished',
  ])('is not met by %s', (line) => expect(verdict(ad, `EDUCATION\n${line}`, 'education')).not.toBe('met'));
});

test('a licence that has expired is not in force', () => {
  const ad = 'Cook\nRequirements:\n- First aid certificate';
  expect(verdict(ad, 'COURSES\nFirst aid certificate, expired in 2020', 'licence:first-aid')).not.toBe('met');
  expect(verdict(ad, 'COURSES\nFirst aid certificate, 2026', 'licence:first-aid')).toBe('met');
});

describe('the order of people', () => {
  const ad = [
    'Middle School Science Teacher',
    'You will teach life science and physical science with weekly labs, plan lessons and grade.',
    'Requirements:\n- Science teaching with labs\n- NGSS standards',
  ].join('\n');
  const science = 'EXPERIENCE\nScience Teacher, 2016 - 2024\n- Life science labs for grade seven, NGSS units';
  const history = 'EXPERIENCE\nHistory Teacher, 2016 - 2024\n- World history for grade seven, essays and debates';

  test('tells the subject of a teacher', () => {
    expect(scoreTexts(science, ad)).toBeGreaterThan(scoreTexts(history, ad) + 10);
  });

  test('does not favour long resumes', () => {
    const others =
      'Sold shoes, repaired bicycles, wrote invoices, planned weekly menus, cleaned labs, drove vans, kept bees.';
    const long = `EXPERIENCE\nShop assistant, 2010 - 2024\n${Array.from({ length: 30 }, (_, at) => `- ${others} Order ${at}.`).join('\n')}\n- Once helped a science teacher to plan lessons and grade physical and life science`;
    expect(scoreTexts(science, ad)).toBeGreaterThan(scoreTexts(long, ad));
  });
});

describe('a dated role proves nothing', () => {
  const ad = 'Sales Representative\nRequirements:\n- Sales\n- Negotiation';
  const verdictOf = (lines: string) => verdict(ad, `EXPERIENCE\n${lines}`, 'skill:sales');

  test('by a thing that a word only qualifies', () => {
    expect(verdictOf('Store Manager, 2018 - 2024\n- Negotiation with suppliers, tidied the sales floor')).not.toBe(
      'met',
    );
  });

  test('by the department of others', () => {
    expect(
      verdictOf('Store Manager, 2018 - 2024\n- Kept the stock; worked with the marketing and sales departments'),
    ).toBe('claimed');
  });

  test('in a placement', () => {
    expect(verdictOf('Sales Intern, 2018 - 2024\n- Sales and negotiation')).toBe('claimed');
  });

  test('in fewer than six months', () => {
    expect(verdictOf('Sales Representative, 01/2024 - 03/2024\n- Sales and negotiation')).toBe('claimed');
    expect(verdictOf('Sales Representative, 01/2023 - 03/2024\n- Sales and negotiation')).toBe('met');
  });
});

describe('an occupation is met', () => {
  const ad = 'Acoustic Consultant (Buildings)\nRequirements:\n- At least two years as a consultant';
  const acoustic = 'EXPERIENCE\nConsultant, 2018 - 2024\n- Acoustic surveys of schools';
  const media = 'EXPERIENCE\nConsultant, 2018 - 2024\n- Media plans for charities';

  test('where the title held says what that of the job says beyond its head', () => {
    const titled = acoustic.replace('Consultant', 'Acoustic Consultant');
    expect(verdict(ad, titled, 'occupation')).toBe('met');
    // Of 24 that only the rest of the role said 9 proved.
    expect(verdict(ad, acoustic, 'occupation')).toBe('claimed');
    expect(verdict(ad, media, 'occupation')).toBe('claimed');
  });

  test('else the note says what lacks', () => {
    const { criteria } = scoreMatch(jobOfText(ad), resumeOfText(acoustic));
    expect(criteria.find(({ id }) => id === 'occupation')?.note.en).toContain('what else the title asks for');
  });

  test('and years count where they are of it', () => {
    expect(verdict(ad, acoustic, 'experience')).toBe('met');
    expect(verdict(ad, media, 'experience')).toBe('claimed');
  });

  test('and is called what the ad calls it', () => {
    const { criteria } = scoreMatch(jobOfText(ad), resumeOfText(media));
    expect(criteria.find(({ id }) => id === 'occupation')?.label.en).toBe('Occupation: Acoustic Consultant');
  });
});

describe('studies', () => {
  test.each([
    ['a short course', 'Posgrado en Contabilidad, 240 h'],
    ['an admission', 'Grado en Contabilidad: admitida para 2025'],
    ['the class that somebody taught', 'Maestra de grado'],
  ])('are not met by %s', (_, line) => {
    const ad = 'Contable\nRequisitos:\n- Grado en Contabilidad o Economía';
    expect(verdict(ad, `FORMACIÓN\n${line}`, 'education')).not.toBe('met');
  });

  test('of a trade are claimed in another where the ad names none', () => {
    const ad = 'Mason\nRequirements:\n- Vocational training';
    expect(verdict(ad, 'EDUCATION\nVocational training in refrigeration, 2015', 'education')).toBe('claimed');
    expect(verdict(ad, 'EDUCATION\nVocational training as a mason, 2015', 'education')).toBe('met');
  });

  test('in one of several subjects are enough', () => {
    const ad = 'Profesora\nRequisitos:\n- Licenciatura o grado en Matemáticas, Física o una ingeniería';
    expect(verdict(ad, 'FORMACIÓN\nGrado en Física, 2015', 'education')).toBe('met');
    expect(verdict(ad, 'FORMACIÓN\nGrado en Historia, 2015', 'education')).toBe('claimed');
  });
});

describe('a licence', () => {
  test('of another country than the ad names is claimed', () => {
    const ad = 'Technician\nRequirements:\n- Full UK driving licence';
    expect(verdict(ad, "LICENCES\nValid Louisiana driver's license", 'licence:driving-b')).toBe('claimed');
    expect(verdict(ad, 'LICENCES\nFull UK driving licence', 'licence:driving-b')).toBe('met');
  });

  test('is claimed where only the doing is told', () => {
    const ad = 'Trainer\nRequirements:\n- First aid certificate';
    const doing =
      'EXPERIENCE\nTrainer, 2019 - 2024\n- Give advice on food and weight, administer emergency first aid and wrap injuries';
    expect(verdict(ad, doing, 'licence:first-aid')).toBe('claimed');
  });
});

test('who asks for English in English and says no level is answered by C1', () => {
  const ad =
    'Clerk\nRequirements:\n- Confident written English\n- Filing of the letters that the customers write to us';
  expect(verdict(ad, 'LANGUAGES\nEnglish: B2\nSpanish: native', 'language:en')).toBe('claimed');
  expect(verdict(ad, 'LANGUAGES\nEnglish: C1\nSpanish: native', 'language:en')).toBe('met');
});

describe('a paper of another kind', () => {
  test.each([
    ['EN 9606 welding certificate', 'Certified welder en 2018, EN 9606', 'met'],
    ['EN 9606 welding certificate', 'Certified welder EN 287', 'claimed'],
  ])('%s: %s is %s', (asked, held, expected) => {
    const resume = `EXPERIENCE\nWelder, 2012 - 2024\n- Pipes\n\nCERTIFICATES\n- ${held}`;
    const { criteria } = scoreMatch(jobOfText(`Welder\nRequirements:\n- ${asked}`), resumeOfText(resume));
    expect(criteria.find(({ id }) => id.startsWith('licence:'))?.verdict).toBe(expected);
  });

  test.each([
    ['TIG', 'GTAW', 'met'],
    ['TIG', 'TIG/MIG', 'met'],
    ['TIG', 'MIG', 'claimed'],
  ])('welding certificate %s, held %s: %s', (asked, held, expected) => {
    const ad = `Welder\nRequirements:\n- Certified welder ${asked}`;
    const resume = `EXPERIENCE\nWelder, 2012 - 2024\n- Pipes\n\nCERTIFICATES\n- Certified welder ${held}`;
    const { criteria } = scoreMatch(jobOfText(ad), resumeOfText(resume));
    expect(criteria.find(({ id }) => id.startsWith('licence:'))?.verdict).toBe(expected);
  });
});

describe('education', () => {
  const degree = 'Lawyer\nRequirements:\n- Degree in law';

  test.each([
    ['Grado en Derecho on line, UNED, 2015', 'met'],
    ['Licenciatura en Derecho, 8 semestres, 2010', 'met'],
    ['Licenciatura en Derecho, 3 de 8 semestres', 'unclear'],
    ['Curso de Derecho on line, 2015', 'unclear'],
    ['Bachelor of Laws, 2010, admitted to the bar 2011', 'met'],
  ])('%s: %s', (line, expected) => {
    const resume = `EXPERIENCE\nClerk, 2016 - 2024\n- Files\n\nEDUCATION\n${line}`;
    expect(verdict(degree, resume, 'education')).toBe(expected);
  });

  test.each(['PhD degree in Economics', 'Doctoral degree in Economics'])('%s is no bachelor’s', (asked) => {
    const resume = 'EXPERIENCE\nEconomist, 2016 - 2024\n- Models\n\nEDUCATION\nBSc in Economics, 2012 - 2016';
    expect(verdict(`Economist\nRequirements:\n- ${asked}`, resume, 'education')).not.toBe('met');
  });
});

describe('somebody who works with trainees', () => {
  test.each([
    ['Placement Officer', false],
    ['Apprentice Coordinator', false],
    ['Coordinadora de prácticas', false],
    ['Student Support Officer', false],
    ['Student nurse', true],
    ['Nurse (placement)', true],
    ['Estudiante en prácticas', true],
    ['Apprentice electrician', true],
    ['Prácticas de enfermería', true],
  ])('%s is a trainee: %s', (title, trainee) => {
    expect(isTrial(title, { from: 0, to: 72 })).toBe(trainee);
  });
});

describe('what was done in another line of work', () => {
  const ad = [
    'Fleet buyer',
    'Requirements:',
    '- Negotiation of fuel contracts and tyre leases with haulage suppliers',
    '- Negotiation',
    '- Vehicle disposal, trailer inspections and mileage audits',
    '- Tender files for workshop tooling',
    'Duties:',
    '- Compare bids for lorry parts and depot services',
    '- Keep the register of warranties, axle weights and tachograph calibrations',
  ].join('\n');
  const resume = (title: string, lines: string[]) => ['EXPERIENCE', `${title}, 2018 - 2026`, ...lines].join('\n');
  const buyer = resume('Fleet buyer', [
    '- Negotiation of tyre leases and fuel contracts with haulage suppliers',
    '- Compared bids for lorry parts; trailer inspections and mileage audits',
    '',
    'Assistant fleet buyer, 2012 - 2017',
    '- Negotiation of tyre leases',
  ]);
  const midwife = resume('Midwife', [
    '- Negotiation of rotas with the maternity ward',
    '- Antenatal classes, home births, breastfeeding support, newborn screening and vaccination calendars',
    '- Supervised students on the delivery suite, audited perineal care and kept the pharmacy cupboard',
    '- Water births, twin pregnancies, caesarean recovery, jaundice and neonatal resuscitation',
    '- Wrote the antenatal booklet for young mothers and visited families in the week after discharge',
    '- Ultrasound of the third trimester, gestational diabetes, pre-eclampsia and anaemia in pregnancy',
  ]);

  test('is a claim, and says why', () => {
    const { criteria } = scoreMatch(jobOfText(ad), resumeOfText(midwife));
    const found = criteria.find(({ id }) => id === 'skill:negotiation');
    expect(found?.verdict).toBe('claimed');
    expect(found?.note.en).toContain('another line of work');
    expect(found?.note.es).toContain('trabajo distinto');
  });

  test('in the same one it is proof', () => {
    expect(verdict(ad, buyer, 'skill:negotiation')).toBe('met');
  });

  test('takes no proof from a person who did both', () => {
    const both = `${buyer}\n\n${midwife.replace('EXPERIENCE\n', '').replace('2018 - 2026', '2004 - 2017')}`;
    expect(verdict(ad, both, 'skill:negotiation')).toBe('met');
    expect(verdict(ad, both, 'occupation')).toBe(verdict(ad, buyer, 'occupation'));
  });

  test('changes what is said and not the score', () => {
    const job = jobOfText(ad);
    const person = resumeOfText(midwife);
    expect(Math.round(scorePercent(job, person))).toBe(scoreMatch(job, person).percent);
  });
});

test.each([
  ['HR Assistant', 'FMLA', 'HR Assistant, 2018 - 2026\n- Managed FMLA leave', 'met'],
  ['HR Assistant', 'Flexible', 'HR Assistant, 2018 - 2026\n- Wrote flexible rotas', 'claimed'],
  ['Florist', 'Ikebana', 'Florist, 2018 - 2026\n- Ikebana and bouquets', 'claimed'],
])('one word of the ad alone has one sense where it is a name: %s, %s', (title, asked, resume, expected) => {
  const ad = `${title}\nRequirements:\n- ${asked}\n- Filing of letters and keeping of the calendar`;
  expect(verdict(ad, `EXPERIENCE\n${resume}`, new RegExp(asked, 'i'))).toBe(expected);
});

describe('a common noun that points to a skill', () => {
  const ad = 'Accounts clerk\nRequirements:\n- Microsoft Excel\n- Filing of supplier invoices and petty cash';
  const clerk = (line: string) =>
    `EXPERIENCE\nStore keeper, 2018 - 2026\n- ${line}\n- Filing of supplier invoices and petty cash`;

  test.each([
    ['Kept spreadsheets of petty cash', 'claimed'],
    ['Kept Excel sheets of petty cash', 'met'],
  ])('%s: %s', (line, expected) => {
    expect(verdict(ad, clerk(line), 'skill:excel')).toBe(expected);
  });
});

describe('a course that lapses', () => {
  const held = (line: string) => `EXPERIENCE\nPool attendant, 2018 - 2026\n- Kept the lanes\n\nCOURSES\n${line}`;

  test.each([
    ['First aid certificate', 'First aid course, 2012', 'claimed'],
    ['First aid certificate', 'First aid course, 2025', 'met'],
    ['First aid certificate', 'First aid course, 2012, renewed', 'met'],
    ['First aid certificate', 'First aid course, 2012, no longer valid', 'claimed'],
    ['First aid certificate in date', 'First aid course', 'claimed'],
    ['First aid certificate', 'First aid course', 'met'],
    ['First aid certificate', 'Psychological first aid course, 2025', 'unclear'],
  ])('asked: %s; held: %s: %s', (asked, line, expected) => {
    expect(verdict(`Pool attendant\nRequirements:\n- ${asked}`, held(line), 'licence:first-aid')).toBe(expected);
  });
});

describe('the subject of a degree', () => {
  test.each([
    ['Degree in Civil or Structural Engineering', 'Bachelor of Science in Industrial Engineering, 2012', 'claimed'],
    ['Degree in Civil or Structural Engineering', 'Bachelor of Science in Civil Engineering, 2012', 'met'],
    ['Degree in Labour Law, HRM or Industrial Psychology', 'Degree in Industrial Engineering, 2012', 'claimed'],
    ['Grado en Ingeniería Industrial', 'Grado en Ingeniería Informática, 2012', 'claimed'],
    ['Grado en Ingeniería Industrial', 'Grado en Ingeniería Industrial, 2012', 'met'],
    ['Grado en Electricidad residencial', 'Grado en Ingeniería Eléctrica, 2012', 'met'],
  ])('asked: %s; held: %s: %s', (asked, line, expected) => {
    const resume = `EDUCATION\n${line}\n\nEXPERIENCE\nEngineer, 2014 - 2024\n- Drew plans`;
    expect(verdict(`Engineer\nRequirements:\n- ${asked}`, resume, 'education')).toBe(expected);
  });

  test.each(['Título universitario no, gracias.', "I'm not bothered about a degree."])('nobody asks by %s', (line) => {
    const resume = 'EDUCATION\nDegree in Law, 2012';
    expect(verdict(`Baker\nRequirements:\n- Sourdough and rye\n- ${line}`, resume, 'education')).toBeUndefined();
  });

  test('a doctor at work is no doctorate', () => {
    const resume = 'SUMMARY\nPractical nurse under RN and MD supervision\n\nEXPERIENCE\nNurse, 2014 - 2024\n- Wards';
    expect(verdict("Nurse\nRequirements:\n- Bachelor's degree", resume, 'education')).not.toBe('met');
  });
});

test('a level that only years suggest is claimed', () => {
  const ad = 'Senior carpenter\nRequirements:\n- Carpentry of roofs and stairs';
  const worked = (title: string) => `EXPERIENCE\n${title}, 2000 - 2026\n- Carpentry of roofs and stairs`;
  expect(verdict(ad, worked('Carpenter'), 'seniority')).toBe('claimed');
  expect(verdict(ad, worked('Senior carpenter'), 'seniority')).toBe('met');
});

test('what is spoken in conversation is no fluency', () => {
  const ad = 'Receptionist\nRequirements:\n- Spanish C1';
  expect(verdict(ad, 'LANGUAGES\nFluent in conversational Spanish', 'language:es')).toBe('missing');
  expect(verdict(ad, 'LANGUAGES\nSpanish: fluent, conversational and business', 'language:es')).toBe('met');
});

test.each([
  ['Fluent English and basic German', { en: 'C1', de: 'A2' }],
  ['Basic German and fluent English', { en: 'C1', de: 'A2' }],
  ['Inglés fluido y alemán básico', { en: 'C1', de: 'A2' }],
  ['Nivel alto de inglés y básico de francés', { en: 'C1', fr: 'A2' }],
  ['Fluent English and German', { en: 'C1', de: 'C1' }],
])('each language keeps its own level: %s', (asked, levels) => {
  const { languages } = jobOfText(`Clerk\nRequirements:\n- ${asked}\n- Filing of letters and of the calendar`);
  expect(Object.fromEntries(languages.map(({ iso, level }) => [iso, level]))).toEqual(levels);
});

const ofTeacher = 'Teacher of Physics\nRequirements:\n- Degree in physics, engineering or a closely related subject';
const ofCarer =
  'Gerocultora\nRequisitos:\n- Ciclo Formativo Grado Medio - Técnico en Cuidados Auxiliares de Enfermería';
const ofBoth = 'Payroll & HR Administrator\nRequirements:\n- Payroll for 300 employees';
const ofDriver = 'Repartidor\nRequisitos:\n- Carnet de conducir B';
const ofHouse = 'Gobernanta\nRequisitos:\n- Incorporación 15 de enero, como muy tarde el 1 de febrero';

test.each([
  ['a field that the ad names', ofTeacher, 'EDUCATION\nBachelor of Science in Physics, 2010', 'education', 'met'],
  ['the work and no field', ofTeacher, 'EDUCATION\nMaster of Arts in Teaching, 2010', 'education', 'claimed'],
  [
    'a science and no field',
    ofTeacher,
    'EDUCATION\nBachelor of Science in Social Science, 2010',
    'education',
    'claimed',
  ],
  ['a higher title', ofCarer, 'FORMACIÓN\nGrado en Enfermería, 2012', 'education', 'claimed'],
  [
    'most of a degree',
    ofTeacher,
    'EDUCATION\nCompleted majority of requirements for Bachelor of Science in Physics',
    'education',
    'claimed',
  ],
  [
    'credits of the next line',
    ofTeacher,
    'EDUCATION\nBachelor of Science in Physics, 2021 - 2025\n100 % of credits',
    'education',
    'claimed',
  ],
  [
    'half of a title',
    ofBoth,
    'EXPERIENCE\nHR Administrator, 2018 - 2024\n- Payroll for 90 employees',
    'occupation',
    'claimed',
  ],
  [
    'both trades of a title',
    ofBoth,
    'EXPERIENCE\nPayroll and HR Administrator, 2018 - 2024\n- Payroll',
    'occupation',
    'met',
  ],
  ['a paper', ofDriver, 'Carnet de conducir B', 'licence:driving-b', 'met'],
  [
    'a paper still being got',
    ofDriver,
    'Carnet de conducir B: matriculada en la autoescuela, práctico en diciembre',
    'licence:driving-b',
    'claimed',
  ],
  [
    'a word of a condition',
    ofHouse,
    'EXPERIENCIA\nGobernanta, 2018 - 2024\n- Turno de tarde desde enero',
    /incorporaci/i,
    'unclear',
  ],
])('what is asked and what is near it: %s', (_, ad, resume, criterion, expected) => {
  expect(verdict(ad, resume, criterion)).toBe(expected);
});
