/** Method and path of the routes the site calls, checked against the contract by the compiler without shipping its schemas. */
import type { routes as contract } from '../../../shared/contract/routes.ts';

export type Contract = typeof contract;
export type RouteId = keyof Contract;

/** A route by name; the type of its request and answer comes from the contract. */
export interface RouteRef<K extends RouteId = RouteId> {
  id: K;
  method: Contract[K]['method'];
  path: Contract[K]['path'];
}

export const routes = {
  listPublicJobs: { id: 'listPublicJobs', method: 'GET', path: '/api/jobs' },
  getPublicJob: { id: 'getPublicJob', method: 'GET', path: '/api/jobs/{jobId}' },
  listSimilarJobs: { id: 'listSimilarJobs', method: 'GET', path: '/api/jobs/{jobId}/similar' },
  submitApplication: { id: 'submitApplication', method: 'POST', path: '/api/applications' },
  submitProfile: { id: 'submitProfile', method: 'POST', path: '/api/profiles' },
  sendContactMessage: { id: 'sendContactMessage', method: 'POST', path: '/api/contact' },
  requestTalent: { id: 'requestTalent', method: 'POST', path: '/api/employer-requests' },
  followApplication: { id: 'followApplication', method: 'GET', path: '/api/applications/{id}' },
  correctReading: { id: 'correctReading', method: 'PUT', path: '/api/applications/{id}/profile' },
  requestReview: { id: 'requestReview', method: 'POST', path: '/api/applications/{id}/review-request' },
  setTalentPool: { id: 'setTalentPool', method: 'POST', path: '/api/applications/{id}/talent-pool' },
  exportApplication: { id: 'exportApplication', method: 'GET', path: '/api/applications/{id}/export' },
  confirmApplication: { id: 'confirmApplication', method: 'POST', path: '/api/applications/{id}/confirm' },
  requestLinks: { id: 'requestLinks', method: 'POST', path: '/api/applications/link' },
  renewToken: { id: 'renewToken', method: 'POST', path: '/api/applications/{id}/token' },
  withdrawApplication: { id: 'withdrawApplication', method: 'POST', path: '/api/applications/{id}/withdraw' },
  getSiteSettings: { id: 'getSiteSettings', method: 'GET', path: '/api/site-settings' },
  eraseApplication: { id: 'eraseApplication', method: 'DELETE', path: '/api/applications/{id}' },
} as const satisfies { [K in RouteId]?: RouteRef<K> };
