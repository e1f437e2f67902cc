import { renderResumeText } from '@aura/shared-career/render';
import { makeFit, type StoredResumeVersion } from '@aura/shared-domain';
import { formatFit } from '../../job-terms/fit-words.ts';
import { Comparison, type Compared } from '../../runs/comparison.tsx';
import { HOME_PATH } from '../paths.ts';

/** Two analyses of a CV beside each other. */
export const ComparePage = ({ ids }: { readonly ids: readonly string[] }) => (
  <Comparison
    tool="resume"
    toolName="Otimizador de currículo"
    ids={ids}
    home={HOME_PATH}
    partsOf={listParts}
  />
);

function listParts({ analysis, input }: StoredResumeVersion): Compared {
  if (!analysis) return { scores: [], text: renderResumeText(input.resume) };
  const match = analysis.match
    ? [
        {
          name: 'Combinação com a vaga',
          score: analysis.match.score,
          shown: formatFit(makeFit(analysis.match)),
        },
      ]
    : [];
  return { scores: [{ name: 'Qualidade', score: analysis.quality }, ...match], text: analysis.text };
}
