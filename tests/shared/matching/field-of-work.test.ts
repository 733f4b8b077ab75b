/** What the criterion on the field of work says in its note. */
import { describe, expect, test } from 'vitest';
import { tradeOf } from '../../../shared/matching/concepts.ts';
import { jobOfText, resumeOfText, scoreMatch } from '../../../shared/matching/index.ts';
import { isSentence } from '../../../shared/matching/sentences.ts';
import { allConcepts } from '../../../shared/taxonomy/index.ts';

describe('the field of work', () => {
  const noteFor = (resume: string) => {
    const { criteria } = scoreMatch(
      jobOfText('Welder\nMIG and TIG welding of steel, reading blueprints.'),
      resumeOfText(resume),
    );
    return criteria.find(({ id }) => id === 'field')?.note;
  };

  test('says what both texts speak of, and how much of what is typical is shown', () => {
    const cook = noteFor('EXPERIENCE\nCook, 2019 - 2024\n- Grill, pastry, menu design, food safety');
    expect(cook?.en).toMatch(
      /^The ad speaks of construction; the resume, of hospitality \(\d+%\)\. Of \d+ skills typical/,
    );
    expect(cook?.es).toMatch(
      /^La oferta habla de construcción; el currículum, de hostelería \(\d+ %\)\. De \d+ habilidades/,
    );
    const shown = (note?: string) => Number(/shows (\d+)\.$/.exec(note ?? '')?.[1]);
    const welder = noteFor('EXPERIENCE\nWelder, 2019 - 2024\n- TIG welding, MIG welding and blueprint reading');
    expect(shown(welder?.en)).toBeGreaterThan(shown(cook?.en));
  });

  test('has a name for every trade in both languages', () => {
    const trades = new Set(allConcepts('skill').flatMap(({ id }) => tradeOf(id) ?? []));
    expect(trades.size).toBeGreaterThan(20);
    expect([...trades].filter((trade) => !isSentence(`trade.${trade}`))).toEqual([]);
  });
});
