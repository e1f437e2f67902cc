import { defineRemote } from '@aura/shared-federation/contract';

export default defineRemote({
  name: 'billing',
  shellApi: { min: 1, max: 1 },
  audience: 'everyone',
  routes: [
    {
      path: '/planos',
      access: 'public',
      title: 'Planos e preços',
      description: 'Os planos da Aura, com preço, o que cada um inclui por mês e como funciona a renovação.',
    },
  ],
  navigation: [{ label: 'Planos', path: '/planos', order: 30 }],
});
