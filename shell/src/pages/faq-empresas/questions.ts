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
          'Quatro leituras do grupo: o funil de adesão, o índice de engajamento, o mapa de competências por departamento, com as lacunas que mais pesam, e a conclusão dos micro-learnings. Todas em números agregados. Além delas, a lista de pessoas que a própria empresa escreveu e as licenças em uso.',
      },
      {
        id: 'o-que-a-empresa-nunca-ve',
        question: 'O que a empresa nunca vê?',
        answer:
          'Quem aceitou o convite, quem entra nos números e quem saiu. Também não vê currículos, objetivos e planos de carreira, conversas com o mentor, respostas de entrevista, resultados do mapeamento comportamental, buscas de vagas nem a pontuação de qualquer pessoa. Nenhum perfil do painel dá acesso a isso.',
      },
      {
        id: 'como-os-numeros-sao-feitos',
        question: 'Como os números são feitos?',
        answer:
          'As pessoas da lista são reunidas por sorteio em grupos fechados de 5, que não mudam mais, e todo número soma grupos inteiros. Cada soma é arredondada para um múltiplo de 5 antes de ser guardada. Assim, nenhuma diferença entre dois números chega a uma pessoa.',
      },
      {
        id: 'quando-alguem-conta',
        question: 'Quando uma pessoa que aceitou entra nos números?',
        answer:
          'Em até cinco semanas, quando o grupo dela estiver formado e se ela tiver escolhido participar. O momento é sorteado dentro de quatro semanas: se fosse logo depois, a data em que o link foi enviado diria se a pessoa aceitou. Conta só o que ela fizer a partir do dia em que aceitou.',
      },
      {
        id: 'limite-das-protecoes',
        question: 'Essas proteções têm limite?',
        answer:
          'Têm. Os grupos protegem as pessoas de quem lê os números, não de uma empresa disposta a trapacear. Uma que invente pessoas, ou combine com as demais de um grupo, pode descobrir em quais números conta alguém recém-convidado que participa, e isso custa pouco: dez lugares por uma semana e duas contas dela mesma; em “Outras áreas” sem grupos, cinco lugares por quatro semanas. Nenhuma regra sobre números impede isso. A página do convite diz isso a cada pessoa antes que ela decida.',
      },
      {
        id: 'celula-sem-numero',
        question: 'Por que algumas células do painel aparecem sem número?',
        answer:
          'Porque o grupo é pequeno demais. Nada é mostrado de menos de 5 pessoas; com menos de 10, o painel diz só se são menos da metade ou a metade ou mais, e o mapa de competências omite a célula. Se um número omitido pudesse ser deduzido por subtração, outro também é omitido. Chamamos isso de supressão complementar.',
      },
      {
        id: 'equipe-pequena',
        question: 'E se a equipe for pequena?',
        answer:
          'As pessoas usam a Aura normalmente. Um departamento aparece a partir de 10 pessoas na lista. Quem espera há 28 dias por um grupo no próprio departamento é reunido com pessoas de outros, em “Outras áreas”. Com menos de 10 pessoas em grupos fechados, o painel mostra só totais; com menos de 5, nenhum número.',
      },
      {
        id: 'mudar-os-minimos',
        question: 'Podemos mudar esses mínimos?',
        answer:
          'Só para cima. A empresa pode exigir mais pessoas por número ou para haver divisão por departamento, e o que foi aumentado não volta.',
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
        answer:
          'Sim. Cada consulta, exportação e mudança fica em um registro de auditoria que a própria empresa pode ler, com o nome e o e-mail de quem a fez e o momento. Ele não diz nada sobre o que as pessoas da lista fazem na Aura.',
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
          'Você escreve ou importa a lista, em um arquivo CSV, e o painel gera um link para cada pessoa. A Aura não envia os convites: você copia ou baixa os links e os envia pelos seus meios. Cada link vale por 7 dias, uma única vez e só para o e-mail convidado, que a pessoa confirma antes de aceitar; um link novo encerra o anterior.',
      },
      {
        id: 'licencas',
        question: 'Quando uma licença é usada?',
        answer:
          'Quando a pessoa entra na lista, e não quando ela aceita: se fosse na aceitação, a contagem mostraria quem aceitou. Retirar alguém da lista libera a licença.',
      },
      {
        id: 'participacao-obrigatoria',
        question: 'A participação é obrigatória?',
        answer:
          'Não. Antes de aceitar o convite, a pessoa lê uma página clara sobre o que a empresa vê e escolhe se entra nos números do grupo. O plano é o mesmo com as duas respostas. Ela pode recusar o convite, mudar de ideia e sair depois, sem que a empresa saiba.',
      },
      {
        id: 'o-que-a-pessoa-recebe',
        question: 'O que cada pessoa recebe?',
        answer:
          'O diagnóstico com evidências, o plano de 90 dias e todas as ferramentas, sem limite mensal: otimizadores de currículo e de LinkedIn, radar de vagas, simulador de entrevista, mentor, mapeamento comportamental e micro-learnings.',
      },
      {
        id: 'retirar-da-lista',
        question: 'O que acontece com quem retiramos da lista?',
        answer:
          'O link deixa de valer, o nome e o e-mail são apagados da lista e, se a pessoa tinha aceitado, o plano Equilíbrio termina. A conta continua dela. Se ela já contava nos números do grupo, o que somava permanece neles até que ela o retire, ou até uma data sorteada entre 26 e 78 semanas depois: uma queda na semana seguinte mostraria o que era dela.',
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
          'São exercidos por ela mesma, sem passar pela empresa: em Configurações, entra nos números do grupo ou sai deles, exporta todos os dados ou apaga a conta.',
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
        answer: 'O preço é sob consulta. Conte quantas pessoas quer convidar e respondemos com uma proposta.',
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
