import type { Result } from '@aura/shared-domain';
import { blockCommand } from '../change/block-command.ts';
import { promoteCommand } from '../change/promote-command.ts';
import { retireCommand } from '../change/retire-command.ts';
import { rollbackCommand } from '../change/rollback-command.ts';
import { tellHistory } from '../history/history-command.ts';
import { addOwnerCommand, listOwnersCommand } from '../owner/owner-commands.ts';
import { previewCommand } from '../publish/preview-command.ts';
import { publishCommand } from '../publish/publish-command.ts';
import { stageCommand } from '../publish/stage-command.ts';
import type { Context } from './context.ts';
import { parseCommand, type Command, type Tool } from './parse-command.ts';
import { USAGE, describeUsage } from './usage.ts';

export const EXIT = { done: 0, refused: 1, usage: 2 } as const;

interface Surroundings {
  /** Opens the store and the rest, once a command needs them. */
  readonly open: () => Promise<Result<Context, string>>;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Runs one command line. Gives the exit code. */
export async function runRemote(
  args: readonly string[],
  { open, say, complain, signal }: Surroundings,
): Promise<number> {
  const command = parseCommand(args);
  if (!command.ok) {
    complain(`${command.error}\n\n${describeUsage(args[0])}`);
    return EXIT.usage;
  }
  if (command.value.kind === 'help') {
    say(USAGE);
    return EXIT.done;
  }
  if (command.value.kind === 'tool') return runTool(command.value.tool, command.value.args, signal);
  const context = await open();
  const result = context.ok ? await run(command.value, context.value, signal) : context;
  if (result.ok) say(result.value);
  else complain(result.error);
  return result.ok ? EXIT.done : EXIT.refused;
}

type Change = Exclude<Command, { kind: 'help' | 'tool' }>;

/** The text that a command ends with, or why it was refused. */
function run(command: Change, context: Context, signal: AbortSignal): Promise<Result<string, string>> {
  switch (command.kind) {
    case 'publish':
      return publishCommand(context, command, signal);
    case 'stage':
      return stageCommand(context, command, signal);
    case 'promote':
      return promoteCommand(context, command);
    case 'rollback':
      return rollbackCommand(context, command);
    case 'preview':
      return previewCommand(context, command, signal);
    case 'retire':
      return retireCommand(context, command);
    case 'block':
      return blockCommand(context, command);
    case 'owner-add':
      return addOwnerCommand(context, command);
    case 'owner-list':
      return listOwnersCommand(context);
    case 'history':
      return tellHistory(context, command);
  }
}

/** Tools are loaded on demand: some import a browser or the database. */
async function runTool(tool: Tool, args: readonly string[], signal: AbortSignal): Promise<number> {
  switch (tool) {
    case 'guard':
      return (await import('../guard/guard-command.ts')).run(args, signal);
    case 'doctor':
      return (await import('../doctor/doctor-command.ts')).run(args, signal);
    case 'new':
      return (await import('../new/new-command.ts')).run(args, signal);
    case 'adopt':
      return (await import('../adopt/adopt-command.ts')).run(args);
  }
}
