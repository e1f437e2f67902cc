import type { Play } from '../../play.ts';

/** Advice on a CV that is not chosen, or not even read. */
export const RESUME_SCREENING_PLAYS: readonly Play[] = [
  {
    id: 'resume.not-called',
    intent: 'resume',
    examples: [
      'envio meu currículo e nunca me chamam pra entrevista',
      'o que tem de errado no meu cv que ninguem liga',
      'Tenho experiência e mesmo assim meu currículo não é selecionado',
      'meu curriculo de vendedor nao gera nenhum retorno',
      'Por que meu currículo é descartado tão rápido?',
      'pode ser meu curriculo o motivo de nao me chamarem?',
      'meu cv não dá retorno',
      'ninguém me seleciona',
      'não passo da primeira fase, o que mudo no currículo',
      'mando currículo e ninguém me chama',
      'meu currículo não dá retorno',
      'enviei cinquenta currículos e nada',
      'o que há de errado com meu currículo',
      'por que meu cv não é escolhido',
    ],
    situation: [
      [
        'Há {applied} em andamento, e o currículo abre com {lastRole}.',
        'Seu currículo abre com {lastRole}, e o objetivo é {goal}.',
        'Seu objetivo é {goal}, e quem lê precisa ver isso logo no alto da página.',
        'Não ser chamado nem sempre quer dizer falta de experiência; muitas vezes ela só não aparece.',
      ],
      'Na triagem, alguém compara depressa o seu papel com o anúncio. O que não é achado ali é como se não existisse.',
    ],
    options: [
      {
        what: 'Pôr o cargo buscado no alto e, logo abaixo, três provas de que você já fez algo parecido.',
        when: 'É o caminho quando o currículo é o mesmo para toda vaga.',
      },
      {
        what: 'Usar as palavras do anúncio para o que você já sabe fazer.',
        when: 'Faz sentido quando você conhece o trabalho por outro nome.',
      },
      {
        what: 'Mudar as vagas, e não o currículo.',
        when: 'Serve quando falta sempre a mesma exigência.',
      },
    ],
    nextStep: {
      title: ['Conferir o alto do currículo com a vaga {job}', 'Conferir o alto do currículo com um anúncio'],
      description:
        'Leia só o terço de cima por dez segundos e veja se encontra as três principais exigências. Escreva ali a que falta e é verdade.',
      doneWhen: 'As três exigências que você cumpre aparecem no alto da página.',
      path: '/otimizador-curriculo',
    },
    question: 'Para que tipo de vaga você mais enviou esse currículo?',
    passages: ['guide.one-reader', 'guide.top-third'],
  },
  {
    id: 'resume.ats',
    intent: 'resume',
    examples: [
      'como faço um currículo que passe no ATS',
      'o sistema da empresa nao le meu curriculo direito',
      'Que palavras-chave coloco no meu currículo?',
      'meu cv feito no canva atrapalha na triagem?',
      'mando em pdf ou word pro sistema ler?',
      'A plataforma de vagas bagunça meu currículo quando importo',
      'como passar na triagem automática',
      'o sistema descarta meu currículo',
      'palavras-chave da vaga no currículo',
      'robô que lê currículo',
      'currículo compatível com a vaga',
      'formato que o sistema lê',
    ],
    situation: [
      [
        'A vaga {job} é uma boa régua: as palavras dela são as que o sistema e as pessoas vão procurar.',
        'Seu objetivo é {goal}, e as vagas desse cargo já mostram as palavras que serão procuradas.',
        'O sistema de triagem não julga você; ele lê o texto, e às vezes lê mal.',
      ],
      'São dois cuidados: um arquivo que se deixa ler e as palavras certas para o que você de fato sabe.',
    ],
    options: [
      {
        what: 'Passar o conteúdo para um modelo simples, de uma coluna, com títulos comuns.',
        when: 'Serve quando o arquivo tem tabela, ícone ou muito desenho.',
      },
      {
        what: 'Trazer do anúncio os termos que você domina e usá-los dentro das experiências.',
        when: 'Faz sentido quando o texto está legível, mas fala outra língua.',
      },
      {
        what: 'Guardar a versão bonita para mandar a pessoas.',
        when: 'É o caminho quando a área valoriza apresentação visual.',
      },
    ],
    nextStep: {
      title: 'Testar se o currículo se deixa ler',
      description:
        'Abra o arquivo, copie tudo e cole em um bloco de notas. Corrija o que sair embaralhado, cortado ou fora de ordem.',
      doneWhen: 'O texto colado sai na ordem certa, com cargos e datas legíveis.',
      path: '/otimizador-curriculo',
    },
    question: 'Em que formato e com que ferramenta esse currículo foi feito?',
    passages: ['guide.screening-software', 'guide.requirements'],
  },
];
