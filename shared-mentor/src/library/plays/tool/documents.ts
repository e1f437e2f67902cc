import type { Play } from '../../play.ts';

/** Help with the optimisers of CV and LinkedIn. */
export const TOOL_DOCUMENT_PLAYS: readonly Play[] = [
  {
    id: 'tool.resume',
    intent: 'tool',
    examples: [
      'como uso o otimizador de currículo',
      'que arquivo o otimizador aceita?',
      'o otimizador inventa coisa no meu currículo?',
      'meu pdf não foi lido direito no otimizador',
      'onde baixo o currículo melhorado da aura',
      'coloquei a vaga no otimizador, o que significa a aderência',
      'O que acontece com meu arquivo quando eu envio aqui?',
      'como comparo duas versões que analisei aqui',
      'por que o otimizador deu nota baixa pro meu currículo',
      'como aceito as sugestões da ferramenta de currículo',
      'como funciona a análise de currículo da aura',
      'o otimizador leu meu currículo errado',
      'a ferramenta de currículo muda meu arquivo?',
      'como salvo o currículo que a aura melhorou',
      'dá pra exportar em pdf pelo otimizador',
    ],
    situation: [
      'O arquivo é lido no seu aparelho e não é enviado. Você confere os campos, e só então a análise acontece.',
      ['Como você acompanha a vaga {job}, dá para analisar o currículo contra o anúncio dela.'],
    ],
    options: [
      {
        what: 'Analisar só o currículo e ler de onde vem cada ponto.',
        when: 'Serve para arrumar a base antes de se candidatar.',
      },
      {
        what: 'Colar também o anúncio inteiro e ver o que falta para aquela vaga.',
        when: 'Faz mais sentido com uma candidatura em vista.',
      },
      {
        what: 'Colar o texto no lugar do arquivo e corrigir os campos na conferência.',
        when: 'Resolve quando a leitura saiu torta.',
      },
    ],
    nextStep: {
      title: 'Aceitar ou recusar três sugestões',
      description:
        'Abra a última análise, ou faça uma, e decida sobre três linhas. Onde houver lacuna, complete só com o que você pode comprovar.',
      doneWhen: 'Três sugestões estão decididas e o currículo está salvo ou baixado.',
      path: '/otimizador-curriculo',
    },
    question: 'Para qual cargo você quer que esse currículo fale?',
    passages: ['guide.resume-optimizer', 'guide.result-line'],
  },
  {
    id: 'tool.linkedin',
    intent: 'tool',
    examples: [
      'como trago meu linkedin para a ferramenta',
      'o otimizador de linkedin entra na minha conta?',
      'Onde pego o arquivo do meu perfil pra analisar aqui?',
      'a aura publica alguma coisa no meu linkedin?',
      'que zip é esse que a ferramenta do linkedin pede',
      'a ferramenta disse que meu perfil contradiz o currículo',
      'como uso o otimizador de linkedin pelo celular',
      'o pdf do linkedin serve no otimizador?',
      'o que faço com os rascunhos que a ferramenta de linkedin escreveu',
      'como importo meu perfil do linkedin nessa ferramenta',
      'preciso dar a senha do linkedin pra aura?',
      'o otimizador de linkedin é seguro?',
      'como funciona a ferramenta de linkedin de vocês',
      'a análise do meu linkedin aqui deu erro',
    ],
    situation: [
      'A Aura não entra no seu LinkedIn nem publica nada: você traz o perfil e leva o texto.',
      'O que muda é o que se vê: título, Sobre, experiências, competências e as diferenças para o currículo.',
    ],
    options: [
      {
        what: 'Trazer a cópia dos dados, pedida nas configurações do LinkedIn.',
        when: 'Dá a análise mais completa, se puder esperar o e-mail.',
      },
      {
        what: 'Trazer o PDF: no perfil, botão Mais e “Salvar como PDF”.',
        when: 'É o jeito rápido, no computador.',
      },
      {
        what: 'Copiar o texto da página do perfil e colar.',
        when: 'Serve quando não há arquivo à mão.',
      },
    ],
    nextStep: {
      title: 'Trazer o perfil e trocar o título',
      description:
        'Abra o otimizador, traga o perfil por uma das formas e escolha um dos títulos sugeridos. Ajuste ao seu jeito e cole no LinkedIn.',
      doneWhen: 'O título novo está no perfil, ou a cópia dos dados está pedida ao LinkedIn.',
      path: '/otimizador-linkedin',
    },
    question: 'Quem você quer que encontre o seu perfil?',
    passages: ['guide.linkedin-optimizer', 'guide.tools'],
  },
];
