/** Shows that a typed profile becomes a text that reads back as what was typed, every source a slice of that text. */
import { describe, expect, it } from 'vitest';
import type { ProfileSources } from '../../../shared/domain/profile.ts';
import { type ProfileInput, profileInputSchema } from '../../../shared/domain/profile-form.ts';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { profileText, readResume, withTypedProfile } from '../../../shared/resume/index.ts';

const PERSON = {
  firstName: 'Celestina',
  lastName: 'Farolillo Marín',
  phone: '+34 555 010 041',
  privacyNoticeAccepted: true,
};

const FULL = {
  email: 'celestina@people.example',
  link: 'https://www.linkedin.com/in/celestina-farolillo',
  aboutMe: 'Enfermera con seis años en urgencias y ganas de volver a un equipo grande.',
  experience: [
    'Enfermera de urgencias, Hospital Marina Alta, marzo 2018 - actualidad',
    '- Triaje de pacientes',
    '',
    'Auxiliar de enfermería, Clínica Levante, 2015 - 2018',
  ].join('\n'),
  educationLevel: 'bachelor',
  education: 'Grado en Enfermería, Universidad de Puertonuevo, 2013 - 2017',
  skills: ['Triaje', 'Curas', 'Excel avanzado', 'Costura de redes'],
  certificates: 'Soporte vital avanzado, 2022\n- Curso de RCP (40 h)',
};

async function readBack(changes: object) {
  const form: ProfileInput = profileInputSchema.parse({ ...PERSON, ...changes });
  const typed = profileText(form);
  const document = await extractDocument(new TextEncoder().encode(typed), { declaredType: 'text/plain' });
  const reading = { ...readResume(document, { today: '2026-11' }), text: document.text };
  return { typed, ...withTypedProfile(reading, form) };
}

function quotes({ text, sources }: { text: string; sources: ProfileSources }): Record<string, string> {
  return Object.fromEntries(Object.entries(sources).map(([key, { start, end }]) => [key, text.slice(start, end)]));
}

describe('the text of a profile', () => {
  it('gives name and contact on top and one section per field, in the language of the form', async () => {
    const { typed } = await readBack({ ...FULL, skills: ['Triaje', 'Curas'] });
    const [top, ...sections] = typed.trimEnd().split(/\n\n(?!Auxiliar)/);
    expect(top).toBe(`Celestina Farolillo Marín\n${FULL.email}\n${PERSON.phone}\n${FULL.link}`);
    expect(sections).toEqual([
      `Sobre mí\n${FULL.aboutMe}`,
      `Experiencia\n${FULL.experience}`,
      `Formación\n${FULL.education}`,
      'Nivel de estudios\nGrado universitario',
      'Habilidades\nTriaje, Curas',
      `Certificados\n${FULL.certificates}`,
    ]);
    const english = (await readBack({ ...FULL, language: 'en' })).typed;
    const headings = english.match(/^(?:About me|Experience|Education|Level of education|Skills|Certificates)$/gm);
    expect(headings).toHaveLength(6);
  });

  it('is stored as it was written, so that evidence quotes the very words of the person', async () => {
    const { text, typed } = await readBack(FULL);
    expect(text).toBe(typed.trimEnd());
  });

  it('loses no word of fields as long as the form allows, whatever their lines', async () => {
    const words = Array.from({ length: 2_500 }, (_, index) => `palabra${index}`);
    const experience = `Soldadora, Talleres Yunque, 2019 - 2024\n${words.join(' ').slice(0, 19_900)}`;
    const unbroken = 'x'.repeat(5_000);
    const { profile, text } = await readBack({ experience, certificates: unbroken });
    const kept = text.replace(/\s+/g, ' ');
    expect(kept).toContain(experience.replace(/\s+/g, ' '));
    expect(text.replace(/\s+/g, '')).toContain(unbroken);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2_000);
    expect(profile.experience[0]).toMatchObject({ title: 'Soldadora', company: 'Talleres Yunque' });
  });

  it('breaks a long list of skills between skills, never inside one', async () => {
    const skills = Array.from({ length: 100 }, (_, index) => `Manejo de la máquina ${index} y sus útiles`);
    const read = await readBack({ skills });
    expect(read.profile.skills.map(({ name }) => name)).toEqual(skills);
    expect(Object.keys(read.sources).filter((key) => key.startsWith('skills.'))).toHaveLength(100);
  });
});

describe('a profile read back', () => {
  it('has what was typed in fields of their own', async () => {
    const { profile } = await readBack(FULL);
    expect(profile).toMatchObject({
      firstName: 'Celestina',
      lastName: 'Farolillo Marín',
      email: FULL.email,
      phone: PERSON.phone,
      links: [FULL.link],
      summary: FULL.aboutMe,
      skills: [
        { id: 'skill:triage', name: 'Triaje' },
        { id: 'skill:wound-care', name: 'Curas' },
        { id: 'skill:excel', name: 'Excel avanzado' },
        { id: null, name: 'Costura de redes' },
      ],
      certificates: ['Soporte vital avanzado, 2022', 'Curso de RCP (40 h)'],
    });
  });

  it('has experience and studies as they were read from the text', async () => {
    const { profile } = await readBack(FULL);
    expect(profile.experience).toMatchObject([
      { title: 'Enfermera de urgencias', company: 'Hospital Marina Alta', startDate: '2018-03', current: true },
      { title: 'Auxiliar de enfermería', company: 'Clínica Levante', endDate: '2018-12' },
    ]);
    expect(profile.education).toMatchObject([
      { degree: 'Grado en Enfermería', level: 'bachelor', institution: 'Universidad de Puertonuevo' },
    ]);
  });

  it('says for each field where the text says the same', async () => {
    const read = await readBack(FULL);
    expect(quotes(read)).toMatchObject({
      firstName: 'Celestina',
      lastName: 'Farolillo Marín',
      email: FULL.email,
      phone: PERSON.phone,
      'links.0': FULL.link,
      summary: FULL.aboutMe,
      'experience.0.title': 'Enfermera de urgencias',
      'education.0.degree': 'Grado en Enfermería',
      'skills.0': 'Triaje',
      'skills.3': 'Costura de redes',
      'certificates.1': 'Curso de RCP (40 h)',
    });
    // In its section, not in the job that tells of it first.
    expect(read.sources['skills.0']?.start).toBeGreaterThan(read.text.indexOf('Habilidades'));
  });

  it('takes nobody else’s address, number or link for the person’s', async () => {
    const aboutMe = 'Referencias: jefa@otra.example, +34 600 999 999. Mi código está en github.com/celestina.';
    const { profile, sources } = await readBack({ aboutMe });
    expect(profile).toMatchObject({ email: null, phone: PERSON.phone, links: ['github.com/celestina'] });
    expect(sources).not.toHaveProperty('email');
  });

  it('is empty but for name and phone where nothing else was typed', async () => {
    const { profile } = await readBack({});
    expect(profile).toEqual({
      firstName: PERSON.firstName,
      lastName: PERSON.lastName,
      phone: PERSON.phone,
      email: null,
      location: null,
      summary: null,
      links: [],
      experience: [],
      education: [],
      skills: [],
      languages: [],
      certificates: [],
    });
  });
});

describe('the typed education level', () => {
  const levels = async (changes: object) =>
    (await readBack(changes)).profile.education.map(({ degree, level }) => [degree, level]);

  it('is an entry of its own where no studies were described, quoted from its section', async () => {
    const read = await readBack({ educationLevel: 'master', language: 'en' });
    expect(read.profile.education).toMatchObject([{ degree: "Master's degree", level: 'master', institution: '' }]);
    expect(quotes(read)['education.0.degree']).toBe("Master's degree");
  });

  it('becomes the level of the one course that names none', async () => {
    expect(await levels({ educationLevel: 'phd', education: 'Física' })).toEqual([['Física', 'phd']]);
  });

  it('stands beside lower courses, and adds nothing where a course has it', async () => {
    const education = 'Grado en Biología, Universidad de Puertonuevo, 2010 - 2014';
    expect(await levels({ educationLevel: 'bachelor', education })).toEqual([['Grado en Biología', 'bachelor']]);
    expect(await levels({ educationLevel: 'phd', education })).toEqual([
      ['Grado en Biología', 'bachelor'],
      ['Doctorado', 'phd'],
    ]);
  });

  it('leaves to check what was read of free texts alone, each course at its place', async () => {
    const education = 'Grado en Biología, Universidad de Puertonuevo, 2010 - 2014';
    const form = profileInputSchema.parse({ ...PERSON, educationLevel: 'phd', education });
    const document = await extractDocument(new TextEncoder().encode(profileText(form)), { declaredType: 'text/plain' });
    const reading = { ...readResume(document, { today: '2026-11' }), text: document.text };
    const unsure = ['firstName', 'experience.0.company', 'education.0.degree', 'education.1.institution'];
    const typed = withTypedProfile({ ...reading, unsure }, form);
    expect(typed.unsure).toEqual(['experience.0.company', 'education.0.degree']);
    expect(withTypedProfile({ ...reading, unsure: undefined }, form).unsure).toBeUndefined();
  });

  it('says nothing more of described studies when it is other', async () => {
    const education = 'Grado en Biología, Universidad de Puertonuevo, 2010 - 2014';
    expect(await levels({ educationLevel: 'other', education })).toEqual([['Grado en Biología', 'bachelor']]);
  });
});
