/** The spellings of dates that resumes use, each with the months it means. */
import { describe, expect, test } from 'vitest';
import { findPeriods, monthText } from '../../../shared/resume/dates.ts';

function read(text: string): (string | null | boolean)[] {
  const [period] = findPeriods(text);
  if (!period) return [];
  return [monthText(period.from, 'start'), monthText(period.to, 'end'), period.current];
}

describe('periods', () => {
  test.each([
    ['03/2019 - actualidad', '2019-03', null, true],
    ['Mar. 2019 – Present', '2019-03', null, true],
    ['2015 a 2018', '2015-01', '2018-12', false],
    ['desde enero de 2020', '2020-01', null, true],
    ["Sept '19 to Mar '20", '2019-09', '2020-03', false],
    ['2019-03 - 2020-11', '2019-03', '2020-11', false],
    ['Junio - Agosto 2019', '2019-06', '2019-08', false],
    ['del 03/2015 al 04/2016', '2015-03', '2016-04', false],
    ['01/19 - 03/20', '2019-01', '2020-03', false],
    ['enero de 2018 hasta la fecha', '2018-01', null, true],
    ['15/09/2016 — 30/06/2018', '2016-09', '2018-06', false],
    ['From June 2012 until March 2014', '2012-06', '2014-03', false],
    ['Agosto de 2017 a hoy', '2017-08', null, true],
    ['2021 –', '2021-01', null, true],
    ['January 2014 to Current', '2014-01', null, true],
  ])('%s', (text, start, end, current) => {
    expect(read(text)).toEqual([start, end, current]);
  });

  test('a single date is its end', () => {
    expect(read('Graduated May 2016')).toEqual([null, '2016-05', false]);
    expect(findPeriods('Graduated May 2016')[0]?.single).toBe(true);
  });

  test.each(['C.P. 28012', '+34 612 345 678', 'Raised 2000 € in a week', 'may lead teams', 'ISO 9001'])(
    '%s holds none',
    (text) => {
      expect(findPeriods(text)).toEqual([]);
    },
  );

  test('their offsets are those of the text', () => {
    const text = 'Camarera, Bar Ría (06/2019 - 08/2020)';
    const [period] = findPeriods(text);
    expect(text.slice(period?.start, period?.end)).toBe('06/2019 - 08/2020');
  });
});
