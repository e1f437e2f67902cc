import type { Play } from '../../play.ts';

/** Advice on how much a CV says, and what of a person it leaves out. */
export const RESUME_SHAPE_PLAYS: readonly Play[] = [
  {
    id: 'resume.length',
    intent: 'resume',
    examples: [
      'meu currículo tem 4 páginas, como corto?',
      'curriculo curto demais pega mal?',
      'Quantos empregos antigos eu deixo no currículo?',
      'tenho 20 anos de enfermagem, como resumo tudo isso no cv',
      'coloco todos os cursos que fiz ou so alguns',
      'Meu currículo não enche nem meia página',
      'quantas páginas deve ter?',
      'meu cv ta gigante',
      'meu currículo tem folhas demais',
      'quantas páginas',
      'meu currículo está comprido',
      'o que corto do currículo',
      'resumir muitos anos em uma página',
      'currículo de duas páginas pode',
    ],
    situation: [
      [
        'Seu currículo tem {lastRole} como trabalho mais recente e {pastRole} antes; é ali que devem estar as linhas.',
        'Seu currículo tem {lastRole} como trabalho mais recente; é ali que devem estar as linhas.',
        'O tamanho certo é o que sobra depois de tirar o que não ajuda nesta vaga.',
      ],
      'Uma ou duas páginas dão conta de quase toda trajetória. O que cansa é ler a mesma tarefa várias vezes.',
    ],
    options: [
      {
        what: 'Dar de três a cinco linhas aos trabalhos recentes e uma aos antigos.',
        when: 'Faz sentido quando a carreira é longa.',
      },
      {
        what: 'Juntar empregos parecidos em um bloco, com o período total.',
        when: 'Vale quando a mesma função se repete em vários lugares.',
      },
      {
        what: 'Contar melhor cada trabalho: quantidade, rotina, responsabilidade.',
        when: 'Serve quando a página está vazia.',
      },
    ],
    nextStep: {
      title: 'Marcar o que fica e o que sai do currículo',
      description:
        'Com uma vaga ao lado, ponha em cada linha um “ajuda”, “tanto faz” ou “repete”. Tire as repetidas e encurte duas das outras.',
      doneWhen: 'Toda linha tem uma marca e as repetidas saíram.',
      path: '/otimizador-curriculo',
    },
    question: 'Qual parte do currículo você teria pena de cortar?',
    passages: ['guide.cv-length', 'guide.top-third'],
  },
  {
    id: 'resume.personal-data',
    intent: 'resume',
    examples: [
      'coloco foto no currículo?',
      'precisa por cpf e rg no curriculo',
      'Devo informar idade e estado civil no currículo?',
      'boto que tenho filhos no cv ou nao',
      'Preciso escrever meu endereço completo?',
      'coloco referencias e telefone do antigo chefe no curriculo?',
      'precisa de foto, rg, cpf e estado civil?',
      'ponho endereço e cpf no currículo',
      'coloco foto',
      'devo pôr idade e estado civil',
      'quais dados pessoais no currículo',
      'meu endereço completo precisa',
    ],
    situation: [
      [
        'Seu currículo abre com {lastRole}; os dados pessoais devem ocupar duas linhas e deixar o resto para o trabalho.',
        'Dados pessoais devem ocupar duas linhas e deixar o resto da página para o trabalho.',
      ],
      'Confira de cada um se ajuda alguém a chamar você; o que não ajuda só ocupa espaço e circula por aí.',
    ],
    options: [
      {
        what: 'Ficar com o essencial: nome, telefone, e-mail, cidade e bairro.',
        when: 'Serve para a maioria das vagas.',
      },
      {
        what: 'Somar o que a função exige, como habilitação, registro no conselho ou turno disponível.',
        when: 'Ajuda quando o anúncio pede isso.',
      },
      {
        what: 'Deixar documentos e referências para a contratação, por um canal confirmado.',
        when: 'Vale quando o formulário pede dados cedo demais.',
      },
    ],
    nextStep: {
      title: 'Limpar o cabeçalho do currículo',
      description:
        'Apague documentos, estado civil, data de nascimento e rua. Ligue para o próprio número e mande um e-mail a você para conferir o contato.',
      doneWhen: 'O cabeçalho tem duas linhas e os dois contatos funcionam.',
      path: '/otimizador-curriculo',
    },
    question: 'Algum anúncio pediu um dado que você não quis dar?',
    passages: ['guide.personal-data', 'guide.top-third'],
  },
];
