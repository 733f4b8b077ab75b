/** What the build makes of the contract's routes; see `frontend/contract-routes.ts`. */
declare module 'virtual:public-routes' {
  export const routes: import('./lib/api-routes.ts').RoutesFor<'public'>;
}
declare module 'virtual:admin-routes' {
  export const routes: import('./lib/api-routes.ts').RoutesFor<'admin'>;
}
