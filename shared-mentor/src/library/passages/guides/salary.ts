import type { Passage } from '../../passage.ts';
import { guide } from '../guide.ts';

/** What our own guides say on pay and offers. */
export const SALARY_GUIDES: readonly Passage[] = [
  guide(
    'market-range',
    'Guia: montar a sua faixa de mercado',
    'Não existe o salário do mercado; existe uma faixa que muda com cidade, porte da empresa, turno e tipo de contrato. Junte pelo menos cinco pontos parecidos com o seu caso: anúncios com valor, tabela do sindicato ou da convenção, guia salarial, uma conversa com alguém da função. Anote fonte e data, descarte o maior e o menor e veja onde os outros se concentram. Compare bruto com bruto e jornada com jornada.',
    ['salary', 'job', 'promotion'],
    '/buscador-vagas',
  ),
  guide(
    'expectation',
    'Guia: pretensão salarial',
    'A pretensão é uma resposta de trabalho, e não uma confissão. Antes de dizê-la, tenha a faixa que pesquisou e o mínimo que cobre as suas contas. Em formulário sem espaço para faixa, escreva um valor que você aceitaria bem; “a combinar” cabe quando o campo permite. Em conversa, pergunte primeiro a faixa da vaga. O que você ganha hoje é informação sua: pode responder com o que busca, sem inventar número.',
    ['salary', 'interview', 'job'],
  ),
  guide(
    'counteroffer',
    'Guia: contraproposta de quem você está deixando',
    'Quando a empresa atual cobre a proposta de fora, olhe menos para o número e mais para o motivo da sua saída. Se era só dinheiro, e o resto vai bem, ficar pode fazer sentido. Se era chefia, horário ou falta de futuro, pergunte o que muda além do salário, quem garante e em que data, por escrito. Decida em poucos dias e avise a outra empresa primeiro, com respeito: essa porta pode ser útil depois.',
    ['salary', 'job', 'transition'],
  ),
  guide(
    'refused-raise',
    'Guia: quando o aumento é negado',
    'Um não a um pedido de aumento pode querer dizer três coisas: não há dinheiro agora, faltou critério ou não há intenção. A mesma pergunta separa as três: o que precisa estar entregue, e em que data isso será revisto. Resposta com critério e data vira combinado, e cabe em um e-mail curto. Resposta vaga duas vezes seguidas também é informação, e dá a você liberdade para olhar em volta.',
    ['salary', 'promotion'],
  ),
  guide(
    'price-of-work',
    'Guia: quanto cobrar pelo seu serviço',
    'O preço de um serviço por conta própria precisa pagar mais que a hora de trabalho. Some material, transporte, impostos, as horas de conversa e orçamento, as semanas sem cliente e uma reserva. Divida pelas horas que de fato consegue vender no mês: esse é o seu mínimo por hora. Depois compare com o que cobram por perto. Quem pede desconto pode receber um serviço menor, e não o mesmo por menos.',
    ['salary', 'transition'],
  ),
  guide(
    'colleague-pay',
    'Guia: quando um colega ganha mais',
    'Saber que um colega ganha mais dói, mas o número dele é um ponto de partida, e não o argumento. Confira primeiro o que é comparável: cargo no registro, tempo, jornada, adicionais, tarefas. Na conversa, fale do seu trabalho e da faixa da função, e peça que a empresa explique os critérios. Não exponha a pessoa. Se a diferença não tiver explicação, o caminho é orientação do sindicato ou jurídica, com os papéis reunidos.',
    ['salary', 'conflict'],
  ),
];
