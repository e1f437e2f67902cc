import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a local port that can be cut while something is being said. */
export interface CutLine {
  readonly port: number;
  /** Breaks every connection there is; new ones are taken. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

/** Decides before each piece of data passes; a piece that may not pass breaks its connection. */
interface Watch {
  readonly mayAsk?: () => boolean;
  readonly mayAnswer?: () => boolean;
}

/** @param findPort the port for the next connection */
export async function startCutLine(
  findPort: () => number | Promise<number>,
  { mayAsk, mayAnswer }: Watch = {},
): Promise<CutLine> {
  const sockets = new Set<Socket>();
  const join = (near: Socket, far: Socket): void => {
    for (const [one, other, mayPass] of [
      [near, far, mayAsk],
      [far, near, mayAnswer],
    ] as const) {
      sockets.add(one);
      one.on('data', () => {
        if (mayPass?.() !== false) return;
        near.resetAndDestroy();
        far.resetAndDestroy();
      });
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  };
  const server = createServer((near) => {
    // Someone who hangs up while the port is being found is no error.
    near.on('error', () => undefined);
    void Promise.resolve(findPort()).then((port) => join(near, connect(port, '127.0.0.1')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
