/** Shows which conditions of work texts state, and which words of theirs only sound like one. */
import { describe, expect, it } from 'vitest';
import { conditionMentions, conditionsIn } from '../../../shared/search/conditions.ts';

describe('conditions in texts', () => {
  it.each([
    ['No es imprescindible tener experiencia previa.', 'experience:none'],
    ['La experiencia no es excluyente.', 'experience:none'],
    ['También leemos candidatas sin trayectoria.', 'experience:none'],
    ['Te formamos desde cero.', 'experience:none'],
    ['Full training provided.', 'experience:none'],
    ['Turno nocturno de domingo a jueves', 'shift:night'],
    ['You will work a night shift.', 'shift:night'],
    ['Turnos rotativos', 'shift:rotating'],
    ['on a rotating roster', 'shift:rotating'],
    ['Early shifts only', 'shift:morning'],
    ['Staff accommodation nearby', 'lodging:included'],
    ['some weekends\nno experience needed', 'shift:weekend'],
  ])('reads "%s" as %s', (text, id) => {
    expect(conditionsIn('', text)).toContain(id);
  });

  it.each([
    ['Reserva de noches de hotel', 'shift:night'],
    ['Our overnight oats', 'shift:night'],
    ['the social housing sector', 'lodging:included'],
    ['Paid training days every year', 'experience:none'],
    ['Sin turno de noche', 'shift:night'],
    ['Live in Dublin', 'lodging:included'],
  ])('does not read "%s" as %s', (text, id) => {
    expect(conditionsIn('', text)).not.toContain(id);
  });

  it('takes the words of a title as those of a search, but not for what a field states', () => {
    expect(conditionsIn('Panadero (noches)', '')).toEqual(['shift:night']);
    expect(conditionsIn('Temporary works designer', '')).toEqual([]);
    expect(conditionMentions('panadero noches').map(({ id }) => id)).toEqual(['shift:night']);
  });
});
