/**
 * The emulators of this machine, seen as their owner: what a server or an operator would do to a person's data.
 * Values are those of Firestore's REST interface (`{ stringValue: 'x' }`).
 */
const PROJECT = 'demo-aura';
/** Name of the root of all documents, as the database's own answers begin. */
export const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const DOCUMENTS = `http://127.0.0.1:8080/v1/${ROOT}`;
const ACCOUNTS = `http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/projects/${PROJECT}`;
const OWNER = { Authorization: 'Bearer owner' };

type Value = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Value>>;

async function ask(
  url: string,
  method: string,
  body?: unknown,
  token = 'owner',
): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Puts other security rules in the place of those that the emulator has; the text of a rules file. */
export async function replaceRules(content: string): Promise<void> {
  const rules = { files: [{ name: 'firestore.rules', content }] };
  await ask(`http://127.0.0.1:8080/emulator/v1/projects/${PROJECT}:securityRules`, 'PUT', { rules });
}

/** Account id of an e-mail; null without an account. */
export async function accountId(email: string): Promise<string | null> {
  const found = await ask(`${ACCOUNTS}/accounts:lookup`, 'POST', { email: [email] });
  return (found['users'] as { localId: string }[] | undefined)?.[0]?.localId ?? null;
}

/** An account, as an operator could make it. */
interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  /** Claims of its tokens. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Makes an account whose address has been confirmed; its id. */
export async function createAccount({ claims, ...account }: NewAccount): Promise<string> {
  const made = await ask(`${ACCOUNTS}/accounts`, 'POST', { ...account, emailVerified: true });
  const localId = String(made['localId']);
  await ask(`${ACCOUNTS}/accounts:update`, 'POST', { localId, customAttributes: JSON.stringify(claims) });
  return localId;
}

/** How many e-mails with a link for another password the provider would have sent to an address. */
export async function passwordLinksFor(email: string): Promise<number> {
  const { oobCodes } = await ask(`http://127.0.0.1:9099/emulator/v1/projects/${PROJECT}/oobCodes`, 'GET');
  const sent = (oobCodes ?? []) as { email: string; requestType: string }[];
  return sent.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET').length;
}

/** The newest link that the provider would have sent to an address to confirm it. */
export async function confirmationLinkFor(email: string): Promise<string> {
  const { oobCodes } = await ask(`http://127.0.0.1:9099/emulator/v1/projects/${PROJECT}/oobCodes`, 'GET');
  const sent = (oobCodes ?? []) as { email: string; requestType: string; oobLink: string }[];
  const links = sent.filter((code) => code.email === email && code.requestType === 'VERIFY_EMAIL');
  return links.at(-1)?.oobLink ?? '';
}

/** Writes fields of a document and leaves the others alone. */
export async function patchDocument(path: string, fields: Fields): Promise<void> {
  const mask = Object.keys(fields)
    .map((name) => `updateMask.fieldPaths=${name}`)
    .join('&');
  await ask(`${DOCUMENTS}/${path}?${mask}`, 'PATCH', { fields });
}

/** Writes a document whole as the person whose token it is, within what the rules of the database allow them. */
export async function putOwnDocument(path: string, fields: Fields, idToken: string): Promise<void> {
  await ask(`${DOCUMENTS}/${path}`, 'PATCH', { fields }, idToken);
}

/** Writes fields of a document as the person whose token it is; fields that are named without a value go. */
export async function patchOwnDocument(
  path: string,
  fields: Fields,
  names: readonly string[],
  idToken: string,
): Promise<void> {
  const mask = names.map((name) => `updateMask.fieldPaths=${name}`).join('&');
  await ask(`${DOCUMENTS}/${path}?${mask}`, 'PATCH', { fields }, idToken);
}

/** Documents of a collection, also those that are only the parents of others. */
export async function listDocuments(collection: string): Promise<{ name: string; fields: Fields }[]> {
  const listed = await ask(`${DOCUMENTS}/${collection}?pageSize=300&showMissing=true`, 'GET');
  return (listed['documents'] as { name: string; fields: Fields }[] | undefined) ?? [];
}

/** Names of the collections below a document. */
export async function listCollections(path: string): Promise<readonly string[]> {
  const listed = await ask(`${DOCUMENTS}/${path}:listCollectionIds`, 'POST', {});
  return (listed['collectionIds'] as string[] | undefined) ?? [];
}

/** Fields of a document. */
export async function readDocument(path: string): Promise<Fields> {
  return ((await ask(`${DOCUMENTS}/${path}`, 'GET'))['fields'] ?? {}) as Fields;
}

/** Whether a document itself exists. */
export const documentExists = async (path: string): Promise<boolean> =>
  (await fetch(`${DOCUMENTS}/${path}`, { headers: OWNER })).ok;

export const text = (stringValue: string): Value => ({ stringValue });
export const time = (at: Date): Value => ({ timestampValue: at.toISOString() });
export const integer = (value: number): Value => ({ integerValue: String(value) });
export const flag = (booleanValue: boolean): Value => ({ booleanValue });
export const list = (...values: readonly Value[]): Value => ({ arrayValue: { values } });
export const map = (fields: Fields): Value => ({ mapValue: { fields } });

/** Fields of a document out of what is in them: texts, whole numbers, flags, nothing, and lists and maps of these. */
export const encodeFields = (data: object): Fields =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encode(value)]));

function encode(value: unknown): Value {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') return integer(value);
  if (typeof value === 'boolean') return flag(value);
  if (Array.isArray(value)) return list(...value.map(encode));
  return typeof value === 'object' && value !== null ? map(encodeFields(value)) : { nullValue: null };
}

/** Lets an account count as having shown that its address is its own. */
export const confirmAddress = (localId: string) =>
  ask(`${ACCOUNTS}/accounts:update`, 'POST', { localId, emailVerified: true });
