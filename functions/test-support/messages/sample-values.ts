import type { MessageKind, ValuesOf } from '../../src/messages/kinds.ts';

/** Values of every kind, as features give them. */
export const SAMPLE_VALUES: { readonly [K in MessageKind]: ValuesOf<K> } = {
  'confirm-address': {},
  'new-password': {},
  'security-notice': {
    what: 'A senha foi trocada',
    when: '24 de novembro de 2026 às 09:30 (horário de Brasília)',
  },
  welcome: {},
  'data-export': { when: '24 de novembro de 2026 às 09:30 (horário de Brasília)' },
  'account-deleted': { when: '24 de novembro de 2026 às 09:30 (horário de Brasília)' },
  'breach-notice': {
    what: 'Em 20 de novembro, uma pessoa sem autorização leu nomes e e-mails de contas por cerca de duas horas.',
    data: 'Nome e e-mail. Senhas, currículos, conversas e pagamentos não foram lidos.',
    risks: 'Mensagens falsas em nome da Aura.',
    measures: 'A falha foi fechada no mesmo dia, e a Autoridade Nacional de Proteção de Dados foi avisada.',
    advice: 'Confira o remetente das mensagens e não informe senhas.',
    incident: '2026-11-20',
  },
  'ticket-answered': {
    number: '20261124-K7Q2MX9A',
    answer: 'Olá, Ana.\n\nO valor volta ao cartão em até dez dias.\n\nObrigado, equipe da Aura',
  },
  receipt: {
    what: 'Decolagem, por mês',
    amount: 'R$ 149,90',
    when: '24 de novembro de 2026',
    way: 'Cartão final 4242',
    next: 'A próxima cobrança é em 24 de dezembro de 2026.',
  },
  'plan-notice': { text: 'O seu plano Decolagem foi cancelado e vale até 24 de dezembro de 2026.' },
  'renewal-failed': {
    plan: 'Impulso',
    amount: 'R$ 79,90',
    next: 'Para não depender da próxima tentativa, pague agora ou troque o cartão na página do plano.',
  },
  'access-ended': { text: 'O seu acesso de 90 dias ao Decolagem terminou em 24 de novembro de 2026.' },
  'job-alert': {
    name: 'Dados · Recife',
    count: '2 vagas novas',
    items: [
      {
        title: 'Analista de dados júnior',
        detail: 'Padaria Pão Quente · Recife',
        path: '/buscador-vagas?alerta=a1',
      },
      { title: 'Assistente de BI', detail: 'Horizonte · remoto', path: '/buscador-vagas?alerta=a1' },
    ],
    path: '/buscador-vagas?alerta=a1',
  },
  'due-tasks': {
    items: [
      {
        title: 'Atualizar o resumo do currículo',
        detail: 'Plano de carreira, para hoje',
        path: '/meu-plano',
      },
      { title: '3 revisões de lições', detail: 'Leva uns cinco minutos', path: '/micro-learnings' },
    ],
  },
  'company-invitation': {
    company: 'Horizonte Logística',
    until: '1 de dezembro de 2026',
    path: '/convite/horizonte.abc',
  },
  'manager-invitation': {
    company: 'Horizonte Logística',
    until: '1 de dezembro de 2026',
    path: '/convite/horizonte.abc',
  },
  'company-reminder': {
    company: 'Horizonte Logística',
    items: [{ title: 'O retrato da semana está pronto', detail: '16 a 22 de novembro', path: '/cockpit' }],
    path: '/cockpit',
  },
};
