import type { QuestionGroup } from '../editorial/questions/question.ts';

export const FAQ_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'diagnostico',
    title: 'O diagnóstico',
    questions: [
      {
        id: 'o-que-e-o-diagnostico',
        question: 'O que o diagnóstico mostra?',
        answer:
          'O que o seu currículo e as suas respostas comprovam em relação ao cargo que você quer, o que ainda falta e um plano com tarefas para 30, 60 e 90 dias. Cada conclusão aponta a linha ou a resposta que a sustenta.',
      },
      {
        id: 'como-a-pontuacao-e-calculada',
        question: 'Como a pontuação é calculada?',
        answer:
          'Por regras escritas e versionadas: os mesmos dados, na mesma versão, dão sempre o mesmo número. As partes, os pesos e a regra aparecem ao lado do resultado. Quando falta informação para avaliar uma parte, ela fica sem nota e a tela diz o que falta.',
      },
      {
        id: 'completo-ou-rapido',
        question: 'Qual é a diferença entre o diagnóstico completo e o rápido?',
        answer:
          'O completo passa por objetivo, currículo, experiências fora do currículo, interesses, valores, competências e contexto, e leva de 10 a 12 minutos. O rápido usa objetivo, currículo e seis competências, leva de 3 a 4 minutos e avalia menos partes. O completo é aberto em todos os planos; o rápido conta no limite mensal do plano Freemium.',
      },
      {
        id: 'sem-curriculo',
        question: 'Preciso ter um currículo pronto?',
        answer:
          'Não. Você pode enviar um PDF, DOCX ou TXT, colar o texto ou fazer o diagnóstico sem currículo. Projetos, voluntariado e cuidado da família contam como experiência.',
      },
      {
        id: 'trocar-curriculo-ou-objetivo',
        question: 'O que acontece se eu trocar o currículo ou o objetivo principal?',
        answer:
          'O diagnóstico e o plano atuais recomeçam, porque foram feitos para outra situação. Avisamos antes de confirmar a troca, e os diagnósticos anteriores continuam disponíveis para leitura.',
      },
      {
        id: 'garantia-de-emprego',
        question: 'A Aura garante um emprego?',
        answer:
          'Não. A Aura mostra onde você está em relação ao cargo que quer e o que fazer a seguir. A contratação depende de vagas e de decisões que não são nossas.',
      },
    ],
  },
  {
    id: 'ferramentas',
    title: 'As ferramentas',
    questions: [
      {
        id: 'quais-ferramentas',
        question: 'Quais ferramentas fazem parte da Aura?',
        answer:
          'Otimizadores de currículo e de LinkedIn, radar de vagas, simulador de entrevista, mentor de carreira, mapeamento comportamental e micro-learnings. Cada uma diz quais dados usa e como chegou ao que mostra.',
        link: { to: '/ferramentas-ia', label: 'Ver as ferramentas' },
      },
      {
        id: 'inteligencia-artificial',
        question: 'É uma inteligência artificial que decide a minha pontuação?',
        answer:
          'Não. As pontuações vêm de regras fixas. Um modelo de linguagem, quando está ativado, só escreve sugestões de texto.',
      },
      {
        id: 'sugestoes-inventam',
        question: 'As sugestões podem inventar uma experiência que eu não tenho?',
        answer:
          'Não. As sugestões reescrevem o que você informou e não acrescentam cargos, números nem cursos. Mesmo assim, leia antes de usar: só você sabe se a frase nova diz o que aconteceu.',
      },
      {
        id: 'simulador-de-entrevista',
        question: 'O simulador de entrevista analisa meu rosto, minha emoção ou meu sotaque?',
        answer:
          'Nunca. Você responde por texto ou por voz, e o que se avalia é o conteúdo da resposta: o que convence e o que falta.',
      },
      {
        id: 'mapeamento-comportamental',
        question: 'Quem vê o resultado do meu mapeamento comportamental?',
        answer:
          'Só você. O mapeamento descreve preferências em quatro arquétipos e serve para a sua reflexão. O resultado não é mostrado a mais ninguém, nem à sua empresa.',
      },
      {
        id: 'pontos-e-selos',
        question: 'Para que servem os pontos e os selos?',
        answer:
          'Para você acompanhar o que já fez. Os seis selos marcam etapas como o primeiro diagnóstico, a primeira otimização, a primeira simulação de entrevista e o primeiro micro-learning concluído.',
      },
    ],
  },
  {
    id: 'planos',
    title: 'Planos, limites e pagamento',
    questions: [
      {
        id: 'o-que-e-gratis',
        question: 'O que posso fazer de graça?',
        answer:
          'No plano Freemium, o diagnóstico completo fica sempre aberto e cada ferramenta pode ser usada uma vez por mês. Não é preciso informar cartão.',
      },
      {
        id: 'quanto-custam-os-planos',
        question: 'Quanto custam os planos pagos?',
        answer:
          'Impulso: R$ 79,90 por mês ou R$ 799,90 por ano. Decolagem: R$ 149,90 por mês ou R$ 1.490,90 por ano. Conquista: R$ 290,90, uma única vez, por 90 dias.',
        link: { to: '/planos', label: 'Comparar os planos' },
      },
      {
        id: 'impulso-ou-decolagem',
        question: 'Qual é a diferença entre Impulso e Decolagem?',
        answer:
          'Os limites por mês. O Impulso inclui 10 otimizações de currículo e 10 de LinkedIn, 15 buscas de vagas, 20 interações com o mentor e 5 simulações de entrevista. O Decolagem não tem limite mensal.',
      },
      {
        id: 'plano-conquista',
        question: 'Como funciona o plano Conquista?',
        answer:
          'É um pagamento único que abre todas as ferramentas, sem limite mensal, por 90 dias. Não há renovação: no fim do período, a conta volta ao Freemium. Comprado de novo antes do fim, soma outros 90 dias.',
      },
      {
        id: 'o-que-conta-como-uso',
        question: 'O que conta como um uso?',
        answer:
          'Só o que deu certo. Se a ferramenta falha, nada é descontado. Usar de novo o mesmo documento em até 24 horas também não conta.',
      },
      {
        id: 'quando-o-limite-recomeca',
        question: 'Quando os limites recomeçam?',
        answer: 'No dia 1º de cada mês, à meia-noite no horário de São Paulo.',
      },
      {
        id: 'quando-o-limite-acaba',
        question: 'O que acontece quando chego ao limite do mês?',
        answer:
          'A ferramenta avisa antes de você começar e diz quando a contagem recomeça. O que você já fez continua aberto para ler e levar, repetir o mesmo documento em até 24 horas continua possível, e o diagnóstico completo nunca entra na conta.',
      },
      {
        id: 'como-cancelar',
        question: 'Como cancelo a assinatura?',
        answer:
          'Em Plano e assinatura, no portal de pagamento, quando quiser e sem falar com ninguém. A próxima cobrança deixa de acontecer, e o plano continua ativo até o fim do período já pago.',
        link: { to: '/planos#assinatura', label: 'Abrir Plano e assinatura' },
      },
      {
        id: 'dados-quando-o-plano-termina',
        question: 'O que acontece com os meus dados quando um plano termina?',
        answer:
          'Nada é apagado. A conta volta ao Freemium, com os limites dele, e tudo o que você fez continua aberto para ler, baixar e apagar.',
      },
      {
        id: 'trocar-de-plano',
        question: 'Posso trocar de plano?',
        answer:
          'Sim. Com uma assinatura ativa, você troca entre Impulso e Decolagem, ou entre mensal e anual, no portal de pagamento, que mostra o valor antes de você confirmar.',
        link: { to: '/planos#assinatura', label: 'Abrir Plano e assinatura' },
      },
      {
        id: 'renovacao-nao-paga',
        question: 'E se a renovação não puder ser cobrada?',
        answer:
          'Avisamos na Aura, e a cobrança é tentada de novo nos dias seguintes, com o plano ativo. Você pode trocar o cartão no portal de pagamento. Se nenhuma tentativa der certo, a conta volta ao Freemium.',
      },
      {
        id: 'reembolso',
        question: 'Posso desistir da compra e receber o dinheiro de volta?',
        answer:
          'Sim, em até 7 dias da contratação, mesmo que já tenha usado o plano (art. 49 do Código de Defesa do Consumidor). O valor volta pelo mesmo meio de pagamento, e o plano é encerrado.',
        link: { to: '/termos-de-uso#arrependimento', label: 'Ler as regras de reembolso' },
      },
      {
        id: 'dados-do-cartao',
        question: 'A Aura guarda os dados do meu cartão?',
        answer:
          'Não. O número do cartão vai do seu navegador direto para a Stripe, que processa o pagamento, e nunca chega a nós. Guardamos o que foi comprado, quando e por quanto.',
      },
    ],
  },
  {
    id: 'dados',
    title: 'Seus dados',
    questions: [
      {
        id: 'onde-ficam-os-dados',
        question: 'Onde meus dados ficam guardados?',
        answer:
          'No Firebase, na região de São Paulo. O arquivo do currículo é lido no seu navegador, e você corrige o que for preciso antes de enviar as informações.',
        link: { to: '/politica-de-privacidade', label: 'Ler a política de privacidade' },
      },
      {
        id: 'empresa-ve-meu-diagnostico',
        question: 'Minha empresa pode ver meu diagnóstico?',
        answer:
          'Não. Quando a empresa contrata a Aura, o RH vê apenas números de grupos. Currículos, conversas, respostas de entrevista, resultados comportamentais, buscas de vagas e a pontuação de uma pessoa nunca aparecem.',
        link: { to: '/para-empresas', label: 'Ver o que a empresa vê' },
      },
      {
        id: 'rastreamento',
        question: 'A Aura me rastreia?',
        answer:
          'Não antes de você escolher “Aceitar” no aviso de cookies. Se recusar, nada é medido. Você pode mudar de ideia a qualquer momento em “Preferências de cookies”, no rodapé.',
      },
      {
        id: 'exportar-ou-apagar',
        question: 'Como levo ou apago meus dados?',
        answer:
          'Em Configurações, você exporta todos os seus dados ou apaga a conta. São direitos seus pela Lei Geral de Proteção de Dados (LGPD), em qualquer plano.',
        link: { to: '/configuracoes', label: 'Abrir Configurações' },
      },
      {
        id: 'idade-minima',
        question: 'Há idade mínima?',
        answer: 'Sim. A Aura é para pessoas de 18 anos ou mais.',
      },
    ],
  },
];
