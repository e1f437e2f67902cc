import { defineRemote } from '@aura/shared-federation/contract';

export default defineRemote({
  name: 'diagnostic',
  owner: 'diagnostico',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [
    {
      path: '/diagnostico-carreira',
      access: 'signedIn',
      chunks: ['wizard'],
      title: 'Diagnóstico de carreira',
      description: 'Conte seu objetivo, envie seu currículo e descubra o que ele prova e o que ainda falta.',
      keywords: ['currículo', 'análise', 'objetivo', 'refazer'],
    },
    {
      path: '/diagnostico/resultado',
      access: 'signedIn',
      chunks: ['result'],
      title: 'Resultado do diagnóstico',
      description: 'Suas forças com a linha que as prova, suas lacunas por prioridade e um plano de 90 dias.',
      keywords: ['nota', 'lacunas', 'provas', 'plano de carreira', 'tarefas'],
    },
    {
      path: '/mapeamento-comportamental',
      access: 'signedIn',
      chunks: ['mapping'],
      title: 'Mapeamento comportamental',
      description: 'Como você responde a expectativas suas e dos outros, para planejar do seu jeito.',
    },
  ],
  navigation: [{ label: 'Diagnóstico', path: '/diagnostico-carreira', order: 10 }],
  extensions: [
    { point: 'first.step', title: 'Fazer o diagnóstico', path: '/diagnostico-carreira' },
    { point: 'footer.link', title: 'Diagnóstico de carreira', path: '/diagnostico-carreira', order: 20 },
    { point: 'account.erased', text: 'seu currículo, suas habilidades e seu objetivo', order: 10 },
    {
      point: 'account.erased',
      text: 'todos os diagnósticos, o atual e os anteriores, e o plano de carreira',
      order: 20,
    },
    { point: 'account.erased', text: 'o resultado do mapeamento comportamental', order: 30 },
    { point: 'panel.card', name: 'diagnosis', order: 10, column: 'main', height: { narrow: 15, wide: 14 } },
    { point: 'panel.card', name: 'plan', order: 20, column: 'main', height: { narrow: 11, wide: 9 } },
    { point: 'panel.card', name: 'archetype', order: 30, column: 'main', height: { narrow: 16, wide: 11 } },
    // The diagnosis is about a career; managers have none here.
    {
      point: 'settings.section',
      name: 'habilidades',
      title: 'Habilidades',
      text: 'O que você sabe fazer, com as suas palavras. Mudar a lista não altera o diagnóstico já feito.',
      order: 10,
      role: 'professional',
    },
    {
      point: 'settings.section',
      name: 'objetivo',
      title: 'Objetivo',
      text: 'O diagnóstico e o plano são feitos para este objetivo. Se ele mudar, precisam ser refeitos.',
      order: 20,
      role: 'professional',
    },
    {
      point: 'settings.section',
      name: 'curriculo',
      title: 'Currículo',
      text: 'Guardamos só o texto, nunca o arquivo. Se ele mudar, o diagnóstico precisa ser refeito.',
      order: 30,
      role: 'professional',
    },
    // Managers have no diagnosis to be notified about, and load only the cockpit.
    { point: 'notification.source', name: 'avisos', role: 'professional' },
  ],
});
