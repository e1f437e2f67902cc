import { complain, say } from '../terminal/print-messages.ts';
import { EXIT, runCompany } from './cli/run-company.ts';
import { openContext } from './project/open-context.ts';

/* `npm run company -- …`: companies, their seats and who manages them. */
const code = await runCompany(process.argv.slice(2), {
  open: (project) => openContext(project, process.env),
  say,
  complain,
}).catch((error: unknown) => {
  complain(
    `Isto não devia acontecer: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return EXIT.refused;
});
process.exit(code);
