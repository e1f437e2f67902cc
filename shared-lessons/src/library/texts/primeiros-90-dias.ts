import { primeiros90Dias as article } from '@aura/shared-domain/articles';
import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

/** A way through the first three months of a job. */
export const primeiros90Dias: Lesson = {
  ...summaryOf('primeiros-90-dias'),
  content_html: article.content_html,
  objectives: [
    'Descobrir em que data e por quais critérios a sua experiência será avaliada.',
    'Conduzir a conversa de expectativas e registrar por escrito o que foi combinado.',
    'Escolher uma primeira entrega pequena, inteira e medida antes e depois.',
    'Pedir retorno com perguntas que só se respondem com exemplos.',
  ],
  sources: [
    {
      title:
        'Consolidação das Leis do Trabalho (Decreto-Lei 5.452/1943), artigos 445, parágrafo único, e 451',
      by: 'Presidência da República',
      year: 1943,
      for: 'O limite de noventa dias do contrato de experiência e a prorrogação única dentro dele.',
    },
    {
      title: 'The First 90 Days: Critical Success Strategies for New Leaders at All Levels',
      by: 'Michael Watkins',
      year: 2003,
      for: 'A ideia de tratar os três primeiros meses como etapas: aprender, alinhar expectativas, entregar algo cedo.',
    },
    {
      title:
        'Newcomer adjustment during organizational socialization: A meta-analytic review of antecedents, outcomes, and methods',
      by: 'Talya Bauer, Todd Bodner, Berrin Erdogan, Donald Truxillo e Jennifer Tucker (Journal of Applied Psychology)',
      year: 2007,
      for: 'Quem busca informação ativamente ao chegar tende a entender melhor o próprio papel e a ser mais aceito pelo grupo.',
    },
  ],
  questions: [
    {
      id: 'criterio-de-sucesso',
      kind: 'choice',
      prompt: 'Nos primeiros dez dias, qual pergunta a quem chefia você rende o critério mais útil?',
      options: [
        'Posso já apresentar algumas ideias para melhorar os processos da área?',
        'Estou indo bem até aqui ou há algo que eu deveria mudar logo?',
        'O que precisa estar diferente em três meses para a contratação ter dado certo?',
        'Quem costuma ser promovido aqui, quanto tempo isso leva e o que essas pessoas fizeram?',
      ],
      right: 2,
      explanation:
        'A pergunta sobre o que precisa estar diferente obriga a outra pessoa a dizer um resultado que se pode conferir depois. “Estou indo bem?” parece humilde, mas em dez dias só pode render uma resposta educada.',
    },
    {
      id: 'prazo-de-experiencia',
      kind: 'trueFalse',
      prompt:
        'Um contrato de experiência de 60 dias pode ser prorrogado por mais 60, desde que a prorrogação seja uma só.',
      right: false,
      explanation:
        'A CLT admite uma única prorrogação (artigo 451), mas dentro do limite total de noventa dias (artigo 445, parágrafo único): depois de 60, cabem no máximo mais 30. O erro comum é lembrar que se pode prorrogar uma vez e esquecer o limite da soma.',
    },
    {
      id: 'antes-de-mexer',
      kind: 'gap',
      prompt:
        'Estimar de memória não basta: antes de mudar uma rotina, é preciso ____ quanto tempo ou quantos erros ela custa hoje.',
      accepted: ['medir', 'anotar', 'registrar'],
      explanation:
        'Sem a medida de antes, ninguém percebe que seis horas viraram duas. Só “imaginar” ou “estimar” depois da mudança não resolve: a conta de memória convence menos e tende a favorecer quem a faz.',
    },
    {
      id: 'ideia-do-dia-vinte',
      kind: 'case',
      prompt:
        'No vigésimo dia em uma transportadora, Rafael percebe que três planilhas repetem os mesmos dados. Ele já trabalhou com um sistema que resolveria isso. O que fazer primeiro?',
      options: [
        'Perguntar a quem usa as planilhas por que são três e o que já se tentou, e anotar se a queixa se repete.',
        'Preparar para a diretoria uma apresentação do sistema que já conhece, enquanto tem o olhar de quem chegou agora.',
        'Juntar as planilhas por conta própria em um fim de semana e mostrar o resultado pronto na segunda-feira.',
        'Guardar a observação para a revisão dos noventa dias, para não parecer que critica o trabalho do time.',
      ],
      right: 0,
      explanation:
        'No primeiro mês, a tarefa é conhecer a história: talvez cada planilha atenda a uma exigência, talvez a troca já tenha falhado. A apresentação parece iniciativa, mas propõe trocar um sistema antes de saber por que o atual existe; calar por noventa dias desperdiça a observação.',
    },
    {
      id: 'primeira-entrega',
      kind: 'choice',
      prompt: 'Qual destas é a melhor candidata a primeira entrega do segundo mês?',
      options: [
        'Redesenhar o processo de compras do setor inteiro, que é a maior queixa em todas as conversas.',
        'Adotar uma ferramenta nova de projetos, assim que três outras áreas aprovarem.',
        'Ajudar um pouco em cada frente do time, para que todos conheçam o seu trabalho.',
        'Organizar a fila de chamados por urgência e medir o tempo de resposta antes e depois.',
      ],
      right: 3,
      explanation:
        'A fila de chamados incomoda mais de uma pessoa, depende pouco de outras áreas, tem fim visível e pode ser medida. O processo de compras atrai por ser a maior dor, mas não cabe em quatro semanas nem depende só de você.',
    },
    {
      id: 'retorno-no-meio',
      kind: 'case',
      prompt:
        'Perto do dia 45, Juliana quer saber como está indo. A chefia é simpática e sempre diz que está “tudo ótimo”. Que pedido tem mais chance de render algo útil?',
      options: [
        'Perguntar de novo, agora por e-mail, se está tudo bem e se pode ficar tranquila.',
        'Pedir uma situação em que poderia ter feito melhor e perguntar se alguma prioridade mudou.',
        'Esperar a avaliação formal, em que a chefia terá de ser mais franca e dar exemplos do que viu.',
      ],
      right: 1,
      explanation:
        'Um pedido por situação só se responde com um exemplo, e o exemplo mostra o que mudar enquanto há tempo. Repetir “está tudo bem?” por escrito parece mais sério, mas convida à mesma resposta educada.',
    },
  ],
  application: {
    task: 'Se você começou há pouco, anote na agenda as datas do contrato de experiência e escreva um convite de uma hora para a conversa de expectativas, com três perguntas. Se está no mesmo lugar há mais tempo, faça a mesma conversa sobre os próximos três meses.',
    evidence:
      'O convite foi enviado com as três perguntas, e a agenda mostra a data da conversa e a da próxima avaliação.',
  },
};
