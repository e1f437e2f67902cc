import type { RiasecLetter } from '@aura/shared-domain';

/** One work activity to rate from 1 (não gostaria nada) to 5 (gostaria muito). */
export interface InterestStatement {
  readonly id: string;
  readonly letter: RiasecLetter;
  readonly text: string;
}

/**
 * Our own 24 statements over the six interest types of Holland, four per letter: activities that people of any
 * schooling can picture, none tied to one gender or one level of pay. Order on screen: {@link INTEREST_ORDER}.
 */
export const INTEREST_STATEMENTS: readonly InterestStatement[] = [
  { id: 'r1', letter: 'R', text: 'Consertar um equipamento que parou de funcionar.' },
  {
    id: 'r2',
    letter: 'R',
    text: 'Passar a maior parte do dia em movimento ou ao ar livre, e não numa mesa.',
  },
  { id: 'r3', letter: 'R', text: 'Montar ou construir algo com as mãos e ver a peça pronta.' },
  { id: 'r4', letter: 'R', text: 'Operar uma máquina, um veículo ou uma ferramenta com precisão.' },
  { id: 'i1', letter: 'I', text: 'Investigar por que um problema continua voltando até achar a causa.' },
  { id: 'i2', letter: 'I', text: 'Comparar números e informações para chegar a uma conclusão.' },
  { id: 'i3', letter: 'I', text: 'Ler e pesquisar a fundo sobre um assunto que ainda não conheço.' },
  { id: 'i4', letter: 'I', text: 'Testar uma ideia para descobrir se ela funciona mesmo.' },
  { id: 'a1', letter: 'A', text: 'Criar um texto, um desenho, uma música ou um vídeo do zero.' },
  { id: 'a2', letter: 'A', text: 'Dar um jeito novo e bonito a um espaço, a um produto ou a uma página.' },
  { id: 'a3', letter: 'A', text: 'Trabalhar sem roteiro pronto, inventando o caminho.' },
  { id: 'a4', letter: 'A', text: 'Contar uma história que prenda a atenção das pessoas.' },
  { id: 's1', letter: 'S', text: 'Ensinar alguém a fazer algo, no ritmo dessa pessoa.' },
  { id: 's2', letter: 'S', text: 'Cuidar de quem está doente, inseguro ou passando por um momento difícil.' },
  { id: 's3', letter: 'S', text: 'Ouvir duas pessoas em conflito e ajudar as duas a se entenderem.' },
  { id: 's4', letter: 'S', text: 'Receber bem o público e resolver o que cada pessoa precisa.' },
  { id: 'e1', letter: 'E', text: 'Convencer alguém a comprar um produto ou a apoiar uma ideia.' },
  { id: 'e2', letter: 'E', text: 'Coordenar um grupo e responder pelo resultado dele.' },
  { id: 'e3', letter: 'E', text: 'Negociar preço, prazo ou condições até fechar um acordo.' },
  { id: 'e4', letter: 'E', text: 'Começar um negócio ou um projeto, mesmo com risco de não dar certo.' },
  {
    id: 'c1',
    letter: 'C',
    text: 'Organizar documentos, planilhas ou estoques para que tudo seja achado depressa.',
  },
  { id: 'c2', letter: 'C', text: 'Conferir valores e dados, linha por linha, até tudo bater.' },
  { id: 'c3', letter: 'C', text: 'Seguir um procedimento claro e manter o mesmo padrão todos os dias.' },
  { id: 'c4', letter: 'C', text: 'Planejar uma rotina com prazos, listas e controles.' },
];

/** Ids in the order to show them: the letters take turns, so that nobody rates four alike in a row. */
export const INTEREST_ORDER: readonly string[] = ['1', '2', '3', '4'].flatMap((round) =>
  ['r', 's', 'c', 'i', 'e', 'a'].map((letter) => letter + round),
);

/** Labels of the five degrees of agreement. */
export const INTEREST_SCALE: readonly { readonly value: 1 | 2 | 3 | 4 | 5; readonly label: string }[] = [
  { value: 1, label: 'Não gostaria nada' },
  { value: 2, label: 'Gostaria pouco' },
  { value: 3, label: 'Tanto faz' },
  { value: 4, label: 'Gostaria' },
  { value: 5, label: 'Gostaria muito' },
];

/** What each letter stands for, in words that finish "Você se interessa por…". */
export const INTEREST_LETTERS: Readonly<
  Record<RiasecLetter, { readonly label: string; readonly description: string }>
> = {
  R: { label: 'Realista', description: 'fazer, consertar e operar coisas concretas' },
  I: { label: 'Investigativo', description: 'entender causas, pesquisar e analisar' },
  A: { label: 'Artístico', description: 'criar e dar forma a ideias' },
  S: { label: 'Social', description: 'ensinar, cuidar e atender pessoas' },
  E: { label: 'Empreendedor', description: 'liderar, convencer e negociar' },
  C: { label: 'Convencional', description: 'organizar, conferir e manter o padrão' },
};
