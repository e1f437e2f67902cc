import type { Passage } from '../../passage.ts';
import { guide } from '../guide.ts';

/** What our own guides say on growing where one is, and on the first steps as a leader. */
export const PROMOTION_GUIDES: readonly Passage[] = [
  guide(
    'lead-before',
    'Guia: mostrar liderança antes do cargo',
    'Liderança aparece em situações pequenas muito antes do cargo: receber quem chega, organizar uma escala, ensinar uma rotina, resolver um impasse entre dois setores. Escolha uma que a equipe precise, combine com a chefia que você vai cuidar dela e conte no fim o que mudou. Além da prova para os outros, isso responde a uma pergunta sua: se esse tipo de trabalho agrada no dia a dia.',
    ['promotion'],
  ),
  guide(
    'passed-over',
    'Guia: quando a vaga foi para outra pessoa',
    'Depois de uma decisão assim, espere alguns dias e pergunte três coisas: o que pesou, o que faltou mostrar e quando haverá outra oportunidade. Não compare pessoas. Uma resposta concreta dá para trabalhar; uma resposta vaga, repetida, também informa. Combine critérios e data por escrito e, se a data passar em branco, olhe para fora com calma, sem anunciar e sem parar de entregar.',
    ['promotion'],
  ),
  guide(
    'visibility',
    'Guia: fazer o trabalho chegar a quem decide',
    'Quem decide sobre promoção vê uma parte pequena do que cada um faz. Contar resultado é dar informação: o que era, o que foi feito, o que mudou, quem ajudou. Duas linhas por quinzena bastam. Citar os outros aumenta a confiança no que você diz. Prefira mostrar o efeito para o paciente, o aluno, o cliente ou o colega, e deixe o esforço aparecer por consequência.',
    ['promotion'],
  ),
  guide(
    'growth-talk',
    'Guia: a conversa sobre crescer',
    'A conversa sobre crescimento rende mais quando tem hora própria e assunto avisado. Leve três coisas: o que entregou, para onde quer ir e uma pergunta aberta sobre o que falta. Escute mais do que fala. No fim, peça um combinado: dois critérios, uma oportunidade para praticar e a data da próxima conversa. Mande o resumo por escrito no mesmo dia, em tom de agradecimento.',
    ['promotion', 'plan'],
  ),
  guide(
    'first-team',
    'Guia: as primeiras semanas de quem lidera',
    'Nas primeiras semanas, ouvir rende mais que mudar. Converse com cada pessoa, pergunte o que funciona e o que atrapalha, e anote o que se repete. Com ex-colegas, diga às claras o que muda: decisões, assuntos que não pode comentar, cobrança igual para todos. Resolva logo um incômodo pequeno da equipe. E entregue tarefas inteiras, com resultado e prazo, em vez de pedaços.',
    ['promotion'],
  ),
  guide(
    'no-ladder',
    'Guia: crescer onde não há plano de carreira',
    'Em lugar sem plano de carreira, a regra existe na prática. Descubra como cresceram as últimas pessoas que mudaram de função, quem decidiu e o que estava acontecendo na empresa. Crescer também pode ser outra coisa: um assunto sob sua responsabilidade, um turno melhor, uma unidade nova. Se o teto já está claro, use o lugar para aprender o que a próxima vaga vai pedir.',
    ['promotion', 'plan'],
  ),
  guide(
    'proof-list',
    'Guia: a lista de provas',
    'A memória guarda o erro de ontem e esquece o que deu certo há um mês. Uma lista de provas corrige isso: cada linha diz o que você resolveu, quando e quem viu. Cinco minutos por semana bastam para mantê-la. Ela serve na avaliação, no currículo e na entrevista, e também nos dias em que o cargo parece grande demais. Dúvida sobre um ponto real vira assunto de estudo.',
    ['promotion', 'interview', 'resume'],
  ),
  guide(
    'work-above',
    'Guia: fazer o trabalho do cargo acima',
    'Assumir tarefas do cargo seguinte ajuda a crescer enquanto tem prazo e combinado. Anote quais tarefas são, desde quando e com que resultado. Peça uma conversa com esse registro e proponha duas saídas: mudar o cargo até uma data ou devolver parte das tarefas. Guarde o que ficou combinado por escrito. Dúvidas sobre direitos cabem ao sindicato ou a quem dá orientação jurídica.',
    ['promotion', 'salary'],
  ),
];
