import type { Passage } from '../../passage.ts';
import { guide } from '../guide.ts';

/** What our own guides say on interviews and selection processes. */
export const INTERVIEW_GUIDES: readonly Passage[] = [
  guide(
    'nerves',
    'Guia: nervosismo na entrevista',
    'Nervosismo em entrevista é comum e não precisa sumir; precisa caber. Ajuda ter a primeira frase decorada, porque o começo é o pior momento, e falar em voz alta antes, para que a boca já conheça as palavras. Se der branco, diga “deixa eu pensar um instante”, beba água e volte pela situação da história. Uma pausa parece longa só para quem fala.',
    ['interview'],
    '/simulador-entrevista',
  ),
  guide(
    'about-you',
    'Guia: “fale sobre você”',
    '“Fale sobre você” pede um resumo de trabalho, e não a vida inteira. Um caminho que se acompanha tem três partes: o que você faz hoje ou fez por último, uma ou duas provas que interessam a esta vaga, e por que ela é o próximo passo. Um minuto e meio é bastante. Termine em uma frase que convide à pergunta seguinte, em vez de parar em “acho que é isso”.',
    ['interview'],
    '/simulador-entrevista',
  ),
  guide(
    'hard-questions',
    'Guia: perguntas difíceis',
    'Pergunta difícil costuma querer saber se você se conhece e se fala a verdade sem atacar ninguém. Para um defeito, escolha um real, que não impeça o trabalho, e conte o que faz para lidar com ele. Para uma saída ou demissão, diga o fato em uma frase, o que aprendeu em outra e volte para a vaga. Falar mal do lugar antigo deixa dúvida sobre quem fala.',
    ['interview'],
    '/simulador-entrevista',
  ),
  guide(
    'video-interview',
    'Guia: entrevista por vídeo',
    'Na entrevista por vídeo, o preparo é metade técnico. Na véspera, teste o endereço, o som e a luz, que deve vir da frente. Ponha a câmera na altura dos olhos e avise a casa. Deixe papel com três histórias ao lado da tela, em tópicos. Tenha o telefone de quem vai entrevistar: se a conexão cair, ligue e proponha continuar por ali. Casa simples não é problema; barulho que esconde a sua voz é.',
    ['interview'],
    '/simulador-entrevista',
  ),
  guide(
    'practical-test',
    'Guia: teste técnico ou prático',
    'Em um teste, quem avalia olha também o caminho. Antes de começar, pergunte o que será observado, o prazo e o que pode usar. Faça primeiro uma versão simples que funcione e só depois melhore. Diga em voz alta, ou por escrito, o que supôs e o que faria com mais tempo. Se o trabalho pedido é grande ou parece serviço de graça, combine um limite de horas antes de aceitar.',
    ['interview', 'job'],
    '/simulador-entrevista',
  ),
  guide(
    'group-exercise',
    'Guia: dinâmica de grupo',
    'Em uma dinâmica, conta menos quem fala mais e conta mais quem faz o grupo andar. Ouvir e retomar a ideia de alguém pelo nome, controlar o tempo, trazer quem está calado e resumir o que foi decidido são contribuições visíveis. Se a timidez pesa, fale cedo e pouco: uma frase nos primeiros minutos tira o peso das seguintes. Discordar é bem-vindo quando vem com alternativa.',
    ['interview'],
  ),
  guide(
    'after-a-no',
    'Guia: depois de um não',
    'Um não em processo seletivo mistura coisas suas e coisas que você nunca vai saber: verba, indicação interna, outra pessoa com mais tempo na função. Anote no mesmo dia as perguntas que lembra e onde a resposta saiu fraca. Peça retorno com uma pergunta só, fácil de responder. Muitas empresas não respondem, e as suas anotações continuam valendo. Mude um ponto antes da próxima entrevista.',
    ['interview', 'job'],
    '/simulador-entrevista',
  ),
  guide(
    'your-questions',
    'Guia: o que perguntar a quem entrevista',
    'As perguntas do fim servem para você decidir, e também mostram como você pensa. Boas perguntas só se respondem com exemplos: como é um dia comum aqui, o que a pessoa que entrar precisa resolver primeiro, o que fez a última sair ou crescer, como e quando vocês decidem. Leve três e faça as que ainda não foram respondidas. Salário e benefícios cabem quando a conversa chegar lá.',
    ['interview', 'job'],
    '/simulador-entrevista',
  ),
  guide(
    'private-questions',
    'Guia: perguntas sobre a vida pessoal',
    'Perguntas sobre filhos, casamento, religião, saúde ou política não dizem como alguém trabalha. Diante de uma delas, há três saídas honestas: responder à preocupação que está por trás, como horário ou viagem; perguntar com calma como aquilo se liga à função; ou dizer que prefere falar do trabalho. Nenhuma obriga a mentir nem a brigar. Depois, anote a pergunta, a data e quem a fez.',
    ['interview', 'conflict'],
  ),
];
