/**
 * Hands method and path of every route of the contract to the site while it is built, so that the site calls what the contract says
 * and carries none of its schemas: visitors get the public routes, the panel those of staff.
 */
import type { Plugin } from 'vite';
import type { Access } from '../shared/contract/route.ts';
import { routes } from '../shared/contract/routes.ts';

const MODULES: Record<string, Access> = { 'virtual:public-routes': 'public', 'virtual:admin-routes': 'admin' };

/** A script whose `routes` are those of one kind by name; each name stands in it once, which is what a visitor downloads. */
function scriptOf(access: Access): string {
  const listed = Object.entries(routes)
    .filter(([, route]) => route.access === access)
    .map(([id, { method, path }]) => [id, method, path]);
  const made = 'map(([id, method, path]) => [id, { id, method, path }])';
  return `export const routes = /* @__PURE__ */ Object.fromEntries(${JSON.stringify(listed)}.${made});`;
}

/** `import { routes } from 'virtual:public-routes'`, or from `'virtual:admin-routes'`. */
export function contractRoutesModules(): Plugin {
  const accessOf = (id: string) => (id.startsWith('\0') ? MODULES[id.slice(1)] : undefined);
  return {
    name: 'encaje-contract-routes',
    resolveId: (id) => (MODULES[id] ? `\0${id}` : undefined),
    load(id) {
      const access = accessOf(id);
      return access && { code: scriptOf(access), moduleType: 'js' };
    },
  };
}
