import * as v from 'valibot';
import { FEATURES } from './features.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const webAddress = v.pipe(
  v.string(),
  v.url('must be an http or https address'),
  v.regex(/^https?:\/\//i, 'must be an http or https address'),
);
const secureAddress = v.pipe(webAddress, v.startsWith('https://', 'must be an https address'));
/** Pages, the API and the service worker live at the root of a host. */
const origin = v.pipe(
  webAddress,
  v.regex(/^[^/]+\/\/[^/?#@\\]+\/?$/, 'must be an address without a path, such as https://salama.example'),
);
const text = v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters'));

const port = v.pipe(
  v.string(),
  v.check(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
    'must be a whole number from 0 to 65535',
  ),
  v.transform(Number),
);

const upTo500 = v.pipe(
  v.string(),
  v.check(
    (value) => /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= 500,
    'must be a whole number from 1 to 500',
  ),
  v.transform(Number),
);

const proxies = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  v.check(
    (list) => list.every(isAddressRange),
    'must list addresses or ranges such as 10.0.0.0/8, separated by commas',
  ),
);

const NOT_POSTGRES = 'must begin with postgres:// or postgresql://';
const database = v.pipe(v.string(), v.url(NOT_POSTGRES), v.regex(/^postgres(ql)?:\/\//, NOT_POSTGRES));

/** A choice of words; the fault names them. */
function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `must be one of ${options.join(', ')}`);
}

/** Words of a list, each once, separated by commas; the fault names them. */
function someOf<const Options extends readonly string[]>(options: Options) {
  return v.pipe(
    v.string(),
    v.transform((value) => [
      ...new Set(
        value
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    ]),
    v.array(v.picklist(options, `must list some of ${options.join(', ')}, separated by commas`)),
  );
}

/** Every name that an operator sets, with its rule; for the server and for the build of the pages. */
const schema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(text, '0.0.0.0'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(database),
  DATABASE_DIRECT_URL: v.optional(database),
  DATABASE_POOL: v.optional(upTo500, '10'),
  DATABASE_POOLER: v.optional(oneOf(['auto', 'on']), 'auto'),
  SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  PUBLIC_URL: v.optional(origin),
  ROBOTS: v.optional(oneOf(['index', 'none']), 'index'),
  TRUST_PROXY: v.optional(proxies),
  BACKUPS: v.optional(oneOf(['on', 'off']), 'on'),
  BACKUP_DIR: v.optional(v.string()),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(text, '127.0.0.1'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  RATE_LIMITS: v.optional(oneOf(['on', 'off']), 'on'),
  MODERATION: v.optional(oneOf(['auto', 'review-all']), 'auto'),
  NEWCOMER_POSTS: v.optional(upTo500, '40'),
  ADMIN_TOTP: v.optional(oneOf(['optional', 'required']), 'optional'),
  BRAND: v.optional(v.string()),
  FEATURES_OFF: v.optional(someOf(FEATURES), ''),
  DRAWINGS: v.optional(oneOf(['plain', 'all']), 'all'),
  EXIT_URL: v.optional(secureAddress),
  MESSAGING_BOT_URL: v.optional(webAddress),
  TRAINING_SCHOOL_URL: v.optional(webAddress),
  SOCIAL_FACEBOOK_URL: v.optional(webAddress),
  SOCIAL_TWITTER_URL: v.optional(webAddress),
  SOCIAL_INSTAGRAM_URL: v.optional(webAddress),
  OPERATOR_NAME: v.optional(text),
  OPERATOR_COUNTRY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code of two capitals, such as KE')),
  ),
  SUPPORT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  AI_BASE_URL: v.optional(webAddress),
  AI_MODEL: v.optional(text),
  AI_API_KEY: v.optional(v.string()),
  AI_OTHER_HOST: v.optional(oneOf(['on', 'off']), 'off'),
  AI_WORDING: v.optional(oneOf(['on', 'off']), 'off'),
  /** Marks every page as a demonstration; `npm run demo` sets it. */
  DEMO: v.optional(oneOf(['on', 'off']), 'off'),
  LOG_LEVEL: v.optional(oneOf(LOG_LEVELS), 'info'),
});

/** The names, in that order. */
export const SETTINGS: readonly string[] = Object.keys(schema.entries);

export type Settings = v.InferOutput<typeof schema>;

/** Trims; an empty value counts as absent. The faults name setting and rule, never a value: values may be secrets. */
export function readSettings(
  source: Record<string, string | undefined>,
): { settings: Settings; faults?: never } | { faults: string[] } {
  const given = Object.fromEntries(
    SETTINGS.flatMap((name) => (source[name]?.trim() ? [[name, source[name].trim()]] : [])),
  );
  const result = v.safeParse(schema, given, { abortPipeEarly: true });
  if (result.success) {
    const faults = faultsTogether(result.output);
    return faults.length > 0 ? { faults } : { settings: result.output };
  }
  const faults = result.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]} ${issue.message}`);
  return { faults: [...new Set(faults)] };
}

function faultsTogether({ FEATURES_OFF, SUPPORT_EMAIL }: Settings): string[] {
  return FEATURES_OFF.includes('suggestions') && !SUPPORT_EMAIL
    ? ['FEATURES_OFF may list suggestions only with SUPPORT_EMAIL: nobody could reach you']
    : [];
}

function isAddressRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const most = isIpv4(address) ? 32 : isIpv6(address) ? 128 : undefined;
  if (most === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

function isIpv4(address: string): boolean {
  return v.is(v.pipe(v.string(), v.ipv4()), address);
}

function isIpv6(address: string): boolean {
  return v.is(v.pipe(v.string(), v.ipv6()), address);
}
