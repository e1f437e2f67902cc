import type { MentorFact } from '@aura/shared-domain';
import { Button } from '@aura/shared-ui';
import { downloadText } from '../../downloads/download.ts';

/** What is remembered, as a file for the person. */
export function ExportFacts({ facts }: { readonly facts: readonly MentorFact[] }) {
  const save = () =>
    downloadText(JSON.stringify({ facts }, null, 2), 'aura-o-que-o-mentor-sabe.json', 'application/json');
  return (
    <div>
      <Button variant="secondary" onClick={save}>
        Baixar em JSON
      </Button>
    </div>
  );
}
