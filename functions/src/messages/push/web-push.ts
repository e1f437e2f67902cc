import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';

const CURVE = 'prime256v1';
/** Order of the curve's group: a private key is below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The key pair by which push services know this site (VAPID, RFC 8292). */
export interface PushKeys {
  /** As browsers take it to subscribe. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** The keys that follow from a secret; the same secret gives the same keys, or every device would have to ask again. */
export function derivePushKeys(secret: string): PushKeys {
  const wide = derive(Buffer.from(secret), Buffer.alloc(0), 'aura web push', 48);
  const scalar = (BigInt(`0x${wide.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: d.toString('base64url') };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

/** A browser's address at its push service, with the keys that only this browser can open. */
export interface Device {
  readonly endpoint: string;
  /** Public key and secret of the browser, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What is new for every message; given only to repeat the example of the RFC. */
interface Fresh {
  readonly salt: Buffer;
  readonly privateKey: Buffer | null;
}

/**
 * A text as only the device can read it (RFC 8291, one record of `aes128gcm`).
 * @throws if the device's keys are not on the curve
 */
export function makePushBody(
  { p256dh, auth }: Omit<Device, 'endpoint'>,
  text: string,
  { salt, privateKey }: Fresh = { salt: randomBytes(16), privateKey: null },
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const pair = createECDH(CURVE);
  if (privateKey) pair.setPrivateKey(privateKey);
  else pair.generateKeys();
  const ours = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const key = derive(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const content = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
  const cipher = createCipheriv('aes-128-gcm', content, derive(key, salt, 'Content-Encoding: nonce\0', 12));
  const record = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(4096);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, record, cipher.getAuthTag()]);
}

/** The push services of the browsers. Nothing is sent anywhere else: a device's address is given by its browser. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^(?:[\w-]+\.)?push\.apple\.com$/,
];

/** Whether an address is at a push service; in a demonstration also on this machine. */
export function isPushAddress(address: string, isDemo: boolean): boolean {
  if (address.length > 1000 || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  if (isDemo && protocol === 'http:' && hostname === '127.0.0.1') return true;
  return (
    protocol === 'https:' && port === '' && username === '' && SERVICES.some((one) => one.test(hostname))
  );
}

/** `gone`: the browser took its subscription back; `rejected`: never accepted; `later`: a retry may succeed. */
type PushDelivery = 'sent' | 'gone' | 'rejected' | 'later';
/** Passes a text to a device. Never throws because of the service's answer. */
export type PushTransport = (device: Device, text: string) => Promise<PushDelivery>;

export interface PushSettings {
  readonly keys: PushKeys;
  /** Whom a push service writes to about misuse. */
  readonly contact: string;
  readonly isDemo: boolean;
}

const WAIT_MS = 15_000;
const DAY_SECONDS = 24 * 60 * 60;

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Says who sends, to one push service for half a day. */
function signToken({ keys, contact }: PushSettings, endpoint: string, now: number): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + DAY_SECONDS / 2,
    sub: `mailto:${contact}`,
  };
  const words = `${encodePart({ typ: 'JWT', alg: 'ES256' })}.${encodePart(claims)}`;
  const signature = sign('sha256', Buffer.from(words), { key: keys.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${words}.${signature.toString('base64url')}`;
}

/** The text for a device; null if nobody can ever open it, because its keys are none. */
function tryPushBody(device: Device, text: string): Buffer | null {
  try {
    return makePushBody(device, text);
  } catch {
    return null;
  }
}

/** Sends by the Web Push protocol (RFC 8030). The service keeps a message for a device that is off for a day. */
export function createPushTransport(settings: PushSettings, now: () => Date): PushTransport {
  return async (device, text) => {
    const body = isPushAddress(device.endpoint, settings.isDemo) ? tryPushBody(device, text) : null;
    if (!body) return 'gone';
    try {
      const token = signToken(settings, device.endpoint, now().getTime());
      const { status } = await fetch(device.endpoint, {
        method: 'POST',
        headers: {
          authorization: `vapid t=${token}, k=${settings.keys.publicKey}`,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(DAY_SECONDS),
        },
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(WAIT_MS),
      });
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      return status === 429 || status >= 500 ? 'later' : 'rejected';
    } catch {
      return 'later';
    }
  };
}
