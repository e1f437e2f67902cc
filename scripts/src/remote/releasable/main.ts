import { complain } from '../../terminal/print-messages.ts';
import { ROOT } from '../../workspaces/paths.ts';
import { explainNotReleasable } from './explain-not-releasable.ts';

/* `nx releasable mfe-NAME`: whether the build in the folder that this runs in could be published. */

const refused = await explainNotReleasable(ROOT, process.cwd());
if (refused !== null) {
  complain(refused);
  process.exit(1);
}
