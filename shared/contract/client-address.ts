/** What counts as one client: an IPv4 address, or an IPv6 network of 64 bits. */

/** Leading groups of an IPv6 address that name its network. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** The eight groups of an IPv6 address, or `undefined` where it is none. */
function groupsOf(address: string): string[] | undefined {
  const [head = '', tail, ...more] = address.split('::');
  if (more.length > 0) return undefined;
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : GROUPS - left.length - right.length;
  if (zeros < 0) return undefined;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  const isWhole = groups.length === GROUPS && groups.every((group) => /^[\da-f]{1,4}$/i.test(group));
  return isWhole ? groups : undefined;
}

/**
 * The name under which requests of `address` are counted: IPv4 as it is, also where it is written as IPv6
 * (`::ffff:192.0.2.1`); IPv6 as its network of 64 bits, since a client may choose among all addresses of that
 * (`2001:db8::7` is `2001:db8:0:0::/64`). The two loopback addresses are one client. What is no address stays as it is.
 */
export function clientName(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (plain === '::1') return '127.0.0.1';
  const groups = groupsOf(plain);
  if (!groups) return plain;
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
