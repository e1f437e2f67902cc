import { describe, expect, it } from 'vitest';
import {
  buildAuthPageHeaders,
  inlineScriptHashes,
  inlineStyleHashes,
  buildRemoteHeaders,
  buildSecurityHeaders,
  listTrustedTypesPolicies,
  type Headers,
} from './headers.ts';

const POLICY = {
  remoteOrigins: ['http://localhost:4311'],
  connect: ['http://127.0.0.1:8080'],
  trustedTypes: listTrustedTypesPolicies(['tools']),
};

function csp(headers: Headers): Map<string, string[]> {
  const parts = (headers['Content-Security-Policy'] ?? '').split('; ').map((part) => part.split(' '));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

describe('payments', () => {
  it('let nothing of Stripe in where payments are played', () => {
    expect(buildSecurityHeaders(POLICY)['Content-Security-Policy']).not.toContain('stripe');
  });

  it('let its script, frames and interface in where it is used, and no more', () => {
    const policy = csp(buildSecurityHeaders({ ...POLICY, usesStripe: true }));
    expect(policy.get('script-src')).toContain('https://js.stripe.com');
    expect(policy.get('frame-src')).toContain('https://hooks.stripe.com');
    expect(policy.get('connect-src')).toContain('https://api.stripe.com');
    for (const name of ['default-src', 'style-src', 'font-src', 'form-action', 'worker-src'])
      expect(policy.get(name)?.join(' ')).not.toContain('stripe');
  });
});

describe('accounts', () => {
  it("let nothing of Google's in where the emulators keep them", () => {
    expect(buildSecurityHeaders(POLICY)['Content-Security-Policy']).not.toContain('google');
  });

  it("let Google's script, its servers and pictures in where they are real, and no wildcard", () => {
    const policy = csp(buildSecurityHeaders({ ...POLICY, usesGoogle: true }));
    expect(policy.get('script-src')).toContain('https://apis.google.com');
    expect(policy.get('connect-src')).toContain('https://identitytoolkit.googleapis.com');
    expect(policy.get('connect-src')).toContain('https://firestore.googleapis.com');
    expect(policy.get('img-src')).toContain('https://lh3.googleusercontent.com');
    expect(policy.get('frame-src')).toEqual(["'self'"]);
    expect([...policy.values()].flat().join(' ')).not.toContain('*');
  });
});

describe('buildSecurityHeaders', () => {
  const policy = csp(buildSecurityHeaders(POLICY, ["'sha256-abc'"]));

  it('runs scripts of the shell, of the remotes and of the hashes, and WebAssembly', () => {
    const sources = ["'self'", 'http://localhost:4311', "'sha256-abc'", "'wasm-unsafe-eval'"];
    expect(policy.get('script-src')).toEqual(sources);
  });
  it('never allows inline code, eval or any origin for scripts, styles and connections', () => {
    for (const name of ['default-src', 'script-src', 'style-src', 'connect-src', 'font-src', 'worker-src']) {
      for (const source of policy.get(name) ?? []) expect(source).not.toMatch(/'unsafe|\*|^https?:$/);
    }
  });
  it('lets the page talk to its own origin, the remotes and the named backends', () => {
    expect(policy.get('connect-src')).toEqual(["'self'", 'http://localhost:4311', 'http://127.0.0.1:8080']);
  });
  it('shows no picture of another origin, in the site and in the sign-in pages', () => {
    expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
    expect(csp(buildAuthPageHeaders([])).get('img-src')).toEqual(["'self'", 'data:']);
  });
  it('forbids framing, plug-ins and a changed base', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(buildSecurityHeaders(POLICY)['X-Frame-Options']).toBe('DENY');
  });
  it('asks for Trusted Types with the policies of shell and remotes', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual([
      "'allow-duplicates'",
      'aura',
      'aura-loader',
      'aura-session',
      'aura-mfe-tools',
    ]);
  });
  it('keeps the opener of the sign-in pop-up', () => {
    expect(buildSecurityHeaders(POLICY)['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });
});

describe('buildSecurityHeaders with measuring services', () => {
  const withTags = (analytics: { measurementId?: string; pixelId?: string }) =>
    csp(buildSecurityHeaders({ ...POLICY, analytics }));
  const bare = csp(buildSecurityHeaders(POLICY));

  /** What a policy allows beyond the one without services. */
  const added = (policy: Map<string, string[]>) =>
    Object.fromEntries(
      [...policy]
        .map(
          ([name, sources]) => [name, sources.filter((source) => !bare.get(name)?.includes(source))] as const,
        )
        .filter(([, sources]) => sources.length > 0),
    );

  it('allows nothing more where none is configured', () => {
    expect(added(withTags({}))).toEqual({});
    expect(buildSecurityHeaders({ ...POLICY, analytics: {} })).toEqual(buildSecurityHeaders(POLICY));
  });
  it('allows Google Analytics only where it is configured', () => {
    expect(added(withTags({ measurementId: 'G-ABC1234567' }))).toEqual({
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://firebase.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
      ],
      'img-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
      'trusted-types': ['goog#html'],
    });
  });
  it("allows Meta's pixel only where it is configured", () => {
    expect(added(withTags({ pixelId: '1234567890' }))).toEqual({
      'script-src': ['https://connect.facebook.net'],
      'connect-src': ['https://www.facebook.com'],
      'img-src': ['https://www.facebook.com'],
      'trusted-types': ['connect.facebook.net/fbevents', 'facebook.com/signals/iwl'],
    });
  });
});

describe('buildAuthPageHeaders', () => {
  it('lets the own origin frame the page, and nobody else', () => {
    const headers = buildAuthPageHeaders(["'sha256-abc'"]);
    expect(csp(headers).get('frame-ancestors')).toEqual(["'self'"]);
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(csp(headers).get('script-src')).toEqual(["'self'", "'sha256-abc'"]);
  });
});

describe('buildRemoteHeaders', () => {
  it('gives the files to the shell origin alone', () => {
    const headers = buildRemoteHeaders('http://localhost:4310');
    expect(headers['Access-Control-Allow-Origin']).toBe('http://localhost:4310');
    expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });
});

describe('inlineScriptHashes', () => {
  it('hashes what a browser would execute, and neither data blocks nor files', () => {
    const html =
      '<script>alert(1)</script><script src="/a.js"></script><script type="application/json">{}</script>' +
      '<script type="module">import "x"</script>';
    expect(inlineScriptHashes(html)).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      expect.stringMatching(/^'sha256-/),
    ]);
  });
});

it('a page may have the style that it was written with, and no other inline one', () => {
  const hashes = inlineStyleHashes('<style>.a{color:red}</style><script>"<b>"</script>');
  expect(hashes).toHaveLength(1);
  expect(csp(buildSecurityHeaders(POLICY, [], hashes)).get('style-src')).toEqual([
    "'self'",
    'http://localhost:4311',
    ...hashes,
  ]);
});
