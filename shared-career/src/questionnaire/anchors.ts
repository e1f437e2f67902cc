/** What somebody would least like to give up in a job. */
export interface Anchor {
  readonly id: string;
  readonly label: string;
  readonly description: string;
}

/** Two sentences, one of which the person keeps. */
export interface AnchorPair {
  readonly id: string;
  readonly a: { readonly anchorId: string; readonly text: string };
  readonly b: { readonly anchorId: string; readonly text: string };
}

/** Eight anchors, after the idea of career anchors of Edgar Schein; names and texts are ours. */
export const ANCHORS: readonly Anchor[] = [
  {
    id: 'craft',
    label: 'Domínio do ofício',
    description: 'Ser referência no que faz e continuar se aprofundando.',
  },
  {
    id: 'leading',
    label: 'Liderança',
    description: 'Responder por pessoas e resultados, decidir e ver a equipe crescer.',
  },
  {
    id: 'freedom',
    label: 'Liberdade',
    description: 'Escolher como, quando e com quem trabalhar.',
  },
  {
    id: 'stability',
    label: 'Estabilidade',
    description: 'Renda previsível, direitos garantidos e um horizonte conhecido.',
  },
  {
    id: 'building',
    label: 'Criar algo próprio',
    description: 'Tirar do papel um negócio, um produto ou um projeto com a sua marca.',
  },
  {
    id: 'purpose',
    label: 'Propósito',
    description: 'Ver que o trabalho melhora a vida de alguém.',
  },
  {
    id: 'challenge',
    label: 'Desafio',
    description: 'Problemas difíceis, metas altas e novidade constante.',
  },
  {
    id: 'balance',
    label: 'Equilíbrio',
    description: 'Um trabalho que cabe na vida: família, saúde, estudo e descanso.',
  },
];

/** Twelve forced choices; each anchor stands in three, each time against another one. */
export const ANCHOR_PAIRS: readonly AnchorPair[] = [
  {
    id: 'p1',
    a: { anchorId: 'craft', text: 'Ser a pessoa que mais entende de um assunto.' },
    b: { anchorId: 'leading', text: 'Ser a pessoa que coordena quem entende do assunto.' },
  },
  {
    id: 'p2',
    a: { anchorId: 'freedom', text: 'Fazer meu próprio horário, mesmo com renda que varia.' },
    b: { anchorId: 'stability', text: 'Ter salário certo todo mês, mesmo com horário fixo.' },
  },
  {
    id: 'p3',
    a: { anchorId: 'building', text: 'Começar algo meu, que ainda não existe.' },
    b: { anchorId: 'purpose', text: 'Entrar numa organização cuja causa me move.' },
  },
  {
    id: 'p4',
    a: { anchorId: 'challenge', text: 'Aceitar a meta mais difícil da minha carreira.' },
    b: { anchorId: 'balance', text: 'Sair no horário e ter energia para o resto da vida.' },
  },
  {
    id: 'p5',
    a: { anchorId: 'stability', text: 'Um lugar onde eu possa ficar muitos anos.' },
    b: { anchorId: 'craft', text: 'Mudar de lugar sempre que houver mais a aprender no meu ofício.' },
  },
  {
    id: 'p6',
    a: { anchorId: 'leading', text: 'Decidir pela equipe e responder pelo que der errado.' },
    b: { anchorId: 'freedom', text: 'Responder só pelo meu trabalho e cuidar dele do meu jeito.' },
  },
  {
    id: 'p7',
    a: { anchorId: 'purpose', text: 'Um trabalho simples que ajuda alguém todos os dias.' },
    b: { anchorId: 'challenge', text: 'Um problema complexo, ainda que distante das pessoas.' },
  },
  {
    id: 'p8',
    a: { anchorId: 'balance', text: 'Crescer devagar, com tempo para quem amo.' },
    b: { anchorId: 'building', text: 'Dedicar noites e fins de semana a um projeto meu.' },
  },
  {
    id: 'p9',
    a: { anchorId: 'craft', text: 'Fazer um trabalho impecável, mesmo que poucos percebam.' },
    b: { anchorId: 'purpose', text: 'Fazer diferença para muita gente, mesmo sem perfeição.' },
  },
  {
    id: 'p10',
    a: { anchorId: 'challenge', text: 'Uma promoção para uma área que não conheço.' },
    b: { anchorId: 'leading', text: 'Uma promoção para comandar a área que já conheço.' },
  },
  {
    id: 'p11',
    a: { anchorId: 'freedom', text: 'Poder trabalhar de qualquer lugar.' },
    b: { anchorId: 'building', text: 'Ter a palavra final sobre o que será feito.' },
  },
  {
    id: 'p12',
    a: { anchorId: 'balance', text: 'Uma jornada menor, com salário um pouco menor.' },
    b: { anchorId: 'stability', text: 'Uma jornada cheia, com benefícios e garantia de emprego.' },
  },
];
