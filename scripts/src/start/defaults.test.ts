import { expect, it } from 'vitest';
import { describeDefaults } from './defaults.ts';

it('says whether a model writes, and never the key', () => {
  expect(describeDefaults({}).at(-1)).toContain('sem GEMINI_API_KEY nem AURA_MODEL_URL');
  const withKey = describeDefaults({ GEMINI_API_KEY: 'chave-secreta' }).join('\n');
  expect(withKey).toContain('o Gemini, com a chave de GEMINI_API_KEY');
  expect(withKey).not.toContain('chave-secreta');
  const local = describeDefaults({
    AURA_MODEL_URL: 'http://127.0.0.1:11434/v1',
    AURA_MODEL: 'llama',
    AURA_MODEL_KEY: 'sk-1',
  });
  expect(local.at(-1)).toContain('llama, em AURA_MODEL_URL');
  expect(local.join('\n')).not.toContain('sk-1');
});

it('says whether payments are played or real, and never the key', () => {
  expect(describeDefaults({}).join('\n')).toContain('Pagamentos: ambiente de demonstração');
  const withKey = describeDefaults({ STRIPE_SECRET_KEY: 'chave-secreta' }).join('\n');
  expect(withKey).toContain('Pagamentos: Stripe');
  expect(withKey).not.toContain('chave-secreta');
});

it('says where job ads come from, and never a key', () => {
  expect(describeDefaults({}).join('\n')).toContain(
    'Vagas: fictícias, de demonstração; fontes externas desligadas',
  );
  const configured = describeDefaults({
    AURA_JOBS_SAMPLE: 'off',
    ADZUNA_APP_ID: 'id-secreto',
    ADZUNA_APP_KEY: 'chave-secreta',
    AURA_LEVER_SITES: 'empresa',
    AURA_ASHBY_BOARDS: '',
  }).join('\n');
  expect(configured).toContain('Vagas: Adzuna, Lever');
  expect(configured).not.toContain('secret');
});
