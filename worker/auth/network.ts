/**
 * The network that throttling counts an address as: an IPv4 address whole, an IPv6 address by its /64 (one customer).
 * Null (no address: local tools) is one network of its own.
 */
export const networkOf = (address: string | null): string => {
  if (!address) return 'local';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/** What is kept of a network (see `networkOf`) beside an act of its person: `190.25.3.0/24`, `2800:e2:1280::/48`; null when it has no address. */
export const prefixOf = (network: string): string | null => {
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return /^[\d.]+$/.test(network) ? `${network.split('.').slice(0, 3).join('.')}.0/24` : null;
};

/** The same of what somebody types or copies: an address, `190.25.3.x`, or a prefix; null: it is none. */
export const prefixTyped = (typed: string): string | null => {
  const address = typed
    .replace(/\/\d+$/, '')
    .replace(/\.x$/i, '.0')
    .replace(/:x$/i, '::');
  const octets = address.split('.');
  const isAddress =
    (octets.length === 4 && octets.every((octet) => /^\d{1,3}$/.test(octet) && Number(octet) < 256)) ||
    /^[\da-f]{1,4}(:[\da-f]{0,4}){2,7}$/i.test(address);
  return isAddress ? prefixOf(networkOf(address)) : null;
};
