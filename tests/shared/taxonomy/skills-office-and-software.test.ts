/** Programs, offices, money, media and science: one concept in both languages, and no product read out of an everyday word. */
import { describe, expect, it } from 'vitest';
import { conceptById, findMentions, skillByName } from '../../../shared/taxonomy/index.ts';

const named = (text: string) => findMentions(text, ['skill']).map(({ id }) => id);

describe('one skill in two languages', () => {
  it.each([
    ['Cortafuegos informáticos', 'firewall', 'skill:firewalls'],
    ['Copias de seguridad', 'data backups', 'skill:backups'],
    ['Pruebas unitarias', 'unit tests', 'skill:unit-testing'],
    ['Gobierno del dato', 'data governance', 'skill:data-governance'],
    ['Series temporales', 'time series', 'skill:time-series'],
    ['Normas internacionales de información financiera', 'IFRS', 'skill:ifrs'],
    ['Modelo 200', 'corporate income tax', 'skill:corporate-tax'],
    ['Cierre mensual', 'month-end close', 'skill:month-end-close'],
    ['Gestión de patrimonios', 'wealth management', 'skill:wealth-management'],
    ['Criba curricular', 'resume screening', 'skill:candidate-screening'],
    ['Notas de prensa', 'press releases', 'skill:media-relations'],
    ['Embudo de ventas', 'sales funnel', 'skill:lead-management'],
    ['Historias de usuario', 'user stories', 'skill:product-backlog'],
    ['Análisis DAFO', 'SWOT analysis', 'skill:swot'],
    ['Corrección de color', 'color grading', 'skill:color-grading'],
    ['Cromatografía de gases', 'GC-MS', 'skill:gas-chromatography'],
    ['Elementos finitos', 'FEA', 'skill:finite-elements'],
    ['Escucha social', 'social listening', 'skill:social-listening'],
  ])('%s is %s', (es, en, id) => {
    expect(skillByName(es)?.id).toBe(id);
    expect(skillByName(en)?.id).toBe(id);
  });
});

describe('a product', () => {
  it.each([
    ['Kubernetes, Helm, Puppet', ['skill:kubernetes', 'skill:helm', 'skill:puppet']],
    ['Rust, Swift, Ruby', ['skill:rust', 'skill:swift', 'skill:ruby']],
    ['Blender, Maya', ['skill:blender', 'skill:maya']],
    ['Contasol, Sage', ['skill:contasol', 'skill:sage']],
    ['Migración a S/4HANA y SAP FICO', ['skill:sap-s4hana', 'skill:sap-fi']],
    ['Informes con Power Query y DAX', ['skill:power-query', 'skill:dax']],
    ['Integración con I+D', ['skill:product-development']],
  ])('is read in "%s"', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  it('is a case of what it belongs to', () => {
    for (const [id, broader] of [
      ['skill:quickbooks', 'skill:bookkeeping'],
      ['skill:github', 'skill:git'],
      ['skill:pyspark', 'skill:spark'],
      ['skill:google-ads', 'skill:sem'],
      ['skill:sap-s4hana', 'skill:sap'],
    ] as const) {
      const concept = conceptById(id);
      expect(concept?.kind === 'skill' && concept.broader, id).toContain(broader);
    }
  });
});

describe('everyday words that sound like a product', () => {
  it.each([
    'Swift replies to every letter',
    'Rust on the gates of the park',
    'the state of the roads',
    'I’d rather walk; i.d. checked at the door',
    'keep the children safe',
    'Sage leaves for the soup',
    'a notion of what is right',
    'the puppet show of the village',
    'una chispa de ilusión para prevenir',
    'profit and pros of the plan',
    'we promise that it unifies us',
    'contrato de trabajo según convenio colectivo',
    'confirming the date with the family',
    'a helm of wood and a slack rope',
  ])('name none: %s', (text) => {
    expect(named(text)).toEqual([]);
  });
});
