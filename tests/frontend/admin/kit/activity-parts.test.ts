/** The parts behind the composer: SMS sizes, gaps of templates, moments of interviews. */
import { beforeEach, describe, expect, it } from 'vitest';
import { durationWords } from '../../../../frontend/src/features/admin/kit/activities/duration-words.ts';
import { startOf } from '../../../../frontend/src/features/admin/kit/activities/interview-time.ts';
import {
  fill,
  placeholdersIn,
  segmentsOf,
  unknownIn,
} from '../../../../frontend/src/features/admin/kit/composing/placeholders.ts';
import { smsSize } from '../../../../frontend/src/features/admin/kit/composing/sms-size.ts';
import { offeredTemplates } from '../../../../frontend/src/features/admin/kit/composing/use-templates.ts';
import { LANGUAGES } from '../../../../shared/domain/field.ts';
import { CHANNELS, SMS_MAX_CHARS, SUBJECT_KINDS } from '../../../../shared/domain/outgoing.ts';
import type { MessageTemplate } from '../../../../shared/domain/settings.ts';
import { speakSpanish } from '../../site.tsx';

describe('the size of an SMS', () => {
  it.each([
    ['nothing', '', { alphabet: 'gsm7', used: 0, parts: 0 }],
    ['160 plain characters', 'a'.repeat(160), { alphabet: 'gsm7', used: 160, parts: 1, perPart: 160 }],
    ['161 plain characters', 'a'.repeat(161), { alphabet: 'gsm7', used: 161, parts: 2, perPart: 153 }],
    ['Spanish letters of the short alphabet', '¿Mañana, señora? ¡Güell!', { alphabet: 'gsm7', parts: 1, foreign: [] }],
    ['an acute accent', 'Mañana más, quizás', { alphabet: 'ucs2', used: 18, perPart: 70, foreign: ['á'] }],
    ['71 characters with an accent', `á${'a'.repeat(70)}`, { alphabet: 'ucs2', used: 71, parts: 2, perPart: 67 }],
    ['the euro sign, which takes two places', '€'.repeat(80), { alphabet: 'gsm7', used: 160, parts: 1 }],
    ['two places at the edge of a part', `${'a'.repeat(152)}€${'a'.repeat(152)}`, { used: 306, parts: 3 }],
    ['a picture that takes two units', '🙂'.repeat(35), { alphabet: 'ucs2', used: 70, parts: 1, foreign: ['🙂'] }],
  ])('counts %s', (_name, text, size) => {
    expect(smsSize(text)).toMatchObject(size);
  });
});

describe('the gaps of a template', () => {
  it('are understood in either language and filled with the same value', () => {
    expect(placeholdersIn('{{nombre}} {{ Name }} {{puesto}}')).toEqual(['name', 'role']);
    expect(fill('Hola, {{nombre}}. Hello {{name}}.', { name: 'Lucía' })).toBe('Hola, Lucía. Hello Lucía.');
  });

  it('stay visible while nothing fills them', () => {
    expect(segmentsOf('Para {{puesto}} en {{empresa}}', { role: ' ', company: 'Faro' })).toEqual([
      { kind: 'typed', text: 'Para ' },
      { kind: 'unfilled', text: '{{puesto}}' },
      { kind: 'typed', text: ' en ' },
      { kind: 'filled', text: 'Faro' },
    ]);
  });

  it('that mean nothing are found', () => {
    expect(unknownIn('{{nombre}} y {{apodo}}')).toEqual(['{{apodo}}']);
  });

  it('are known and alike in both languages of every template', () => {
    for (const kind of SUBJECT_KINDS) {
      for (const { id, wording } of offeredTemplates(kind, [], (id) => id)) {
        for (const channel of CHANNELS) {
          const words = wording[channel];
          if (!words) continue;
          const [es, en] = LANGUAGES.map((language) => `${words[language].subject} ${words[language].text}`);
          expect(unknownIn(`${es} ${en}`), id).toEqual([]);
          expect(placeholdersIn(es ?? '').sort(), `${id} ${channel}`).toEqual(placeholdersIn(en ?? '').sort());
          if (channel === 'sms') expect(Math.max(es?.length ?? 0, en?.length ?? 0)).toBeLessThan(SMS_MAX_CHARS / 2);
        }
      }
    }
  });
});

describe('the templates that a message can begin with', () => {
  beforeEach(speakSpanish);
  const words = (text: string) => ({ subject: 'Asunto', text });
  const email = { es: words('Hola'), en: words('Hello') };
  const offered = (own: MessageTemplate[]) => offeredTemplates('talent', own, (id) => `product ${id}`);
  const product = offered([]);

  it('are the product’s, in the agency’s words where it has its own, and the agency’s after them', () => {
    const own: MessageTemplate[] = [
      { kind: 'talent', id: 'welcome', name: { es: 'Bienvenida', en: 'Welcome' }, email, sms: null },
      { kind: 'talent', id: 'offer', name: null, email, sms: { es: 'Sí', en: 'Yes' } },
      { kind: 'employer', id: 'elsewhere', name: null, email, sms: null },
    ];
    const now = offered(own);
    expect(now.map(({ id }) => id)).toEqual([...product.map(({ id }) => id), 'welcome']);
    expect(now.find(({ id }) => id === 'offer')).toEqual({
      id: 'offer',
      name: 'product offer',
      wording: { email, sms: { es: { subject: '', text: 'Sí' }, en: { subject: '', text: 'Yes' } } },
    });
    expect(now.at(-1)).toEqual({ id: 'welcome', name: 'Bienvenida', wording: { email, sms: null } });
    expect(now[0]).toEqual(product[0]);
  });

  it('have no words for an SMS that nobody wrote', () => {
    const [last] = offered([{ kind: 'talent', id: 'short', name: null, email, sms: { es: '', en: '' } }]).slice(-1);
    expect(last?.wording.sms).toBeNull();
  });
});

describe('the moment of an interview', () => {
  const now = new Date('2026-11-21T10:00').getTime();

  it('is what the clock of this computer shows', () => {
    expect(startOf('2026-11-23', '16:40', now)).toEqual({ startsAt: new Date(2026, 10, 23, 16, 40).toISOString() });
  });

  it.each([
    ['', '10:00', 'STARTS_AT_REQUIRED'],
    ['2026-11-23', '', 'STARTS_AT_REQUIRED'],
    ['2026-11-21', '10:00', 'STARTS_AT_PAST'],
    ['2026-11-20', '23:59', 'STARTS_AT_PAST'],
  ])('is refused: %s %s', (day, time, problem) => {
    expect(startOf(day, time, now)).toEqual({ problem });
  });

  it('has its length in words', () => {
    expect(durationWords(45, 'es')).toBe('45 minutos');
    expect(durationWords(90, 'es')).toBe('1 hora y 30 minutos');
    expect(durationWords(120, 'en')).toBe('2 hours');
  });
});
