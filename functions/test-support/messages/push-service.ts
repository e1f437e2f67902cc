import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Device } from '../../src/messages/push/web-push.ts';

type Key = ReturnType<typeof createECDH>;

const derive = (from: Uint8Array, salt: Uint8Array, info: Uint8Array | string, size: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, size));

/** Opens a message as a browser does (RFC 8188 and 8291), with the browser's own key and secret. */
export function openPush(key: Key, auth: Buffer, body: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const shared = derive(key.computeSecret(sender), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** Whether the sender signed for this service, with the key that it names. */
function isSigned(header: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud?: unknown };
  const sealed = Buffer.from(signature, 'base64url');
  const given = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return aud === origin && verify('sha256', Buffer.from(`${head}.${claims}`), given, sealed);
}

/** A push service on this machine: it opens what browsers would, and answers as it is told. */
export async function startPushService() {
  const browsers = new Map<string, { readonly key: Key; readonly auth: Buffer }>();
  const shown: unknown[] = [];
  const answers = { next: (): number => 201 };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(request.url ?? '');
    const isKnown = isSigned(request.headers.authorization ?? '', origin);
    const status = isKnown ? (browser ? answers.next() : 410) : 403;
    if (status < 300 && browser)
      shown.push(JSON.parse(openPush(browser.key, browser.auth, Buffer.concat(chunks))));
    response.writeHead(status).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    shown,
    answers,
    /** A browser that subscribes. */
    subscribe(name: string): Device {
      const key = createECDH('prime256v1');
      key.generateKeys();
      const auth = Buffer.alloc(16, name);
      browsers.set(`/${name}`, { key, auth });
      return {
        endpoint: `${origin}/${name}`,
        p256dh: key.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    /** A browser that takes its subscription back. */
    leave: (name: string) => void browsers.delete(`/${name}`),
    stop: () => new Promise((done) => server.close(done)),
  };
}
