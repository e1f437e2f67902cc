import * as v from 'valibot';
import type { Cloud } from './cloud.ts';

/** The stored fields of an account: those that the account service can import. The password is a hash. */
export const AccountSchema = v.object({
  localId: v.pipe(v.string(), v.nonEmpty()),
  email: v.optional(v.string()),
  emailVerified: v.optional(v.boolean()),
  passwordHash: v.optional(v.string()),
  salt: v.optional(v.string()),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  phoneNumber: v.optional(v.string()),
  disabled: v.optional(v.boolean()),
  customAttributes: v.optional(v.string()),
  createdAt: v.optional(v.string()),
  lastLoginAt: v.optional(v.string()),
  providerUserInfo: v.optional(v.array(v.record(v.string(), v.unknown()))),
  mfaInfo: v.optional(v.array(v.record(v.string(), v.unknown()))),
});
export type BackupAccount = v.InferOutput<typeof AccountSchema>;

/** How the hashes of passwords are made: without it they are worth nothing in another project. */
export const HashSchema = v.object({
  algorithm: v.string(),
  signerKey: v.string(),
  saltSeparator: v.string(),
  rounds: v.number(),
  memoryCost: v.number(),
});
export type HashSettings = v.InferOutput<typeof HashSchema>;

const PageSchema = v.object({
  users: v.optional(v.array(AccountSchema), []),
  nextPageToken: v.optional(v.string()),
});
const SettingsSchema = v.object({
  signIn: v.optional(v.object({ hashConfig: v.optional(v.unknown()) })),
});
const OutcomeSchema = v.object({
  error: v.optional(v.array(v.object({ index: v.optional(v.number(), 0), message: v.string() })), []),
});

/** Accounts read or written per request. */
const PAGE = 500;

/** Every account of the project. */
export async function* readAccounts(cloud: Cloud): AsyncGenerator<BackupAccount> {
  let token = '';
  do {
    const query = `maxResults=${PAGE}${token && `&nextPageToken=${encodeURIComponent(token)}`}`;
    const path = `v1/projects/${cloud.project}/accounts:batchGet?${query}`;
    const page: v.InferOutput<typeof PageSchema> = await cloud.accounts(path, null, PageSchema);
    yield* page.users;
    token = page.users.length > 0 ? (page.nextPageToken ?? '') : '';
  } while (token);
}

/** Whether the project has no account at all. */
export async function hasNoAccount(cloud: Cloud): Promise<boolean> {
  const path = `v1/projects/${cloud.project}/accounts:batchGet?maxResults=1`;
  return (await cloud.accounts(path, null, PageSchema)).users.length === 0;
}

/** How the project makes hashes of passwords; null in the emulator, which makes none. */
export async function readHashSettings(cloud: Cloud): Promise<HashSettings | null> {
  const { signIn } = await cloud.accounts(`v2/projects/${cloud.project}/config`, null, SettingsSchema);
  const parsed = v.safeParse(HashSchema, signIn?.hashConfig);
  return parsed.success ? parsed.output : null;
}

/** Writes accounts over those with their ids. Returns their number; throws if the service refuses one. */
export async function writeAccounts(
  cloud: Cloud,
  accounts: AsyncIterable<BackupAccount>,
  hash: HashSettings | null,
): Promise<number> {
  let written = 0;
  let users: BackupAccount[] = [];
  const send = async (): Promise<void> => {
    if (users.length === 0) return;
    const { algorithm: hashAlgorithm, ...settings } = hash ?? {};
    const body = { users, allowOverwrite: true, ...(hash && { hashAlgorithm, ...settings }) };
    const path = `v1/projects/${cloud.project}/accounts:batchCreate`;
    const { error } = await cloud.accounts(path, body, OutcomeSchema);
    const [first] = error;
    if (first) throw new Error(`account ${users[first.index]?.localId}: ${first.message}`);
    written += users.length;
    users = [];
  };
  for await (const account of accounts) {
    users.push(account);
    if (users.length === PAGE) await send();
  }
  await send();
  return written;
}
