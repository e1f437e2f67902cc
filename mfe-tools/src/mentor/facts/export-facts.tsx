import type { MentorFact } from '@aura/shared-domain';
import { Button } from '@aura/shared-ui';
import { saveFile } from '@aura/shared-pages/download';

/** What is remembered, as a file for the person. */
export function ExportFacts({ facts }: { readonly facts: readonly MentorFact[] }) {
  const save = () =>
    saveFile('aura-o-que-o-mentor-sabe.json', JSON.stringify({ facts }, null, 2), 'application/json');
  return (
    <div>
      <Button variant="secondary" onClick={save}>
        Baixar em JSON
      </Button>
    </div>
  );
}
