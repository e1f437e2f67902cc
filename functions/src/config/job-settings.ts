import { CURATED_BOARDS } from '../generated/boards.ts';
import { BOARD_NAME, MAX_BOARDS } from '../jobs/sources/boards/board-limits.ts';
import { isAllowedAddress, isPublicAddress } from './allowed-address.ts';

/** Sources of job ads, and their index. */
export interface JobSettings {
  /** Whether the fictional ads that come with the platform are among them. */
  readonly sample: boolean;
  /** Null without both of its keys. */
  readonly adzuna: AdzunaSettings | null;
  readonly greenhouse: BoardsSettings;
  readonly lever: BoardsSettings;
  readonly ashby: BoardsSettings;
  readonly index: JobIndexSettings;
  /** Names of the variables with ignored invalid values. */
  readonly ignored: readonly string[];
}

export interface AdzunaSettings {
  readonly appId: string;
  readonly appKey: string;
  /** Null for the provider's own address, as everywhere here. */
  readonly baseUrl: string | null;
}

interface BoardsSettings {
  readonly boards: readonly { readonly name: string; readonly company: string }[];
  readonly baseUrl: string | null;
}

type JobIndexSettings =
  | { readonly kind: 'memory' }
  | { readonly kind: 'typesense'; readonly url: string; readonly key: string };

const BOARD = /^([^=]+)(?:=([^=]{1,80}))?$/;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads AURA_JOBS_SAMPLE (`on` or `off`; the fictional ads are on by default in a demo project only), ADZUNA_APP_ID
 * with ADZUNA_APP_KEY, and the boards of AURA_GREENHOUSE_BOARDS, AURA_LEVER_SITES and AURA_ASHBY_BOARDS: names as in
 * the boards' addresses, comma-separated, each with the employer's name after `=` if it differs (`acme=Acme
 * Indústria`); `off` for none. Without a value, the curated boards (content/job-boards.yaml) are read, except in a demo
 * project. ADZUNA_BASE_URL, AURA_GREENHOUSE_URL, AURA_LEVER_URL and AURA_ASHBY_URL replace a provider's address.
 * The index is in memory unless AURA_JOBS_INDEX is `typesense` and AURA_TYPESENSE_URL and AURA_TYPESENSE_KEY are set.
 * Without any value, a demo project has the fictional ads alone, and another one the curated boards alone.
 * @param isLocal whether this is a demo project: it may use plain HTTP to this machine
 */
export function readJobSettings(env: Env, isLocal: boolean): JobSettings {
  const ignored = new Set<string>();
  const address = (name: string, mayBeInner: boolean): string | null => {
    const value = readVariable(env, name);
    const isFit = isAllowedAddress(value, isLocal) && (mayBeInner || isPublicAddress(value));
    if (value === '' || isFit) return value || null;
    ignored.add(name);
    return null;
  };
  /** An index may be in the inner network; a source of ads is somebody else's, and is not let in there. */
  const source = (name: string): string | null => address(name, isLocal);
  const boards = (provider: keyof typeof CURATED_BOARDS, name: string, urlName: string): BoardsSettings => {
    const value = readVariable(env, name);
    const baseUrl = source(urlName);
    if (value === 'off') return { boards: [], baseUrl };
    if (value === '') return { boards: isLocal ? [] : CURATED_BOARDS[provider].map(toBoard), baseUrl };
    const entries = value.split(',').map((entry) => entry.trim());
    const given = entries.filter((entry) => entry !== '');
    const read = given.map(parseBoard).filter((board) => board !== null);
    const byName = new Map(read.map((board) => [board.name, board]));
    const kept = [...byName.values()].slice(0, MAX_BOARDS);
    if (kept.length < given.length) ignored.add(name);
    return { boards: kept, baseUrl };
  };
  const settings = {
    sample: isLocal
      ? readVariable(env, 'AURA_JOBS_SAMPLE') !== 'off'
      : readVariable(env, 'AURA_JOBS_SAMPLE') === 'on',
    adzuna: readAdzuna(env, source('ADZUNA_BASE_URL')),
    greenhouse: boards('greenhouse', 'AURA_GREENHOUSE_BOARDS', 'AURA_GREENHOUSE_URL'),
    lever: boards('lever', 'AURA_LEVER_SITES', 'AURA_LEVER_URL'),
    ashby: boards('ashby', 'AURA_ASHBY_BOARDS', 'AURA_ASHBY_URL'),
    index: indexOf(env, address('AURA_TYPESENSE_URL', true)),
  };
  if (!['', 'on', 'off'].includes(readVariable(env, 'AURA_JOBS_SAMPLE'))) ignored.add('AURA_JOBS_SAMPLE');
  if (!settings.adzuna) {
    for (const name of ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'])
      if (readVariable(env, name) !== '') ignored.add(name);
  }
  if (settings.index.kind === 'memory' && !['', 'memory'].includes(readVariable(env, 'AURA_JOBS_INDEX'))) {
    ignored.add('AURA_JOBS_INDEX');
  }
  return { ...settings, ignored: [...ignored] };
}

const readVariable = (env: Env, name: string): string => env[name]?.trim() ?? '';

function parseBoard(entry: string): { name: string; company: string } | null {
  const [, name, company] = BOARD.exec(entry) ?? [];
  return name && BOARD_NAME.test(name) ? { name, company: company?.trim() || makeTitle(name) } : null;
}

const toBoard = ({ board, company }: (typeof CURATED_BOARDS)['lever'][number]) => ({ name: board, company });

/** "acme-tecnologia" as people write it: all that is known of an employer whose name was not given. */
const makeTitle = (name: string): string =>
  name
    .split(/[-_]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
    .trim();

function readAdzuna(env: Env, baseUrl: string | null): AdzunaSettings | null {
  const [appId, appKey] = [readVariable(env, 'ADZUNA_APP_ID'), readVariable(env, 'ADZUNA_APP_KEY')];
  return appId && appKey ? { appId, appKey, baseUrl } : null;
}

function indexOf(env: Env, url: string | null): JobIndexSettings {
  const key = readVariable(env, 'AURA_TYPESENSE_KEY');
  const isWanted = readVariable(env, 'AURA_JOBS_INDEX') === 'typesense';
  return isWanted && url && key ? { kind: 'typesense', url, key } : { kind: 'memory' };
}
