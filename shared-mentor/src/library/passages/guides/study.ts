import type { Passage } from '../../passage.ts';
import { guide } from '../guide.ts';

/** What our own guides say on what to learn and how. */
export const STUDY_GUIDES: readonly Passage[] = [
  guide(
    'course-worth',
    'Guia: antes de pagar um curso',
    'Um curso vale o que muda depois dele. Antes de pagar, responda: que vaga ou tarefa ele abre, quantos anúncios o pedem pelo nome, o que você vai ter feito no fim, quem dá aula, quanto custa contando o tempo. Fale com alguém que terminou há um ano e pergunte o que usou. Desconfie de promessa de emprego, de desconto que acaba hoje e de conteúdo que não mostra programa.',
    ['study', 'transition'],
  ),
  guide(
    'study-routine',
    'Guia: estudar com pouco tempo',
    'Quem trabalha estuda em pedaços. Três blocos de vinte e cinco minutos por semana, em horário fixo e com material já separado, rendem mais que um domingo inteiro que nunca chega. Comece cada bloco lembrando, sem olhar, o que viu no anterior, e termine escrevendo a primeira coisa do próximo. Quando a semana apertar, faça um bloco só: manter o costume importa mais que a quantidade.',
    ['study', 'plan'],
  ),
  guide(
    'work-english',
    'Guia: inglês para o trabalho',
    'Inglês de trabalho começa pela situação que você tem ou terá: ler um manual, escrever um e-mail, entender uma reunião, responder em uma entrevista. Escolha uma e junte as trinta palavras e dez frases que mais aparecem nela. Pratique em voz alta, pouco e quase todo dia, e grave-se de vez em quando para comparar. Diga o seu nível com honestidade no currículo, porque ele é fácil de testar.',
    ['study', 'interview', 'resume'],
    '/simulador-entrevista',
  ),
  guide(
    'certification',
    'Guia: certificação',
    'Certificação ajuda quando quem contrata a pede pelo nome ou quando o sistema que ela certifica é o do dia a dia. Fora disso, um trabalho pronto costuma falar mais. Antes de pagar, confira o custo da prova, se ela vence, em que idioma é e se há prova de treino. Marque a data depois de acertar bem os treinos, e não antes. Habilitação ou registro que a profissão exige é outro caso: sem ele não se trabalha.',
    ['study', 'job'],
  ),
  guide(
    'remember',
    'Guia: aprender e não esquecer',
    'Assistir e sublinhar dão sensação de aprender; lembrar sem olhar é o que fixa. Ao fim de cada estudo, feche tudo e escreva de memória o que entendeu. Volte ao assunto no dia seguinte, na outra semana e no outro mês, sempre tentando lembrar antes de conferir. Explique a alguém e use no trabalho logo que puder. Errar nessa hora faz parte: mostra o que precisa voltar.',
    ['study'],
  ),
  guide(
    'degree',
    'Guia: faculdade, tecnólogo, técnico ou curso livre',
    'Comece pela exigência. Algumas profissões só se exercem com um diploma e um registro; em outras, ele pesa em concurso e em empresas grandes, e em muitas a prova de trabalho basta. Depois compare tempo, custo total, estágio e quanto dá para trabalhar junto. Antes da matrícula em curso superior, procure a instituição e o curso no cadastro e-MEC, do Ministério da Educação, e converse com quem já se formou ali.',
    ['study', 'transition'],
  ),
  guide(
    'free-study',
    'Guia: estudar gastando pouco',
    'Há estudo sério sem mensalidade. A Escola Virtual de Governo oferece cursos gratuitos abertos a qualquer pessoa; Sebrae, Senac, Senai, institutos federais e universidades públicas também têm oferta gratuita, cada um com as suas regras. Bibliotecas emprestam livros, e a documentação de muitas ferramentas é aberta. Pergunte ainda no RH e no sindicato sobre bolsa. Escolha um só, com fim definido, e faça a entrega final.',
    ['study'],
  ),
  guide(
    'finish-course',
    'Guia: terminar o que se começa',
    'Curso parado quase nunca é preguiça. Pode ser difícil demais, fácil demais, longo, sem uso ou começado no impulso. Antes de se matricular em outro, escolha um dos abertos e pergunte para que ele serve hoje. Se não serve, feche-o de vez. Se serve, corte: veja só os módulos de que precisa para uma entrega e marque quando ela fica pronta. Terminar uma parte útil também é terminar.',
    ['study', 'plan'],
  ),
  guide(
    'keep-up',
    'Guia: manter-se em dia',
    'Ninguém acompanha tudo. Escolha uma fonte confiável da sua profissão, uma pessoa que trabalha bem e um horário por semana. De cada novidade, pergunte que tarefa sua ela muda; se não muda nenhuma, deixe passar. Com ferramentas de inteligência artificial, comece por uma tarefa repetitiva, confira sempre o resultado e nunca cole dados de pacientes, alunos, clientes ou da empresa sem autorização. O que você sabe conferir continua sendo seu.',
    ['study', 'plan'],
  ),
];
