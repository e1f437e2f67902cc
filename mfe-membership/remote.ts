import { defineRemote } from '@aura/shared-federation/contract';

export default defineRemote({
  name: 'membership',
  owner: 'empresas',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [
    {
      path: '/convite/:token',
      access: 'public',
      chunks: ['invitation'],
      title: 'Convite',
      description:
        'O convite de uma empresa para usar a Aura: o que ela vê, o que nunca vê e o que você decide.',
    },
    {
      path: '/pulso',
      access: 'signedIn',
      chunks: ['pulse'],
      title: 'Pulso',
      description:
        'O que a sua empresa pergunta sobre o trabalho. Responder é opcional, e ela vê só números de grupos.',
    },
  ],
  navigation: [],
  extensions: [
    {
      point: 'settings.section',
      name: 'sua-empresa',
      title: 'Sua empresa',
      text: 'Ela vê só números de grupos, e nunca quem aceitou, quem participa ou quem saiu.',
      order: 40,
      mayBeEmpty: true,
    },
    {
      point: 'settings.section',
      name: 'mensagens',
      title: 'Mensagens por e-mail',
      text: 'O que a Aura envia ao seu endereço. Recibos e avisos de segurança sempre chegam.',
      order: 50,
    },
    { point: 'notification.source', name: 'pulso' },
    {
      point: 'account.erased',
      text: 'seu vínculo com uma empresa, o que você somava nos números dela e as respostas a um pulso aberto',
      order: 50,
    },
  ],
});
