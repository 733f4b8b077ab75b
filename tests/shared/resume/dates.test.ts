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
    ['marzo 2019 hasta la fecha', '2019-03', null, true],
    ['Marzo 2018 hasta hoy', '2018-03', null, true],
    ['2018 a la actualidad', '2018-01', null, true],
    ['06/2019 – en la actualidad', '2019-06', null, true],
    ['Feb 2019 - a la fecha', '2019-02', null, true],
    ['2019 to date', '2019-01', null, true],
    ['Nov 2019 - til now', '2019-11', null, true],
    ['2020 – at present', '2020-01', null, true],
    ['2018 - act.', '2018-01', null, true],
    ['Febrero 2020 – Vigente', '2020-02', null, true],
    ['2020 - Trabajo actual', '2020-01', null, true],
    ['2019 - hoy en día', '2019-01', null, true],
    ['since 2018', '2018-01', null, true],
    ['From Sept 2014\tSite Manager', '2014-09', null, true],
    ['1984 - 88', '1984-01', '1988-12', false],
    ['2016 a 19', '2016-01', '2019-12', false],
    ['2019+', '2019-01', null, true],
    ['(2015-)', '2015-01', null, true],
    ['from 2019 on', '2019-01', null, true],
    ['Summers 2009, 2010', '2009-01', '2010-12', false],
    ['Summers 2003–06', '2003-01', '2006-12', false],
    ['veranos 2002 a 2005', '2002-01', '2005-12', false],
    ['Campañas de 1996, 1997 y 1998', '1996-01', '1998-12', false],
    ['Verano 2016 y verano 2017', '2016-06', '2017-08', false],
    ['2001–05', '2001-01', '2005-12', false],
    ['2010–12', '2010-01', '2012-12', false],
    ['desde 03/2019', '2019-03', null, true],
    ['03.2019–04.2021', '2019-03', '2021-04', false],
    ['2019.03 - 2020.04', '2019-03', '2020-04', false],
    ['2019/03 – 2020/11', '2019-03', '2020-11', false],
    ['03-2019 / 04-2021', '2019-03', '2021-04', false],
    ['01/03/19 - 30/06/20', '2019-03', '2020-06', false],
    ["'19 - '21", '2019-01', '2021-12', false],
    ['3/19 – 5/21', '2019-03', '2021-05', false],
    ["Marzo'19 - Abril’21", '2019-03', '2021-04', false],
    ['mar-19 a jun-20', '2019-03', '2020-06', false],
    ['Marzo/2019 - Abril/2020', '2019-03', '2020-04', false],
    ['enero-marzo 2020', '2020-01', '2020-03', false],
    ['Jan–Mar 2020', '2020-01', '2020-03', false],
    ['Nov - Feb 2020', '2019-11', '2020-02', false],
    ['January 1, 2019 to March 31, 2020', '2019-01', '2020-03', false],
    ['Verano 2018 - Otoño 2019', '2018-06', '2019-11', false],
    ["Fall '18 - Spring '19", '2018-09', '2019-05', false],
    ['mediados de 2019 - finales de 2020', '2019-05', '2020-12', false],
    ['2015/2018', '2015-01', '2018-12', false],
    ['2018/19', '2018-01', '2019-12', false],
    ['1998-99', '1998-01', '1999-12', false],
    ['2019–21', '2019-01', '2021-12', false],
    ['2018－2020', '2018-01', '2020-12', false],
    ['2018 - 2020 (2 años)', '2018-01', '2020-12', false],
    ['jun 2019 → sep 2020', '2019-06', '2020-09', false],
    ['Jan 2019 - actualidad', '2019-01', null, true],
    ['Enero 2019 – Present', '2019-01', null, true],
    ['gener 2019 - març 2020', '2019-01', '2020-03', false],
    ['maig 2018 - actualment', '2018-05', null, true],
    ['janeiro de 2019 a dezembro de 2020', '2019-01', '2020-12', false],
    ['xuño 2019 - xullo 2020', '2019-06', '2020-07', false],
    ['urtarrila 2019 - gaur egun', '2019-01', null, true],
  ])('%s', (text, start, end, current) => {
    expect(read(text)).toEqual([start, end, current]);
  });

  test.each([
    ['sept. 2020', '2020-09', '2020-09'],
    ['2019-03', '2019-03', '2019-03'],
    ['2019/03', '2019-03', '2019-03'],
    ['12 de mayo de 2019', '2019-05', '2019-05'],
    ['May 5th, 2019', '2019-05', '2019-05'],
    ['Q3 2021', '2021-07', '2021-09'],
    ['3T 2021', '2021-07', '2021-09'],
    ['segundo semestre de 2019', '2019-07', '2019-12'],
    ['Summer 2018', '2018-06', '2018-08'],
    ['verano de 2018', '2018-06', '2018-08'],
    ['2018', '2018-01', '2018-12'],
  ])('%s is a date from its first to its last month', (text, first, last) => {
    const [period] = findPeriods(text);
    expect(period?.single).toBe(true);
    expect([monthText(period?.to ?? null, 'start'), monthText(period?.to ?? null, 'end')]).toEqual([first, last]);
  });

  test('a single date is its end', () => {
    expect(read('Graduated May 2016')).toEqual([null, '2016-05', false]);
    expect(findPeriods('Graduated May 2016')[0]?.single).toBe(true);
  });

  test.each([
    'C.P. 28012',
    '+34 612 345 678',
    '(305) 555-2019',
    'Tel. 555-2015',
    'Austin, TX 78701-2015',
    'Raised 2000 € in a week',
    '2019 clientes',
    'may lead teams',
    'hasta hoy',
    'ISO 9001',
    'ISO 9001:2015',
    'UNE-EN ISO 14001:2015, OHSAS 18001:2007',
    'Real Decreto 486/1997',
    'RD 2015/2018',
    'v2.2019',
    'version 2019.3',
    'Windows Server 2019',
    'AutoCAD 2019',
    '3/4',
    '24/7',
    'turnos 9-17',
  ])('%s holds none', (text) => {
    expect(findPeriods(text)).toEqual([]);
  });

  test('their offsets are those of the text', () => {
    const text = 'Camarera, Bar Ría (06/2019 - 08/2020)';
    const [period] = findPeriods(text);
    expect(text.slice(period?.start, period?.end)).toBe('06/2019 - 08/2020');
  });
});
