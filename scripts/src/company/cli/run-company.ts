import type { Result } from '@aura/shared-domain';
import { explainUnanswered } from '../../terminal/explain-unanswered.ts';
import { closeCommand } from '../close/close-command.ts';
import { createCommand } from '../create/create-command.ts';
import { listCommand } from '../list/list-command.ts';
import { grantCommand } from '../managers/grant-command.ts';
import { revokeCommand } from '../managers/revoke-command.ts';
import { changeSeats } from '../seats/seats-command.ts';
import type { Context } from './context.ts';
import { parseCommand, type Command } from './parse-command.ts';
import { USAGE, describeUsage } from './usage.ts';

export const EXIT = { done: 0, refused: 1, usage: 2 } as const;

interface Surroundings {
  /** Opens the project, once a command needs it; undefined for the emulators of this machine. */
  readonly open: (project: string | undefined) => Promise<Result<Context, string>>;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Runs one command line. Gives the exit code. */
export async function runCompany(
  args: readonly string[],
  { open, say, complain }: Surroundings,
): Promise<number> {
  const line = parseCommand(args);
  if (!line.ok) {
    complain(`${line.error}\n\n${describeUsage(args[0])}`);
    return EXIT.usage;
  }
  const { command, project } = line.value;
  if (command.kind === 'help') {
    say(USAGE);
    return EXIT.done;
  }
  const context = await open(project);
  const result = context.ok ? await run(command, context.value).catch(explainUnanswered) : context;
  if (result.ok) say(result.value);
  else complain(result.error);
  return result.ok ? EXIT.done : EXIT.refused;
}

type Deed = Exclude<Command, { kind: 'help' }>;

/** The text that a command ends with, or why it was refused. */
function run(command: Deed, context: Context): Promise<Result<string, string>> {
  switch (command.kind) {
    case 'create':
      return createCommand(context, command);
    case 'seats':
      return changeSeats(context, command);
    case 'grant':
      return grantCommand(context, command);
    case 'revoke':
      return revokeCommand(context, command);
    case 'close':
      return closeCommand(context, command);
    case 'list':
      return listCommand(context);
  }
}
