/** The small program that CloudFront runs before a request, as source text for its JavaScript runtime 2.0. */
import { VIEWER_HEADER } from '../../shared/contract/resources.ts';

/** Tells the firewall the visitor's address; what the visitor sent under that name is overwritten. */
export const VIEWER_ADDRESS_CODE = `
function handler(event) {
  var request = event.request;
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip };
  return request;
}`;
