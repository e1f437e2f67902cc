import { complain, say } from '../terminal/print-messages.ts';
import { discoverWorkspaces } from '../workspaces/discover.ts';
import { ROOT } from '../workspaces/paths.ts';
import { findHealthProblem } from './health-problem.ts';

/* `npm run health`: whether the platform of this machine answers, its pages and its backend. */
const workspaces = await discoverWorkspaces(ROOT);
const origin = workspaces.ok ? `http://localhost:${workspaces.value.shell.port}` : '';
const why = workspaces.ok ? await findHealthProblem(origin) : workspaces.error;
if (why === null) say(`${origin} está bem.`);
else complain(why);
process.exitCode = why === null ? 0 : 1;
