import { execFile } from 'node:child_process';
import { err, ok, type Result } from '@aura/shared-domain';
import { installPackage } from './install-package.ts';
import { findProgram } from './find-program.ts';
import { judgeJava, type JavaAnswer } from './java-version.ts';

const HOW = '(no Debian ou Ubuntu: "sudo apt-get install default-jre-headless") e tente de novo.';
const MISSING = `O emulador do Firestore precisa do Java 17 ou mais novo, que não foi encontrado. Instale-o ${HOW}`;

const VERSION_TIMEOUT_MS = 30_000;

/** Access to the machine. */
export interface JavaSource {
  /** Runs `java -version`. */
  readonly ask: () => Promise<JavaAnswer>;
  /** Tries to install Java; the result is determined by `ask` afterwards. */
  readonly install: () => Promise<unknown>;
}

const THIS_MACHINE: JavaSource = {
  ask: readJavaVersion,
  install: () => installPackage('default-jre-headless', 'o Java'),
};

/**
 * Makes sure that a recent `java` is available, and installs it if necessary and possible. The error is a sentence for
 * the terminal.
 */
export async function ensureJava({ ask, install }: JavaSource = THIS_MACHINE): Promise<Result<null, string>> {
  let state = judgeJava(await ask());
  if (state.kind === 'absent') {
    await install();
    state = judgeJava(await ask());
  }
  if (state.kind === 'absent') return err(MISSING);
  return state.kind === 'usable' ? ok(null) : err(describeTooOld(state.major));
}

const describeTooOld = (major: number): string =>
  `O Java deste computador é a versão ${major}, antiga demais para o emulador do Firestore, que precisa da 11 ou ` +
  `mais nova; a recomendada é a 17. Atualize-o ${HOW}`;

async function readJavaVersion(): Promise<JavaAnswer> {
  const java = await findProgram('java');
  if (!java) return { worked: false, output: '' };
  return new Promise((resolve) => {
    execFile(java, ['-version'], { timeout: VERSION_TIMEOUT_MS }, (error, stdout, stderr) => {
      resolve({ worked: !error, output: `${stdout}\n${stderr}` });
    });
  });
}
