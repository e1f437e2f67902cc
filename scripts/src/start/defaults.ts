import { usesStripe } from '../payments/start-payments.ts';

/** The platform's defaults without configuration, one line per part. */
export function describeDefaults(env: NodeJS.ProcessEnv): readonly string[] {
  return [
    'Contas, dados e servidor: emuladores do Firebase nesta máquina; os dados ficam em .local/data',
    'Entrada com o Google: janela do emulador, sem rede',
    'Métricas: mostradas no console do navegador, e só depois de Aceitar',
    usesStripe(env)
      ? 'Pagamentos: Stripe, com a chave de STRIPE_SECRET_KEY'
      : 'Pagamentos: ambiente de demonstração com cartões de teste, sem STRIPE_SECRET_KEY; nada é cobrado',
    env['AURA_SMTP_URL'] || env['RESEND_API_KEY']
      ? 'E-mails: saem de verdade, pelo serviço configurado'
      : 'E-mails: ficam na caixa de mensagens desta máquina; nada sai sem AURA_SMTP_URL ou RESEND_API_KEY',
    describeJobs(env),
    describeModel(env),
  ];
}

function describeModel(env: NodeJS.ProcessEnv): string {
  const does = 'pode reescrever textos';
  if (env['AURA_MODEL_URL'] && env['AURA_MODEL'])
    return `Modelo de linguagem: ${env['AURA_MODEL']}, em AURA_MODEL_URL, ${does}`;
  return env['GEMINI_API_KEY']
    ? `Modelo de linguagem: o Gemini, com a chave de GEMINI_API_KEY, ${does}`
    : 'Modelo de linguagem: nenhum; os textos são escritos por regras, sem GEMINI_API_KEY nem AURA_MODEL_URL';
}

/** Sources of job ads besides the fictional ones, by the variables that switch each of them on. */
const JOB_SOURCES = {
  Adzuna: ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'],
  Greenhouse: ['AURA_GREENHOUSE_BOARDS'],
  Lever: ['AURA_LEVER_SITES'],
  Ashby: ['AURA_ASHBY_BOARDS'],
} as const;

function describeJobs(env: NodeJS.ProcessEnv): string {
  const isOn = (names: readonly string[]) => names.every((name) => env[name] && env[name] !== 'off');
  const on = Object.entries(JOB_SOURCES).flatMap(([source, names]) => (isOn(names) ? [source] : []));
  const sample = env['AURA_JOBS_SAMPLE'] === 'off' ? [] : ['fictícias, de demonstração'];
  const sources = [...sample, ...on];
  return `Vagas: ${sources.length > 0 ? sources.join(', ') : 'nenhuma fonte ligada'}${
    on.length === 0 ? '; fontes externas desligadas sem ADZUNA_APP_ID ou quadros de empresas' : ''
  }`;
}
