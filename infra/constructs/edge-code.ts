/** The function that CloudFront runs before a request, as source for its JavaScript runtime 2.0. */
import { JOB_QUERY_KEYS, PAGE_QUERY_KEYS } from '../../shared/contract/query-keys.ts';
import { SITE_HEADER, VIEWER_HEADER } from '../../shared/contract/resources.ts';

/**
 * Passes the firewall and the functions the client's address, as `shared/contract/client-address.ts` names clients, and
 * under which origin the site was asked for. What the visitor sent under those names is overwritten. Of the query of pages
 * and jobs, which are kept at the edge, only known keys stay, once each and in one order: a cache policy may list ten.
 */
export const VIEWER_REQUEST_CODE = `
var JOB_KEYS = ${JSON.stringify(JOB_QUERY_KEYS)};
var PAGE_KEYS = ${JSON.stringify(PAGE_QUERY_KEYS)};
function known(query, keys) {
  var kept = {};
  keys.forEach(function (key) { if (query[key]) kept[key] = { value: query[key].value }; });
  return kept;
}
function clientName(address) {
  var plain = address.toLowerCase().replace(/%.*$/, '').replace(/^::ffff:(?=\\d+\\.)/, '');
  if (plain.indexOf(':') < 0) return plain;
  var halves = plain.split('::');
  var left = halves[0] === '' ? [] : halves[0].split(':');
  var right = halves[1] ? halves[1].split(':') : [];
  while (halves.length > 1 && left.length + right.length < 8) left.push('0');
  var network = left.concat(right).slice(0, 4).map(function (group) { return parseInt(group, 16).toString(16); });
  return network.join(':') + '::/64';
}
function handler(event) {
  var request = event.request;
  request.headers['${VIEWER_HEADER}'] = { value: clientName(event.viewer.ip) };
  request.headers['${SITE_HEADER}'] = { value: 'https://' + request.headers.host.value };
  var isApi = request.uri.indexOf('/api/') === 0;
  var isJobs = request.uri === '/api/jobs' || request.uri.indexOf('/api/jobs/') === 0;
  if (isJobs || !isApi) request.querystring = known(request.querystring, isJobs ? JOB_KEYS : PAGE_KEYS);
  return request;
}`;
