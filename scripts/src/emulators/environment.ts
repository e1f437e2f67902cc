import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCAL } from '../workspaces/paths.ts';

const FAR_FUTURE_MS = 32_503_680_000_000;
/**
 * Compiling what runs often once more, and collecting garbage beside it, took more than half of the processor time of
 * the Firestore emulator in the backend tests (45 to 19 s): it never lives long enough to earn that back.
 */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** Environment of firebase-tools. Without it the tool asks the network for news, updates and metadata. */
export async function prepareToolsEnvironment(): Promise<NodeJS.ProcessEnv> {
  const config = join(LOCAL, 'xdg');
  await mkdir(join(config, 'configstore'), { recursive: true });
  const news = { motd: { fetched: FAR_FUTURE_MS } };
  await writeFile(join(config, 'configstore/firebase-tools.json'), JSON.stringify(news));
  return {
    ...process.env,
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    XDG_CONFIG_HOME: config,
  };
}

/**
 * Environment of the emulators. Left alone, they start one process per concurrent request (firebase-tools #5503), and
 * give up on one that has not loaded after half a minute without ending it: on a busy machine each of those makes the
 * next ones slower, until none comes up.
 * @param jar path of the Firestore emulator
 * @param settings what the functions read besides what this process has
 */
export async function prepareEmulatorEnvironment(
  jar: string,
  settings: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  return {
    ...(await prepareToolsEnvironment()),
    ...settings,
    FIRESTORE_EMULATOR_BINARY_PATH: jar,
    JAVA_TOOL_OPTIONS: `${JAVA_OPTIONS} ${process.env['JAVA_TOOL_OPTIONS'] ?? ''}`.trim(),
    FUNCTIONS_EMULATOR_PARALLEL: '4',
    FUNCTIONS_DISCOVERY_TIMEOUT: '600',
    // Each process of the functions compiles the same five megabytes.
    NODE_COMPILE_CACHE: join(LOCAL, 'compiled'),
  };
}
