import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';

const CreateSchema = v.object({ config: v.unknown(), labels: v.record(v.string(), v.string()) });
const FilesSchema = v.object({ files: v.record(v.string(), v.string()) });
const CHANNEL = /^\/v1beta1\/sites\/[\w-]+\/(?:channels\/([\w-]+)\/)?releases$/;

interface StoredVersion {
  readonly name: string;
  readonly config: unknown;
  readonly labels: Readonly<Record<string, string>>;
  readonly files: Record<string, string>;
  status: 'CREATED' | 'FINALIZED';
}

/** The content of a channel: the version, and its files as served. */
export interface StandInRelease {
  readonly labels: Readonly<Record<string, string>>;
  readonly config: unknown;
  readonly files: ReadonlyMap<string, Buffer>;
}

interface StandIn {
  /** Is given each release before the call that makes it is answered. */
  readonly onRelease?: (channel: string, release: StandInRelease) => Promise<void>;
}

/**
 * A fake of the Hosting API with its rules: a file is requested once and identified by the hash of its compressed
 * bytes; a version is finalised before it is released; a channel is created before it is used. Everything is in
 * memory.
 */
export function createHostingStandIn({ onRelease = async () => undefined }: StandIn = {}) {
  const versions = new Map<string, StoredVersion>();
  const files = new Map<string, Buffer>();
  const channels = new Map<string, StoredVersion | null>([['live', null]]);
  let uploads = 0;
  let releasing: Promise<unknown> = Promise.resolve();

  const answer = async (method: string, url: URL, body: Buffer): Promise<readonly [number, object?]> => {
    const { pathname, searchParams } = url;
    const json = (): unknown => JSON.parse(body.toString('utf8'));
    const upload = /^\/upload\/([0-9a-f]{64})$/.exec(pathname)?.[1];
    if (upload !== undefined) {
      if (createHash('sha256').update(body).digest('hex') !== upload) return [400];
      uploads += 1;
      files.set(upload, body);
      return [200, {}];
    }
    const released = CHANNEL.exec(pathname);
    if (method === 'POST' && released) {
      const channel = released[1] ?? 'live';
      const version = versions.get(searchParams.get('versionName') ?? '');
      if (version?.status !== 'FINALIZED' || !channels.has(channel)) return [400];
      const release = releasing.then(() => onRelease(channel, releaseOf(version, files)));
      // One after another, as they came; one that failed does not hold up the next.
      releasing = release.catch(() => undefined);
      await release;
      channels.set(channel, version);
      return [200, {}];
    }
    const opened = /\/channels\/([\w-]+)$/.exec(pathname)?.[1] ?? searchParams.get('channelId');
    if (opened) {
      if (method === 'POST') channels.set(opened, channels.get(opened) ?? null);
      const version = channels.get(opened);
      if (version === undefined) return [404];
      const { name = '', labels = {} } = version ?? {};
      const release = version && { version: { name, labels } };
      return [200, { url: `https://site--${opened}.web.app`, ...(release && { release }) }];
    }
    const site = /^\/v1beta1\/(sites\/[\w-]+)\/versions$/.exec(pathname)?.[1];
    if (method === 'POST' && site !== undefined) {
      const name = `${site}/versions/v${versions.size + 1}`;
      versions.set(name, { name, ...v.parse(CreateSchema, json()), files: {}, status: 'CREATED' });
      return [200, { name }];
    }
    const [, name = '', action = ''] =
      /^\/v1beta1\/(sites\/[\w-]+\/versions\/\w+)(:populateFiles)?$/.exec(pathname) ?? [];
    const version = versions.get(name);
    if (!version) return [404];
    if (action === ':populateFiles') {
      Object.assign(version.files, v.parse(FilesSchema, json()).files);
      const missing = Object.values(version.files).filter((hash) => !files.has(hash));
      return [200, { uploadUrl: `${url.origin}/upload`, uploadRequiredHashes: [...new Set(missing)] }];
    }
    if (Object.values(version.files).some((hash) => !files.has(hash))) return [400];
    version.status = 'FINALIZED';
    return [200, { name }];
  };

  const handler: RequestListener = (req, res) => {
    const url = new URL(req.url ?? '/', `http://${req.headers.host ?? 'localhost'}`);
    void readBody(req)
      .then((body) => answer(req.method ?? 'GET', url, body))
      .catch((error: unknown) => [500, { error: String(error) }] as const)
      .then(([status, body]) => res.writeHead(status).end(JSON.stringify(body ?? {})));
  };
  const server = createServer(handler);
  return {
    /** The content of a channel; null before its first release. */
    released: (channel = 'live'): StandInRelease | null => {
      const version = channels.get(channel);
      return version ? releaseOf(version, files) : null;
    },
    /** How many files were sent. */
    uploads: (): number => uploads,
    /** Gives the address of the API. */
    listen: async (): Promise<string> => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const releaseOf = (version: StoredVersion, files: ReadonlyMap<string, Buffer>): StandInRelease => ({
  labels: version.labels,
  config: version.config,
  files: new Map(
    Object.entries(version.files).map(([path, hash]) => [path, gunzipSync(files.get(hash) ?? Buffer.of())]),
  ),
});

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
