/** Ads that a copy has stripped of capitals, figures, marks and bullets are read as their writers meant them. */
import { describe, expect, test } from 'vitest';
import { criteriaOfJob, type MatchJob } from '../../../shared/matching/index.ts';
import { BLANK_JOB } from '../../../shared/matching/plain-job.ts';
import { isStripped, restoredAd } from '../../../shared/matching/stripped-ad.ts';
import { sentencesIn } from '../../../shared/matching/stripped-sentences.ts';
import { gluedWords } from '../../../shared/matching/stripped-words.ts';

const JOB: MatchJob = { ...BLANK_JOB, title: 'Aquarium Keeper' };

const HOUSE =
  'the glasswater aquarium has been a house of fish and people for many years and we would like to tell everybody about our mission';
const criteriaOf = (...lines: string[]) => criteriaOfJob({ ...JOB, description: lines.join('\n') });
const labelsOf = (...lines: string[]) => criteriaOf(...lines).map(({ label }) => label.en);
const mustsOf = (...lines: string[]) =>
  criteriaOf(...lines)
    .filter(({ importance }) => importance === 'must')
    .map(({ label }) => label.en);

/** Long enough to be an ad, and asking nothing else. */
const FILLED = [
  'responsibilities',
  ' feed the rays and the seahorses of the lower tanks at eight each morning',
  ' record salinity and temperature of every tank in the log',
  ' guide school classes through the tunnel on mondays',
  ' order sand gravel and live coral from three suppliers abroad',
  '',
];

describe('what a copy has stripped', () => {
  test('is known by the absence of capitals, figures and marks', () => {
    expect(isStripped(FILLED.join('\n'))).toBe(true);
    expect(isStripped('We feed the rays at 8. Guide school classes, please. '.repeat(8))).toBe(false);
    expect(isStripped('a short note without marks')).toBe(false);
  });

  test('any other ad stays letter by letter', () => {
    const ad = 'The keeper:\n- feeds the rays\n- keeps the log. '.repeat(10);
    expect(restoredAd(ad)).toBe(ad);
  });

  test('asks below a heading what stands in entries, names of one word as well', () => {
    const labels = mustsOf(...FILLED, 'technical skills', ' drupal', ' ada', ' jira');
    expect(labels).toEqual(expect.arrayContaining(['Drupal', 'Jira', '\u201cADA\u201d']));
    expect(labels.join()).not.toMatch(/technical skills/i);
  });

  test('knows names that were glued, and rows that lost their commas', () => {
    const labels = mustsOf(...FILLED, 'requirements', ' htmlcssjavascript', ' adobe photoshop illustrator lightroom');
    expect(labels).toEqual(
      expect.arrayContaining(['HTML and CSS', 'JavaScript', 'Adobe Photoshop', 'Adobe Illustrator', 'Adobe Lightroom']),
    );
  });

  test('has years whose number was lost as a criterion in its own words', () => {
    const [years] = criteriaOf(...FILLED, 'requirements', '  years of experience keeping jellyfish').filter(
      ({ family }) => family === 'experience',
    );
    expect(years?.label.en).toBe('\u201cYears of experience keeping jellyfish\u201d');
  });

  test('is no requirement where it stands twice as a paragraph', () => {
    expect(labelsOf(...FILLED, HOUSE, '', HOUSE).join()).not.toMatch(/glasswater/);
  });

  test('that stands twice as a whole is read once', () => {
    const told = `${FILLED.join('\n')}\n${HOUSE}\n\nthe keeper must be able to swim two lengths of the tunnel below the surface with a full net of seaweed\n`;
    expect(mustsOf(told, told).filter((label) => /seaweed/.test(label))).toHaveLength(1);
  });
});

describe('glued words', () => {
  test.each([
    ['feed within the timelinesreview the logs', 'feed within the timelines\n\u2022 review the logs'],
    ['shifts from tuesdaythursday', 'shifts from tuesday thursday'],
    ['a detailoriented keeper', 'a detail oriented keeper'],
    ['youll dive and dont mind cold', "you'll dive and don't mind cold"],
  ])('%s', (glued, parted) => {
    expect(gluedWords(glued).replace(/^\u2022 /, '')).toBe(parted);
  });

  test.each(['departmental documentation', 'underestimate disability', 'quickbooks and lightroom', 'desirable'])(
    'leave whole words alone: %s',
    (words) => {
      expect(gluedWords(words)).toBe(words);
    },
  );
});

describe('the sentences of a paragraph without full stops', () => {
  test('begin at the verbs of duties', () => {
    expect(
      sentencesIn(
        'the keeper cleans filters and pumps twice a week works closely with the vet on sick fish prepares reports for the curator',
      ),
    ).toEqual([
      'the keeper cleans filters and pumps twice a week',
      'works closely with the vet on sick fish',
      'prepares reports for the curator',
    ]);
  });

  test('begin at the words that open an ask', () => {
    expect(
      sentencesIn(
        'you will look after forty tanks you must be able to swim knowledge of coral is a plus applicants must pass a medical',
      ),
    ).toEqual([
      'you will look after forty tanks',
      'you must be able to swim',
      'knowledge of coral is a plus',
      'applicants must pass a medical',
    ]);
  });

  test('end where an ask says how much it is wanted', () => {
    expect(sentencesIn('associate degree in biology required diving certificate preferred')).toEqual([
      'associate degree in biology required',
      'diving certificate preferred',
    ]);
  });

  test('do not end within a clause', () => {
    const clause = 'as a keeper of our lower tanks you will prepare and weigh the food that the vet has ordered';
    expect(sentencesIn(clause)).toEqual([clause]);
  });
});

describe('labels that were glued to what they label', () => {
  test('ask where they label an ask, and are facts else', () => {
    const labels = mustsOf(
      ...FILLED,
      'education bachelors degree from an accredited college or university in marine biology',
      '',
      'clearance level must be able to obtain none',
      '',
      'location port saltmarsh on the coast',
    );
    expect(labels.join()).toMatch(/Bachelors degree .* in marine biology/);
    expect(labels.join()).not.toMatch(/clearance|location|saltmarsh/i);
  });
});
