import { expect, test } from 'vitest';
import type { Environment } from '../environments/environment.ts';
import { production } from '../environments/production.ts';
import { twin } from '../environments/twin-environment.ts';
import { collectFindings, type Facts } from './findings.ts';

const COMPLETE: Environment = {
  ...production,
  origin: 'https://aura.com.br',
  firebase: { apiKey: 'AIza', appId: '1:1:web:1' },
  remotes: {
    from: 'releases',
    store: 'gs://aura-releases',
    origin: 'https://r.aura.com.br',
    key: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' },
  },
  settings: {
    AURA_MAIL_FROM: 'Aura <avisos@aura.com.br>',
    AURA_RELEASES: 'gs://aura-releases',
    AURA_SITE_URL: 'https://aura.com.br',
    AURA_WEB_API_KEY: 'AIza',
    STRIPE_PRICES: '{}',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  },
};

const FACTS: Facts = {
  operator: "legalName: 'Aura Carreiras Ltda.'",
  legalTexts: new Map([['termos.md', '---\nversion: 5\n---\n']]),
  secrets: new Set(production.secrets),
};

const textsOf = (environment: Environment, facts: Facts = FACTS): readonly string[] =>
  collectFindings(environment, facts).map(({ text }) => text);

test('an environment with everything may be built', () => {
  expect(textsOf(COMPLETE)).toEqual([]);
});

test('a twin has everything that a project needs', () => {
  expect(textsOf(twin, { ...FACTS, operator: "'{CNPJ}'" })).toEqual([]);
});

test('all missing settings are named at once', () => {
  const said = textsOf(production, { ...FACTS, operator: "cnpj: '{CNPJ}', forum: '{comarca}'" });
  const parts = ['apiKey', 'appId', 'remotes.key', 'AURA_MAIL_FROM', '{CNPJ}', '{comarca}', 'reservado'];
  expect(parts.filter((part) => !said.some((text) => text.includes(part)))).toEqual([]);
});

test.each([
  ['fictional ads', { settings: { ...COMPLETE.settings, AURA_JOBS_SAMPLE: 'on' } }, 'fictícias'],
  ['no payments', { usesStripe: false }, 'Stripe'],
  ['remotes of this machine', { remotes: { from: 'workspace', origin: 'https://r.aura.com.br' } }, 'remotos'],
] as const)('refuses %s for real people', (_name, change, part) => {
  const findings = collectFindings({ ...COMPLETE, ...change }, FACTS);
  expect(findings.filter(({ isFatal, text }) => isFatal && text.includes(part))).toHaveLength(1);
});

test('a missing secret is fatal; one that could not be looked up needs a look', () => {
  const without = new Set(production.secrets.filter((name) => name !== 'STRIPE_SECRET_KEY'));
  expect(collectFindings(COMPLETE, { ...FACTS, secrets: without })).toEqual([
    { isFatal: true, text: 'Falta o segredo STRIPE_SECRET_KEY em aura-prod.' },
  ]);
  expect(collectFindings(COMPLETE, { ...FACTS, secrets: null })).toMatchObject([{ isFatal: false }]);
});
