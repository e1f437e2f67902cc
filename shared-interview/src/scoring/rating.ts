import type { Score, Shape } from '@aura/shared-domain';
import { RATING_STEPS, RESULT } from './table.ts';

/** Sentences that anchor the rungs of the scale, lowest first. */
const ANCHORS: Readonly<Record<Shape, readonly string[]>> = {
  story: [
    'Não encontrei com clareza a história inteira: o que aconteceu, o que você fez, no que deu.',
    'Encontrei parte da história; cabe mais do que você fez e do que mudou.',
    'Dá para seguir a história; cabem mais detalhes ou um resultado mais claro.',
    'História clara, com a sua ação e um resultado; falta pouco para ser convincente.',
    'História convincente: o que você fez, um resultado medido e detalhes que se conferem.',
  ],
  plan: [
    'Não há um plano: faltam os passos que você daria.',
    'Há uma intenção, mas os passos ou as prioridades não aparecem.',
    'Dá para seguir o raciocínio; faltam detalhes ou como saber se funcionou.',
    'Plano claro, com os passos que você daria; falta pouco para ser convincente.',
    'Plano convincente: os passos que você daria e como mediria se funcionou.',
  ],
  presentation: [
    'Não encontrei com clareza quem você é nem o que quer.',
    'Encontrei pouco que seja só seu: um exemplo, um lugar, um número.',
    'Dá para entender o que você diz; cabem um exemplo e a ligação com a vaga.',
    'Resposta clara e própria; falta pouco para ser convincente.',
    'Resposta direta e convincente, com um exemplo medido.',
  ],
};

/** The two highest rungs of an answer whose result was not found, or not measured: an anchor claims nothing else. */
const WITHOUT_RESULT: Readonly<Record<Shape, { readonly fourth: string; readonly fifth: string }>> = {
  story: {
    fourth: 'História clara, com o que você fez; falta dizer no que deu.',
    fifth: 'História convincente, com detalhes que se conferem; falta um resultado medido.',
  },
  plan: {
    fourth: 'Plano claro, com os passos que você daria; falta dizer como saberia que funcionou.',
    fifth: 'Plano convincente, com os passos que você daria; falta dizer como mediria.',
  },
  presentation: {
    fourth: 'Resposta clara e própria; falta um exemplo do que você já fez.',
    fifth: 'Resposta direta e convincente; falta um exemplo medido.',
  },
};

/** What anchors an answer that is held down whatever its parts. */
const HELD_DOWN: Readonly<Record<string, string>> = {
  rude: 'O tom da resposta pesa mais do que o que ela conta.',
  english: 'Dá para seguir o conteúdo; o inglês ainda atrapalha quem ouve.',
  unknowing: 'Uma resposta franca; falta um caso para contar.',
  generic: 'A resposta é geral: serviria para qualquer pessoa.',
  offTopic: 'Não reconheci na resposta o que foi perguntado.',
};

/** Rung of the behaviourally anchored scale, 1 to 5, and the sentence that anchors it. */
export function ratingOf(
  { value, dimensions, ceilings }: Pick<Score, 'value' | 'dimensions' | 'ceilings'>,
  shape: Shape,
): { rating: number; anchor: string } {
  const rating = 1 + RATING_STEPS.filter((step) => (value ?? 0) >= step).length;
  const held = ceilings.map(({ id }) => HELD_DOWN[id]).find((anchor) => anchor !== undefined);
  if (held !== undefined) return { rating, anchor: held };
  const result = dimensions.find(({ id }) => id === 'result')?.value ?? 0;
  const least = shape === 'presentation' ? RESULT.deedOnly : RESULT.qualitative;
  if (rating === 4 && result < least) return { rating, anchor: WITHOUT_RESULT[shape].fourth };
  if (rating === 5 && result < RESULT.quantified) return { rating, anchor: WITHOUT_RESULT[shape].fifth };
  return { rating, anchor: ANCHORS[shape][rating - 1] ?? '' };
}
