import { parseArgs, type ParseArgsConfig } from 'node:util';
import { err, ok } from '@aura/shared-domain';

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

/** Reads the options of a command line. The error says what is wrong, and how the command is used. */
export function readArguments<O extends OptionsConfig>(args: readonly string[], options: O, usage: string) {
  try {
    return ok(parseArgs({ args: [...args], allowNegative: true, options }).values);
  } catch (error) {
    return err(`${messageOf(error)}\n${usage}`);
  }
}

/** Ends the command with what is wrong, and how it is used. */
export function fail(message: string, usage: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(1);
}

/** What is read; where that throws, the command ends with why. */
export function readOrFail<T>(read: () => T, usage: string): T {
  try {
    return read();
  } catch (error) {
    return fail(messageOf(error), usage);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'Bad arguments.');
