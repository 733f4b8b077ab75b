/** The routes that only recruiters call, apart from the public ones so that visitors never load them. */
export { routes as adminRoutes } from 'virtual:admin-routes';
