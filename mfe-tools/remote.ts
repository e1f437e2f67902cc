import { defineRemote } from '@aura/shared-federation/contract';

export default defineRemote({
  name: 'tools',
  owner: 'carreira',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [
    {
      path: '/ferramentas-ia',
      access: 'public',
      prerender: true,
      title: 'Ferramentas de carreira',
      description: 'O que cada ferramenta da Aura faz, o que usa do seu currículo e quando fica disponível.',
    },
    {
      path: '/otimizador-curriculo',
      access: 'diagnosed',
      chunks: ['resume'],
      title: 'Otimizador de currículo',
      description:
        'A qualidade do seu currículo linha a linha, a combinação com uma vaga e versões melhores do texto.',
      keywords: ['cv', 'modelo', 'pdf', 'gupy'],
    },
    {
      path: '/otimizador-linkedin',
      access: 'diagnosed',
      chunks: ['linkedin'],
      title: 'Otimizador de LinkedIn',
      description:
        'Título, resumo, experiências e competências do perfil, e o que contradiz o seu currículo.',
    },
    {
      path: '/buscador-vagas',
      access: 'diagnosed',
      chunks: ['jobs'],
      title: 'Radar de vagas',
      description:
        'Vagas ordenadas pelo quanto combinam com o seu currículo, com o motivo de cada posição, alertas e acompanhamento.',
      keywords: ['emprego', 'trabalho', 'salário', 'candidatura', 'alertas'],
    },
    {
      path: '/simulador-entrevista',
      access: 'diagnosed',
      chunks: ['interview'],
      title: 'Simulador de entrevista',
      description:
        'Perguntas do seu nível, respostas digitadas ou faladas, e o que convence e falta em cada uma, marcado no texto.',
      keywords: ['treino', 'perguntas', 'star'],
    },
    {
      path: '/mentor-ia',
      access: 'diagnosed',
      chunks: ['mentor'],
      title: 'Mentor de carreira',
      description:
        'Uma conversa que parte do que a Aura sabe de você, diz de onde tirou cada ideia e, quando dá, propõe um passo de quinze minutos.',
      keywords: ['chat', 'conselho', 'conversa', 'ia'],
    },
    {
      path: '/micro-learnings',
      access: 'diagnosed',
      chunks: ['lessons', 'library'],
      title: 'Micro-learnings',
      description:
        'Lições curtas ligadas às suas lacunas, com perguntas que voltam para revisão antes de serem esquecidas.',
      keywords: ['curso', 'lição', 'aula', 'revisão', 'estudar'],
    },
    {
      path: '/micro-learnings/:slug',
      access: 'diagnosed',
      chunks: ['lessons', 'lesson'],
      title: 'Micro-learning',
      description: 'Uma lição de poucos minutos, com perguntas, fontes e algo para usar nesta semana.',
    },
  ],
  navigation: [
    { label: 'Ferramentas', path: '/ferramentas-ia', order: 20 },
    { label: 'Aprendizado', path: '/micro-learnings', order: 25 },
  ],
  extensions: [
    { point: 'panel.card', name: 'usage', order: 40, column: 'main', height: { narrow: 26, wide: 21 } },
    { point: 'offline.shelf', path: '/micro-learnings' },
    // What is learnt is open to everybody who has an account.
    { point: 'navigation.unlocked', path: '/micro-learnings' },
    { point: 'footer.link', title: 'Ferramentas', path: '/ferramentas-ia', order: 30 },
    { point: 'help', title: 'O que cada ferramenta faz com o meu currículo?', path: '/ferramentas-ia' },
    { point: 'account.erased', text: 'o que você fez nas ferramentas', order: 25 },
  ],
});
