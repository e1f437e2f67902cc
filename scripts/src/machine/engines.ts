import { findProgram } from './find-program.ts';
import { installPackage } from './install-package.ts';

export type EngineName = 'firefox' | 'webkit';

interface Program {
  readonly names: readonly string[];
  /** The Debian package that has it. */
  readonly debian: string;
}

const PROGRAMS: Readonly<Record<EngineName, readonly Program[]>> = {
  firefox: [{ names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' }],
  webkit: [
    { names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
    { names: ['Xvfb'], debian: 'xvfb' },
  ],
};

/** The programs of an engine, in the order of their packages, and the packages of those that are missing. */
export interface FoundEngine {
  readonly programs: readonly string[];
  readonly missing: readonly string[];
}

/** Finds what drives another browser engine than Chromium, and installs what is missing where possible. */
export async function findEngine(name: EngineName): Promise<FoundEngine> {
  const programs: string[] = [];
  const missing: string[] = [];
  for (const { names, debian } of PROGRAMS[name]) {
    const found =
      (await findFirst(names)) ?? ((await installPackage(debian, debian)) ? await findFirst(names) : null);
    if (found) programs.push(found);
    else missing.push(debian);
  }
  return { programs, missing };
}

async function findFirst(names: readonly string[]): Promise<string | null> {
  for (const name of names) {
    const path = await findProgram(name);
    if (path) return path;
  }
  return null;
}
