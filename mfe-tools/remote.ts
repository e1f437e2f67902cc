import { defineRemote } from '@aura/shared-federation/contract';

export default defineRemote({
  name: 'tools',
  shellApi: { min: 1, max: 1 },
  audience: 'everyone',
  routes: [
    {
      path: '/ferramentas-ia',
      access: 'public',
      title: 'Ferramentas de carreira',
      description: 'O que cada ferramenta da Aura faz, o que usa do seu currículo e quando fica disponível.',
    },
  ],
  navigation: [{ label: 'Ferramentas', path: '/ferramentas-ia', order: 20 }],
});
