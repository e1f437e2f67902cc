import { createHash } from 'node:crypto';
import { tagSources, type TagIds } from './tag-sources.ts';

/** Sources that a page must allow for Stripe's own fields. */
interface PaymentSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly image: readonly string[];
}

/** Source: Stripe's security guide, "Content Security Policy". */
const STRIPE: PaymentSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  image: ['https://*.stripe.com'],
};

const NO_PAYMENTS: PaymentSources = { script: [], connect: [], frame: [], image: [] };

/** CSP sources of Stripe; empty lists where payments are not made there. */
const listPaymentSources = (usesStripe: boolean): PaymentSources => (usesStripe ? STRIPE : NO_PAYMENTS);

/** Sources that a page must allow for signing in at real accounts. */
interface AuthSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  /** Names of the Trusted Types policies that Google's own script creates. */
  readonly trustedTypes: readonly string[];
}

/**
 * Google's script for its pop-up, the servers of accounts, tokens and documents, and pictures of Google accounts. The
 * hidden frame and the pop-up are of the site's own domain, which hands `/__/auth` on. Seen in Firebase's web SDK; the
 * names of the policies are those in Google's script, and were not tried against it here.
 */
const GOOGLE: AuthSources = {
  script: ['https://apis.google.com'],
  connect: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ],
  image: ['https://lh3.googleusercontent.com'],
  trustedTypes: ['gapi#gapi', 'goog#html'],
};

const NO_ACCOUNTS: AuthSources = { script: [], connect: [], image: [], trustedTypes: [] };

/** CSP sources of Firebase's accounts and documents; empty lists with the emulators. */
const listAuthSources = (usesGoogle: boolean): AuthSources => (usesGoogle ? GOOGLE : NO_ACCOUNTS);

/** The origins and exceptions that one deployment of the shell needs. */
export interface Policy {
  /** Origins of the remotes: for their scripts, styles and fonts, and for the shell's fetches of their files. */
  readonly remoteOrigins: readonly string[];
  /** Backends on other origins. */
  readonly connect: readonly string[];
  /** Names of the Trusted Types policies that may be created. */
  readonly trustedTypes: readonly string[];
  /** The measuring services of the page's configuration; only configured ones are allowed. */
  readonly analytics?: TagIds | undefined;
  /** Whether accounts are real ones: sign-in then talks to Google's servers and takes its script. */
  readonly usesGoogle?: boolean | undefined;
  /** Whether payments are made at Stripe, whose script and frames the checkout then loads. */
  readonly usesStripe?: boolean | undefined;
}

export type Headers = Readonly<Record<string, string>>;

/** Headers of every answer. */
const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  // An address may reveal a person's next page, or contain a token: other sites' logs must not get it.
  'Referrer-Policy': 'strict-origin',
  // The Google pop-up must keep its opener, which `same-origin` would take away.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(self), geolocation=()',
} as const;

/** Trusted Types policies of the shell: its bundler's, its loader of remotes, the session's. */
const SHELL_POLICIES = ['aura', 'aura-loader', 'aura-session'];

/** Trusted Types policies of the shell and of each remote's bundler. */
export function listTrustedTypesPolicies(remoteNames: readonly string[]): string[] {
  return [...SHELL_POLICIES, ...remoteNames.map((name) => `aura-mfe-${name}`)];
}

/**
 * Headers of everything that the shell's origin answers but {@link buildFileHeaders}.
 * @param scriptHashes CSP sources of the page's inline scripts, from {@link inlineScriptHashes}
 * @param styleHashes CSP sources of its inline styles, from {@link inlineStyleHashes}
 */
export function buildSecurityHeaders(
  policy: Policy,
  scriptHashes: readonly string[] = [],
  styleHashes: readonly string[] = [],
): Headers {
  const self = ["'self'", ...policy.remoteOrigins];
  const tags = tagSources(policy.analytics);
  const payments = listPaymentSources(policy.usesStripe ?? false);
  const auth = listAuthSources(policy.usesGoogle ?? false);
  return {
    ...COMMON,
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': formatDirectives({
      'default-src': ["'none'"],
      // WebAssembly runs in the worker that recognises text in pictures, which has the policy of the page that started it.
      'script-src': [
        ...self,
        ...auth.script,
        ...tags.script,
        ...payments.script,
        ...scriptHashes,
        "'wasm-unsafe-eval'",
      ],
      'style-src': [...self, ...styleHashes],
      'font-src': self,
      'img-src': ["'self'", 'data:', ...auth.image, ...tags.image, ...payments.image],
      'connect-src': [...self, ...policy.connect, ...auth.connect, ...tags.connect, ...payments.connect],
      'worker-src': ["'self'", 'blob:'],
      'frame-src': ["'self'", ...payments.frame],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      // A name may be used twice: the bundler's runtime of a remote creates `aura-mfe-NAME` in its entry, and a starter
      // of workers creates it again in a later chunk, with another rule.
      'trusted-types': [
        "'allow-duplicates'",
        ...policy.trustedTypes,
        ...auth.trustedTypes,
        ...tags.trustedTypes,
      ],
    }),
  };
}

/**
 * Headers of the Auth emulator's own pages, which the shell shows in a pop-up and in a hidden frame. They run the
 * emulator's inline scripts and styles and draw with innerHTML.
 */
export function buildAuthPageHeaders(scriptHashes: readonly string[]): Headers {
  return {
    ...COMMON,
    'X-Frame-Options': 'SAMEORIGIN',
    'Content-Security-Policy': formatDirectives({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...scriptHashes],
      'style-src': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'self'"],
      'form-action': ["'self'"],
    }),
  };
}

/**
 * Headers of files used by pages. The page's policy applies to them inside the page; opened directly they may load
 * nothing. A worker has the policy of its own file, and so must not be one of them.
 */
export const buildFileHeaders = (): Headers => ({
  ...COMMON,
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': formatDirectives({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
});

/** Headers of a remote's origin: its files may be used by the shell only, and open nothing by themselves. */
export function buildRemoteHeaders(shellOrigin: string): Headers {
  return {
    ...buildFileHeaders(),
    'Access-Control-Allow-Origin': shellOrigin,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

/** CSP sources of the inline scripts of a page that a browser would execute; data blocks need none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && isExecutable(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** CSP sources of the inline styles of a page, as the composition writes them: without attributes. */
export const inlineStyleHashes = (html: string): string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );

function isExecutable(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
  return type === undefined || /^(module|(text|application)\/javascript)$/i.test(type);
}

function formatDirectives(all: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(all)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
