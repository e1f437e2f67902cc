import type { Play } from '../../play.ts';

/** Advice on certificates and degrees, and on showing what one knows without them. */
export const STUDY_PROOF_PLAYS: readonly Play[] = [
  {
    id: 'study.certification',
    intent: 'study',
    examples: [
      'como provo que sei uma coisa sem ter diploma',
      'que certificação vale a pena tirar?',
      'certificação em nuvem ajuda a conseguir vaga de dev?',
      'aprendi tudo na prática e nunca tive certificado',
      'tirar PMP ou scrum master, qual primeiro',
      'a vaga pede certificado e eu só tenho experiência',
      'vale pagar a prova de certificação do excel',
      'sou eletricista sem curso, como comprovo o que sei',
      'Quantos certificados devo ter para ser levado a sério?',
      'certificação da microsoft ajuda?',
      'sem certificado mas sei fazer, como mostro',
      'quero tirar uma certificação na minha área',
      'diploma conta mais que experiência?',
      'como comprovo conhecimento que aprendi sozinho',
    ],
    situation: [
      'Certificado é um jeito de provar; o outro é mostrar o trabalho. Quem contrata costuma aceitar um dos dois, salvo onde há exigência.',
      [
        'Para o objetivo {goal}, confira nos anúncios qual deles pedem.',
        'Os anúncios do cargo que você quer dizem qual deles pedem.',
      ],
    ],
    options: [
      {
        what: 'Tirar a certificação pedida pelo nome, depois de acertar bem provas de treino.',
        when: 'Compensa se ela se repete nos anúncios.',
      },
      {
        what: 'Montar uma prova: um trabalho que se abra em dois minutos, ou alguém que confirme o que você fez.',
        when: 'Serve quando a prática já existe e falta papel.',
      },
      {
        what: 'Procurar uma escola técnica que avalie e reconheça o que você aprendeu trabalhando.',
        when: 'Vale perguntar em ofícios com curso regular.',
      },
    ],
    nextStep: {
      title: 'Contar o que os anúncios pedem como prova',
      description:
        'Abra três vagas do cargo que quer. Marque, em cada uma, se pedem certificado, diploma, registro ou só experiência.',
      doneWhen: 'As três vagas estão marcadas e um tipo de prova está escolhido.',
      path: '/buscador-vagas',
    },
    question: 'O que você já fez que alguém poderia ver funcionando?',
    passages: ['guide.certification', 'guide.portfolio'],
  },
  {
    id: 'study.degree',
    intent: 'study',
    examples: [
      'faculdade ou curso técnico, o que compensa mais?',
      'preciso de faculdade pra trabalhar com tecnologia?',
      'tecnólogo vale igual bacharelado?',
      'tenho ensino médio e quero fazer uma graduação a distância',
      'sou técnica de enfermagem, faço a graduação?',
      'Segunda faculdade ou pós?',
      'quero cursar administração ou contabilidade, como escolho',
      'compensa começar uma faculdade de 5 anos agora',
      'a faculdade que vi é reconhecida? como confiro',
      'curso superior ou técnico em enfermagem?',
      'faculdade ead é reconhecida?',
      'não tenho diploma, isso me atrapalha?',
      'qual graduação fazer pra trabalhar com gestão',
      'terminar a faculdade ainda vale a pena',
    ],
    situation: [
      [
        'Sua formação é {study}; a pergunta é o que ela já abre e o que ainda fecha.',
        'A pergunta que decide é de exigência: sem esse diploma, o que fica fechado para você?',
      ],
      'Depois vêm o tempo, o custo total e se dá para trabalhar junto.',
    ],
    options: [
      {
        what: 'Fazer a graduação.',
        when: 'Necessária quando a profissão pede diploma e registro, ou quando editais e empresas que você quer o exigem.',
      },
      {
        what: 'Fazer um técnico ou tecnólogo, com estágio.',
        when: 'Bom para entrar mais cedo em um ofício definido.',
      },
      {
        what: 'Fazer cursos curtos com trabalhos para mostrar.',
        when: 'Basta em áreas que contratam pela prática, ou para testar antes.',
      },
    ],
    nextStep: {
      title: 'Conferir a exigência e o curso',
      description:
        'Em duas vagas que quer, anote a formação pedida. Procure um curso que interesse, no cadastro e-MEC se for superior, e anote situação e duração.',
      doneWhen: 'Há duas exigências anotadas e um curso com situação e duração.',
      path: '/buscador-vagas',
    },
    question: 'O que você precisa que esse diploma abra, e em quanto tempo?',
    passages: ['guide.degree', 'guide.requirements'],
  },
];
