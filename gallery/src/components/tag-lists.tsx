import { TagsField, useTags } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

const LIMITS = { max: 5, maxLength: 40 };

/** An empty list, one with entries, and one whose last entry was refused. */
export function TagLists() {
  const empty = useTags([], LIMITS);
  const filled = useTags(['Análise de dados', 'Gestão de projetos'], LIMITS);
  const refused = useTags(['Inglês'], LIMITS);
  return (
    <Sample title="Estados" note="Até cinco termos neste exemplo." layout="grid">
      <TagsField label="Idiomas" hint="Enter adiciona." state={empty} />
      <TagsField label="Competências" state={filled} />
      <TagsField
        label="Certificações"
        state={{ ...refused, problem: refused.problem ?? 'Este termo já está na lista.' }}
      />
    </Sample>
  );
}
