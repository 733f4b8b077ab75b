/** Resumes written as forms: the labels are known for what they are, and what stands behind them is read. */
import { expect, test } from 'vitest';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

async function jobsOf(text: string) {
  const { profile } = readResume(await extractDocument(new TextEncoder().encode(text)));
  return profile.experience.map(({ title, company, startDate, endDate }) => [title, company, startDate, endDate]);
}

test('labels before a name, an employer and dates are no part of them', async () => {
  const jobs = await jobsOf(`Obdulia Carrizo Montes\n\nEXPERIENCIA LABORAL
Empresa: Molinos del Sur S.A.S.
Cargo: Conductora de camión
Fecha: Marzo 15 de 2019 - Actualmente
Funciones: entregas a panaderías

Empresa: Frutas Quebrada Honda
Cargo: Repartidora
Fecha: Enero 10 de 2015 - Diciembre 20 de 2017`);
  expect(jobs).toEqual([
    ['Conductora de camión', 'Molinos del Sur S.A.S.', '2019-03', null],
    ['Repartidora', 'Frutas Quebrada Honda', '2015-01', '2017-12'],
  ]);
});

test('an employer that ends in an abbreviation of its form is no sentence', async () => {
  const jobs = await jobsOf(`Obdulia Carrizo Montes\n\nEXPERIENCIA LABORAL
De febrero de 2021 a la fecha
Hilados del Bajío, S.A. de C.V.
Puesto: Contadora general
Actividades: conciliaciones bancarias.`);
  expect(jobs).toEqual([['Contadora general', 'Hilados del Bajío, S.A. de C.V.', '2021-02', null]]);
});

test('labels in a column of their own, as Europass has them, are none of the entry', async () => {
  const jobs = await jobsOf(`Ximo Barberà Sanchis\n\nEXPERIENCIA LABORAL
Fechas\t09/2017 - actualidad
Profesión o cargo desempeñado\tTécnico de laboratorio
Nombre y dirección de la empresa\tLaboratorios Ribera, Alzira
Funciones y responsabilidades principales\tControl de calidad
Fechas\t01/2013 - 06/2017
Profesión o cargo desempeñado\tAuxiliar de laboratorio
Nombre y dirección de la empresa\tQuímica del Túria, Paterna`);
  expect(jobs).toEqual([
    ['Técnico de laboratorio', 'Laboratorios Ribera', '2017-09', null],
    ['Auxiliar de laboratorio', 'Química del Túria', '2013-01', '2017-06'],
  ]);
});

test('the number of an identity card is no phone number', async () => {
  const text =
    'Obdulia Carrizo Montes\nC.C. 1.098.765.432 de Bucaramanga\nCelular: 300 456 7890\nBucaramanga, Santander';
  const { profile } = readResume(await extractDocument(new TextEncoder().encode(text)));
  expect(profile.phone).toBe('+573004567890');
});

test('labels in the words of a form of its own, which come again with each job', async () => {
  const jobs = await jobsOf(`Obdulia Carrizo Montes\n\nEXPERIENCIA LABORAL
Fechas\t01/09/2021 - Actualidad
Función o plaza ocupada\tMaestra de Primaria
Nombre y localidad del centro o empresa\tCEIP Fuente Honda, Tarancón
Principales funciones\tTutora de quinto. Biblioteca escolar.
Fechas\t10/01/2018 - 30/06/2021
Función o plaza ocupada\tProfesora de apoyo
Nombre y localidad del centro o empresa\tAcademia Sílaba, Cuenca
Principales funciones\tRefuerzo de Lengua por las tardes.`);
  expect(jobs).toEqual([
    ['Maestra de Primaria', 'CEIP Fuente Honda', '2021-09', null],
    ['Profesora de apoyo', 'Academia Sílaba', '2018-01', '2021-06'],
  ]);
});
