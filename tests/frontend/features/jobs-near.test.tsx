/** Jobs near oneself: what the page asks the browser, what it says where the browser does not answer, and what it sends. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { JOB, jobList } from '../seeds.ts';
import { isolate, requests, seed, visit } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();

interface Question {
  found: PositionCallback;
  failed: PositionErrorCallback;
  options: PositionOptions;
}
let questions: Question[] = [];

beforeEach(() => {
  questions = [];
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback, options: PositionOptions) => {
    questions.push({ found, failed, options });
  };
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  seed({
    'GET /api/jobs': ({ search }) => {
      const page = jobList([{ ...JOB, ...(search.has('lat') && { distanceKm: 12 }) }]);
      const near = { radiusKm: 30, town: { es: 'Zaragoza', en: 'Saragossa' } };
      return [200, { ...page, ...(search.has('lat') && { near }) }];
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

const press = async (name = 'Cerca de mí') => userEvent.click(await screen.findByRole('button', { name }));
const answerWith = (latitude: number, longitude: number) =>
  act(() => questions.at(-1)?.found({ coords: { latitude, longitude } } as GeolocationPosition));
const failWith = (code: number) => act(() => questions.at(-1)?.failed({ code } as GeolocationPositionError));
const sent = () => Object.fromEntries(requests.at(-1)?.search ?? []);

it('asks on a press only, and sends the point rounded with thirty kilometres around it', async () => {
  await visit('/jobs?search=almacén');
  await screen.findByRole('link', { name: JOB.title });
  expect(questions).toEqual([]);
  await press();
  expect(questions[0]?.options).toMatchObject({ enableHighAccuracy: false });
  expect(screen.getByRole('button', { name: 'Preguntando a tu navegador…' })).toBeTruthy();
  answerWith(41.648823, -0.889085);
  await waitFor(() => expect(sent()).toMatchObject({ search: 'almacén', lat: '41.65', lng: '-0.89', radiusKm: '30' }));
  expect(window.location.search).not.toMatch(/41\.648|0\.889/);
  expect(await screen.findByText('· a 12 km')).toBeTruthy();
  expect(screen.getByText(/Los empleos en remoto solo salen si su municipio está en ese radio/)).toBeTruthy();
  const remote = screen.getByRole('link', { name: 'Ver todos los empleos en remoto' });
  expect(remote.getAttribute('href')).toBe('/jobs?search=almac%C3%A9n&remotePolicy=remote');
});

it('takes another radius, and its chip takes point and radius off together', async () => {
  await visit('/jobs?lat=41.65&lng=-0.89&radiusKm=42&sort=pay');
  const radius = await screen.findByRole('combobox', { name: 'Distancia máxima' });
  expect((radius as HTMLSelectElement).value).toBe('42');
  const offered = within(radius).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['10 km', '30 km', '42 km', '50 km', '100 km']);
  await userEvent.selectOptions(radius, '100');
  await waitFor(() => expect(sent()).toMatchObject({ radiusKm: '100', lat: '41.65' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtro Hasta 100 km de Zaragoza' }));
  await waitFor(() => expect(window.location.search).toBe('?sort=pay'));
  await waitFor(() => expect(sent()).toEqual({ sort: 'pay', limit: '20' }));
  expect(screen.queryByRole('combobox', { name: 'Distancia máxima' })).toBeNull();
  await waitFor(() => expect(screen.queryByText('· a 12 km')).toBeNull());
});

it('keeps the radius where someone asks again from another place', async () => {
  await visit('/jobs?lat=41.65&lng=-0.89&radiusKm=10');
  await press('Actualizar mi posición');
  answerWith(42.136, -0.408);
  await waitFor(() => expect(sent()).toMatchObject({ lat: '42.14', lng: '-0.41', radiusKm: '10' }));
});

it('sends a point of an address on rounded, and counts it as one filter', async () => {
  await visit('/jobs?lat=41.648823&lng=-0.889085&jobType=full-time');
  await waitFor(() => expect(sent()).toMatchObject({ lat: '41.65', lng: '-0.89' }));
  expect(await screen.findByRole('button', { name: 'Filtros (2)' })).toBeTruthy();
});

it.each([
  [
    '/jobs',
    1,
    'Tu navegador no nos da tu posición. Puedes permitirlo en sus ajustes, o escribir tu ciudad en «Lugar».',
  ],
  ['/jobs', 2, 'Tu dispositivo no sabe dónde está ahora mismo. Escribe tu ciudad en «Lugar».'],
  ['/jobs', 3, /Tu dispositivo ha tardado demasiado/],
  ['/en/jobs', 1, /Your browser does not give us your position/],
  ['/en/jobs', 2, /Your device does not know where it is right now/],
  ['/en/jobs', 3, /Your device took too long to find out where it is/],
])('on %s says of failure %i what to do, and loses nothing else', async (path, code, words) => {
  await visit(`${path}?search=sap&salaryMin=20000`);
  const button = path === '/jobs' ? 'Cerca de mí' : 'Near me';
  await press(button);
  failWith(code);
  const said = screen.getByText(words);
  expect(said.closest('[role=status]')).toBeTruthy();
  expect(window.location.search).toBe('?search=sap&salaryMin=20000');
  await press(button);
  expect(screen.queryByText(words)).toBeNull();
  answerWith(41.65, -0.89);
  await waitFor(() => expect(sent()).toMatchObject({ search: 'sap', lat: '41.65' }));
});

it('asks again where its question was put away without an answer, and takes the last answer only', async () => {
  await visit('/jobs');
  await press();
  await press('Preguntando a tu navegador…');
  expect(questions).toHaveLength(2);
  act(() => questions[0]?.failed({ code: 3 } as GeolocationPositionError));
  expect(screen.queryByText(/ha tardado demasiado/)).toBeNull();
  answerWith(41.65, -0.89);
  await waitFor(() => expect(sent()).toMatchObject({ lat: '41.65' }));
});

it('says so at once where the browser has no position to give', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  await visit('/jobs');
  await press();
  expect(screen.getByText(/no sabe dónde está/)).toBeTruthy();
});

it('leaves the page alone where the answer comes after one has left it', async () => {
  const { unmount } = await visit('/jobs');
  await press();
  unmount();
  answerWith(41.65, -0.89);
  expect(window.location.search).toBe('');
});

it('names no unknown town, and says of close jobs that they are close', async () => {
  const near = { ...jobList([{ ...JOB, distanceKm: 0 }]), near: { radiusKm: 30 } };
  seed({ 'GET /api/jobs': () => [200, near] });
  await visit('/en/jobs?lat=41&lng=-40');
  expect(await screen.findByRole('button', { name: 'Remove filter Within 30 km of your point' })).toBeTruthy();
  expect(await screen.findByText('· less than 1 km away')).toBeTruthy();
});
