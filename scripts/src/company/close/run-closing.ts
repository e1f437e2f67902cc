import { execFile } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { ClosingAnswerSchema, type ClosingAnswer } from '@aura/shared-company';
import { ROOT } from '../../workspaces/paths.ts';

/** Closes a company, or counts what that would take. Throws what the backend's command failed with. */
export type Close = (companyId: string, deed: 'count' | 'close') => Promise<ClosingAnswer>;

const COMMAND = join(ROOT, 'functions/src/company/closing/main.ts');

/** Runs the backend's command for closing companies of a project, in a separate process with this one's rights. */
export const closingIn =
  (project: string, env: NodeJS.ProcessEnv): Close =>
  (companyId, deed) =>
    new Promise((resolve, reject) => {
      const args = [COMMAND, project, companyId, deed];
      execFile(process.execPath, args, { cwd: ROOT, env }, (failed, stdout, stderr) => {
        if (failed) reject(new Error(stderr.trim() || failed.message));
        else resolve(v.parse(ClosingAnswerSchema, JSON.parse(stdout)));
      });
    });
