/** What lines of an ad ask, by figures fitted on ads whose asks were listed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linesInPlace } from '../../../shared/matching/job-lines.ts';
import { classifiedLines, classProbabilities, LINE_CLASSES } from '../../../shared/matching/line-classifier.ts';
import { codeOf, fittedWeights, linesOfRounds } from '../../bench/line-model.ts';

const AD = `Panadería El Molino Viejo lleva tres generaciones abierta en la plaza.

Qué harás
Vas a amasar y hornear el pan de la mañana con dos compañeras.
Preparas los pedidos de los bares antes de las siete.

Qué pedimos
- Dos años de experiencia en obrador artesano
- Carné de manipulador de alimentos
- Capacidad para levantar sacos de 25 kg

Nos gustaría
- Que sepas hacer hojaldre a mano

Qué te llevas
- Treinta días de vacaciones y el pan de cada día
Nuestra abuela fundó la casa en 1952 y todavía prueba las ensaimadas.`;

const classified = (part: string) => classifiedLines(linesInPlace(AD)).find(({ text }) => text.includes(part));

test('the figures are those of the rounds, to the byte', () => {
  const written = readFileSync(new URL('../../../shared/matching/line-weights.ts', import.meta.url), 'utf8');
  expect(codeOf(fittedWeights(linesOfRounds()))).toBe(written);
});

test('recognises a must, a nice-to-have, a duty and what asks nothing, in an ad that no figure was fitted on', () => {
  expect(classified('levantar sacos')?.asked).toBe('must');
  expect(classified('hojaldre')?.asked).toBe('nice');
  expect(classified('amasar')).toMatchObject({ asked: 'told', duty: true });
  expect(classified('vacaciones')?.asked).toBe('aside');
  expect(classified('abuela')?.asked).toBe('aside');
});

test('what a line says in so many words is never taken for nothing', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `Nuestra casa abrió en ${1950 + at} y sigue en la plaza.`);
  const ad = [...lines, 'Imprescindible carné C.', ...lines].join('\n\n');
  expect(classifiedLines(linesInPlace(ad)).find(({ text }) => text.includes('carné'))?.asked).toBe('must');
});

test('likelihoods sum to 1, also of features that nobody met', () => {
  const voices = classProbabilities(['w:zzzzzz', 'h:qqqqqq']);
  expect(LINE_CLASSES.reduce((sum, voice) => sum + voices[voice], 0)).toBeCloseTo(1, 9);
});
