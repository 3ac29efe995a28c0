import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** An address as a header or a socket tells it, without port, brackets, zone, or the clothes of IPv6 around an IPv4. */
export function plainAddress(told: string): string {
  const withoutPort =
    /^\[([^\]]*)\](?::\d+)?$/.exec(told)?.[1] ?? told.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return withoutPort.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** Whether a proxy of the operator's speaks from an address; some clouds add the port to every one they forward. */
export function trustedProxies(ranges: readonly string[]): (told: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (told) => {
    const address = plainAddress(told ?? '');
    if (isIPv4(address)) return trusted.check(address, 'ipv4');
    return isIPv6(address) && trusted.check(address, 'ipv6');
  };
}
