import * as v from 'valibot';
import type { ServingConfig } from './serving-config.ts';

/** A version that a channel of a site answers with. */
export interface Version {
  /** `sites/SITE/versions/ID`. */
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** A version to create. */
interface NewVersion {
  readonly config: ServingConfig;
  readonly labels: Readonly<Record<string, string>>;
  /** Path in the site → hash of the compressed file. */
  readonly files: Readonly<Record<string, string>>;
  /** Gives a compressed file, where Hosting does not have it yet. */
  readonly read: (hash: string) => Promise<Uint8Array>;
}

/** One site at Hosting. Rejects if the service is unreachable. */
export interface Hosting {
  /** The content of a channel; null if it does not exist or was never released. */
  readonly released: (channel: string) => Promise<Version | null>;
  /** Makes a version with its files, ready to be released. */
  readonly prepare: (version: NewVersion) => Promise<string>;
  /** From now on the channel answers with a version. */
  readonly release: (version: string, channel: string) => Promise<void>;
  /** Opens a channel for some days, or opens it for longer. Gives its address. */
  readonly openChannel: (channel: string, days: number) => Promise<string>;
}

interface HostingApi {
  readonly site: string;
  /** Address of the API, without a final slash. */
  readonly api?: string;
  /** Says who asks. */
  readonly accessToken: () => Promise<string>;
  readonly fetch?: typeof globalThis.fetch;
}

const GOOGLE = 'https://firebasehosting.googleapis.com';
const PATIENCE_MS = 60_000;
/** Files of one call. Source: Firebase Hosting REST API, `versions.populateFiles`. */
const FILES_AT_ONCE = 1_000;
const UPLOADS_AT_ONCE = 8;

const VersionSchema = v.object({
  name: v.string(),
  labels: v.optional(v.record(v.string(), v.string()), {}),
});
const ChannelSchema = v.object({
  url: v.optional(v.string(), ''),
  release: v.optional(v.object({ version: v.optional(VersionSchema) })),
});
const PopulatedSchema = v.object({
  uploadUrl: v.optional(v.string(), ''),
  uploadRequiredHashes: v.optional(v.array(v.string()), []),
});

/** A site at the Hosting API. */
export function openHosting({
  site,
  api = GOOGLE,
  accessToken,
  fetch = globalThis.fetch,
}: HostingApi): Hosting {
  const ask = async (method: string, url: string, body?: object | Uint8Array): Promise<Response> => {
    const isFile = body instanceof Uint8Array;
    return fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${await accessToken()}`,
        ...(body && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  };
  const call = async <S extends v.GenericSchema>(
    schema: S,
    method: string,
    path: string,
    body?: object,
  ): Promise<v.InferOutput<S>> => {
    const response = await ask(method, `${api}/v1beta1/${path}`, body);
    if (!response.ok) throw new Error(`Hosting: ${method} ${path} answered ${response.status}`);
    return v.parse(schema, await response.json());
  };
  const channelOf = (channel: string): string => `sites/${site}/channels/${channel}`;

  return {
    async released(channel) {
      const response = await ask('GET', `${api}/v1beta1/${channelOf(channel)}`);
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`Hosting: channel ${channel} answered ${response.status}`);
      return v.parse(ChannelSchema, await response.json()).release?.version ?? null;
    },

    async prepare({ config, labels, files, read }) {
      const { name } = await call(VersionSchema, 'POST', `sites/${site}/versions`, { config, labels });
      const all = Object.entries(files);
      for (let start = 0; start < all.length; start += FILES_AT_ONCE) {
        const batch = Object.fromEntries(all.slice(start, start + FILES_AT_ONCE));
        const asked = await call(PopulatedSchema, 'POST', `${name}:populateFiles`, { files: batch });
        const { uploadUrl, uploadRequiredHashes: left } = asked;
        for (let at = 0; at < left.length; at += UPLOADS_AT_ONCE) {
          const uploads = left.slice(at, at + UPLOADS_AT_ONCE).map(async (hash) => {
            const answer = await ask('POST', `${uploadUrl}/${hash}`, await read(hash));
            if (!answer.ok) throw new Error(`Hosting: the upload of ${hash} answered ${answer.status}`);
          });
          await Promise.all(uploads);
        }
      }
      const status = { status: 'FINALIZED' };
      await call(VersionSchema, 'PATCH', `${name}?update_mask=status`, status);
      return name;
    },

    async release(version, channel) {
      const of = channel === 'live' ? `sites/${site}` : channelOf(channel);
      await call(v.unknown(), 'POST', `${of}/releases?versionName=${encodeURIComponent(version)}`, {});
    },

    async openChannel(channel, days) {
      const ttl = `${days * 24 * 60 * 60}s`;
      const known = await ask('GET', `${api}/v1beta1/${channelOf(channel)}`);
      const { url } =
        known.status === 404
          ? await call(ChannelSchema, 'POST', `sites/${site}/channels?channelId=${channel}`, { ttl })
          : await call(ChannelSchema, 'PATCH', `${channelOf(channel)}?update_mask=ttl`, { ttl });
      return url;
    },
  };
}
