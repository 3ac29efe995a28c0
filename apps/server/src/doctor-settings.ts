import { type Finding, fail, ok, warn } from './finding.ts';
import { brandPath, readBrand } from './platform/brand/read-brand.ts';
import type { Environment } from './platform/environment.ts';
import { reasonOf } from './platform/start-failure.ts';

export function lookAtAddress({ PUBLIC_URL, TRUST_PROXY, HOST }: Environment): Finding[] {
  if (!PUBLIC_URL) return [warn('address', 'PUBLIC_URL is not set: set the https address that people type.')];
  if (!PUBLIC_URL.startsWith('https://'))
    return [fail('address', 'PUBLIC_URL is no https address: what people ask can be read on its way.')];
  const proxy = TRUST_PROXY
    ? ok('proxy', 'visitors are told apart by what the proxy says.')
    : fail('proxy', 'TRUST_PROXY is not set, and Salama itself speaks no https: all visitors count as one.');
  const isOpen = TRUST_PROXY && (HOST === '0.0.0.0' || HOST === '::');
  return [
    ok('address', PUBLIC_URL),
    proxy,
    ...(isOpen
      ? [
          warn(
            'host',
            'it listens on every address: with the proxy on this machine set HOST=127.0.0.1, else close the port to all others.',
          ),
        ]
      : []),
  ];
}

export function lookAtDuties(environment: Environment): Finding[] {
  const { SUPPORT_EMAIL, OPERATOR_NAME, OPERATOR_COUNTRY, RATE_LIMITS, ADMIN_TOTP } = environment;
  const missing = Object.entries({ SUPPORT_EMAIL, OPERATOR_NAME, OPERATOR_COUNTRY }).filter(
    ([, set]) => !set,
  );
  return [
    missing.length > 0
      ? warn(
          'operator',
          `the privacy policy is not complete: set ${missing.map(([name]) => name).join(', ')}.`,
        )
      : ok('operator', 'the pages say who runs this copy.'),
    RATE_LIMITS === 'off'
      ? fail('limits', 'RATE_LIMITS is off: anybody may send as much as they like.')
      : ok('limits', 'they are on.'),
    ADMIN_TOTP === 'required'
      ? ok('second factor', 'the desk wants an authenticator.')
      : warn('second factor', 'a stolen password opens the desk: set ADMIN_TOTP=required.'),
  ];
}

export function lookAtBrand(environment: Environment): Finding[] {
  const path = brandPath(environment);
  if (path === undefined) return [];
  try {
    const { name = 'Salama' } = readBrand(environment) ?? {};
    return [ok('brand', `${path} can be read: pages call this copy ${name}.`)];
  } catch (error) {
    return [fail('brand', reasonOf(error))];
  }
}
