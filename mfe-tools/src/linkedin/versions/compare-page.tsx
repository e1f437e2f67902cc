import { Comparison } from '../../runs/comparison.tsx';
import { HOME_PATH } from '../paths.ts';

/** Two analyses of a profile beside each other. */
export const ComparePage = ({ ids }: { readonly ids: readonly string[] }) => (
  <Comparison
    tool="linkedin"
    toolName="Otimizador de LinkedIn"
    ids={ids}
    home={HOME_PATH}
    partsOf={({ analysis, input }) => ({
      scores: [{ name: 'Perfil', score: analysis.score }],
      text: analysis.text,
      goal: input.goal,
    })}
  />
);
