import { defineRemote } from '@aura/shared-federation/contract';

export default defineRemote({
  name: 'platform',
  owner: 'plataforma',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [
    {
      path: '/operacao',
      access: 'signedIn',
      chunks: ['tickets'],
      title: 'Mensagens',
      description: 'O que as pessoas escreveram em Contato, com prazos e respostas, para quem opera a Aura.',
    },
    {
      path: '/operacao/pessoas',
      access: 'signedIn',
      chunks: ['people'],
      title: 'Pessoas',
      description: 'Conta, plano, pagamentos e avisos de uma pessoa, para quem opera a Aura.',
    },
    {
      path: '/operacao/empresas',
      access: 'signedIn',
      chunks: ['companies'],
      title: 'Empresas',
      description: 'Licenças, quem gere e contrato de cada empresa, para quem opera a Aura.',
    },
    {
      path: '/operacao/receita',
      access: 'signedIn',
      chunks: ['figures'],
      title: 'Receita',
      description: 'Receita, quem deixou de pagar e cobranças com falha, por semana, para quem opera a Aura.',
    },
    {
      path: '/operacao/registro',
      access: 'signedIn',
      chunks: ['log'],
      title: 'Registro da operação',
      description: 'Quem da operação leu ou fez o quê, quando e por quê, para quem opera a Aura.',
    },
    {
      path: '/operacao/publicacoes',
      access: 'signedIn',
      chunks: ['releases'],
      title: 'Publicações',
      description:
        'O que as pessoas recebem de cada parte do site, e como cada versão está, para quem opera a Aura.',
    },
  ],
  navigation: [],
  extensions: [{ point: 'account.link', title: 'Operação', path: '/operacao', order: 10, operators: true }],
});
