import type { Programme, Pulses } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { chooseProgrammeStep } from '../programmes/next-programme-step.ts';
import { choosePulseStep } from '../pulse/next-pulse-step.ts';
import { chooseSettingsStep } from '../settings/next-settings-step.ts';

const programme = (over: Partial<Programme>): Programme => ({
  id: 'p',
  title: 'Excel em Vendas',
  units: [],
  lessons: [],
  createdAt: '2026-11-01T12:00:00.000Z',
  dueOn: null,
  owner: null,
  alert: null,
  endedAt: null,
  completion: [],
  ...over,
});

test.each([
  [[], 'Começar por um alerta:'],
  [[programme({ endedAt: '2026-11-20T12:00:00.000Z', dueOn: '2026-11-10' })], 'Começar por um alerta:'],
  [[programme({ dueOn: '2026-11-24' })], 'Ver se outro grupo precisa de um programa:'],
  [[programme({}), programme({ dueOn: '2026-11-23' })], 'Encerrar “Excel em Vendas”:'],
])('programmes %#', (programmes, deed) =>
  expect(chooseProgrammeStep(programmes, '2026-11-24').deed).toBe(deed),
);

const pulse: Pulses['pulses'][number] = {
  id: 'p',
  opensAt: '2026-11-01T12:00:00.000Z',
  closesAt: '2026-11-11T03:00:00.000Z',
  units: [],
  withEnps: false,
  results: null,
};
const suggested = {
  ...pulse,
  results: {
    units: [],
    suggestions: [{ itemId: 'demanda', text: '', lessons: [{ id: 'l', title: 'Dizer não' }] }],
  },
};
const questions = {
  scale: [],
  items: [{ id: 'demanda', factor: 'Excesso de demandas', text: '', source: '' }],
  enps: null,
};

test.each([
  [[], null, 'Abrir um pulso:', '/cockpit/pulso#novo-pulso'],
  [[], 'Ainda não.', 'Nada a fazer no pulso agora:', '/cockpit'],
  [[pulse], 'Há um aberto.', 'Esperar as respostas:', '/cockpit'],
  [
    [suggested],
    null,
    'Agir sobre “Excesso de demandas”:',
    '/cockpit/programas?licao=l&titulo=Dizer+n%C3%A3o',
  ],
])('pulse %#', (pulses, refusal, deed, path) => {
  const step = choosePulseStep({ pulses, refusal, questions, units: [], programmes: [] });
  expect([step.deed, step.link?.path]).toEqual([deed, path]);
});

const proven = {
  domain: 'ipe.com.br',
  record: { name: '', value: '' },
  provenAt: '2026-11-01T12:00:00.000Z',
};

test.each([
  [{ total: 80, used: 75 }, [proven], 'Combinar mais licenças:'],
  [{ total: 80, used: 45 }, [], 'Informar o domínio de e-mail da empresa:'],
  [{ total: 80, used: 45 }, [{ ...proven, provenAt: null }], 'Comprovar ipe.com.br:'],
  [{ total: 80, used: 45 }, [proven], 'Nada pendente aqui.'],
])('settings %#', (licences, domains, deed) =>
  expect(chooseSettingsStep({ licences, domains }).deed).toBe(deed),
);
