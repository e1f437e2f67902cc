import { isReal, type Environment } from '../environments/environment.ts';

/** Facts about an environment beyond its own file. */
export interface Facts {
  /** Text of `shell/src/operator.ts`. */
  readonly operator: string;
  /** Legal texts by their file. */
  readonly legalTexts: ReadonlyMap<string, string>;
  /** Names of the project's secrets; null if nothing could be asked. */
  readonly secrets: ReadonlySet<string> | null;
}

/** One thing that is missing or wrong, as a sentence for the person at the terminal. */
export interface Finding {
  /** Whether this stops a build; otherwise it is a warning. */
  readonly isFatal: boolean;
  readonly text: string;
}

/** Settings that no real environment does without. */
const NEEDED = [
  'AURA_MAIL_FROM',
  'AURA_RELEASES',
  'AURA_SITE_URL',
  'AURA_WEB_API_KEY',
  'STRIPE_PRICES',
  'STRIPE_PUBLISHABLE_KEY',
] as const;

/** Reserved names that cannot be registered. Source: RFC 2606. */
const RESERVED = /\.(example|test|invalid|localhost)$/;
/** Braces mark a missing fact. */
const IN_BRACES = /\{[^{}\n]{2,60}\}/g;

/** All gaps of an environment; empty if it may be built. A twin needs no external facts. */
export function collectFindings(environment: Environment, facts: Facts): readonly Finding[] {
  if (!isReal(environment)) return [];
  const texts = [
    ...listMissingKeys(environment),
    ...listMissingDomains(environment),
    ...listDemonstrations(environment),
    ...listMissingFacts(facts),
  ];
  return [
    ...texts.map((text) => ({ isFatal: true, text })),
    ...listSecretFindings(environment, facts.secrets),
  ];
}

function listMissingKeys({ name, firebase, remotes, settings, usesStripe }: Environment): readonly string[] {
  const file = `scripts/src/deploy/environments/${name}.ts`;
  return [
    ...(firebase.apiKey === null ? [`Falta firebase.apiKey em ${file}.`] : []),
    ...(firebase.appId === null ? [`Falta firebase.appId em ${file}.`] : []),
    ...(remotes.from === 'releases' && remotes.key === null
      ? [`Falta remotes.key em ${file}: a metade pública da chave que assina o registro.`]
      : []),
    ...NEEDED.filter((setting) => usesStripe || !setting.startsWith('STRIPE_'))
      .filter((setting) => !settings[setting])
      .map((setting) => `Falta settings.${setting} em ${file}.`),
  ];
}

const listMissingDomains = ({ origin, remotes }: Environment): readonly string[] =>
  [origin, remotes.origin]
    .filter((address) => RESERVED.test(new URL(address).hostname))
    .map((address) => `${address} é um nome reservado: escolha o domínio.`);

function listDemonstrations({ settings, remotes, usesStripe }: Environment): readonly string[] {
  return [
    ...(settings['AURA_JOBS_SAMPLE'] === 'on'
      ? ['As vagas fictícias estão ligadas (AURA_JOBS_SAMPLE).']
      : []),
    ...(usesStripe ? [] : ['Sem Stripe, as pessoas veriam planos que não podem comprar.']),
    ...(remotes.from === 'workspace' ? ['Os remotos viriam desta máquina, e não das equipes.'] : []),
  ];
}

function listMissingFacts({ operator, legalTexts }: Facts): readonly string[] {
  const open = [...new Set(operator.match(IN_BRACES) ?? [])];
  return [
    ...open.map((fact) => `Falta ${fact} em shell/src/operator.ts.`),
    ...[...legalTexts]
      .filter(([, text]) => !/^version: \d+$/m.test(text))
      .map(([file]) => `${file} não diz a sua versão.`),
  ];
}

function listSecretFindings(
  { projectId, secrets }: Environment,
  present: ReadonlySet<string> | null,
): readonly Finding[] {
  if (present === null) {
    const text = `Não deu para ver os segredos de ${projectId}; confira que existem: ${secrets.join(', ')}.`;
    return [{ isFatal: false, text }];
  }
  return secrets
    .filter((secret) => !present.has(secret))
    .map((secret) => ({ isFatal: true, text: `Falta o segredo ${secret} em ${projectId}.` }));
}
