import { expect, it } from 'vitest';
import { defaultLines } from './defaults.ts';

it('says whether a model writes, and never the key', () => {
  expect(defaultLines({}).at(-1)).toContain('desligada sem GEMINI_API_KEY');
  const withKey = defaultLines({ GEMINI_API_KEY: 'chave-secreta' }).join('\n');
  expect(withKey).toContain('um modelo do Gemini pode reescrevê-los');
  expect(withKey).not.toContain('chave-secreta');
});

it('says whether payments are played or real, and never the key', () => {
  expect(defaultLines({}).join('\n')).toContain('Pagamentos: ambiente de demonstração');
  const withKey = defaultLines({ STRIPE_SECRET_KEY: 'chave-secreta' }).join('\n');
  expect(withKey).toContain('Pagamentos: Stripe');
  expect(withKey).not.toContain('chave-secreta');
});

it('says where job ads come from, and never a key', () => {
  expect(defaultLines({}).join('\n')).toContain(
    'Vagas: fictícias, de demonstração; fontes externas desligadas',
  );
  const configured = defaultLines({
    AURA_JOBS_SAMPLE: 'off',
    ADZUNA_APP_ID: 'id-secreto',
    ADZUNA_APP_KEY: 'chave-secreta',
    AURA_LEVER_SITES: 'empresa',
    AURA_ASHBY_BOARDS: '',
  }).join('\n');
  expect(configured).toContain('Vagas: Adzuna, Lever');
  expect(configured).not.toContain('secret');
});
