import { defineRemote } from '@aura/shared-federation/contract';

export default defineRemote({
  name: 'progress',
  owner: 'progresso',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [
    {
      path: '/selos/verificar',
      access: 'public',
      prerender: true,
      chunks: ['verification'],
      title: 'Verificar selo',
      description:
        'Confira se a credencial de um selo da Aura é autêntica, se ainda vale e o que ela atesta sobre quem a recebeu.',
    },
  ],
  navigation: [],
  extensions: [
    { point: 'panel.card', name: 'today', order: 5, column: 'wide', height: { narrow: 36, wide: 21 } },
    { point: 'panel.card', name: 'journey', order: 10, column: 'wide', height: { narrow: 30, wide: 22 } },
    { point: 'panel.card', name: 'badges', order: 10, column: 'side', height: { narrow: 33, wide: 22 } },
    { point: 'panel.card', name: 'points', order: 20, column: 'side', height: { narrow: 11, wide: 10 } },
    { point: 'help', title: 'Recebi a credencial de um selo. Ela é autêntica?', path: '/selos/verificar' },
    { point: 'account.erased', text: 'seus pontos, com o histórico deles, e seus selos', order: 40 },
  ],
});
