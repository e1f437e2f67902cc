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
      title: 'Remotos e versões',
      description:
        'O que as pessoas recebem de cada parte do site, e como cada versão está, para quem opera a Aura.',
    },
  ],
  navigation: [],
});
