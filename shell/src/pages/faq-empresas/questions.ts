import type { QuestionGroup } from '../editorial/questions/question.ts';

export const FAQ_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'o-que-a-empresa-ve',
    title: 'O que a empresa vê',
    questions: [
      {
        id: 'o-que-o-painel-mostra',
        question: 'O que o painel de gestão mostra?',
        answer:
          'Quatro leituras do grupo: o funil de adesão, o índice de engajamento, o mapa de competências por departamento e a conclusão dos micro-learnings. Todas em números agregados.',
      },
      {
        id: 'o-que-a-empresa-nunca-ve',
        question: 'O que a empresa nunca vê?',
        answer:
          'Currículos, objetivos e planos de carreira, conversas com o mentor, respostas de entrevista, resultados do mapeamento comportamental, buscas de vagas e a pontuação de qualquer pessoa. Nenhum perfil do painel dá acesso a isso.',
      },
      {
        id: 'celula-sem-numero',
        question: 'Por que algumas células do painel aparecem sem número?',
        answer:
          'Porque o grupo tem menos de 5 pessoas. Se o número omitido pudesse ser deduzido por subtração, outra célula também é omitida. Chamamos isso de supressão complementar.',
      },
      {
        id: 'equipe-pequena',
        question: 'E se a equipe for pequena?',
        answer:
          'As pessoas usam a Aura normalmente. Com menos de 10 pessoas participando, o painel mostra só totais, sem divisão por departamento; com 10 ou mais, cada célula ainda precisa de pelo menos 5.',
      },
      {
        id: 'frequencia-dos-numeros',
        question: 'Com que frequência os números mudam?',
        answer:
          'Uma vez por semana, em retratos fechados. Um número ao vivo permitiria comparar o antes e o depois do que uma pessoa fez naquele dia.',
      },
      {
        id: 'avaliacao-de-desempenho',
        question: 'Podemos usar a Aura para avaliar desempenho, promover ou desligar?',
        answer:
          'Não. O painel não traz dado individual, e a Aura não classifica as pessoas da equipe. As leituras servem para decidir onde investir em desenvolvimento.',
      },
      {
        id: 'registro-de-auditoria',
        question: 'As ações no painel ficam registradas?',
        answer: 'Sim, em um registro de auditoria que a própria empresa pode ler.',
      },
    ],
  },
  {
    id: 'participacao',
    title: 'Como as pessoas participam',
    questions: [
      {
        id: 'como-convidar',
        question: 'Como convidamos as pessoas?',
        answer:
          'Você importa a lista em um arquivo CSV, e cada pessoa recebe um convite por um link que só pode ser usado uma vez.',
      },
      {
        id: 'participacao-obrigatoria',
        question: 'A participação é obrigatória?',
        answer:
          'Não. Antes de aceitar o convite, a pessoa lê uma página clara sobre o que a empresa vê. Ela pode recusar, pode se opor ao uso dos seus dados nos números do grupo e pode sair depois.',
      },
      {
        id: 'o-que-a-pessoa-recebe',
        question: 'O que cada pessoa recebe?',
        answer:
          'O diagnóstico com evidências, o plano de 90 dias e todas as ferramentas, sem limite mensal: otimizadores de currículo e de LinkedIn, radar de vagas, simulador de entrevista, mentor, mapeamento comportamental e micro-learnings.',
      },
      {
        id: 'radar-de-vagas',
        question: 'O radar de vagas não estimula as pessoas a sair?',
        answer:
          'Ele faz parte do produto, e a empresa não vê as buscas de ninguém. Uma ferramenta de carreira em que a pessoa não confia deixa de ser usada, e então os números do grupo também não dizem nada.',
      },
      {
        id: 'direitos-da-pessoa',
        question: 'E os direitos da pessoa sobre os próprios dados?',
        answer:
          'São exercidos por ela mesma, sem passar pela empresa: em Configurações, exporta todos os dados ou apaga a conta.',
        link: { to: '/politica-de-privacidade', label: 'Ler a política de privacidade' },
      },
    ],
  },
  {
    id: 'contratacao',
    title: 'Contratação',
    questions: [
      {
        id: 'quanto-custa',
        question: 'Quanto custa o plano Equilíbrio?',
        answer:
          'O preço é sob consulta. Conte quantas pessoas vão participar e respondemos com uma proposta.',
        link: { to: '/contato?assunto=empresa', label: 'Pedir uma proposta' },
      },
      {
        id: 'onde-ficam-os-dados',
        question: 'Onde os dados ficam guardados?',
        answer:
          'No Firebase, na região de São Paulo. Para as questões da sua área jurídica ou de segurança, escreva para nós.',
        link: { to: '/contato?assunto=empresa', label: 'Escrever para a equipe' },
      },
      {
        id: 'garantia-de-resultado',
        question: 'A Aura garante retenção ou produtividade?',
        answer:
          'Não. A Aura dá a cada pessoa um caminho claro e à empresa uma leitura honesta do grupo. O resultado depende do que as duas fizerem com isso.',
      },
    ],
  },
];
