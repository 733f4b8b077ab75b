/** The two small programs that CloudFront runs before a request, as source text for its JavaScript runtime 2.0. */
import { VIEWER_HEADER } from './firewall.ts';

/** Every address without a file's extension is a screen of the one page that the site is. */
export const PAGE_REWRITE_CODE = `
function handler(event) {
  var request = event.request;
  var lastSegment = request.uri.substring(request.uri.lastIndexOf('/') + 1);
  if (lastSegment.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}`;

/** Tells the firewall the visitor's address; what the visitor sent under that name is overwritten. */
export const VIEWER_ADDRESS_CODE = `
function handler(event) {
  var request = event.request;
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip };
  return request;
}`;
