/* `npm run backend:parts`: composes what the features in `functions/src` declare into the files that are deployed. */
import { complain, say } from '../terminal/print-messages.ts';
import { ROOT } from '../workspaces/paths.ts';
import { writeComposed } from './compose-backend.ts';

const written = writeComposed(ROOT);
if (!written.ok) {
  complain(written.error);
  process.exitCode = 1;
} else {
  say(written.value.length === 0 ? '✔ Nada a mudar.' : `✔ Atualizado: ${written.value.join(', ')}`);
}
