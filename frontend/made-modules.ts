/** Everything that the site imports and that is made while it is built, for its two builds and for its tests. */
import type { Plugin } from 'vite';
import { contractRoutesModules } from './contract-routes.ts';
import { jobFactsModule } from './job-facts.ts';
import { skillNamesModule } from './skill-names.ts';

export function madeModules(): Plugin[] {
  return [contractRoutesModules(), jobFactsModule(), skillNamesModule()];
}
